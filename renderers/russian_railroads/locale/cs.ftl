# Obrázky Russian Railroads. Písmeno nese kolejnice té barvy: jedno velké, pět různých.
board-russian-railroads-letter-black = Č
board-russian-railroads-letter-grey = Š
board-russian-railroads-letter-brown = H
board-russian-railroads-letter-natural = Z
board-russian-railroads-letter-white = B
board-russian-railroads-turn-draft = { $name } vybírá počáteční prémii
board-russian-railroads-turn-actions = Na tahu: { $name }
board-russian-railroads-turn-reuse = { $name } může znovu použít dělníka
board-russian-railroads-phase-draft = Počáteční prémie
board-russian-railroads-phase-actions = Akce
board-russian-railroads-phase-reuse = Další využití dělníků
board-russian-railroads-phase-final = Závěrečné vyhodnocení
board-russian-railroads-phase-over = Konec partie
board-russian-railroads-won = { $count ->
    [1] { $names } vítězí
   *[other] { $names } sdílejí vítězství
}
board-russian-railroads-any-colour = libovolná
board-russian-railroads-doublers = zdvojnásobení: pole se počítá dvakrát
board-russian-railroads-doublers-short = zdvojnásobení
board-russian-railroads-next-round = Příští kolo
board-russian-railroads-engineers = Inženýři
board-russian-railroads-tokens = Žetony ?
board-russian-railroads-bonuses = Cílové bonusy
board-russian-railroads-phase-order = Pořadí na tahu
board-russian-railroads-phase-scoring = Vyhodnocení

# Co obrázek ukazuje, pro toho, kdo ho nevidí. Celkem nejvýš 1024 znaků, tedy krátce.
board-russian-railroads-alt-head = Russian Railroads, kolo { $round }/{ $rounds }. { $sentence }.
board-russian-railroads-alt-player = { $name } ({ $shape }): body: { $vp }, při vyhodnocení +{ $due }; { $supply }.
board-russian-railroads-alt-passed = { $name } ({ $shape }): body: { $vp }, při vyhodnocení +{ $due }; už pasuje; { $supply }.
board-russian-railroads-alt-workers = dělníci { $workers }/{ $owned }
board-russian-railroads-alt-temporary = sezónní dělníci { $workers }
board-russian-railroads-alt-black = černý dělník
board-russian-railroads-alt-coins = mince { $coins }
board-russian-railroads-alt-board = { $name }: { $routes }.
board-russian-railroads-alt-route = { $route } { $rails }, lokomotivy { $reach }
board-russian-railroads-alt-rail = { $letter }{ $space }
board-russian-railroads-alt-industry = průmysl { $places }
board-russian-railroads-alt-taken = Obsazená akční pole: { $taken }/{ $all }.
board-russian-railroads-alt-supply = Nejnižší lokomotiva: { $number }. Zbývá žetonů zdvojnásobení: { $doublers }. Zbývá karet cílových bonusů: { $cards }.
board-russian-railroads-alt-engineers = { $name }, inženýři: { $numbers }.
board-russian-railroads-alt-cards = { $name }, karty cílových bonusů: { $cards }.
board-russian-railroads-alt-final = { $name } ({ $shape }): body: { $vp } ({ $sources }).

# Vysvětlivky: každý znak, málo slovy
board-russian-railroads-key = Co znamenají symboly
board-russian-railroads-key-rail = { $vp ->
    [0] { $colour }: otevírá cestu ostatním
   *[other] { $colour }: { $vp } VB za pole
}
board-russian-railroads-key-any = krok libovolnou kolejnicí
board-russian-railroads-key-either = krok jednou z těchto dvou barev
board-russian-railroads-key-trail = položená trať, až po kolejnici
board-russian-railroads-key-reach = dosah: až sem trať boduje
board-russian-railroads-key-loco = vzít nejnižší lokomotivu
board-russian-railroads-key-factory = postavit továrnu
board-russian-railroads-key-loco-or-factory = lokomotiva nebo továrna
board-russian-railroads-key-notch = výřez: nejdřív sem patří továrna
board-russian-railroads-key-industry = krok na liště průmyslového rozvoje
board-russian-railroads-key-second-marker = druhý ukazatel průmyslu
board-russian-railroads-key-doubler = zdvojnásobení: pole se počítá dvakrát
board-russian-railroads-key-times = celá trať se počítá dvakrát
board-russian-railroads-key-slots = cena: dělník (nebo mince), jen mince
board-russian-railroads-key-worker = další dělník natrvalo
board-russian-railroads-key-temporary = sezónní dělníci, na toto kolo
board-russian-railroads-key-piece-temporary = sezónní dělník některého hráče
board-russian-railroads-key-piece-black = černý dělník: krok černou navíc
board-russian-railroads-key-coin = mince: zastoupí dělníka
board-russian-railroads-key-repeat = zopakovat akci za jednoho dělníka
board-russian-railroads-key-multi-use = pro všechny, i opakovaně
board-russian-railroads-key-engineer = najmout inženýra
board-russian-railroads-key-own-engineer = vlastní inženýr, podle čísla
board-russian-railroads-key-hire = pole pro najmutí inženýra
board-russian-railroads-key-claim = místo v pořadí na tahu
board-russian-railroads-key-passed = už pasuje
board-russian-railroads-key-question = žeton ? nebo pole ?
board-russian-railroads-key-question-card = karta ?
board-russian-railroads-key-end-bonus = karta cílového bonusu nebo 10 VB
board-russian-railroads-key-points = vítězné body (VB)
board-russian-railroads-key-points-off = VB, na které zatím nedosáhneš
board-russian-railroads-key-engineer-sum = VB: součet čísel tvých inženýrů
board-russian-railroads-key-loco-sum = VB: součet 2 nejlepších lokomotiv
board-russian-railroads-key-medal = Kyjevská medaile: VB v každém vyhodnocení
board-russian-railroads-key-revaluation = hnědá, bezbarvá a bílá mají vyšší cenu
board-russian-railroads-key-option = možnost, číslo jako v seznamu
board-russian-railroads-key-plan = celý plán, a kde končí
board-russian-railroads-key-changed = právě se změnilo
