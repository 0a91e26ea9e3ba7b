# Russian Railroads česky, slovy pravidel v krabici. Hráč nemá pád ani rod: přítomný čas, nebo jméno a dvojtečka.
# Krok se dělá kolejnicí („krok černou“); „průmysl“ je zkrácený průmyslový rozvoj.

russian-railroads = Russian Railroads
russian-railroads-about-goal = Stavíš tři železnice z Moskvy a doma průmysl a po sedmi kolech (ve dvou nebo třech po šesti) chceš mít nejvíc bodů. Co postavíš, boduje v každém kole znovu, takže nejvíc přinesou poslední kola.
russian-railroads-about-short = železnice a průmysl, které bodují v každém kole
russian-railroads-about-length = asi 30 minut na hráče na jedno posezení, nebo 40 tahů každý: dva týdny po třech denně
russian-railroads-about-weight = obtížnost 3 z 5: jednoduché tahy, dlouhé plány
russian-railroads-about-turn =
    Postav dělníky na jedno volné akční pole, kolik jich ukazuje, a hned proveď jeho akci. Dělníka můžeš nahradit mincí.
    Stavba trati: kolejnice pěti barev postupují po tvých třech tratích, vpředu černá, každá lepší barva za tou předchozí.
    Trať se počítá jen tam, kam dosáhnou její lokomotivy. Továrny otevírají cestu ukazateli průmyslového rozvoje, a když na ně vstoupí, něco přinesou.
    Ostatní pole dávají mince, dělníky na toto kolo, zdvojnásobení, vlastní inženýry nebo lepší pořadí v příštím kole.
    Nebo pasuj: čím později jsi v pořadí, tím víc bodů (0 až 4). Dál hraješ zase až v příštím kole.
russian-railroads-about-scoring =
    Po každém kole tratě: každé pole, kam dosáhnou kolejnice i lokomotivy, 1 bod za šedou, 2 za hnědou, 4 za bezbarvou, 7 za bílou, za černou nic. Zdvojená pole Transsibiřské magistrály platí dvakrát.
    Po každém kole průmyslový rozvoj: pole tvého ukazatele, až 30 bodů.
    Průběžně: 10 bodů, když černá dojede na konečnou stanici; jiná pole přinesou dělníky, žetony ? nebo prémie.
    Na konci: karty cílových bonusů; 40 bodů za nejvíc inženýrů, 20 za druhý nejvyšší počet.
    Kdo má na konci 300, hrál dobře; polovina přijde v posledních dvou kolech.

## Slova, na která věty odkazují; berou argumenty věty

russian-railroads-colour = { $colour ->
    [black] černá
    [grey] šedá
    [brown] hnědá
    [natural] bezbarvá
   *[white] bílá
}
    .ins = { $colour ->
    [black] černou
    [grey] šedou
    [brown] hnědou
    [natural] bezbarvou
   *[white] bílou
}
    .gen = { $colour ->
    [black] černé
    [grey] šedé
    [brown] hnědé
    [natural] bezbarvé
   *[white] bílé
}
russian-railroads-route = { $route ->
    [ts] Transsibiřská
    [sp] Sankt Petěrburg
   *[ky] Kyjev
}
    .dat = { $route ->
    [ts] Transsibiřské magistrále
    [sp] trati do Sankt Petěrburgu
   *[ky] trati do Kyjeva
}
    .full = { $route ->
    [ts] Transsibiřská magistrála
    [sp] Trať do Sankt Petěrburgu
   *[ky] Trať do Kyjeva
}
russian-railroads-points = { $vp } VB
russian-railroads-player = { $seat }

## Na co se ptá

russian-railroads-ask-draft = Kterou počáteční prémii chceš?
russian-railroads-ask-space = Které akční pole obsadíš?
russian-railroads-ask-pay = Čím zaplatíš?
russian-railroads-ask-advance = Co dál?
russian-railroads-ask-place = Kam umístíš lokomotivu?
russian-railroads-ask-build = Který žeton bude tvou továrnou?
russian-railroads-ask-replace = Všechny výřezy jsou plné: kterou továrnu nahradíš?
russian-railroads-ask-repeat = Kterou svou akci zopakuješ?
russian-railroads-ask-token = Který žeton ? použiješ?
russian-railroads-ask-card = Kterou kartu ? zahraješ?
russian-railroads-ask-pick = Kterou kartu cílového bonusu si vezmeš?
russian-railroads-ask-reuse = Kam přesuneš dělníka z lišty pořadí na tahu?

russian-railroads-what-space = akce „{ $space }“
    .gen = akce „{ $space }“
    .start = „{ $space }“
russian-railroads-what-factory = továrna „{ $function }“
    .gen = továrny „{ $function }“
    .start = Továrna „{ $function }“
russian-railroads-what-token = žeton ? „{ $token }“
    .gen = žetonu ? „{ $token }“
    .start = Žeton ? „{ $token }“
russian-railroads-what-card = karta ? „{ $card }“
    .gen = karty ? „{ $card }“
    .start = Karta ? „{ $card }“
russian-railroads-what-start = počáteční prémie „{ $card }“
    .gen = počáteční prémie „{ $card }“
    .start = Počáteční prémie „{ $card }“
russian-railroads-what-white = kroky bílou kolejnicí
    .gen = kroků bílou kolejnicí
    .start = Kroky bílou kolejnicí
russian-railroads-left = { $steps ->
    [0] { $elements ->
        [one] { FORM($what, case: "start") }: zbývá { $elements } část.
        [few] { FORM($what, case: "start") }: zbývají { $elements } části.
       *[other] { FORM($what, case: "start") }: zbývá { $elements } částí.
    }
   *[other] { $elements ->
        [0] { FORM($what, case: "start") }: zbývá krok černého dělníka.
        [one] { FORM($what, case: "start") }: zbývá { $elements } krok, kam?
        [few] { FORM($what, case: "start") }: zbývají { $elements } kroky, kam?
       *[other] { FORM($what, case: "start") }: zbývá { $elements } kroků, kam?
    }
}
russian-railroads-left-inner = { $steps ->
    [0] { $elements ->
        [one] { FORM($what, case: "start") }: zbývá { $elements } část; pak pokračuje { $outer }.
        [few] { FORM($what, case: "start") }: zbývají { $elements } části; pak pokračuje { $outer }.
       *[other] { FORM($what, case: "start") }: zbývá { $elements } částí; pak pokračuje { $outer }.
    }
   *[other] { $elements ->
        [0] { FORM($what, case: "start") }: zbývá krok černého dělníka; pak pokračuje { $outer }.
        [one] { FORM($what, case: "start") }: zbývá { $elements } krok, kam? Pak pokračuje { $outer }.
        [few] { FORM($what, case: "start") }: zbývají { $elements } kroky, kam? Pak pokračuje { $outer }.
       *[other] { FORM($what, case: "start") }: zbývá { $elements } kroků, kam? Pak pokračuje { $outer }.
    }
}
russian-railroads-space-note = { $count ->
    [1] { $hand } V kole ještě zůstává { $others }.
   *[other] { $hand } V kole ještě zůstávají { $others }.
}
russian-railroads-space-note-all = { $hand }
russian-railroads-space-note-alone = { $hand } Všichni ostatní už pasovali.
russian-railroads-hand = Máš { FORM($pieces, case: "acc") }.
russian-railroads-hand-empty = Nemáš čím platit.
russian-railroads-pay-note = „{ $space }“.
russian-railroads-token-note = Položíš ho na { $place }.
russian-railroads-place-note = Umísťuješ lokomotivu { $loco }.

## Údaje vedle sebe

russian-railroads-facts = { $first } · { $second }
russian-railroads-moves = { FORM($moves, by: ", ") }
russian-railroads-engineer = Inženýr { $number }
russian-railroads-plan-engineer = Inženýr { $number }: { $moves }
russian-railroads-plan = { $space }: { $moves }
russian-railroads-cost = { $coins ->
    [0] { $hands ->
        [1] tvůj poslední dělník
       *[other] { russian-railroads-workers }
    }
   *[other] { $workers ->
        [0] { $purse ->
            [1] tvoje poslední mince
           *[other] { russian-railroads-coins }
        }
       *[other] { russian-railroads-workers } + { russian-railroads-coins }
    }
}
russian-railroads-move-rail = { russian-railroads-route } { $before }→{ $after }
russian-railroads-move-rail-named = { russian-railroads-route } { russian-railroads-colour } { $before }→{ $after }
russian-railroads-move-loco = Lokomotiva { $loco }: { russian-railroads-route }, dosah { $before }→{ $after }
russian-railroads-move-marker = { $marker ->
    [1] průmysl { $before }→{ $after }
   *[other] 2. ukazatel { $before }→{ $after }
}
russian-railroads-move-onto = { $marker ->
    [1] průmysl „{ $function }“
   *[other] 2. ukazatel „{ $function }“
}
russian-railroads-move-second-marker = druhý ukazatel průmyslu
russian-railroads-move-doublers = { $count ->
    [1] zdvojnásobení pole { $first }
   *[other] zdvojnásobení polí { $first }–{ $last }
}
russian-railroads-move-a-factory = továrna
russian-railroads-which-factory = „{ $function }“
russian-railroads-move-factory = Továrna „{ $function }“
russian-railroads-reach = dosah { $before }→{ $after }
russian-railroads-reach-of = { russian-railroads-route }, dosah { $before }→{ $after }
russian-railroads-gain-vp = +{ russian-railroads-points }
russian-railroads-gain-round = { $scorings ->
    [1] +{ russian-railroads-points } v tomto kole
   *[other] +{ russian-railroads-points } za kolo
}
russian-railroads-gain-coins = { $coins ->
    [one] +{ $coins } mince
    [few] +{ $coins } mince
   *[other] +{ $coins } mincí
}
russian-railroads-gain-temporary = { $workers ->
    [one] +{ $workers } dělník na toto kolo
    [few] +{ $workers } dělníci na toto kolo
   *[other] +{ $workers } dělníků na toto kolo
}
russian-railroads-gain-black = černý dělník natrvalo
russian-railroads-gain-worker = { $workers ->
    [one] dělník natrvalo
    [few] { $workers } dělníci natrvalo
   *[other] { $workers } dělníků natrvalo
}
russian-railroads-gain-question = žeton ?
russian-railroads-gain-questions = { $tokens ->
    [one] žeton ?
    [few] { $tokens } žetony ?
   *[other] { $tokens } žetonů ?
}
russian-railroads-gain-rails = { $colour ->
    [white] nová bílá kolejnice
   *[other] nové { russian-railroads-colour.gen } kolejnice
}
russian-railroads-gain-white-room = kroky bílou: místo jen pro { $room } z { $steps }
russian-railroads-then = pak { $moves }
russian-railroads-gain-white-steps = { $steps ->
    [one] { $steps } krok bílou
    [few] { $steps } kroky bílou
   *[other] { $steps } kroků bílou
}
russian-railroads-gain-times = { russian-railroads-route } ×{ $times }
russian-railroads-promise-loco = { $gain }, až lokomotivy dosáhnou na { $space }
russian-railroads-promise-reach = boduje, až lokomotivy dosáhnou na { $space }
russian-railroads-promise-next = { $steps ->
    [one] ještě 1 krok: { $special }
    [few] ještě { $steps } kroky: { $special }
   *[other] ještě { $steps } kroků: { $special }
}

## Odpovědi slovem

russian-railroads-pass = { $workers ->
    [0] Pasovat (konec tvého kola)
    [one] Pasovat (konec tvého kola, { $workers } dělník nevyužitý)
    [few] Pasovat (konec tvého kola, { $workers } dělníci nevyužití)
   *[other] Pasovat (konec tvého kola, { $workers } dělníků nevyužito)
}
russian-railroads-pass-keeps = { $coins ->
    [one] zůstane ti { $coins } mince
    [few] zůstanou ti { $coins } mince
   *[other] zůstane ti { $coins } mincí
}
russian-railroads-done = Hotovo
russian-railroads-done-ends = { $elements ->
    [0] Bez kroku černého dělníka.
    [one] { $elements } část nevyužiješ.
    [few] { $elements } části nevyužiješ.
   *[other] { $elements } částí nevyužiješ.
}
russian-railroads-done-effect = { $executed ->
    [0] Bez { FORM($what, case: "gen") }.
   *[other] Bez zbytku { FORM($what, case: "gen") }.
}
russian-railroads-done-effect-inner = { $executed ->
    [0] Bez { FORM($what, case: "gen") }; pak { $outer }.
   *[other] Bez zbytku; pak { $outer }.
}
russian-railroads-done-stage = Pokračovat
russian-railroads-done-stage-effect = Této části se vzdáš; přijde poslední část { FORM($what, case: "gen") }.
russian-railroads-decline = Odmítnout
russian-railroads-decline-token-effect = Žeton si necháš; krok černou nebo lokomotiva v některém dalším tahu pole ? nabídne znovu.
russian-railroads-decline-card-effect = Karty se vzdáš; karta cílového bonusu nebo body ještě přijdou.
russian-railroads-stay = Zůstat
russian-railroads-stay-effect = Tvůj tah končí: dělník se znovu nepoužije.
russian-railroads-return = Vrátit do zásoby
russian-railroads-return-effect = Bude tam ležet jako továrna, kterou může postavit kdokoli.
russian-railroads-doubler = Umístit žeton zdvojnásobení
russian-railroads-loco = Vzít lokomotivu { $loco }
russian-railroads-factory = Postavit továrnu
russian-railroads-factory-only = Postavit továrnu { $number }: { $function }
russian-railroads-factory-choice = { $names }
russian-railroads-factory-many = { $count ->
    [one] jediný žeton
    [few] jeden ze { $count } žetonů
    [7] jeden ze { $count } žetonů
   *[other] jeden z { $count } žetonů
}
russian-railroads-white-steps = Kroky bílou
russian-railroads-repeat = Zopakovat akci
russian-railroads-repeat-effect = Ještě jednou akce tvého pole za jednoho dělníka.
russian-railroads-ten-vp = Získat { russian-railroads-points }
russian-railroads-ten-vp-effect = hned, bez karty
russian-railroads-deed-idle = teď se nedá nic provést

## Odpovědi s údaji

russian-railroads-step = { russian-railroads-route }: { russian-railroads-colour } → { $space }
russian-railroads-step-extra-effect = krok černého dělníka
russian-railroads-forward = { $marker ->
    [1] Průmysl → { $value }
   *[other] Druhý ukazatel průmyslu → { $value }
}
russian-railroads-forward-factory = { $marker ->
    [1] Průmysl → „{ $function }“
   *[other] Druhý ukazatel → „{ $function }“
}
russian-railroads-place = { $replaced ->
    [0] { russian-railroads-route }, volné místo
   *[other] { $place ->
        [0] { russian-railroads-route }: { $loco } nahradí { $replaced }
       *[other] { russian-railroads-route }, místo { $place }: { $loco } nahradí { $replaced }
    }
}
russian-railroads-place-again = { $loco } se přesune jinam
russian-railroads-place-either = { $loco } se přesune jinam, nebo vrátí
russian-railroads-place-returned = { $loco } se vrátí jako továrna pro kohokoli
russian-railroads-loco-left = { $left ->
    [1] poslední
   *[other] zbývá { $left }
}
russian-railroads-build-loco-tile = { $function } · lokomotiva { $number }, otočená
russian-railroads-build-factory = { $function } · vrácená továrna { $number }
russian-railroads-build-last = poslední lokomotiva { $loco }
russian-railroads-notch = Výřez { $notch }: { $new } nahradí { $number } „{ $function }“
russian-railroads-notch-effect = Propadne: { $lost }
russian-railroads-notch-passed = Tvůj ukazatel už je za ní. Propadne: { $lost }
russian-railroads-payment = { $black ->
    [0] { $coins ->
        [0] { russian-railroads-workers }
       *[other] { $workers ->
            [0] { russian-railroads-coins }
           *[other] { russian-railroads-workers } + { russian-railroads-coins }
        }
    }
   *[other] { $coins ->
        [0] { $workers ->
            [0] černý dělník
           *[other] černý dělník + { russian-railroads-workers }
        }
       *[other] { $workers ->
            [0] černý dělník + { russian-railroads-coins }
           *[other] černý dělník + { russian-railroads-workers } + { russian-railroads-coins }
        }
    }
}
russian-railroads-workers = { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
}
    .acc = { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}
russian-railroads-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
    .acc = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
russian-railroads-black-worker = černý dělník
    .acc = černého dělníka
russian-railroads-payment-black-effect = krok černou navíc, pokud nějaký uděláš
russian-railroads-payment-keeps = zbude: { $pieces }
russian-railroads-payment-last = to poslední, co máš
russian-railroads-open-question-effect = { $tokens ->
    [one] tvůj poslední žeton ?
    [few] jeden ze tvých { $tokens } žetonů ?
   *[other] jeden ze tvých { $tokens } žetonů ?
}

## Akční pole herního plánu

russian-railroads-group = { $area ->
    [track] Stavba trati
    [loco_factory] Lokomotivy a továrny
    [industry] Průmyslový rozvoj
    [auxiliary] Doplňkové akce
    [engineer] Inženýři
   *[turn_order] Pořadí na tahu
}
russian-railroads-group-own = Tvoji inženýři, i zčásti
russian-railroads-position = { $position ->
    [1] 1. na tahu
    [2] 2. na tahu
    [3] 3. na tahu
   *[other] 4. na tahu
}
russian-railroads-space-order = { $now ->
    [2] v příštím kole { russian-railroads-position }, ne 2.
    [3] v příštím kole { russian-railroads-position }, ne 3.
   *[other] v příštím kole { russian-railroads-position }, ne 4.
}
russian-railroads-space-order-same = i v příštím kole { russian-railroads-position }
russian-railroads-space-order-back = příště 2. na tahu; 1., když to nikdo nezabere
russian-railroads-space-again = dělník se pak použije znovu
russian-railroads-space-hired = { $engineers ->
    [one] odteď tvoje vlastní pole, tvůj první inženýr
    [few] odteď tvoje vlastní pole, pak máš { $engineers } inženýry
   *[other] odteď tvoje vlastní pole, pak máš { $engineers } inženýrů
}
russian-railroads-or-factory = nebo továrna
russian-railroads-or-locomotive = nebo lokomotiva { $loco }
russian-railroads-no-locomotive = není kam umístit lokomotivu
russian-railroads-space-own-engineer = Vlastní inženýr { $number }: { $engineer }
    .brief = Vlastní inženýr { $number }
russian-railroads-space-variable-engineer = Inženýr { $number }: { $engineer }
    .brief = Inženýr { $number }
russian-railroads-space-hire-engineer = Najmout inženýra { $number }: { $engineer }
russian-railroads-space-black-1 = 2 kroky černou
russian-railroads-space-black-1-effect = 2 kroky černou kolejnicí
russian-railroads-space-black-2 = 3 kroky černou
russian-railroads-space-black-2-effect = 3 kroky černou kolejnicí
russian-railroads-space-grey-1 = 2 kroky šedou
russian-railroads-space-grey-1-effect = 2 kroky šedou kolejnicí
russian-railroads-space-grey-2 = 3 kroky šedou
russian-railroads-space-grey-2-effect = 3 kroky šedou kolejnicí
russian-railroads-space-brown-1 = 1 krok hnědou
russian-railroads-space-brown-1-effect = 1 krok hnědou kolejnicí
russian-railroads-space-brown-2 = 2 kroky hnědou
russian-railroads-space-brown-2-effect = 2 kroky hnědou kolejnicí
russian-railroads-space-natural-1 = 1 krok bezbarvou
russian-railroads-space-natural-1-effect = 1 krok bezbarvou kolejnicí
russian-railroads-space-natural-2 = 2 kroky bezbarvou
russian-railroads-space-natural-2-effect = 2 kroky bezbarvou kolejnicí
russian-railroads-space-white-1 = 1 krok bílou
russian-railroads-space-white-1-effect = 1 krok bílou kolejnicí
russian-railroads-space-white-2 = 2 kroky bílou
russian-railroads-space-white-2-effect = 2 kroky bílou kolejnicí
russian-railroads-space-any-coin = 2 kroky libovolnou
russian-railroads-space-any-coin-effect = 1 nebo 2 kroky libovolnými kolejnicemi
russian-railroads-space-bottom = 1 krok černou nebo šedou
russian-railroads-space-bottom-effect = 1 krok černou nebo šedou kolejnicí
russian-railroads-space-loco-1 = Lokomotiva nebo továrna (1 dělník)
    .paid = Lokomotiva nebo továrna
russian-railroads-space-loco-1-effect = vezmi lokomotivu, nebo postav továrnu
russian-railroads-space-loco-2 = Lokomotiva nebo továrna (2 dělníci)
    .paid = Lokomotiva nebo továrna
russian-railroads-space-loco-2-effect = vezmi lokomotivu, nebo postav továrnu
russian-railroads-space-loco-3 = Lokomotiva a továrna
russian-railroads-space-loco-3-effect = vezmi lokomotivu a postav továrnu
russian-railroads-space-ind-1 = 1 krok průmyslu
russian-railroads-space-ind-1-effect = ukazatel průmyslového rozvoje o 1 pole vpřed
russian-railroads-space-ind-2 = 2 kroky průmyslu
russian-railroads-space-ind-2-effect = ukazatel průmyslového rozvoje o 2 pole vpřed
russian-railroads-space-ind-3 = 1 krok průmyslu, 1 krok černou
russian-railroads-space-ind-3-effect = 1 posun na liště průmyslu a 1 krok černou kolejnicí
russian-railroads-space-doubler = Žeton zdvojnásobení
russian-railroads-space-doubler-effect = na první volné políčko zleva u Transsibiřské magistrály
russian-railroads-space-coins = 2 mince
russian-railroads-space-coins-effect = 2 mince
russian-railroads-space-temps = 2 sezónní dělníci
russian-railroads-space-temps-effect = 2 dělníci na toto kolo
russian-railroads-space-variable-1 = Inženýr vedle pole pro najmutí
russian-railroads-space-variable-1-effect = akce inženýra, který tam leží
russian-railroads-space-variable-2 = Druhý inženýr od pole pro najmutí
russian-railroads-space-variable-2-effect = akce inženýra, který tam leží
russian-railroads-space-hire = Najmout inženýra
russian-railroads-space-hire-effect = inženýr na poli pro najmutí bude tvůj
russian-railroads-space-order-1 = Pořadí na tahu: 1. místo
russian-railroads-space-order-1-effect = v příštím kole 1. na tahu
russian-railroads-space-order-2 = Pořadí na tahu: 2. místo
russian-railroads-space-order-2-effect = v příštím kole 2. na tahu
russian-railroads-space-last-industry = 3 kroky průmyslu
russian-railroads-space-last-industry-effect = ukazatel průmyslového rozvoje o 3 pole vpřed

## Inženýři

russian-railroads-engineer-two-any = 2 kroky libovolnou
russian-railroads-engineer-two-any-effect = 2 kroky libovolnou kolejnicí
russian-railroads-engineer-black-grey = krok černou a šedou
russian-railroads-engineer-black-grey-effect = 1 krok černou a 1 krok šedou kolejnicí
russian-railroads-engineer-any-vp3 = krok libovolnou, 3 VB
russian-railroads-engineer-any-vp3-effect = 1 krok libovolnou kolejnicí a 3 VB
russian-railroads-engineer-black-vp3 = krok černou, 3 VB
russian-railroads-engineer-black-vp3-effect = 1 krok černou kolejnicí a 3 VB
russian-railroads-engineer-industry2 = 2 kroky průmyslu
russian-railroads-engineer-industry2-effect = ukazatel průmyslového rozvoje o 2 pole vpřed
russian-railroads-engineer-any-black = krok libovolnou a černou
russian-railroads-engineer-any-black-effect = 1 krok libovolnou a 1 krok černou kolejnicí
russian-railroads-engineer-grey-brown = krok šedou a hnědou
russian-railroads-engineer-grey-brown-effect = 1 krok šedou a 1 krok hnědou kolejnicí
russian-railroads-engineer-industry1-vp3 = krok průmyslu, 3 VB
russian-railroads-engineer-industry1-vp3-effect = 1 krok průmyslu a 3 VB
russian-railroads-engineer-doubler-vp3 = zdvojnásobení, 3 VB
russian-railroads-engineer-doubler-vp3-effect = 1 žeton zdvojnásobení a 3 VB
russian-railroads-engineer-repeat = zopakovat akci
russian-railroads-engineer-repeat-effect = znovu akce tvého pole za jednoho dělníka z tohoto kola
russian-railroads-engineer-loco-or-factory = lokomotiva nebo továrna
russian-railroads-engineer-loco-or-factory-effect = lokomotiva, nebo továrna
russian-railroads-engineer-two-black = 2 kroky černou
russian-railroads-engineer-two-black-effect = 2 kroky černou kolejnicí
russian-railroads-engineer-brown-vp5 = krok hnědou, 5 VB
russian-railroads-engineer-brown-vp5-effect = 1 krok hnědou kolejnicí a 5 VB
russian-railroads-engineer-grey-vp5 = krok šedou, 5 VB
russian-railroads-engineer-grey-vp5-effect = 1 krok šedou kolejnicí a 5 VB
russian-railroads-engineer-industry1-black = krok průmyslu, krok černou
russian-railroads-engineer-industry1-black-effect = 1 posun na liště průmyslu a 1 krok černou kolejnicí

## Továrny

russian-railroads-factory-engineer-sum = součet inženýrů
russian-railroads-factory-engineer-sum-effect = tolik VB, kolik je součet čísel tvých inženýrů
russian-railroads-factory-loco-or-factory = lokomotiva nebo továrna
russian-railroads-factory-loco-or-factory-effect = lokomotiva, nebo továrna
russian-railroads-factory-two-doublers = 2 zdvojnásobení
russian-railroads-factory-two-doublers-effect = 2 žetony zdvojnásobení
russian-railroads-factory-repeat = zopakovat akci
russian-railroads-factory-repeat-effect = znovu akce tvého pole za jednoho dělníka z tohoto kola
russian-railroads-factory-two-any-steps = 2 kroky libovolnou
russian-railroads-factory-two-any-steps-effect = až 2 kroky libovolnými kolejnicemi
russian-railroads-factory-coin = 1 mince
russian-railroads-factory-coin-effect = 1 mince
russian-railroads-factory-industry-one = krok průmyslu
russian-railroads-factory-industry-one-effect = 1 krok průmyslu navíc
russian-railroads-factory-end-bonus-or-10 = cílový bonus nebo 10 VB
russian-railroads-factory-end-bonus-or-10-effect = karta cílového bonusu, nebo 10 VB na konci tahu
russian-railroads-factory-two-best-locos = dvě nejlepší lokomotivy
russian-railroads-factory-two-best-locos-effect = tolik VB, kolik je součet stupňů tvých 2 nejvyšších lokomotiv

## Žetony ? a karty ?

russian-railroads-token-four-any-steps = Čtyři kroky
russian-railroads-token-four-any-steps-effect = až 4 kroky libovolnými kolejnicemi
russian-railroads-token-industry-five = Pět kroků průmyslu
russian-railroads-token-industry-five-effect = ukazatel průmyslového rozvoje až o 5 polí vpřed
russian-railroads-token-second-marker = Druhý ukazatel průmyslu
russian-railroads-token-second-marker-effect = nasadíš druhý ukazatel; každý boduje za své pole
russian-railroads-token-three-doublers = Tři zdvojnásobení
russian-railroads-token-three-doublers-effect = 3 pole Transsibiřské magistrály platí dvakrát
russian-railroads-token-kiev-medal = Kyjevská medaile
russian-railroads-token-kiev-medal-effect = Kyjev 5 přinese 20 VB za kolo, dosáhne-li tam šedá a lokomotiva
russian-railroads-token-question-card = Karta ?
russian-railroads-token-question-card-effect = karta ?, pak karta cílového bonusu nebo 10 VB
russian-railroads-token-revaluation = Zvýšení hodnoty
russian-railroads-token-revaluation-effect = odteď hnědá za 3, bezbarvá za 6, bílá za 10 VB

russian-railroads-card-four-actions = Čtyři akce
russian-railroads-card-four-actions-effect = zdvojnásobení, průmysl, krok černou, jedno z nich 2×
russian-railroads-card-engineer-coin = Inženýr a mince
russian-railroads-card-engineer-coin-effect = inženýr, který opakuje akci
russian-railroads-card-factory-industry = Továrna a průmysl
russian-railroads-card-factory-industry-effect = továrna, pak až 2 kroky průmyslu
russian-railroads-card-black-worker = Černý dělník
russian-railroads-card-black-worker-effect = krok černou navíc, kdykoli jím platíš za kroky černou
russian-railroads-card-loco-nine = Lokomotiva 9
russian-railroads-card-loco-nine-effect = nejsilnější lokomotiva

## Karty

russian-railroads-start-black-step = Krok černou
russian-railroads-start-black-step-effect = 1 krok černou kolejnicí
russian-railroads-start-doubler = Žeton zdvojnásobení
russian-railroads-start-doubler-effect = 1 pole Transsibiřské magistrály boduje dvakrát
russian-railroads-start-coin = Mince
russian-railroads-start-coin-effect = jednou nahradí dělníka, nebo najme inženýra
russian-railroads-start-industry-step = Krok průmyslu
russian-railroads-start-industry-step-effect = tvůj ukazatel průmyslového rozvoje o 1 pole vpřed

russian-railroads-bonus-fifteen = Patnáct
russian-railroads-bonus-fifteen-effect = 15 VB na konci, ať máš cokoli
russian-railroads-bonus-termini = Konečné stanice
russian-railroads-bonus-termini-effect = 10 VB za každou trať, kde černá dosáhla konečné stanice
russian-railroads-bonus-factories = Továrny
russian-railroads-bonus-factories-effect = 4 VB za každou tvou továrnu
russian-railroads-bonus-doublers = Zdvojnásobení
russian-railroads-bonus-doublers-effect = 20 VB za 4 a více žetonů zdvojnásobení, 30 VB za 7 a více
russian-railroads-bonus-black-reach = Černé kolejnice
russian-railroads-bonus-black-reach-effect = součet polí, kam na 3 tratích dosáhla černá
russian-railroads-bonus-workers = Dělníci
russian-railroads-bonus-workers-effect = 10 VB za každého dělníka, kterého máš natrvalo navíc
russian-railroads-bonus-tokens = Žetony ?
russian-railroads-bonus-tokens-effect = 7 VB za každý použitý žeton ?, nejvýš 28 VB
russian-railroads-bonus-engineers = Inženýři
russian-railroads-bonus-engineers-effect = 6 VB za každého tvého inženýra
russian-railroads-bonus-locos = Lokomotivy
russian-railroads-bonus-locos-effect = součet stupňů všech tvých lokomotiv
russian-railroads-bonus-extra-engineer = Inženýr navíc
russian-railroads-bonus-extra-engineer-effect = do většiny se počítá jako další inženýr, i když jiného nemáš
russian-railroads-bonus-now = teď { russian-railroads-points }

## Pole ?

russian-railroads-special-ts13-question = pole ? Transsibiřské magistrály (13)
russian-railroads-special-sp4-question = pole ? trati do Sankt Petěrburgu (4)
russian-railroads-special-sp6-question = pole ? trati do Sankt Petěrburgu (6)
russian-railroads-special-industry-question = pole ? lišty průmyslového rozvoje

## Proč to, co je napsáno, nejde

russian-railroads-why-taken = „{ $space }“ už obsazuje { $other }.
russian-railroads-why-taken-by-you = „{ $space }“ už v tomto kole obsazuješ ty.
russian-railroads-why-not-now = V tomto kole pole „{ $space }“ není.
russian-railroads-why-not-here = Ve hře pro { $players } hráče pole „{ $space }“ není.
russian-railroads-why-workers = { $coins ->
    [0] { $workers ->
        [one] „{ $space }“ stojí { $workers } dělníka; { russian-railroads-why-has }: chybí { $more }.
        [few] „{ $space }“ stojí { $workers } dělníky; { russian-railroads-why-has }: chybí { $more }.
       *[other] „{ $space }“ stojí { $workers } dělníků; { russian-railroads-why-has }: chybí { $more }.
    }
   *[other] „{ $space }“ stojí { russian-railroads-workers.acc } a { russian-railroads-coins.acc }: chybí { $more }.
}
russian-railroads-why-has = { $has ->
    [0] { $purse ->
        [0] nemáš nic
        [one] máš jen { $purse } minci
        [few] máš jen { $purse } mince
       *[other] máš jen { $purse } mincí
    }
   *[other] { $purse ->
        [0] máš jen { $has }
        [one] máš { $has } a { $purse } minci
        [few] máš { $has } a { $purse } mince
       *[other] máš { $has } a { $purse } mincí
    }
}
russian-railroads-why-coins = { $missing ->
    [one] „{ $space }“ vyžaduje mince: chybí { $missing } mince.
    [few] „{ $space }“ vyžaduje mince: chybí { $missing } mince.
   *[other] „{ $space }“ vyžaduje mince: chybí { $missing } mincí.
}
russian-railroads-why-part = „{ $space }“ nejde provést celé: { $part }
russian-railroads-why-together = „{ $space }“ nejde provést celé: každá část zvlášť ano, ale ne všechny najednou.
russian-railroads-why-steps = { $possible ->
    [0] žádná { russian-railroads-colour } kolejnice se nemůže posunout.
    [one] místo je jen na { $possible } krok { russian-railroads-colour.ins }, a potřebuješ { $steps }.
    [few] místo je jen na { $possible } kroky { russian-railroads-colour.ins }, a potřebuješ { $steps }.
   *[other] místo je jen na { $possible } kroků { russian-railroads-colour.ins }, a potřebuješ { $steps }.
}
russian-railroads-why-any-steps = { $possible ->
    [0] žádná kolejnice už se nemůže posunout.
    [one] místo je jen na { $possible } krok, a potřebuješ { $steps }.
    [few] místo je jen na { $possible } kroky, a potřebuješ { $steps }.
   *[other] místo je jen na { $possible } kroků, a potřebuješ { $steps }.
}
russian-railroads-why-industry = { $possible ->
    [0] tvůj ukazatel průmyslového rozvoje se nemůže posunout.
    [one] do prázdného výřezu nebo konce lišty zbývá jen { $possible } krok, a potřebuješ { $steps }.
    [few] do prázdného výřezu nebo konce lišty zbývají jen { $possible } kroky, a potřebuješ { $steps }.
   *[other] do prázdného výřezu nebo konce lišty zbývá jen { $possible } kroků, a potřebuješ { $steps }.
}
russian-railroads-why-doublers-full = všechna pole Transsibiřské magistrály už jsou zdvojnásobená.
russian-railroads-why-doublers-gone = žádný žeton zdvojnásobení nezbývá.
russian-railroads-why-no-loco = žádná lokomotiva nezbývá.
russian-railroads-why-loco-fits = lokomotiva { $loco } není vyšší než žádná z tvých.
russian-railroads-why-no-tile = na továrnu nezbývá žádný žeton.
russian-railroads-why-repeat = zatím není žádná tvoje akce, kterou jde zopakovat.
russian-railroads-why-space-first = { russian-railroads-route.full } se volí až potom: nejdřív akční pole, pak kam jdou jeho kroky.
russian-railroads-why-loco-later = { $left ->
    [one] Lokomotiva { $loco } přijde až po lokomotivě { $next }: v zásobě zbývá ještě { $left }.
    [few] Lokomotiva { $loco } přijde až po lokomotivách { $next }: v zásobě zbývají ještě { $left }.
   *[other] Lokomotiva { $loco } přijde až po lokomotivách { $next }: v zásobě jich zbývá ještě { $left }.
}
russian-railroads-why-loco-gone = Lokomotiva { $loco } už došla: další je { $next }.
russian-railroads-why-pay-first = Nejdřív platba, pak co akce udělá.
russian-railroads-why-no-engineer = Žádný inženýr tam neleží.
russian-railroads-why-own-position = { $position ->
    [1] Už jsi 1. na tahu, takže o to usilovat nemůžeš.
   *[other] Už jsi 2. na tahu, takže o to usilovat nemůžeš.
}
russian-railroads-why-one-claim = Místo v pořadí už v tomto kole zabíráš.
russian-railroads-why-no-reuse = Na „{ $space }“ dělník nemůže, jen na pole s akcí pro toto kolo.
russian-railroads-why-one-worker = Dělník může jen na pole za 1 dělníka, takže ne na „{ $space }“.
russian-railroads-why-engineer-of = Inženýra { $number } už má { $other }.
russian-railroads-why-engineer-later = Inženýr { $number } bude k dispozici až v některém dalším kole.
russian-railroads-why-too-few-workers = { $has ->
    [0] Nemáš dělníka: chybí { $missing }.
   *[other] Z těchto dělníků máš jen { $has }: chybí { $missing }.
}
russian-railroads-why-too-few-coins = { $has ->
    [0] Nemáš minci: chybí { $missing }.
    [one] Máš jen { $has } minci: chybí { $missing }.
    [few] Máš jen { $has } mince: chybí { $missing }.
   *[other] Máš jen { $has } mincí: chybí { $missing }.
}
russian-railroads-why-no-black = Černého dělníka ve své zásobě nemáš.
russian-railroads-why-price = { $pieces ->
    [one] Stojí to { $pieces } dělníka nebo minci; dáváš { $given }.
    [few] Stojí to { $pieces } dělníky nebo mince; dáváš { $given }.
   *[other] Stojí to { $pieces } dělníků nebo mincí; dáváš { $given }.
}
russian-railroads-why-not-part = To k tomu, co zbývá, nepatří.
russian-railroads-why-no-step-left = Žádný krok { russian-railroads-colour.ins } už nezbývá.
russian-railroads-why-never-there = { russian-railroads-route.full } { russian-railroads-colour.gen } kolejnice nemá.
russian-railroads-why-not-received = { russian-railroads-route.full }: { russian-railroads-colour } kolejnice zatím chybí, přinese ji černá na poli { $space } Transsibiřské magistrály.
russian-railroads-why-at-the-end = Konec trati ({ $space }): { russian-railroads-colour } kolejnice už tam je.
russian-railroads-why-behind = { russian-railroads-route.full }: { russian-railroads-colour } musí zůstat { $other ->
    [black] za černou
    [grey] za šedou
    [brown] za hnědou
   *[other] za bezbarvou
}, která je na poli { $space }.
russian-railroads-why-end = Tvůj ukazatel průmyslového rozvoje už je na konci lišty.
russian-railroads-why-notch = Výřez { $notch } je prázdný: nejdřív v něm musí stát továrna.
russian-railroads-why-not-lower = { russian-railroads-route.full }: { $loco } není vyšší než { $there }, která tam leží.
russian-railroads-why-return-empty = Dokud máš volné místo, nevrací se nic.
russian-railroads-why-return-new = Novou lokomotivu je nutné umístit.
russian-railroads-why-no-such-tile = Továrna { $number } teď není k mání: jen nejnižší lokomotiva a továrny vrácené do zásoby.
russian-railroads-why-token-used = Žeton ? „{ $token }“ už máš použitý.
russian-railroads-why-second-marker = Druhý ukazatel musí počkat, až první opustí začátek.
russian-railroads-why-question-card = Teď nejde zahrát žádnou kartu ?.
russian-railroads-why-card-gone = Karta ? „{ $card }“ už je pryč.
russian-railroads-why-card-idle = Z karty ? „{ $card }“ teď nejde provést nic.
russian-railroads-why-not-used = „{ $space }“ nepatří k akcím, které máš v tomto kole za sebou.
russian-railroads-why-not-repeatable = „{ $space }“ nejde zopakovat.

## Průběh
# Řádek bez jména hráče pokračuje v předchozím; obojí se může spojit.

russian-railroads-log-draft = { $seat } bere počáteční prémii „{ $card }“.
russian-railroads-log-round = Začíná { $round }. kolo.
russian-railroads-log-round-last = Začíná { $round }. kolo, poslední: místo polí pořadí na tahu jsou tu 3 kroky průmyslu.
russian-railroads-log-space = { $seat } volí „{ FORM($space, case: "paid") }“ ({ $payment }).
russian-railroads-log-pass = { $vp ->
    [0] { $seat } pasuje.
   *[other] { $seat } pasuje a získává { russian-railroads-points }.
}
russian-railroads-log-step = { russian-railroads-route }: { russian-railroads-colour } na { $space }.
russian-railroads-log-special = { $special ->
    [ts2-grey] Transsibiřská 2 přináší šedé kolejnice.
    [ts3-worker] Transsibiřská 3: dosahuje tam hnědá i lokomotiva.
    [ts6-brown] Transsibiřská 6 přináší hnědé kolejnice.
    [ts10-natural] Transsibiřská 10 přináší bezbarvé kolejnice.
    [ts13-question] Pole ? Transsibiřské magistrály (13) je dosaženo.
    [ts15-white] Transsibiřská 15 přináší bílou kolejnici.
    [ts15-terminus] Konečná stanice Transsibiřské magistrály je dosažena.
    [sp4-question] Pole ? trati do Sankt Petěrburgu (4) je dosaženo.
    [sp6-question] Pole ? trati do Sankt Petěrburgu (6) je dosaženo.
    [sp9-terminus] Konečná stanice Sankt Petěrburg je dosažena.
    [ky7-worker] Pole 7 trati do Kyjeva je dosaženo.
    [ky9-terminus] Konečná stanice Kyjev je dosažena.
    [industry-question] Pole ? lišty průmyslového rozvoje je dosaženo.
   *[other] Zvláštní políčko je dosaženo.
}
russian-railroads-log-industry = { $marker ->
    [1] Ukazatel průmyslového rozvoje postupuje na { $value }.
   *[other] Druhý ukazatel průmyslového rozvoje postupuje na { $value }.
}
russian-railroads-log-industry-factory = { $marker ->
    [1] Ukazatel průmyslového rozvoje vstupuje na továrnu „{ $function }“.
   *[other] Druhý ukazatel průmyslového rozvoje vstupuje na továrnu „{ $function }“.
}
russian-railroads-log-lapse = { $elements ->
    [one] { $elements } část { FORM($what, case: "gen") } nejde provést a propadá.
    [few] { $elements } části { FORM($what, case: "gen") } nejdou provést a propadají.
   *[other] { $elements } částí { FORM($what, case: "gen") } nejde provést a propadá.
}
russian-railroads-log-lapse-white = { $elements ->
    [one] { $elements } krok bílou nemá místo a propadá.
    [few] { $elements } kroky bílou nemají místo a propadají.
   *[other] { $elements } kroků bílou nemá místo a propadá.
}
russian-railroads-log-second-marker = Na lištu průmyslového rozvoje přichází druhý ukazatel.
russian-railroads-log-loco = { $replaced ->
    [0] Lokomotiva { $loco } jde k { russian-railroads-route.dat }, dosah je teď { $reach }.
   *[other] Lokomotiva { $loco } nahrazuje { $replaced } na { russian-railroads-route.dat }, dosah je teď { $reach }.
}
russian-railroads-log-loco-returned = Lokomotiva { $loco } se vrací do zásoby jako továrna.
russian-railroads-log-factory = Ve výřezu { $notch } vzniká továrna { $number } „{ $function }“.
russian-railroads-log-factory-replaced = Ve výřezu { $notch } nahrazuje továrna { $number } „{ $function }“ továrnu { $replaced } „{ $old }“.
russian-railroads-log-vp = +{ russian-railroads-points } ({ FORM($source, case: "inside") }).
russian-railroads-log-coins = { $coins ->
    [one] +{ $coins } mince.
    [few] +{ $coins } mince.
   *[other] +{ $coins } mincí.
}
russian-railroads-log-doublers = { $doublers ->
    [one] Žeton zdvojnásobení jde na pole { $slot }.
    [few] Přibývají { $doublers } žetony zdvojnásobení, až po pole { $slot }.
   *[other] Přibývá { $doublers } žetonů zdvojnásobení, až po pole { $slot }.
}
russian-railroads-log-worker = +1 dělník natrvalo, k použití už v tomto kole.
russian-railroads-log-black-worker = Natrvalo přichází černý dělník.
russian-railroads-log-temporary = { $workers ->
    [one] +{ $workers } sezónní dělník.
    [few] +{ $workers } sezónní dělníci.
   *[other] +{ $workers } sezónních dělníků.
}
russian-railroads-log-engineer = Najat inženýr { $number } „{ $engineer }“.
russian-railroads-log-repeat = Znovu se provádí „{ $space }“.
russian-railroads-log-token = Použit žeton ? „{ $token }“, { $place }.
russian-railroads-log-token-declined = Žeton ? zatím použit není, { $place }.
russian-railroads-log-card = Zahrána karta ? „{ $card }“.
russian-railroads-log-card-declined = Žádná karta ? zahrána není.
russian-railroads-log-pick-vp = { $seat } získává { russian-railroads-points } místo karty cílového bonusu.
russian-railroads-log-pick-card = { $seat } bere kartu cílového bonusu.
russian-railroads-log-pick-own-card = Tvoje nová karta cílového bonusu: „{ $card }“.
russian-railroads-log-order = Nové pořadí na tahu: { $players }.
russian-railroads-log-order-kept = Pořadí na tahu se nemění: { $players }.
russian-railroads-log-stay = { $seat } nechává dělníka na liště pořadí na tahu.
russian-railroads-log-reuse = { $seat } přesouvá dělníka z lišty pořadí na tahu na „{ $space }“.
russian-railroads-log-round-score = { $total ->
    [0] { $seat } v tomto kole nezískává nic.
   *[other] { $seat } získává { $total } VB ({ $parts }), celkem { $vp }.
}
russian-railroads-log-round-part = { FORM($source, case: "inside") } { $vp }
russian-railroads-log-end-bonus = { $vp ->
    [0] { $seat } za kartu cílového bonusu „{ $card }“ nezískává nic.
   *[other] { $seat } získává { russian-railroads-points } za kartu cílového bonusu „{ $card }“.
}
russian-railroads-log-majority = { $cards ->
    [0] { $engineers ->
        [one] { $seat } získává { russian-railroads-points } za { $engineers } inženýra.
        [few] { $seat } získává { russian-railroads-points } za { $engineers } inženýry.
       *[other] { $seat } získává { russian-railroads-points } za { $engineers } inženýrů.
    }
   *[other] { $engineers ->
        [0] { $seat } získává { russian-railroads-points } za kartu inženýra navíc.
        [one] { $seat } získává { russian-railroads-points } za { $engineers } inženýra a kartu inženýra navíc.
        [few] { $seat } získává { russian-railroads-points } za { $engineers } inženýry a kartu inženýra navíc.
       *[other] { $seat } získává { russian-railroads-points } za { $engineers } inženýrů a kartu inženýra navíc.
    }
}
russian-railroads-log-winners = Konec partie. Vítězství: { $winners }.

## Odkud jsou body

russian-railroads-source-ts = Transsibiřská
    .inside = Transsibiřská
russian-railroads-source-sp = Sankt Petěrburg
    .inside = Sankt Petěrburg
russian-railroads-source-ky = Kyjev
    .inside = Kyjev
russian-railroads-source-industry = Průmysl
    .inside = průmysl
russian-railroads-source-pass = Pasování
    .inside = pasování
russian-railroads-source-terminus = Konečné stanice
    .inside = konečné stanice
russian-railroads-source-engineers = Inženýři
    .inside = inženýři
russian-railroads-source-factories = Továrny
    .inside = továrny
russian-railroads-source-end-bonus = Cílové bonusy
    .inside = cílové bonusy
russian-railroads-source-majority = Nejvíce inženýrů
    .inside = nejvíce inženýrů

## K čemu rozhodnutí je (-first-, v první partii) a podle čeho se rozhoduje bot (-hint-)

russian-railroads-first-draft = Malý náskok do začátku. Krok kolejnicí nebo průmyslu boduje od prvního kola; mince je jedna akce navíc, kdykoli ji budeš chtít.
russian-railroads-first-space = V každém tahu jedno pole, dokud všichni nepasují. Co boduje, boduje každé kolo znovu: začni trvalými body, tedy kolejnicemi, na které dosáhne lokomotiva.
russian-railroads-first-pay = Mince může zastoupit dělníka. Dělníci se ti každé kolo vrátí, mince ne; šetři je na kolo, kdy budeš potřebovat akci navíc.
russian-railroads-first-advance = Lepší kolejnice musí zůstat za těmi předchozími, proto ať černá běží napřed. Pole mimo dosah tvých lokomotiv nebodují.
russian-railroads-first-place = Trať boduje jen tam, kam dosáhnou její lokomotivy. Nahrazená lokomotiva se přesune na jinou trať: často tím pomůžeš dvěma najednou.
russian-railroads-first-build = Továrna zaplní další výřez lišty průmyslu a působí, když na ni vstoupí ukazatel. Postav ji dřív, než k ní ukazatel dojde, jinak čeká.
russian-railroads-first-replace = Nová továrna vystřídá starou. Obětuj takovou, kterou už má tvůj ukazatel za sebou: továrna působí, jen když se na ni vstoupí.
russian-railroads-first-repeat = Provedeš znovu jednu ze svých akcí a nic neplatíš. Vyber tu nejdražší, ne tu nejbližší.
russian-railroads-first-token = Každý z nich má jen jedno použití za partii a polí pro ně je málo. Zpočátku ber, co roste s každým kolem; ke konci kroky nebo body.
russian-railroads-first-card = Jeden silný účinek a dost. Co trvá, třeba dělník navíc do každého kola, má tím větší cenu, čím dřív to přijde.
russian-railroads-first-pick = Boduje až na konci. Vyber podle toho, co stejně stavíš; 10 VB hned je jistota.
russian-railroads-first-reuse = Všichni dohráli; tvůj dělník z lišty pořadí se přesune na volné pole za jednoho dělníka. Je to akce zadarmo, málokdy se vyplatí ji nechat být.

russian-railroads-hint-draft = počítá, co to přinese ve všech příštích vyhodnoceních.
russian-railroads-hint-space = { $choice ->
    [pass] nic z toho, co můžeš zaplatit, už nic nepřinese.
   *[other] porovnává, co pole přinese ve všech příštích vyhodnoceních, s dělníky a mincemi, které stojí; co můžeš vzít jen ty, může počkat.
}
russian-railroads-hint-pay = dělníci se příští kolo vrátí, mince ne.
russian-railroads-hint-advance = { $choice ->
    [done] víc už se tu získat nedá.
   *[other] ve všech příštích vyhodnoceních to přinese nejvíc.
}
russian-railroads-hint-place = { $choice ->
    [return] žádné trati už nepomůže.
   *[other] tak budou tvé tratě v příštích kolech bodovat nejvíc, i s přesunem nahrazené lokomotivy.
}
russian-railroads-hint-build = co továrna umí a cesta, kterou otevře ukazateli, mají největší cenu.
russian-railroads-hint-replace = tím ztratíš nejméně: továrna, kterou má ukazatel za sebou, už nepůsobí.
russian-railroads-hint-repeat = z tvých akcí přinese podruhé nejvíc právě tato.
russian-railroads-hint-token = { $choice ->
    [decline] žádný ti teď nepomůže.
   *[other] pro tvou desku a zbývající kola má největší cenu.
}
russian-railroads-hint-card = { $choice ->
    [decline] žádná ti teď nepomůže.
   *[other] pro tvou desku a zbývající kola má největší cenu.
}
russian-railroads-hint-pick = počítá, co by karta přinesla teď, a k tomu trochu růstu za každé příští kolo.
russian-railroads-hint-reuse = { $choice ->
    [stay] žádné volné pole ti nic nepřinese.
   *[other] z volných polí za jednoho dělníka přinese nejvíc toto.
}

## What a post tells of a turn, in phrases

russian-railroads-brief-draft = „{ $card }“
russian-railroads-brief-space = { FORM($space, case: "brief") }
russian-railroads-brief-pass = { $vp ->
    [0] pasuje
   *[other] pasuje (+{ $vp })
}
russian-railroads-brief-step = { russian-railroads-route } { russian-railroads-colour } { $space }
russian-railroads-brief-special = { $special ->
    [ts2-grey] šedé kolejnice
    [ts6-brown] hnědé kolejnice
    [ts10-natural] bezbarvé kolejnice
    [ts15-white] bílá kolejnice
   *[other] {""}
}
russian-railroads-brief-industry = průmysl { $value }
russian-railroads-brief-industry-factory = průmysl „{ $function }“
russian-railroads-brief-loco = lokomotiva { $loco }: { russian-railroads-route }
russian-railroads-brief-vp = +{ $vp }
russian-railroads-brief-second-marker = druhý ukazatel průmyslu
russian-railroads-brief-doublers = { $doublers ->
    [one] { $doublers } zdvojovač
    [few] { $doublers } zdvojovače
   *[other] { $doublers } zdvojovačů
}
russian-railroads-brief-worker = +1 dělník
russian-railroads-brief-black-worker = černý dělník
russian-railroads-brief-repeat = „{ $space }“ znovu
russian-railroads-brief-token = ? „{ $token }“
russian-railroads-brief-card = karta „{ $card }“
russian-railroads-brief-reuse = pak „{ $space }“
russian-railroads-brief-factory = továrna „{ $function }“
russian-railroads-brief-pick-card = karta cílového bonusu
russian-railroads-brief-scored = { $seat } +{ $total }
russian-railroads-brief-round = Body za kolo: { $who }.
russian-railroads-brief-shown = { $seat } +{ $vp }
russian-railroads-brief-bonus = Karty cílového bonusu: { $who }.
russian-railroads-brief-engineers = Inženýři: { $who }.
