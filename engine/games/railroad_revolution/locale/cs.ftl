# Railroad Revolution česky, slovy pravidel v krabici. Hráč nemá pád ani rod: přítomný čas, nebo jméno a dvojtečka.
# „Deska“ je hráčská deska, „zásoba“ osobní zásoba. Město má .in („ve Washingtonu“) a .gen („do Washingtonu“).

railroad-revolution = Railroad Revolution
railroad-revolution-about-goal = Propoj Spojené státy kolejemi, stanicemi a telegrafními úřady a dělej z pracovníků manažery, kteří plní mezníky. Až někdo postaví skoro celou svou desku, vyhrává nejvíc bodů.
railroad-revolution-about-short = napříč Spojenými státy po kolejích a telegrafem
railroad-revolution-about-length = asi 35 minut na hráče na jedno posezení, nebo 20 tahů každý: týden po třech denně
railroad-revolution-about-weight = obtížnost 3 z 5: hodně drobných pravidel, málo tahů
railroad-revolution-about-turn =
    Přesuň jednoho pracovníka na jednu ze čtyř akcí a proveď ji. Když už žádného nemáš, nejdřív se všichni vrátí.
    Stanice: budova do města, kam vedou tvoje koleje, za jeho odměnu. Železnice: tvoje další dvě koleje, $400 a $100 za každý trojúhelník krajiny.
    Telegraf: budova do sektoru telegrafu, za akcie. Obchod: prodáš další komponentu ze své desky a můžeš otočit vlak.
    Barevný pracovník přidá ke každé akci svůj vlastní efekt. Nebo, jako bílý vždycky, povýší pracovníka na manažera mezníku.
    Kdykoli: prodej akcie po $150, nebo zaplať $800 za pracovníka.
railroad-revolution-about-scoring =
    Nejvíc přinesou mezníky: všichni manažeři na místě a podmínky splněné. Další mezník je těžší a cennější.
    Každý vlak, který leží lícem nahoru: 8 bodů.
    Tři stupnice výkonu: hodnota, na kterou došel tvůj ukazatel, za každou stanici, každý úřad a každé město úrovně 5 na tvých kolejích.
    Úřady v sousedních sektorech telegrafu: 5 nebo 8 bodů za dvojici.
    Peníze rozhodují jen při shodě.

## Slova, na která věty odkazují; berou argumenty věty

railroad-revolution-player = { $seat }
railroad-revolution-worker = { $colour ->
    [white] bílý pracovník
    [purple] fialový pracovník
    [orange] oranžový pracovník
    [gray] šedý pracovník
   *[turquoise] tyrkysový pracovník
}
railroad-revolution-a-worker = { $colour ->
    [white] bílého pracovníka
    [purple] fialového pracovníka
    [orange] oranžového pracovníka
    [gray] šedého pracovníka
   *[turquoise] tyrkysového pracovníka
}
railroad-revolution-a-new-worker = { $new ->
    [white] bílého pracovníka
    [purple] fialového pracovníka
    [orange] oranžového pracovníka
    [gray] šedého pracovníka
   *[turquoise] tyrkysového pracovníka
}
railroad-revolution-manager = { $colour ->
    [any] jakýkoli pracovník
   *[other] { railroad-revolution-worker }
}
    .acc = { $colour ->
    [any] jakéhokoli pracovníka
   *[other] { railroad-revolution-a-worker }
}
railroad-revolution-own-worker = { $place ->
    [mat] { railroad-revolution-new-worker } z desky
   *[pool] { railroad-revolution-new-worker } ze zásoby
}
railroad-revolution-box = { $box ->
    [station] Stanice
    [railway] Železnice
    [telegraph] Telegraf
   *[trade] Obchod
}
railroad-revolution-track = { $track ->
    [telegraph] Telegraf
    [stations] Stanice
   *[network] Síť
}
railroad-revolution-sells = { $sold ->
    [one] prodáš { $sold } akcii
    [few] prodáš { $sold } akcie
   *[other] prodáš { $sold } akcií
}
    .short = { $sold ->
    [one] −{ $sold } akcie
    [few] −{ $sold } akcie
   *[other] −{ $sold } akcií
}
railroad-revolution-terrain = { $triangles ->
    [0] pláně
    [one] { $triangles } trojúhelník
    [few] { $triangles } trojúhelníky
   *[other] { $triangles } trojúhelníků
}
railroad-revolution-points = { $vp } VB
railroad-revolution-shares = { $shares ->
    [one] { $shares } akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}

## Na co se ptá

railroad-revolution-ask-wealth = Které počáteční jmění si vezmeš?
railroad-revolution-ask-worker = Kterou akci provedeš?
railroad-revolution-ask-pool = Kterým pracovníkem?
railroad-revolution-ask-action = Co dál?
railroad-revolution-ask-city = Ve kterém městě postavíš stanici?
railroad-revolution-ask-rail = Kam položíš kolej?
railroad-revolution-ask-sector = Ve kterém sektoru telegrafu postavíš úřad?
railroad-revolution-ask-piece = Kterou komponentu prodáš?
railroad-revolution-ask-deal = Kterou dohodu přijmeš?
railroad-revolution-ask-steps = Který ukazatel výkonu postoupí?
railroad-revolution-ask-promote = Který pracovník bude manažerem, a kde?
railroad-revolution-ask-flip = Který vlak otočíš?
railroad-revolution-ask-train = Který vlak si vezmeš?
railroad-revolution-ask-swap = Kterého pracovníka vyměníš, a za kterého?
railroad-revolution-ask-discard = Kterého pracovníka zahodíš?
railroad-revolution-ask-worker-choice = Kterého z těch dvou pracovníků si vezmeš?
railroad-revolution-ask-colour = Kterého pracovníka si vezmeš ze společné zásoby?
railroad-revolution-ask-bank = Co chceš ve společné zásobě?
railroad-revolution-ask-milestone = Který mezník si necháš?
railroad-revolution-ask-completion = Který mezník nahradíš nejdřív?

railroad-revolution-purse = { $money ->
    [0] { $shares ->
        [0] Nemáš peníze ani akcie
        [one] Nemáš peníze, jen { $shares } akcii
        [few] Nemáš peníze, jen { $shares } akcie
       *[other] Nemáš peníze, jen { $shares } akcií
    }
   *[other] { $shares ->
        [0] Máš ${ $money }
        [one] Máš ${ $money } a { $shares } akcii
        [few] Máš ${ $money } a { $shares } akcie
       *[other] Máš ${ $money } a { $shares } akcií
    }
}
railroad-revolution-worker-note = { $shares ->
    [0] { railroad-revolution-purse }. Pracovníci: { $pool }.
    [1] { railroad-revolution-purse } (${ $each }). Pracovníci: { $pool }.
   *[other] { railroad-revolution-purse } (po ${ $each }). Pracovníci: { $pool }.
}
railroad-revolution-worker-note-none = { $shares ->
    [0] { railroad-revolution-purse }. Nemáš žádného pracovníka.
    [1] { railroad-revolution-purse } (${ $each }). Nemáš žádného pracovníka.
   *[other] { railroad-revolution-purse } (po ${ $each }). Nemáš žádného pracovníka.
}
railroad-revolution-worker-note-needs = { $needed ->
    [one] Na konci tahu musíš mít { $needed } pracovníka (máš { $have }). { $note }
    [few] Na konci tahu musíš mít { $needed } pracovníky (máš { $have }). { $note }
   *[other] Na konci tahu musíš mít { $needed } pracovníků (máš { $have }). { $note }
}
railroad-revolution-in-pool = { $count ->
    [1] { railroad-revolution-hue }
   *[other] { railroad-revolution-hue } ×{ $count }
}
railroad-revolution-pool-note = { railroad-revolution-box }: { $main }.
railroad-revolution-pool-note-promotes = { railroad-revolution-box }: { $main }. Místo vlastního efektu může každý pracovník povýšit: { $gain }.
railroad-revolution-action-note = { $cost ->
    [0] { railroad-revolution-purse }. Pracovníci: { $workers }, aspoň { $needed } si nech.
   *[other] Na konci akce zaplatíš ${ $cost }. { railroad-revolution-purse }. Pracovníci: { $workers }, aspoň { $needed } si nech.
}
railroad-revolution-city-note = { railroad-revolution-purse }. Cena se platí na konci akce.
railroad-revolution-rail-note = { $most ->
    [yes] { $left ->
        [one] Můžeš položit ještě { $left } kolej. { railroad-revolution-rails-so-far }
        [few] Můžeš položit až { $left } koleje. { railroad-revolution-rails-so-far }
       *[other] Můžeš položit až { $left } kolejí. { railroad-revolution-rails-so-far }
    }
   *[no] { $left ->
        [one] Ještě { $left } kolej. { railroad-revolution-rails-so-far }
        [few] Ještě { $left } koleje. { railroad-revolution-rails-so-far }
       *[other] Ještě { $left } kolejí. { railroad-revolution-rails-so-far }
    }
}
railroad-revolution-note-deal = { $note } { $deals }
railroad-revolution-deal-card = Dohody: { $top } · { $bottom }.
railroad-revolution-deal-offer = { $cost ->
    [0] { $effect } za { railroad-revolution-spent-shares.acc }
   *[other] { $effect } za { railroad-revolution-spent-shares.acc } a ${ $cost }
}
railroad-revolution-rails-so-far = { $helped ->
    [yes] Zatím ${ $cost }; i s akciemi můžeš zaplatit ${ $have }, zbytek z toho, co přinese tvůj pracovník.
   *[no] Zatím ${ $cost } z ${ $have } i s akciemi.
}
railroad-revolution-deal-note = { railroad-revolution-purse }.
railroad-revolution-steps-note = { $left ->
    [one] Zbývá { $left } krok.
    [few] Zbývají { $left } kroky.
   *[other] Zbývá { $left } kroků.
}
railroad-revolution-promote-note = { $stay ->
    [0] { railroad-revolution-promotions-left }
   *[other] { $when ->
        [later] { railroad-revolution-promotions-left } Pak ti { railroad-revolution-workers-left }: na konci příštího tahu musíš mít { $needed }, najmutí stojí ${ $hire }.
       *[now] { railroad-revolution-promotions-left } Pak ti { railroad-revolution-workers-left }: do konce tahu najmi další, každý za ${ $hire }.
    }
}
railroad-revolution-promotions-left = { $left ->
    [one] Zbývá { $left } povýšení.
    [few] Zbývají { $left } povýšení.
   *[other] Zbývá { $left } povýšení.
}
railroad-revolution-workers-left = { $stay ->
    [one] zbude { $stay } pracovník
    [few] zbudou { $stay } pracovníci
   *[other] zbude { $stay } pracovníků
}
railroad-revolution-discard-note = Tím { railroad-revolution-leaves }.
railroad-revolution-flip-note = { $left ->
    [one] Zbývá { $left } otočení.
    [few] Zbývají { $left } otočení.
   *[other] Zbývá { $left } otočení.
}
railroad-revolution-train-note = Vlak, který leží lícem nahoru, přinese na konci { railroad-revolution-points }.

## Odpovědi slovem

railroad-revolution-done = Hotovo
railroad-revolution-done-deal = Hotovo (následuje dohoda)
railroad-revolution-forgo-rail = Žádnou další kolej nepoložíš.
railroad-revolution-forgo-steps = { $n ->
    [one] Vzdáš se kroku.
    [few] Vzdáš se { $n } kroků.
   *[other] Vzdáš se { $n } kroků.
}
railroad-revolution-forgo-promotions = { $n ->
    [one] Nikoho nepovýšíš.
    [few] Nikoho nepovýšíš, propadnou { $n } povýšení.
   *[other] Nikoho nepovýšíš, propadne { $n } povýšení.
}
railroad-revolution-forgo-flips = { $n ->
    [1] Žádný vlak neotočíš.
   *[other] Žádný vlak neotočíš, propadnou otočení: { $n }.
}
railroad-revolution-forgo-swap = Nikoho nevyměníš.
railroad-revolution-close-gift = { $gift ->
    [no-cost] stanice je zdarma
    [train-money] dostaneš za vlaky { $effect }
   *[other] dostaneš { FORM($effect, case: "acc") }
}
railroad-revolution-close-cost = { $sold ->
    [0] platíš ${ $cost }
   *[other] platíš ${ $cost } ({ railroad-revolution-sells })
}
railroad-revolution-close-hires = { $hires ->
    [one] musíš najmout pracovníka za ${ $price }
    [few] musíš najmout { $hires } pracovníky za ${ $price }
   *[other] musíš najmout { $hires } pracovníků za ${ $price }
}
railroad-revolution-close-forgone = vynecháš: { $forgone }
railroad-revolution-close-nothing = nevzdáváš se ničeho použitelného
railroad-revolution-close-more = další { $more }
railroad-revolution-and-then = { $first }; { $then }
railroad-revolution-leaves = { $when ->
    [later] { $left ->
        [one] zbude ti { $left }: do konce příštího tahu musíš mít { $needed }, po ${ $hire }
        [few] zbudou ti { $left }: do konce příštího tahu musíš mít { $needed }, po ${ $hire }
       *[other] zbude ti { $left }: do konce příštího tahu musíš mít { $needed }, po ${ $hire }
    }
   *[now] { $left ->
        [one] zbude { $left } pracovník: najmi po ${ $hire }
        [few] zbudou { $left } pracovníci: najmi po ${ $hire }
       *[other] zbude { $left } pracovníků: najmi po ${ $hire }
    }
}
railroad-revolution-left-no-cost = stanice zdarma (${ $saved })
railroad-revolution-left-deal = { $n ->
    [one] dohoda a { $n } akcie
    [few] dohoda a { $n } akcie
   *[other] dohoda a { $n } akcií
}
railroad-revolution-left-promote = povýšení ({ $gain })
railroad-revolution-decline = Odmítnout
railroad-revolution-decline-effect = bez dohody
railroad-revolution-decline-and-hire-effect = { $hires ->
    [one] Nepřijmeš žádnou dohodu; musíš najmout pracovníka za ${ $price }.
    [few] Nepřijmeš žádnou dohodu; musíš najmout { $hires } pracovníky za ${ $price }.
   *[other] Nepřijmeš žádnou dohodu; musíš najmout { $hires } pracovníků za ${ $price }.
}
railroad-revolution-decline-part-effect = Žádná dohoda a žádná akcie.
railroad-revolution-pass = Pasovat
railroad-revolution-pass-no-worker = Nemáš žádného pracovníka k umístění.
railroad-revolution-pass-hire-first = Nemáš koho umístit; za ${ $price } můžeš pracovníka najmout.
railroad-revolution-pass-effect = { $hires ->
    [0] Nemáš už co umístit ani prodat.
    [one] Nemáš už co umístit ani prodat; musíš najmout pracovníka za ${ $price }.
    [few] Nemáš už co umístit ani prodat; musíš najmout { $hires } pracovníky za ${ $price }.
   *[other] Nemáš už co umístit ani prodat; musíš najmout { $hires } pracovníků za ${ $price }.
}
railroad-revolution-bank = Společná zásoba…
railroad-revolution-bank-note = { $hires ->
    [yes] { $sold ->
        [0] { railroad-revolution-purse }; pracovníci: { $workers }.
       *[other] { railroad-revolution-purse }; pracovníci: { $workers }. Za najmutí (${ $cost }) { railroad-revolution-sells }.
    }
   *[no] { railroad-revolution-purse }; pracovníci: { $workers }.
}
railroad-revolution-bank-back = Zpět
railroad-revolution-bank-back-effect = Nenajmeš ani neprodáš nic.
railroad-revolution-group-hire = Najmout
railroad-revolution-group-sell = { $least ->
    [1] Prodat akcie
   *[other] Prodat akcie: { $least } a více
}
railroad-revolution-sell = { $shares ->
    [one] Prodat { $shares } akcii: ${ $money }
    [few] Prodat { $shares } akcie: ${ $money }
   *[other] Prodat { $shares } akcií: ${ $money }
}
railroad-revolution-sell-effect = { $left ->
    [0] pak ${ $money } a žádná akcie
    [one] pak ${ $money } a { $left } akcie
    [few] pak ${ $money } a { $left } akcie
   *[other] pak ${ $money } a { $left } akcií
}
railroad-revolution-hire = Najmout { railroad-revolution-a-worker }, ${ $cost }
railroad-revolution-new-worker = { $colour ->
    [white] Bílý pracovník
    [purple] Fialový pracovník
    [orange] Oranžový pracovník
    [gray] Šedý pracovník
   *[turquoise] Tyrkysový pracovník
}
railroad-revolution-fits = blíž k { $milestones }
railroad-revolution-milestone-worth = { $vp } VB
railroad-revolution-milestone-marked = { $vp } VB ({ $milestone })
railroad-revolution-group-bank = Společná zásoba

## Odpovědi s údaji

railroad-revolution-placing = { railroad-revolution-box }: { railroad-revolution-worker }
railroad-revolution-placing-effect = { $main }; { $adds }
railroad-revolution-own-colour = { $colour ->
    [white] Bílý
    [purple] Fialový
    [orange] Oranžový
    [gray] Šedý
   *[turquoise] Tyrkysový
}
railroad-revolution-main-station = { $short ->
    [0] { $sold ->
        [0] od ${ $cost } ({ $city })
       *[other] od ${ $cost } ({ $city }; { railroad-revolution-sells })
    }
   *[other] od ${ $cost } ({ $city }), chybí ${ $short }
}
railroad-revolution-main-no-city = nejdřív polož kolej do dalšího města
railroad-revolution-main-railway = { $short ->
    [0] { $sold ->
        [0] { railroad-revolution-rails-from }
       *[other] { railroad-revolution-rails-from } ({ railroad-revolution-sells })
    }
   *[other] { railroad-revolution-rails-from }, chybí ${ $short }
}
railroad-revolution-rails-from = { $gain ->
    [one] { $gain } kolej od ${ $cost }
    [few] { $gain } koleje od ${ $cost }
   *[other] { $gain } kolejí od ${ $cost }
}
railroad-revolution-main-telegraph = { $vp ->
    [0] { $gain ->
        [one] zdarma, { $gain } akcie (sektor { $sector })
        [few] zdarma, až { $gain } akcie (sektor { $sector })
       *[other] zdarma, až { $gain } akcií (sektor { $sector })
    }
   *[other] { $same ->
        [yes] zdarma, +{ $vp } VB a { railroad-revolution-gained-shares } (sektor { $sector })
       *[no] zdarma, +{ $vp } VB (sektor { $best }) nebo { railroad-revolution-gained-shares } (sektor { $sector })
    }
}
railroad-revolution-gained-shares = { $gain ->
    [one] { $gain } akcie
    [few] { $gain } akcie
   *[other] { $gain } akcií
}
railroad-revolution-main-trade = { $lie ->
    [none] prodá komponentu za ${ $gain }
   *[other] prodá komponentu za ${ $gain }, může otočit vlak{ railroad-revolution-flip-worth }
}
railroad-revolution-adds-promotion = může povýšit: { $gain }
railroad-revolution-adds-nothing = nic navíc: na mezník se teď nikdo nehodí
railroad-revolution-adds-station-purple = může otočit vlak{ railroad-revolution-flip-worth } za ${ $flip }
railroad-revolution-adds-station-orange = stanice je zdarma
railroad-revolution-adds-station-gray = bonus za první stanici znovu, i když není první
railroad-revolution-adds-station-turquoise = může vzít odměnu dvakrát, podruhé za ${ $again }
railroad-revolution-adds-railway-purple = může vzít vlak (+{ $vp } VB) za ${ $train }
railroad-revolution-adds-railway-orange = ${ $base } zpět a ${ $triangle } za každý trojúhelník
railroad-revolution-adds-railway-gray = { $shares ->
    [one] { $shares } akcie
    [few] { $shares } akcie
   *[other] { $shares } akcií
}
railroad-revolution-adds-railway-turquoise = může položit třetí kolej za cenu jejích trojúhelníků
railroad-revolution-adds-telegraph-purple = může vyměnit pracovníka
railroad-revolution-adds-telegraph-orange = ${ $dividend } za každou akcii sektoru
railroad-revolution-adds-telegraph-gray = bonus za první úřad znovu, i když není první
railroad-revolution-adds-telegraph-turquoise = může využít kartičku telegrafu za ${ $tile }
railroad-revolution-adds-trade-purple = { $steps ->
    [one] { $steps } krok
    [few] až { $steps } kroky
   *[other] až { $steps } kroků
}
railroad-revolution-adds-trade-orange = { $trains ->
    [0] ${ $each } za každý vlak, ale žádný nemáš
    [one] ${ $money } za tvůj vlak
    [few] ${ $money } za tvé { $trains } vlaky
   *[other] ${ $money } za tvých { $trains } vlaků
}
railroad-revolution-adds-trade-gray = { $gained ->
    [one] jedna ze dvou dohod a { $gained } akcie
    [few] jedna ze dvou dohod a { $gained } akcie
   *[other] jedna ze dvou dohod a { $gained } akcií
}
railroad-revolution-adds-trade-turquoise = může otočit druhý vlak, nebo tentýž zpět

railroad-revolution-build-station = Postavit stanici
railroad-revolution-build-railway = Položit koleje
railroad-revolution-build-telegraph = Postavit úřad
railroad-revolution-sell-piece-trade = Prodat komponentu

railroad-revolution-part-reward = Odměna: { $effect }
railroad-revolution-part-second-reward = Odměna znovu, ${ $cost }: { $effect }
railroad-revolution-part-bonus = { $cost ->
    [0] Bonus za první stanici: { $effect }
   *[other] Bonus za první stanici, ${ $cost }: { $effect }
}
railroad-revolution-part-extra-bonus = { $cost ->
    [0] Bonus za šedého: { $effect }
   *[other] Bonus za šedého, ${ $cost }: { $effect }
}
railroad-revolution-part-no-cost = Stanice zdarma: ušetří ${ $saved }
railroad-revolution-part-paid-flip = Otočit vlak{ railroad-revolution-flip-worth }, ${ $cost }
railroad-revolution-part-train = Vzít { $effect }, ${ $cost }
railroad-revolution-part-refund = Peníze zpět: { $effect }
railroad-revolution-part-shares = Za šedého: { $effect }
railroad-revolution-part-tile = Kartička za pracovníka: { $effect }
railroad-revolution-part-paid-tile = Kartička za ${ $cost }: { $effect }
railroad-revolution-part-swap = Vyměnit pracovníka
railroad-revolution-part-dividend = Peníze za akcie: { $effect }
railroad-revolution-part-extra-shares = Akcie za první úřad (šedý): { $effect }
railroad-revolution-part-flip = Otočit vlak{ railroad-revolution-flip-worth }
railroad-revolution-part-second-flip = Otočit druhý vlak{ railroad-revolution-flip-worth }
railroad-revolution-part-steps = Udělat { $effect }
railroad-revolution-part-train-money = Peníze za tvé vlaky: { $effect }
railroad-revolution-part-deal = Přijmout dohodu
railroad-revolution-part-deal-for = { $another ->
    [0] Přijmout dohodu za { railroad-revolution-spent-shares.acc }
   *[other] Přijmout dohodu, akcie: { $spent } nebo { $another }
}
railroad-revolution-part-loses-promotion = zatím se nikdo nehodí, nikdo tedy nepostoupí; nejdřív vezmi odměnu
railroad-revolution-then-flips = pak otočí lícem dolů: { $train } (−{ $vp } VB)
railroad-revolution-then-gate = pak platba na stupnici: { railroad-revolution-spent-shares }
railroad-revolution-then-promotes = pak povýší { railroad-revolution-a-worker } za { railroad-revolution-points }
railroad-revolution-then-places = pak hned jedná: { railroad-revolution-box }
railroad-revolution-part-promote = Povýšit pracovníka

railroad-revolution-effect-steps = { $n ->
    [one] { $n } krok
    [few] až { $n } kroky
   *[other] až { $n } kroků
}
railroad-revolution-effect-money = ${ $amount }
railroad-revolution-effect-per-train = ${ $amount } za každý
railroad-revolution-effect-shares = { $n ->
    [one] { $n } akcie
    [few] { $n } akcie
   *[other] { $n } akcií
}
    .acc = { $n ->
    [one] { $n } akcii
    [few] { $n } akcie
   *[other] { $n } akcií
}
railroad-revolution-effect-promote = { $each ->
    [0] { $n ->
        [one] povýšit { $n } pracovníka
        [few] povýšit až { $n } pracovníky
       *[other] povýšit až { $n } pracovníků
    }
   *[other] { $n ->
        [one] povýšit { $n } pracovníka (po ${ $each })
        [few] povýšit až { $n } pracovníky (po ${ $each })
       *[other] povýšit až { $n } pracovníků (po ${ $each })
    }
}
railroad-revolution-effect-workers = { $colours } pracovník
railroad-revolution-effect-workers-choice = { $one }/{ $another } pracovník
railroad-revolution-hue = { $colour ->
    [white] bílý
    [purple] fialový
    [orange] oranžový
    [gray] šedý
   *[turquoise] tyrkysový
}
    .acc = { $colour ->
    [white] bílého
    [purple] fialového
    [orange] oranžového
    [gray] šedého
   *[turquoise] tyrkysového
}
railroad-revolution-effect-hire-any = libovolný pracovník
railroad-revolution-effect-swap = výměna pracovníka
railroad-revolution-effect-train = { $vp ->
    [0] vlak
   *[other] vlak (+{ $vp } VB)
}
railroad-revolution-effect-flip = { $n ->
    [one] otočení vlaku{ railroad-revolution-flip-worth }
    [few] { $n } otočení vlaku{ railroad-revolution-flips-worth }
   *[other] { $n } otočení vlaku{ railroad-revolution-flips-worth }
}
railroad-revolution-flip-worth = { $lie ->
    [up] {" "}(−{ $vp } VB)
    [down] {" "}(+{ $vp } VB)
    [both] {" "}(±{ $vp } VB)
   *[other] {""}
}
railroad-revolution-flips-worth = { $lie ->
    [up] {" "}(−{ $vp }, pak +{ $vp } VB)
    [down] {" "}(každé +{ $vp } VB)
    [both] {" "}(každé ±{ $vp } VB)
   *[other] {""}
}
railroad-revolution-effect-rail = kolej z desky zdarma
railroad-revolution-effect-spare-rail = zdarma, ne z tvé desky
railroad-revolution-effect-spare-station = Washington nebo Charlotte, bez odměny
railroad-revolution-effect-spare-office = sektor s dohodou, bez akcií
railroad-revolution-effect-station = stanice zdarma bez odměn
railroad-revolution-effect-office = úřad bez akcií
railroad-revolution-effect-share-then-promote = { $fits ->
    [yes] { $n ->
        [one] { $n } akcie, pak můžeš povýšit
        [few] { $n } akcie, pak můžeš povýšit
       *[other] { $n } akcií, pak můžeš povýšit
    }
   *[no] { $n ->
        [one] { $n } akcie
        [few] { $n } akcie
       *[other] { $n } akcií
    }
}
railroad-revolution-effect-step-then-promote = { $fits ->
    [yes] { $n ->
        [one] { $n } krok, pak můžeš povýšit
        [few] { $n } kroky, pak můžeš povýšit
       *[other] { $n } kroků, pak můžeš povýšit
    }
   *[no] { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
}
railroad-revolution-effect-waive = cena se neplatí
railroad-revolution-effect-accept-deal = { $n ->
    [one] jedna dohoda z odkryté kartičky a { $n } akcie
    [few] jedna dohoda z odkryté kartičky a { $n } akcie
   *[other] jedna dohoda z odkryté kartičky a { $n } akcií
}
railroad-revolution-deals-effect = { $n ->
    [one] +{ $n } akcie; na výběr: { $deals }
    [few] +{ $n } akcie; na výběr: { $deals }
   *[other] +{ $n } akcií; na výběr: { $deals }
}
railroad-revolution-gives = { $cost ->
    [0] { $effect }
   *[other] { $effect } za ${ $cost }
}
railroad-revolution-for-a-worker = { $left ->
    [0] stojí pracovníka
   *[other] { $when ->
        [later] stojí pracovníka; { railroad-revolution-leaves }
       *[now] { $left ->
            [one] −1 pracovník: zbude { $left }, najmi po ${ $hire }
            [few] −1 pracovník: zbudou { $left }, najmi po ${ $hire }
           *[other] −1 pracovník: zbude { $left }, najmi po ${ $hire }
        }
    }
}
railroad-revolution-part-idle-effect = bonus žádného vlaku teď nejde využít
railroad-revolution-flip-outcome = { $n ->
    [1] zisk: { $effect }
   *[other] { $effect }, nebo { $another }
}
railroad-revolution-step-outcome = { $track ->
    [telegraph] nejlepší krok: Telegraf, +{ $vp } VB
    [stations] nejlepší krok: Stanice, +{ $vp } VB
   *[network] nejlepší krok: Síť, +{ $vp } VB
}
railroad-revolution-place-outcome = { $vp ->
    [0] { $helps ->
        [no] nejlépe: { $place }
       *[other] nejlépe: { $place }, { railroad-revolution-helps }
    }
   *[other] { $helps ->
        [no] nejlépe: { $place }, +{ $vp } VB
       *[other] nejlépe: { $place }, +{ $vp } VB, { railroad-revolution-helps }
    }
}
railroad-revolution-promote-effect = { $worker ->
    [white] { railroad-revolution-leaves }
   *[other] { $left ->
        [0] { railroad-revolution-promote-instead }
       *[other] { railroad-revolution-promote-instead }; { railroad-revolution-leaves }
    }
}
railroad-revolution-promote-instead = { $worker ->
    [purple] bez efektu fialového
    [orange] bez efektu oranžového
    [gray] bez efektu šedého
   *[other] bez efektu tyrkysového
}
railroad-revolution-and-milestone = { $helps ->
    [no] {""}
   *[other] {"; "}{ railroad-revolution-helps }
}
railroad-revolution-helps = { $helps ->
    [completes] splní mezník: { $worth } VB
    [opens] stanice tam: blíž k { $worth } VB
   *[yes] blíž k { $worth } VB
}
railroad-revolution-line = { $a }–{ $b }
railroad-revolution-half-line = { $a }–{ $b } (půlka, { $at })
railroad-revolution-group-rails = { $way ->
    [helps] Pro mezník
    [reaches] Do nového města
    [half] Půlka cesty
   *[between] Mezi tvými městy
}
railroad-revolution-rail-effect = { $way ->
    [reaches] { $city } (úroveň { $level }){ railroad-revolution-scores-now }, { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
    [half] půlka cesty: { $city }, { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
   *[other] { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
}
railroad-revolution-scores-now = { $vp ->
    [0] {""}
   *[other] {": "}+{ $vp } VB
}
railroad-revolution-rail-price = { $cost ->
    [0] { railroad-revolution-terrain }
   *[other] { $sold ->
        [0] { railroad-revolution-terrain }, ${ $cost }
       *[other] { railroad-revolution-terrain }, ${ $cost } ({ railroad-revolution-sells })
    }
}
railroad-revolution-rail-action-effect = { $way ->
    [reaches] { $city } (úroveň { $level }){ railroad-revolution-scores-now }, { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
    [half] půlka cesty: { $city }, { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
   *[other] { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
}
railroad-revolution-rail-total = { $sold ->
    [0] { railroad-revolution-terrain }: celkem ${ $total }
   *[other] { railroad-revolution-terrain }: celkem ${ $total } ({ railroad-revolution-sells })
}
railroad-revolution-and-deal-card = { $deal ->
    [yes] {"; "}dohoda
   *[no] {""}
}
railroad-revolution-site = { $helps ->
    [no] { $city } (úroveň { $level })
   *[other] { $city } (úroveň { $level }), { railroad-revolution-helps }
}
railroad-revolution-site-effect = { $vp ->
    [0] první stanice tam
   *[other] { $first ->
        [yes] +{ $vp } VB, první stanice tam
       *[no] +{ $vp } VB
    }
}
railroad-revolution-points-first = { $vp ->
    [0] {""}
   *[other] +{ $vp } VB,{" "}
}
railroad-revolution-site-reward-effect = { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }
railroad-revolution-site-action-effect = { $price ->
    [0] { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }; bonus: { $bonus }
   *[other] { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }; bonus: { $bonus } za ${ $price }
}
railroad-revolution-site-cost = { $sold ->
    [0] ${ $cost }
   *[other] ${ $cost } ({ railroad-revolution-sells.short })
}
railroad-revolution-sector = Sektor { $sector }
railroad-revolution-office = { $gain ->
    [none] Sektor { $sector }
   *[other] Sektor { $sector }: { railroad-revolution-office-brings }
}
railroad-revolution-office-brings = { $gain ->
    [both] +{ $vp } VB, { railroad-revolution-shares } (${ $money })
    [vp] +{ $vp } VB
   *[shares] { railroad-revolution-shares } (${ $money })
}
railroad-revolution-sector-link-effect = { $link } VB za spojení s tvým úřadem
railroad-revolution-sector-tile-effect = { $link ->
    [0] za pracovníka: { $tile }
   *[other] { railroad-revolution-sector-link-effect }; za pracovníka: { $tile }
}
railroad-revolution-sector-deal-effect = { $link ->
    [0] pak kartička dohody
   *[other] { railroad-revolution-sector-link-effect }; pak kartička dohody
}
railroad-revolution-piece-rail = Kolej za ${ $money }
railroad-revolution-piece-building = Budova za ${ $money }
railroad-revolution-piece-rail-effect = { $left ->
    [0] tvoje poslední kolej
    [one] na desce zůstane { $left } kolej
    [few] na desce zůstanou { $left } koleje
   *[other] na desce zůstane { $left } kolejí
}
railroad-revolution-piece-building-effect = { $left ->
    [0] tvoje poslední budova
    [one] na desce zůstane { $left } budova
    [few] na desce zůstanou { $left } budovy
   *[other] na desce zůstane { $left } budov
}
railroad-revolution-step = { $track ->
    [telegraph] Telegraf: { $before } → { $value } VB za úřad
    [stations] Stanice: { $before } → { $value } VB za stanici
   *[network] Síť: { $before } → { $value } VB za město úrovně 5
}
railroad-revolution-step-level = { $track ->
    [telegraph] Telegraf: výš, stále { $value } VB za úřad
    [stations] Stanice: výš, stále { $value } VB za stanici
   *[network] Síť: výš, stále { $value } VB za město úrovně 5
}
railroad-revolution-step-effect = { $vp ->
    [0] { $track ->
        [telegraph] zatím nemáš žádný úřad
        [stations] zatím nemáš žádnou stanici
       *[network] zatím nemáš napojené město úrovně 5
    }
   *[other] teď +{ $vp } VB
}
railroad-revolution-step-gate-effect = { railroad-revolution-step-effect }; { $gate }
railroad-revolution-gate-effect = { $kind ->
    [money] { $sold ->
        [0] platba: ${ $amount }
       *[other] platba: ${ $amount } ({ railroad-revolution-sells })
    }
    [shares] { $amount ->
        [one] platba: { $amount } akcie
        [few] platba: { $amount } akcie
       *[other] platba: { $amount } akcií
    }
   *[worker] { $left ->
        [0] platba: pracovník
       *[other] platba: pracovník; { railroad-revolution-leaves }
    }
}
railroad-revolution-promotion = { $place ->
    [mat] { railroad-revolution-own-colour } (z desky) na { railroad-revolution-milestone-worth }
   *[pool] { railroad-revolution-own-colour } na { railroad-revolution-milestone-worth }
}
railroad-revolution-promotion-effect = { $cost ->
    [0] { railroad-revolution-of-its-colour }; chybí { $needs }
   *[other] { railroad-revolution-site-cost }; { railroad-revolution-of-its-colour }; chybí { $needs }
}
railroad-revolution-promotion-completes = { $cost ->
    [0] splní ho; { railroad-revolution-of-its-colour }
   *[other] { railroad-revolution-site-cost }; splní ho; { railroad-revolution-of-its-colour }
}
railroad-revolution-of-its-colour = { $stay ->
    [0] poslední { railroad-revolution-hue }
   *[other] této barvy zbude { $stay }
}
railroad-revolution-needs-workers = { $colours } pracovník
railroad-revolution-needs-any-workers = { $n ->
    [one] 1 pracovník
    [few] { $n } pracovníci
   *[other] { $n } pracovníků
}
railroad-revolution-swap = { $place ->
    [mat] { railroad-revolution-own-colour } (z desky) za { railroad-revolution-a-new-worker }
   *[pool] { railroad-revolution-own-colour } za { railroad-revolution-a-new-worker }
}
railroad-revolution-group-swap = { $place ->
    [mat] Vyměnit { railroad-revolution-hue.acc } z desky
   *[pool] Vyměnit { railroad-revolution-hue.acc } ze zásoby
}
railroad-revolution-flip-train = { $side ->
    [up] { $train }: lícem dolů
   *[down] { $train }: lícem nahoru
}
railroad-revolution-train-effect = { $cost ->
    [0] otočení přinese: { $effect }
   *[other] otočení přinese: { $effect } za ${ $cost }
}
railroad-revolution-flip-effect = { $cost ->
    [0] −{ $vp } VB; { $effect }
   *[other] −{ $vp } VB; { $effect } za ${ $cost }
}
railroad-revolution-flip-up-effect = +{ $vp } VB; bonus půjde znovu využít
railroad-revolution-flip-idle-effect = −{ $vp } VB; bonus teď nejde využít ({ $effect })
railroad-revolution-deal = { $cost ->
    [0] { railroad-revolution-spent-shares }: { $effect }
   *[other] { railroad-revolution-spent-shares } a ${ $cost }: { $effect }
}
railroad-revolution-spent-shares = { $spent ->
    [one] { $spent } akcie
    [few] { $spent } akcie
   *[other] { $spent } akcií
}
    .acc = { $spent ->
    [one] { $spent } akcii
    [few] { $spent } akcie
   *[other] { $spent } akcií
}
railroad-revolution-stay-shares = { $left ->
    [0] nezbude žádná akcie
    [one] zbude { $left } akcie
    [few] zbudou { $left } akcie
   *[other] zbude { $left } akcií
}
railroad-revolution-deal-left = { $sold ->
    [0] { railroad-revolution-stay-shares }
   *[other] { railroad-revolution-sells }, { railroad-revolution-stay-shares }
}
railroad-revolution-milestone = { $vp } VB: { $wants }
railroad-revolution-milestone-effect = chybí { $needs }; { railroad-revolution-milestone-there }
railroad-revolution-milestone-met = chybí jen pracovníci; { railroad-revolution-milestone-there }
railroad-revolution-milestone-there = { $some ->
    [yes] máš: { $there }
    [no] zatím nikdo vhodný
   *[any] stačí kterýkoli pracovník
}
railroad-revolution-completion-effect = { $pile ->
    [B] { $asks }; pak bereš z hromádky B
    [C] { $asks }; pak bereš z hromádky C
   *[D] { $asks }; pak bereš z hromádky D
}
railroad-revolution-condition-connected = { $count ->
    [one] { $count } město úrovně { $level }
    [few] { $count } města úrovně { $level }
   *[other] { $count } měst úrovně { $level }
}
railroad-revolution-condition-station = { $count ->
    [one] { $count } stanice úrovně { $level }
    [few] { $count } stanice úrovně { $level }
   *[other] { $count } stanic úrovně { $level }
}
railroad-revolution-condition-deal-rails = { $count ->
    [one] { $count } kolej s dohodou
    [few] { $count } koleje s dohodou
   *[other] { $count } kolejí s dohodou
}
railroad-revolution-condition-terrain-rails = { $triangles ->
    [0] { $count ->
        [one] { $count } kolej na pláních
        [few] { $count } koleje na pláních
       *[other] { $count } kolejí na pláních
    }
    [one] { $count ->
        [one] { $count } kolej s { $triangles } trojúhelníkem
        [few] { $count } koleje s { $triangles } trojúhelníkem
       *[other] { $count } kolejí s { $triangles } trojúhelníkem
    }
    [few] { $count ->
        [one] { $count } kolej se { $triangles } trojúhelníky
        [few] { $count } koleje se { $triangles } trojúhelníky
       *[other] { $count } kolejí se { $triangles } trojúhelníky
    }
   *[other] { $count ->
        [one] { $count } kolej s { $triangles } trojúhelníky
        [few] { $count } koleje s { $triangles } trojúhelníky
       *[other] { $count } kolejí s { $triangles } trojúhelníky
    }
}

## Věci, které mají jméno

railroad-revolution-wealth = { $wealth }, { railroad-revolution-worker }
railroad-revolution-wealth-fits = pracovník pro { $milestones }
railroad-revolution-wealth-steps = Kroky
railroad-revolution-wealth-rail = Kolej
railroad-revolution-wealth-shares = Akcie
railroad-revolution-wealth-office = Úřad
railroad-revolution-wealth-swap = Výměna
railroad-revolution-wealth-station = Stanice
railroad-revolution-wealth-train = Vlak
railroad-revolution-wealth-money = Peníze

railroad-revolution-train-promote2 = Vlak s povýšením
railroad-revolution-train-money = Vlak s penězi
railroad-revolution-train-steps = Vlak s kroky
railroad-revolution-train-shares = Vlak s akciemi
railroad-revolution-train-rail = Vlak s kolejí

railroad-revolution-city-was = Washington
    .gen = Washingtonu
    .in = ve Washingtonu
railroad-revolution-city-clt = Charlotte
    .gen = Charlotte
    .in = v Charlotte
railroad-revolution-city-chi = Chicago
    .gen = Chicaga
    .in = v Chicagu
railroad-revolution-city-lit = Little Rock
    .gen = Little Rocku
    .in = v Little Rocku
railroad-revolution-city-mia = Miami
    .gen = Miami
    .in = v Miami
railroad-revolution-city-dlh = Duluth
    .gen = Duluthu
    .in = v Duluthu
railroad-revolution-city-kcy = Kansas City
    .gen = Kansas City
    .in = v Kansas City
railroad-revolution-city-hou = Houston
    .gen = Houstonu
    .in = v Houstonu
railroad-revolution-city-bis = Bismarck
    .gen = Bismarcku
    .in = v Bismarcku
railroad-revolution-city-den = Denver
    .gen = Denveru
    .in = v Denveru
railroad-revolution-city-elp = El Paso
    .gen = El Pasa
    .in = v El Pasu
railroad-revolution-city-slc = Salt Lake City
    .gen = Salt Lake City
    .in = v Salt Lake City
railroad-revolution-city-sea = Seattle
    .gen = Seattlu
    .in = v Seattlu
railroad-revolution-city-sfo = San Francisco
    .gen = San Franciska
    .in = v San Franciscu
railroad-revolution-city-san = San Diego
    .gen = San Diega
    .in = v San Diegu

railroad-revolution-source-trains = vlaky
railroad-revolution-source-milestones = mezníky
railroad-revolution-source-network = síť
railroad-revolution-source-stations = stanice
railroad-revolution-source-telegraph = telegraf
railroad-revolution-source-links = spojení
railroad-revolution-tie-break = Při shodě bodů rozhodují peníze, každá akcie se počítá za $150.

## Trvalé pokyny

railroad-revolution-standing-deal = Dohody v tazích ostatních
railroad-revolution-order-decline = Vždy odmítnout
railroad-revolution-order-decline-effect = V tahu někoho jiného nepřijmeš žádnou dohodu.
railroad-revolution-order-decline-below = { $shares ->
    [one] Odmítnout, pokud nezbude aspoň { $shares } akcie
    [few] Odmítnout, pokud nezbudou aspoň { $shares } akcie
   *[other] Odmítnout, pokud nezbude aspoň { $shares } akcií
}
railroad-revolution-order-decline-below-effect = Dostaneš otázku jen na dohody, po kterých ti tolik akcií zůstane.

## Průběh; řádek bez jména hráče pokračuje v předchozím

railroad-revolution-log-round = Začíná { $round }. kolo.
railroad-revolution-log-last-round = Začíná { $round }. kolo. Je poslední.
railroad-revolution-log-wealth = { $side ->
    [steps] { $seat } začíná s kroky a bere { railroad-revolution-a-worker }.
    [rail] { $seat } začíná s kolejí a bere { railroad-revolution-a-worker }.
    [shares] { $seat } začíná s akciemi a bere { railroad-revolution-a-worker }.
    [office] { $seat } začíná s úřadem a bere { railroad-revolution-a-worker }.
    [swap] { $seat } začíná s výměnou a bere { railroad-revolution-a-worker }.
    [station] { $seat } začíná se stanicí a bere { railroad-revolution-a-worker }.
    [train] { $seat } začíná s vlakem a bere { railroad-revolution-a-worker }.
   *[money] { $seat } začíná s penězi a bere { railroad-revolution-a-worker }.
}
railroad-revolution-log-drafts = { $seat } vybírá počáteční jmění.
railroad-revolution-log-begins = { $seat } začíná tah.
railroad-revolution-log-decides = { $seat } rozhoduje o dohodách.
railroad-revolution-log-recall = { $seat } si bere všechny pracovníky z desky zpět.
railroad-revolution-log-worker = { $seat } umísťuje { railroad-revolution-a-worker } na akci { railroad-revolution-box }.
railroad-revolution-log-pass = { $lacks ->
    [workers] { $seat } nemá žádného pracovníka a pasuje.
   *[pieces] { $seat } už nemá co umístit ani prodat a pasuje.
}
railroad-revolution-log-station = { $first ->
    [yes] Staví první stanici { FORM($city, case: "in") }{ railroad-revolution-scores }.
   *[no] Staví stanici { FORM($city, case: "in") }{ railroad-revolution-scores }.
}
railroad-revolution-scores = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } VB)
}
railroad-revolution-log-rail = Pokládá kolej { $line }{ railroad-revolution-scores }.
railroad-revolution-log-office = { $first ->
    [yes] Staví první úřad v sektoru { $sector }{ railroad-revolution-scores }.
   *[no] Staví úřad v sektoru { $sector }{ railroad-revolution-scores }.
}
railroad-revolution-log-sale = { $piece ->
    [rail] Prodává kolej ze sektoru { $sector } za ${ $money }.
   *[building] Prodává budovu ze sektoru { $sector } za ${ $money }.
}
railroad-revolution-log-waive = Stanici neplatí (${ $waived }).
railroad-revolution-log-pay = Platí ${ $cost }.
railroad-revolution-log-earn = Bere ${ $money }.
railroad-revolution-log-sell = { $sold ->
    [one] Prodává { $sold } akcii za ${ $money }.
    [few] Prodává { $sold } akcie za ${ $money }.
   *[other] Prodává { $sold } akcií za ${ $money }.
}
railroad-revolution-log-shares = { $shares ->
    [one] Bere { $shares } akcii.
    [few] Bere { $shares } akcie.
   *[other] Bere { $shares } akcií.
}
railroad-revolution-log-discard-shares = { $spent ->
    [one] Zahazuje { $spent } akcii.
    [few] Zahazuje { $spent } akcie.
   *[other] Zahazuje { $spent } akcií.
}
railroad-revolution-log-take = Bere { railroad-revolution-a-worker }.
railroad-revolution-log-hire = Najímá { railroad-revolution-a-worker }.
railroad-revolution-log-discard = Zahazuje { railroad-revolution-a-worker }.
railroad-revolution-log-swap = Mění { railroad-revolution-a-worker } za { $new ->
    [white] bílého
    [purple] fialového
    [orange] oranžového
    [gray] šedého
   *[turquoise] tyrkysového
}.
railroad-revolution-log-promote = Povyšuje { railroad-revolution-a-worker } na mezník: { $milestone }.
railroad-revolution-log-step = { $track ->
    [telegraph] Stupnice Telegraf: pole { $space }, { $value } VB za úřad{ railroad-revolution-scores }.
    [stations] Stupnice Stanice: pole { $space }, { $value } VB za stanici{ railroad-revolution-scores }.
   *[network] Stupnice Síť: pole { $space }, { $value } VB za město úrovně 5{ railroad-revolution-scores }.
}
railroad-revolution-log-train = Bere „{ $train }“{ railroad-revolution-scores }.
railroad-revolution-log-flip = { $side ->
    [down] Otáčí lícem dolů „{ $train }“ (−{ $vp } VB).
   *[up] Otáčí lícem nahoru „{ $train }“ (+{ $vp } VB).
}
railroad-revolution-log-deal = { $seat } přijímá dohodu: { $effect }.
railroad-revolution-log-turn-up = Další kartička dohody: { $top }, nebo { $bottom }.
railroad-revolution-log-milestone = { $seat } plní mezník za { railroad-revolution-points }: { $milestone }.
railroad-revolution-log-new-milestone = { $seat } bere mezník: { $milestone }.
railroad-revolution-milestone-asked = { $asks }
railroad-revolution-log-end-trigger = { $seat } už má desku nalevo od loga prázdnou: kolo { $round } bude poslední.
railroad-revolution-log-score = { $seat }: { $total } VB{ $trains ->
        [0] {""}
       *[other] {" · "}vlaky { $trains }
    }{ $milestones ->
        [0] {""}
       *[other] {" · "}mezníky { $milestones }
    }{ $network ->
        [0] {""}
       *[other] {" · "}síť { $network }
    }{ $stations ->
        [0] {""}
       *[other] {" · "}stanice { $stations }
    }{ $telegraph ->
        [0] {""}
       *[other] {" · "}telegraf { $telegraph }
    }{ $links ->
        [0] {""}
       *[other] {" · "}spojení { $links }
    }.
railroad-revolution-log-winners = Konec partie. Vítězství: { $winners }.

## Plány: akce, pracovník a místo najednou

railroad-revolution-plan-money = { $side ->
    [up] { $sold ->
        [0] +${ $money }
       *[other] +${ $money } ({ railroad-revolution-sells.short })
    }
    [down] { $sold ->
        [0] ${ $money }
       *[other] ${ $money } ({ railroad-revolution-sells.short })
    }
   *[none] { railroad-revolution-sells }
}
railroad-revolution-plan-railway = Koleje { $where }
railroad-revolution-plan-station = Stanice: { $where }
railroad-revolution-plan-telegraph = Úřad: { $where }
railroad-revolution-plan-sector = sektor { $sector }
railroad-revolution-plan-trade = { $where }
railroad-revolution-plan-worker = { railroad-revolution-own-colour }: { FORM($where, case: "inside") }
railroad-revolution-plan-with = { railroad-revolution-worker }
railroad-revolution-plan-sell-rail = Prodat kolej
    .inside = prodat kolej
railroad-revolution-plan-sell-building = Prodat budovu
    .inside = prodat budovu
railroad-revolution-plan-points = { $side ->
    [down] −{ $vp } VB
   *[up] +{ $vp } VB
}
railroad-revolution-plan-deal = dohoda
railroad-revolution-plan-no-deal = dohoda: odmítneš
railroad-revolution-plan-facts = { $a } · { $b }
railroad-revolution-plan-shares = { $side ->
    [down] −{ railroad-revolution-shares }
   *[up] +{ railroad-revolution-shares }
}
railroad-revolution-plan-worth = { $vp }
railroad-revolution-plan-completes = splní mezník: { $milestones } VB
railroad-revolution-plan-towards = blíž k { $milestones } VB
railroad-revolution-plan-steps = { $track ->
    [telegraph] Telegraf +{ $steps }
    [stations] Stanice +{ $steps }
   *[network] Síť +{ $steps }
}
railroad-revolution-plan-hire = najmeš { railroad-revolution-hue.acc } (${ $price })
railroad-revolution-plan-promote = povýšíš { railroad-revolution-hue.acc }
railroad-revolution-plan-train = +{ $train }
railroad-revolution-plan-discard = zahodíš { railroad-revolution-hue.acc }
railroad-revolution-plan-times = { $what } ×{ $count }
railroad-revolution-plan-half = ½ { $a }–{ $b }
railroad-revolution-line-on = { $a }–{ $b }–{ $c }
railroad-revolution-sells-effect = { railroad-revolution-sells }

## Proč to, co je napsáno, nejde; $cost je třeba, $have je k dispozici, $short chybí

railroad-revolution-why-money = { $have ->
    [0] Stojí to ${ $cost }: i po prodeji všech akcií chybí ${ $short }.
   *[other] Stojí to ${ $cost }; i s akciemi můžeš zaplatit ${ $have }: chybí ${ $short }.
}
railroad-revolution-why-no-worker = Ve své zásobě nemáš { railroad-revolution-a-worker }.
railroad-revolution-why-no-own-worker = Nemáš { railroad-revolution-a-worker }.
railroad-revolution-why-no-building = Na tvé desce už není žádná budova.
railroad-revolution-why-no-rail = Na tvé desce už není žádná kolej.
railroad-revolution-why-no-sector = Úřad už máš v každém sektoru.
railroad-revolution-why-no-city = Stanici už máš v každém městě své sítě.
railroad-revolution-why-no-line = { $a } a { $b }: mezi těmito městy žádné políčko kolejí není.
railroad-revolution-why-rail-there = { $a }–{ $b }: tvoje kolej už tam leží.
railroad-revolution-why-rail-far = { $a }–{ $b }: tak daleko tvoje síť zatím nesahá.
railroad-revolution-why-station-there = Stanici { FORM($city, case: "in") } už máš.
railroad-revolution-why-not-connected = Do { FORM($city, case: "gen") } tvoje síť zatím nevede.
railroad-revolution-why-which-rail = Kolej má dva konce. Do { FORM($city, case: "gen") }: { $lines }.
railroad-revolution-why-no-way = Z tvé sítě zatím do { FORM($city, case: "gen") } žádná kolej nevede.
railroad-revolution-why-place-first = { $first ->
    [action] Vyber nejdřív akci a pracovníka, pak město.
    [worker] Vyber nejdřív pracovníka, pak město.
   *[build] Vyber nejdřív, co chceš udělat, pak město.
}
railroad-revolution-why-no-place = Toto rozhodnutí se žádného města netýká.
railroad-revolution-why-office-there = Úřad v sektoru { $sector } už máš.
railroad-revolution-why-no-milestone = { $milestone } nepatří k tvým otevřeným mezníkům.
railroad-revolution-why-no-slot = Žádný tvůj mezník nemá volné místo pro { railroad-revolution-a-worker }: chtějí { FORM($wants, case: "acc") }.
railroad-revolution-why-full = Všechna místa na mezníku { $milestone } jsou obsazená.
railroad-revolution-why-slot = Na mezníku { $milestone } ještě chybí { $wants }.
railroad-revolution-why-bank-lacks = Ve společné zásobě už není { railroad-revolution-worker }.
railroad-revolution-why-shares = Stojí to { railroad-revolution-why-share-count }; { railroad-revolution-why-shares-there }
railroad-revolution-why-share-count = { $cost ->
    [one] { $cost } akcii
    [few] { $cost } akcie
   *[other] { $cost } akcií
}
railroad-revolution-why-shares-there = { $have ->
    [0] nemáš žádnou.
   *[other] máš { $have }.
}
railroad-revolution-why-nothing-comes = Teď by to nic nepřineslo.
railroad-revolution-why-finish = Pak by tvůj tah nešel dokončit: co dlužíš, musíš zaplatit, a na jeho konci potřebuješ aspoň tolik pracovníků: { $needed }.
railroad-revolution-why-top = { $track ->
    [telegraph] Tvůj ukazatel už je na stupnici Telegraf úplně nahoře.
    [stations] Tvůj ukazatel už je na stupnici Stanice úplně nahoře.
   *[network] Tvůj ukazatel už je na stupnici Síť úplně nahoře.
}
railroad-revolution-why-gate = { $kind ->
    [money] Další platba na stupnici { railroad-revolution-track } je ${ $amount }; zaplatíš ${ $money }.
    [shares] { $shares ->
        [0] Další platba na stupnici { railroad-revolution-track } je { railroad-revolution-gate-shares } a ty žádnou nemáš.
       *[other] Další platba na stupnici { railroad-revolution-track } je { railroad-revolution-gate-shares }; máš { $shares }.
    }
   *[worker] Další platba na stupnici { railroad-revolution-track } je pracovník, kterého do konce tahu nemáš kým nahradit.
}
railroad-revolution-gate-shares = { $amount ->
    [one] { $amount } akcie
    [few] { $amount } akcie
   *[other] { $amount } akcií
}
railroad-revolution-why-pile = { $train } už žádný nezbývá.
railroad-revolution-why-train = { $train }: žádný nemáš.
railroad-revolution-why-used = To už máš v této akci za sebou.
railroad-revolution-why-other-worker = { $colour ->
    [white] To umí jen pracovník jiné barvy; na akci je bílý.
    [purple] To umí jen pracovník jiné barvy; na akci je fialový.
    [orange] To umí jen pracovník jiné barvy; na akci je oranžový.
    [gray] To umí jen pracovník jiné barvy; na akci je šedý.
   *[turquoise] To umí jen pracovník jiné barvy; na akci je tyrkysový.
}
railroad-revolution-why-nobody-fits = Žádný tvůj pracovník se na volné místo nehodí: mezníky chtějí { FORM($wants, case: "acc") }.
railroad-revolution-why-main-first = { $box ->
    [station] Nejdřív je třeba postavit stanici.
    [railway] Nejdřív je třeba položit koleje.
    [telegraph] Nejdřív je třeba postavit úřad.
   *[trade] Nejdřív je třeba prodat komponentu.
}
railroad-revolution-why-due = Máš zaplatit ${ $cost } a ${ $short } z toho chybí.
railroad-revolution-why-workers = Pracovníků máš { $workers } a na konci tahu jich potřebuješ { $needed }; najmutí stojí ${ $cost } a ty můžeš zaplatit ${ $have }.

## K čemu rozhodnutí je (-first-, v první partii) a podle čeho se rozhoduje bot (-hint-)

railroad-revolution-first-wealth = Dárek do začátku a s ním pracovník. Nejdůležitější je jeho barva: podívej se, kterou tvoje dva mezníky chtějí na manažera.
railroad-revolution-first-worker = V každém tahu jeden pracovník provede jednu akci. Miř k mezníku: co mu chybí, říká, kterou akci potřebuješ, a jeho manažeři, které barvy si nechat.
railroad-revolution-first-pool = Bílý povýší pracovníka na mezník; každá jiná barva tu má vlastní efekt, nebo také povýší. Neutrácej barvu, kterou mezník chce na manažera.
railroad-revolution-first-action = Co zbývá z tvé akce, v libovolném pořadí: peníze z jedné části mohou zaplatit další. Co vynecháš, propadne.
railroad-revolution-first-city = Stanice přinese odměnu města, a kdo je tam první, dostane i bonus. Podívej se, zda tvoje mezníky počítají právě tuto úroveň.
railroad-revolution-first-rail = Koleje otevírají města a plní mezníky: k úrovni, kterou počítají, nebo v krajině, kterou chtějí. Každý trojúhelník stojí o $100 víc, pláně nic.
railroad-revolution-first-sector = Úřad přinese akcie, víc z nich tomu, kdo je první. Sousední sektory s tvými úřady bodují za spojení mezi nimi.
railroad-revolution-first-piece = Komponenta opouští hru za peníze a sektory víc vpravo platí lépe. Nech si druh, který tvoje mezníky ještě potřebují.
railroad-revolution-first-deal = Dohoda stojí akcie, každá má cenu $150. Ušetří ti tah, takže ber, co mezníku chybí, i když něco stojí.
railroad-revolution-first-steps = Stupnice na konci násobí: úřady, stanice, nebo napojená města úrovně 5. Největší cenu mají kroky tam, kde nejvíc stavíš; hlídej platby a co stojí.
railroad-revolution-first-promote = Manažer zůstane na mezníku, dokud není splněný. Čtyři pracovníci ti musí zůstat, povyšuj tedy, když můžeš jednoho postrádat.
railroad-revolution-first-flip = Otočení lícem dolů přinese bonus a stojí 8 VB; zpět nahoru těch 8 VB vrátí. Využij ho brzy a otoč ho nahoru před koncem.
railroad-revolution-first-train = Vlak má cenu 8 VB, dokud leží lícem nahoru, a jeho bonus jde využít znovu a znovu. Vezmi takový, jehož bonus tvým mezníkům chybí.
railroad-revolution-first-swap = Vyměň za barvu, kterou mezník chce na manažera. Nejsnáz postrádáš bílé.
railroad-revolution-first-discard = Tento pracovník jde zpět do společné zásoby. Nech si barvy, které tvoje mezníky chtějí, a mysli na to, že čtyři pracovníci musí zůstat.
railroad-revolution-first-worker-choice = Vezmi barvu, kterou mezník ještě chce na manažera; když žádnou, tak takovou, jejíž akci bereš často.
railroad-revolution-first-colour = Vezmi barvu, kterou mezník ještě chce na manažera; když žádnou, tak takovou, jejíž akci bereš často.
railroad-revolution-first-bank = Akcie přinesou po $150 a za $800 najmeš pracovníka libovolné barvy. Sem můžeš v tahu kdykoli, prodej tedy jen to, co teď potřebuješ.
railroad-revolution-first-milestone = Mezníky přinášejí velkou část bodů a každý splněný vede k dražšímu. Nech si ten, který tvoje síť už skoro splňuje.
railroad-revolution-first-completion = Dva mezníky jsou splněné a každý nahradí jeden s dalším písmenem. Začni hromádkou, kde potřebuješ lepší výběr.

railroad-revolution-hint-wealth = zisk a pracovník dohromady mají pro tvoje mezníky největší cenu.
railroad-revolution-hint-worker = sčítá akci, lepší ze dvou efektů navíc a o kolik to přiblíží tvoje mezníky.
railroad-revolution-hint-pool = sčítá efekt navíc a co přinese akce a odečítá, jakou cenu by mělo si barvu nechat.
railroad-revolution-hint-action = { $choice ->
    [done] nic, co zbývá, nestojí za svou cenu.
   *[other] z toho, co zbývá, má po zaplacení největší cenu toto; co nic nestojí, jde první.
}
railroad-revolution-hint-city = jeho odměny a přínos tvým mezníkům mají po odečtení ceny největší hodnotu.
railroad-revolution-hint-rail = za svou cenu tě nejvíc přiblíží k tomu, co chybí mezníkům, a k dobrým stanicím.
railroad-revolution-hint-sector = akcie, spojení s tvými úřady a kartička dohromady mají největší cenu.
railroad-revolution-hint-piece = prodává druh, kterého ti zbývá víc.
railroad-revolution-hint-deal = { $choice ->
    [decline] žádná z dohod ti nestojí za své akcie.
   *[other] má pro tebe větší cenu než její akcie.
}
railroad-revolution-hint-steps = { $choice ->
    [done] žádný další krok nestojí za svou platbu.
   *[other] podle toho, co máš k násobení, má další krok největší cenu na této stupnici.
}
railroad-revolution-hint-promote = { $choice ->
    [done] žádného pracovníka teď pro mezník nemůžeš postrádat.
    [decline] žádného pracovníka teď pro mezník nemůžeš postrádat.
   *[other] přiblíží mezník a tento pracovník ti bude chybět nejméně.
}
railroad-revolution-hint-flip = { $choice ->
    [done] žádné otočení se teď nevyplatí.
   *[other] bonus má větší cenu než to, co strana přinese na konci, nebo má 8 VB větší cenu než čekání.
}
railroad-revolution-hint-train = jeho bonus má pro tebe největší cenu.
railroad-revolution-hint-swap = { $choice ->
    [done] máš barvy, které potřebuješ.
    [decline] máš barvy, které potřebuješ.
   *[other] tvoje mezníky chtějí novou barvu víc než starou.
}
railroad-revolution-hint-discard = tento pracovník ti bude chybět nejméně.
railroad-revolution-hint-worker-choice = tuto barvu chtějí tvoje mezníky nejvíc.
railroad-revolution-hint-colour = tuto barvu chtějí tvoje mezníky nejvíc.
railroad-revolution-hint-bank = { $choice ->
    [done] nepotřebuješ teď peníze ani pracovníka.
   *[other] právě kvůli tomu sem jde: pro pracovníka, kterého chtějí mezníky, nebo pro peníze na něj.
}
railroad-revolution-hint-milestone = počítá VB a odečítá koleje, stanice a pracovníky, které ti ještě chybí.
railroad-revolution-hint-completion = začíná tím, který má větší cenu.

## What a post tells of a turn, in phrases

railroad-revolution-brief-wealth = { $side ->
    [shares] akcie, { railroad-revolution-brief-take }
    [money] peníze, { railroad-revolution-brief-take }
   *[other] { railroad-revolution-brief-take }
}
railroad-revolution-brief-recall = bere pracovníky zpět
railroad-revolution-brief-worker = { $box ->
    [trade] Obchod
   *[other] {""}
}
railroad-revolution-brief-pass = pasuje
railroad-revolution-brief-station = stanice { $city }{ railroad-revolution-brief-scores }
railroad-revolution-brief-rail = kolej { $line }{ railroad-revolution-brief-scores }
railroad-revolution-brief-office = úřad { $sector }{ railroad-revolution-brief-scores }
railroad-revolution-brief-scores = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp })
}
railroad-revolution-brief-sale = ${ $money }
railroad-revolution-brief-promote = { $colour ->
    [white] povyšuje bílého
    [purple] povyšuje fialového
    [orange] povyšuje oranžového
    [gray] povyšuje šedého
   *[turquoise] povyšuje tyrkysového
}
railroad-revolution-brief-swap = { $colour ->
    [white] bílý
    [purple] fialový
    [orange] oranžový
    [gray] šedý
   *[turquoise] tyrkysový
} → { $new ->
    [white] bílý
    [purple] fialový
    [orange] oranžový
    [gray] šedý
   *[turquoise] tyrkysový
}
railroad-revolution-brief-step = { $track ->
    [telegraph] telegraf { $space }{ railroad-revolution-brief-scores }
    [stations] stanice { $space }{ railroad-revolution-brief-scores }
   *[network] síť { $space }{ railroad-revolution-brief-scores }
}
railroad-revolution-brief-train = { $train }{ railroad-revolution-brief-scores }
railroad-revolution-brief-flip = { $side ->
    [down] { $train } dolů (−{ $vp })
   *[up] { $train } nahoru (+{ $vp })
}
railroad-revolution-brief-deal = { $what ->
    [money] dohoda: { $effect }
    [per-train] dohoda: { $effect }
    [shares] dohoda: { $effect }
    [share-then-promote] dohoda: { $effect }
   *[other] dohoda
}
railroad-revolution-brief-milestone = mezník ({ $vp } VB)
railroad-revolution-brief-take = { $colour ->
    [white] +bílý
    [purple] +fialový
    [orange] +oranžový
    [gray] +šedý
   *[turquoise] +tyrkysový
}
