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
board-russian-railroads-head-lookahead = Další inženýři
board-russian-railroads-head-lookahead-short = Další
board-russian-railroads-head-variable = Pro všechny
board-russian-railroads-head-hire = K najmutí
board-russian-railroads-head-locomotives = Zbylé lokomotivy a továrny
board-russian-railroads-head-cards = Karty ?
board-russian-railroads-head-bonus = Bonusy
board-russian-railroads-head-doublers = Zdvojnásobení
board-russian-railroads-any-number = libovolně
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
board-russian-railroads-alt-player = { $name } ({ $shape }): body: { $vp }{ $due ->
    [0] {""}
   *[other] , při vyhodnocení +{ $due }
}; { $supply }.
board-russian-railroads-alt-passed = { $name } ({ $shape }): body: { $vp }{ $due ->
    [0] {""}
   *[other] , při vyhodnocení +{ $due }
}; už pasuje; { $supply }.
board-russian-railroads-alt-workers = dělníci { $workers }/{ $owned }
board-russian-railroads-alt-temporary = sezónní dělníci { $workers }
board-russian-railroads-alt-black = černý dělník
board-russian-railroads-alt-coins = mince { $coins }
board-russian-railroads-alt-cards = { $name }, karty cílových bonusů
board-russian-railroads-alt-final = { $name } ({ $shape }): body: { $vp } ({ $sources }).

# Vysvětlivky: každý znak, málo slovy
board-russian-railroads-key = Russian Railroads: symboly
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
# Stůl slovy
board-russian-railroads-words-order = Pořadí na tahu
board-russian-railroads-words-claims = Zabráno pro příští kolo
board-russian-railroads-words-claim = { $position }. { $seat }
board-russian-railroads-words-next-order = Pořadí v příštím kole, jak to teď vypadá
board-russian-railroads-words-points = Dosavadní body
board-russian-railroads-words-rail = { $space ->
    [0] { $colour } připravená
   *[other] { $colour } { $space }
}
board-russian-railroads-words-number = { $number }
board-russian-railroads-words-token-at = žeton ? { $token } na { $space }
board-russian-railroads-words-route = { $route }: { $rails }; { $count ->
    [0] bez lokomotivy
    [one] lokomotiva { $places }
    [few] lokomotivy { $places }, dosah { $reach }
   *[other] lokomotivy { $places }, dosah { $reach }
}{ $used ->
    [0] {""}
   *[other] ; { $tokens }
}{ $points ->
    [0] {""}
   *[other] ; boduje { $points }
}.
board-russian-railroads-words-industry = Průmysl: { $count ->
    [one] ukazatel na { $markers }
    [few] ukazatele na { $markers }
   *[other] ukazatele na { $markers }
}{ $points ->
    [0] {""}
   *[other] ; boduje { $points }
}.
board-russian-railroads-words-industry-token = Žeton ? na liště průmyslu: { $token }.
board-russian-railroads-words-factories = Továrny
board-russian-railroads-words-factory = výřez { $notch } „{ $factory }“ (číslo { $number })
board-russian-railroads-words-has = Dále
board-russian-railroads-words-doublers = { $count ->
    [one] { $count } žeton zdvojnásobení
    [few] { $count } žetony zdvojnásobení
   *[other] { $count } žetonů zdvojnásobení
}
board-russian-railroads-words-reserve = { $count ->
    [one] { $count } dělník ještě k získání
    [few] { $count } dělníci ještě k získání
   *[other] { $count } dělníků ještě k získání
}
board-russian-railroads-words-order-card = karta pořadí { $card }
board-russian-railroads-words-engineer = { $number } „{ $engineer }“{ $used ->
    [yes] {" "}(použitý)
   *[no] {""}
}
board-russian-railroads-words-tokens = Zbývající žetony ?
board-russian-railroads-words-tokens-used = Použité žetony ?
board-russian-railroads-words-hidden = Karty cílových bonusů lícem dolů: { $count }.
board-russian-railroads-words-spaces = Akční pole
board-russian-railroads-words-free = Volná pole, { $area }
board-russian-railroads-words-space = { FORM($space, case: "paid") } ({ $workers ->
    [0] {""}
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
}{ $coins ->
    [0] {""}
    [one] { $workers ->
        [0] {""}
       *[other] , {""}
    }{ $coins } mince
    [few] { $workers ->
        [0] {""}
       *[other] , {""}
    }{ $coins } mince
   *[other] { $workers ->
        [0] {""}
       *[other] , {""}
    }{ $coins } mincí
})
board-russian-railroads-words-taken = Obsazená pole
board-russian-railroads-words-taken-by = { $space } ({ $pieces })
board-russian-railroads-words-piece = { $seat }, { $kind ->
    [own] { $count ->
        [one] { $count } dělník
        [few] { $count } dělníci
       *[other] { $count } dělníků
    }
    [temporary] { $count ->
        [one] { $count } sezónní dělník
        [few] { $count } sezónní dělníci
       *[other] { $count } sezónních dělníků
    }
    [black] černý dělník
   *[coin] { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
}
board-russian-railroads-words-shut = Teď nejdou použít
board-russian-railroads-words-slot = { $role ->
    [hire] K najmutí
    [variable] Akční pole tohoto kola
   *[lookahead] Později
}, místo { $position }: inženýr { $number }, { $engineer }.
board-russian-railroads-words-locomotives = Zbývající lokomotivy
board-russian-railroads-words-loco-left = stupeň { $number } ×{ $count }
board-russian-railroads-words-factory-tiles = Žetony továren
board-russian-railroads-words-factory-left = { $number } „{ $factory }“ ×{ $count }
board-russian-railroads-words-left = Zbývá
board-russian-railroads-words-left-doublers = { $count ->
    [one] { $count } žeton zdvojnásobení
    [few] { $count } žetony zdvojnásobení
   *[other] { $count } žetonů zdvojnásobení
}
board-russian-railroads-words-left-temporary = { $count ->
    [one] { $count } sezónní dělník
    [few] { $count } sezónní dělníci
   *[other] { $count } sezónních dělníků
}
board-russian-railroads-words-left-cards = { $count ->
    [one] { $count } karta cílového bonusu
    [few] { $count } karty cílových bonusů
   *[other] { $count } karet cílových bonusů
}
board-russian-railroads-words-question-cards = Zbývající karty ?
board-russian-railroads-region-locomotive = Lokomotiva { $number }
board-russian-railroads-region-notch = { $number }. výřez
board-russian-railroads-region-place-empty = Prázdné: lokomotiva tu prodlouží úsek trati, který boduje, o své číslo.
board-russian-railroads-region-notch-empty = Prázdný: další továrna přijde do prvního prázdného výřezu zleva.
board-russian-railroads-region-industry-empty = Prázdné: ukazatel na tomto poli přinese po každém kole { $points }.
board-russian-railroads-region-start-empty = Prázdné: tady začíná druhý ukazatel průmyslu.
board-russian-railroads-region-spaces = { $first } až { $last }
board-russian-railroads-region-spaces-empty = Zatím bez kolejí: krok posune jednu tvou kolej o pole.
board-russian-railroads-region-waits = Na trati ještě není: první krok ji dá na pole 1.
board-russian-railroads-region-place = místo pro lokomotivu
