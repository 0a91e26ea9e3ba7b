# Dopravní impérium (Cargo Empire) česky, slovy pravidel v krabici. Hráč nemá pád ani rod: přítomný čas, nebo jméno a dvojtečka.
# Město má .gen („do Varšavy“), .from („z Varšavy“), .in („ve Varšavě“) a někdy .acc („přes Varšavu“).

cargo-empire = Dopravní impérium
cargo-empire-about-goal = Přepravuj zboží mezi městy po silnici, železnici a moři, nech obchodní stanici všude, kam doručíš, a posouvej své auto, vlak a loď. Po třech kolech po čtyřech tazích vyhrává nejvíc bodů.
cargo-empire-about-short = přeprava zboží po Evropě po silnici, kolejích i moři
cargo-empire-about-length = asi 25 minut na hráče na jedno posezení, nebo 15 tahů každý: pět dní po třech denně
cargo-empire-about-weight = obtížnost 2 z 5: naučíš se za jednu partii
cargo-empire-about-turn =
    Přeprav kostičku z města se svou obchodní stanicí do města, které tuto barvu poptává.
    Cestu zaplať kartami: silniční jede přes jednu pozemní cestu, železniční přes jednu nebo dvě, námořní z přístavu do kteréhokoli jiného.
    Na místo doručení jde tvoje stanice. Dvě stanice tam, a město je povýšeno na další úroveň.
    Tvoje vozidla se posunou: 1 za silniční nebo železniční kartu, 2 za námořní a ještě 1 za každé z obou měst, jehož karta je v nabídce nebo u tebe, a za bezchybné povýšení.
    Pole, na která vstoupí, přinesou karty, města a úkoly. Když nemůžeš přepravit nic, vezmeš tři karty, nebo doplníš kostičky do města.
cargo-empire-about-scoring =
    Auto, vlak a loď za poslední stupnicí: po 2 až 24 bodech.
    Každá tvoje stanice u města úrovně 3: 3 body.
    Každá karta města: 5 bodů.
    Karty úkolů, tajné až do konce: podle toho, co říkají, většinou 5 až 12 bodů.
    Po 1. a 2. kole přinesou vedoucí auto, vlak a loď kartu a přední místa v pořadí příštího kola.
cargo-empire-about-variant-map = pro první partii Evropa; na mapě Dyorle leží na některých cestách žetony, které posunou vozidlo navíc.
cargo-empire-about-variant-tracks = pro první partii základní, pokročilé dávají víc na výběr; nebo kterékoli tři, náhodně či podle vlastního výběru.
cargo-empire-about-variant-clans = každý má klanový erb s vlastní schopností a další schopnosti, které se platí přepravenými kostičkami. Lepší až od druhé partie.
cargo-empire-about-variant-table = dva mohou přidat Špeditéra, který se řídí kartami, nebo vazaly: každý pak přepravuje i za druhou barvu, která neboduje. V jednom hraješ vždy proti Špeditérovi.
cargo-empire-variant-map = Mapa
cargo-empire-variant-map-europe = Evropa
cargo-empire-variant-map-dyorle = Dyorle, s žetony spěchu
cargo-empire-variant-tracks = Stupnice rozvoje
cargo-empire-variant-tracks-base = Základní stupnice
cargo-empire-variant-tracks-advanced = Pokročilé stupnice
cargo-empire-variant-tracks-any = Kterékoli tři ze všech
# ikony bonusů horní / spodní trasy, zleva doprava
cargo-empire-side-a01 = Silniční, železniční, město / železniční, námořní, úkol
cargo-empire-side-a02 = Námořní, město, silniční / silniční, úkol, železniční
cargo-empire-side-a03 = Železniční, úkol, námořní / silniční, námořní, město
cargo-empire-side-a04 = Námořní, město, železniční / železniční, silniční, úkol
cargo-empire-side-a05 = Úkol, silniční, námořní / námořní, město, železniční
cargo-empire-side-a06 = Město, železniční, silniční / úkol, námořní, silniční
cargo-empire-side-b01 = Libovolná karta, město nebo úkol, námořní / silniční, železniční, libovolná karta
cargo-empire-side-b02 = Libovolná karta, železniční, město nebo úkol / námořní, libovolná karta, město
cargo-empire-side-b03 = Město nebo úkol, silniční, libovolná karta / železniční, libovolná karta, úkol
cargo-empire-side-c01 = Město nebo úkol / libovolná karta, město, silniční, námořní
cargo-empire-side-c02 = Námořní, libovolná karta, úkol, železniční / město nebo úkol
cargo-empire-side-c03 = Město / silniční, železniční, město nebo úkol, libovolná karta
cargo-empire-variant-track-1 = Levá stupnice
cargo-empire-variant-track-1-random = Náhodně
cargo-empire-variant-track-1-a01 = { cargo-empire-side-a01 }
cargo-empire-variant-track-1-a02 = { cargo-empire-side-a02 }
cargo-empire-variant-track-1-a03 = { cargo-empire-side-a03 }
cargo-empire-variant-track-1-a04 = { cargo-empire-side-a04 }
cargo-empire-variant-track-1-a05 = { cargo-empire-side-a05 }
cargo-empire-variant-track-1-a06 = { cargo-empire-side-a06 }
cargo-empire-variant-track-1-b01 = { cargo-empire-side-b01 }
cargo-empire-variant-track-1-b02 = { cargo-empire-side-b02 }
cargo-empire-variant-track-1-b03 = { cargo-empire-side-b03 }
cargo-empire-variant-track-1-c01 = { cargo-empire-side-c01 }
cargo-empire-variant-track-1-c02 = { cargo-empire-side-c02 }
cargo-empire-variant-track-1-c03 = { cargo-empire-side-c03 }
cargo-empire-variant-track-2 = Prostřední stupnice
cargo-empire-variant-track-2-random = Náhodně
cargo-empire-variant-track-2-a01 = { cargo-empire-side-a01 }
cargo-empire-variant-track-2-a02 = { cargo-empire-side-a02 }
cargo-empire-variant-track-2-a03 = { cargo-empire-side-a03 }
cargo-empire-variant-track-2-a04 = { cargo-empire-side-a04 }
cargo-empire-variant-track-2-a05 = { cargo-empire-side-a05 }
cargo-empire-variant-track-2-a06 = { cargo-empire-side-a06 }
cargo-empire-variant-track-2-b01 = { cargo-empire-side-b01 }
cargo-empire-variant-track-2-b02 = { cargo-empire-side-b02 }
cargo-empire-variant-track-2-b03 = { cargo-empire-side-b03 }
cargo-empire-variant-track-2-c01 = { cargo-empire-side-c01 }
cargo-empire-variant-track-2-c02 = { cargo-empire-side-c02 }
cargo-empire-variant-track-2-c03 = { cargo-empire-side-c03 }
cargo-empire-variant-track-3 = Pravá stupnice
cargo-empire-variant-track-3-random = Náhodně
cargo-empire-variant-track-3-a01 = { cargo-empire-side-a01 }
cargo-empire-variant-track-3-a02 = { cargo-empire-side-a02 }
cargo-empire-variant-track-3-a03 = { cargo-empire-side-a03 }
cargo-empire-variant-track-3-a04 = { cargo-empire-side-a04 }
cargo-empire-variant-track-3-a05 = { cargo-empire-side-a05 }
cargo-empire-variant-track-3-a06 = { cargo-empire-side-a06 }
cargo-empire-variant-track-3-b01 = { cargo-empire-side-b01 }
cargo-empire-variant-track-3-b02 = { cargo-empire-side-b02 }
cargo-empire-variant-track-3-b03 = { cargo-empire-side-b03 }
cargo-empire-variant-track-3-c01 = { cargo-empire-side-c01 }
cargo-empire-variant-track-3-c02 = { cargo-empire-side-c02 }
cargo-empire-variant-track-3-c03 = { cargo-empire-side-c03 }
cargo-empire-variant-clans = Klany
cargo-empire-variant-clans-off = Bez klanů
cargo-empire-variant-clans-on = S klany
cargo-empire-variant-table = Pro dva hráče
cargo-empire-variant-table-plain = Jen ve dvou
cargo-empire-variant-table-forwarder = Se Špeditérem
cargo-empire-variant-table-vassals = S vazaly
cargo-empire-refuse-forwarder = Špeditér hraje proti jednomu nebo dvěma hráčům, ne proti { $seats }.
cargo-empire-refuse-track = Stupnice „{ $side }“ může ležet jen na jednom místě: vyber jinou vlevo, uprostřed nebo vpravo.
cargo-empire-refuse-vassals = Vazalové jsou přesně pro dva hráče; u stolu jich je { $seats }.

## Slova, na která věty odkazují; berou argumenty věty

cargo-empire-player = { $seat }
cargo-empire-chain = { $a } · { $b }
cargo-empire-row = { $a }, { $b }
cargo-empire-either = { $a } nebo { $b }
    .inside = { FORM($a, case: "inside") } nebo { FORM($b, case: "inside") }
cargo-empire-rival-forwarder = Špeditér
cargo-empire-colour = { $colour ->
    [orange] oranžová
    [grey] šedá
    [white] bílá
   *[brown] hnědá
}
    .acc = { $colour ->
    [orange] oranžovou
    [grey] šedou
    [white] bílou
   *[brown] hnědou
}
    .pl = { $colour ->
    [orange] oranžové
    [grey] šedé
    [white] bílé
   *[brown] hnědé
}
    .genpl = { $colour ->
    [orange] oranžových
    [grey] šedých
    [white] bílých
   *[brown] hnědých
}
cargo-empire-a-cube = { cargo-empire-colour.acc } kostičku
cargo-empire-space = { $space ->
    [upper] horní pole
   *[lower] spodní pole
}
cargo-empire-points = { $vp } VB
cargo-empire-cubes = { $cubes ->
    [one] { $cubes } { cargo-empire-colour } kostička
    [few] { $cubes } { cargo-empire-colour.pl } kostičky
   *[other] { $cubes } { cargo-empire-colour.genpl } kostiček
}
cargo-empire-a-marker = { $marker ->
    [car] Auto
    [train] Vlak
   *[ship] Loď
}
cargo-empire-road-cards = { $road ->
    [one] silniční
    [few] { $road } silniční
   *[other] { $road } silničních
}
    .gen = { $road ->
    [1] silniční
   *[other] { $road } silničních
}
    .count = { $road ->
    [one] { $road } silniční
    [few] { $road } silniční
   *[other] { $road } silničních
}
cargo-empire-rail-cards = { $rail ->
    [one] železniční
    [few] { $rail } železniční
   *[other] { $rail } železničních
}
    .gen = { $rail ->
    [1] železniční
   *[other] { $rail } železničních
}
    .count = { $rail ->
    [one] { $rail } železniční
    [few] { $rail } železniční
   *[other] { $rail } železničních
}
cargo-empire-sea-cards = { $sea ->
    [one] námořní
    [few] { $sea } námořní
   *[other] { $sea } námořních
}
    .gen = { $sea ->
    [1] námořní
   *[other] { $sea } námořních
}
    .count = { $sea ->
    [one] { $sea } námořní
    [few] { $sea } námořní
   *[other] { $sea } námořních
}
# co se hraje nebo přijde („silniční + 2 námořní“); .count i s jedničkami, co je v ruce
cargo-empire-cards = { $road ->
    [0] { $rail ->
        [0] { cargo-empire-sea-cards }
       *[other] { $sea ->
            [0] { cargo-empire-rail-cards }
           *[other] { cargo-empire-rail-cards } + { cargo-empire-sea-cards }
        }
    }
   *[other] { $rail ->
        [0] { $sea ->
            [0] { cargo-empire-road-cards }
           *[other] { cargo-empire-road-cards } + { cargo-empire-sea-cards }
        }
       *[other] { $sea ->
            [0] { cargo-empire-road-cards } + { cargo-empire-rail-cards }
           *[other] { cargo-empire-road-cards } + { cargo-empire-rail-cards } + { cargo-empire-sea-cards }
        }
    }
}
    .gen = { $road ->
    [0] { $rail ->
        [0] { cargo-empire-sea-cards.gen }
       *[other] { $sea ->
            [0] { cargo-empire-rail-cards.gen }
           *[other] { cargo-empire-rail-cards.gen } + { cargo-empire-sea-cards.gen }
        }
    }
   *[other] { $rail ->
        [0] { $sea ->
            [0] { cargo-empire-road-cards.gen }
           *[other] { cargo-empire-road-cards.gen } + { cargo-empire-sea-cards.gen }
        }
       *[other] { $sea ->
            [0] { cargo-empire-road-cards.gen } + { cargo-empire-rail-cards.gen }
           *[other] { cargo-empire-road-cards.gen } + { cargo-empire-rail-cards.gen } + { cargo-empire-sea-cards.gen }
        }
    }
}
    .count = { $road ->
    [0] { $rail ->
        [0] { cargo-empire-sea-cards.count }
       *[other] { $sea ->
            [0] { cargo-empire-rail-cards.count }
           *[other] { cargo-empire-rail-cards.count } + { cargo-empire-sea-cards.count }
        }
    }
   *[other] { $rail ->
        [0] { $sea ->
            [0] { cargo-empire-road-cards.count }
           *[other] { cargo-empire-road-cards.count } + { cargo-empire-sea-cards.count }
        }
       *[other] { $sea ->
            [0] { cargo-empire-road-cards.count } + { cargo-empire-rail-cards.count }
           *[other] { cargo-empire-road-cards.count } + { cargo-empire-rail-cards.count } + { cargo-empire-sea-cards.count }
        }
    }
}

## Na co se ptá

cargo-empire-ask-pick-clan = Za který klan hraješ?
cargo-empire-ask-objective = Kterou kartu úkolu si necháš? Nikdo jiný ji neuvidí.
cargo-empire-ask-transport = Kterou kartu přepravy si vezmeš?
cargo-empire-ask-first-post = Kam umístíš svou první obchodní stanici?
cargo-empire-ask-second-post = Kam umístíš stanici ve městě své karty?
cargo-empire-ask-crest = Kam umístíš svůj klanový erb?
cargo-empire-ask-supply = Ze kterého města přepravuješ?
cargo-empire-ask-demand = Do kterého města přepravuješ?
cargo-empire-ask-cards = Které karty zahraješ?
cargo-empire-ask-rush = Kterou trasou pojedeš?
cargo-empire-ask-skip = Žádná přeprava: co uděláš místo ní?
cargo-empire-ask-advance = Který ukazatel se posune?
cargo-empire-ask-lane = Na kterou trasu vstoupí?
cargo-empire-ask-row-city = Kterou kartu města si vezmeš?
cargo-empire-ask-bonus = Co ikona přinese?
cargo-empire-ask-clan = Za kterou schopnost zaplatíš?
cargo-empire-ask-cube = Kterou kostičku přesuneš?
cargo-empire-ask-borrow = Čí klanový erb si vypůjčíš?
cargo-empire-ask-swap = Kterou kartu vyměníš za námořní?
cargo-empire-ask-vassal-supply = Ze kterého města přepravuje tvůj vazal?
cargo-empire-ask-vassal-demand = Do kterého města přepravuje tvůj vazal?
cargo-empire-ask-end = Končí tvůj tah?
cargo-empire-ask-port = Počítá se město tvého erbu pro tvé úkoly jako přístav?

cargo-empire-hand = { $count ->
    [0] nemáš žádné karty
   *[other] máš { FORM($cards, case: "count") }
}
cargo-empire-hand-note = { $count ->
    [0] Nemáš žádné karty.
   *[other] Máš { FORM($cards, case: "count") }.
}
cargo-empire-have = máš { $count }
cargo-empire-colour-orange = oranžová
    .acc = oranžovou
cargo-empire-colour-grey = šedá
    .acc = šedou
cargo-empire-colour-white = bílá
    .acc = bílou
cargo-empire-colour-brown = hnědá
    .acc = hnědou
cargo-empire-from-note = { $colour ->
    [orange] Oranžová kostička { FORM($from, case: "from") }
    [grey] Šedá kostička { FORM($from, case: "from") }
    [white] Bílá kostička { FORM($from, case: "from") }
   *[brown] Hnědá kostička { FORM($from, case: "from") }
}
cargo-empire-vassal-note = Tvůj vazal přepravuje { cargo-empire-a-cube } { FORM($city, case: "from") }.
cargo-empire-first-note = Tvoje skrytá karta města: { $city }. Tam půjde tvoje druhá stanice.
cargo-empire-clan-note = { $cubes ->
    [one] Schopnost stojí { $cubes } kostičku; z každé přepravy si jednu necháš. Přesunout za to erb může každý klan.
    [few] Schopnost stojí { $cubes } kostičky; z každé přepravy si jednu necháš. Přesunout za to erb může každý klan.
   *[other] Schopnost stojí { $cubes } kostiček; z každé přepravy si jednu necháš. Přesunout za to erb může každý klan.
}
cargo-empire-kept-note = { $cost ->
    [one] Za { $cost } kostičku (máš { $cubes }).
    [few] Za { $cost } kostičky (máš { $cubes }).
   *[other] Za { $cost } kostiček (máš { $cubes }).
}
cargo-empire-pair-note = { $from } → { $to }
cargo-empire-lane-note = { cargo-empire-a-marker } → stupnice { $track }.
cargo-empire-advances-left = { $count ->
    [one] Zbývá { $count } posun.
    [few] Zbývají { $count } posuny.
   *[other] Zbývá { $count } posunů.
}
cargo-empire-extras-left = { $count ->
    [one] Zbývá { $count } posun navíc.
    [few] Zbývají { $count } posuny navíc.
   *[other] Zbývá { $count } posunů navíc.
}
cargo-empire-standing-end = Když z tvého tahu zbývá jen klanová schopnost
cargo-empire-order-at-once = Tah hned ukončit
cargo-empire-order-at-once-effect = Nedostaneš otázku, zda zaplatíš za další schopnost.

cargo-empire-port-note = Tvůj klanový erb je { FORM($city, case: "in") }.

## Odpovědi

cargo-empire-done = Hotovo
cargo-empire-done-effect = { $cubes ->
    [one] V tomto tahu už žádná schopnost; { $cubes } kostička ti zůstane na později.
    [few] V tomto tahu už žádná schopnost; { $cubes } kostičky ti zůstanou na později.
   *[other] V tomto tahu už žádná schopnost; { $cubes } kostiček ti zůstane na později.
}
cargo-empire-clan = Klanová schopnost…
cargo-empire-clan-effect = { $cost ->
    [one] za { $cost } kostičku (máš { $cubes }): { FORM($abilities, case: "inside") }
    [few] za { $cost } kostičky (máš { $cubes }): { FORM($abilities, case: "inside") }
   *[other] za { $cost } kostiček (máš { $cubes }): { FORM($abilities, case: "inside") }
}
cargo-empire-decline = Nepřepravit nic
cargo-empire-decline-effect = Vzdáš se přepravy, kterou umožňuje klanový erb, kvůli kartám nebo doplnění města.
cargo-empire-supply = { $city } ({ cargo-empire-colour })
cargo-empire-supply-reach = { $cubes ->
    [1] { cargo-empire-reach-one }
   *[other] { cargo-empire-reach-many }
}
cargo-empire-reach-one = { $near ->
    [0] { $cubes } kostička → { cargo-empire-spaces }
   *[other] { $cubes } kostička → { cargo-empire-spaces }, { $near } za 1 kartu
}
cargo-empire-reach-many = { $near ->
    [0] { $cubes } kostičky → { cargo-empire-spaces }
   *[other] { $cubes } kostičky → { cargo-empire-spaces }, { $near } za 1 kartu
}
cargo-empire-last-cube = poslední kostička
cargo-empire-spaces = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}
cargo-empire-bonus = { $bonus ->
    [card] +1 posun (městská odměna)
    [crest] +1 posun (tvůj erb)
   *[both] +2 posuny (městská odměna, tvůj erb)
}
cargo-empire-because = { $bonus ->
    [card] odměna
    [crest] erb
   *[both] odměna, erb
}
cargo-empire-demand = { $city }, { cargo-empire-space } ({ cargo-empire-colour })
cargo-empire-start-detail = { $spaces ->
    [0] nabízí { cargo-empire-colour.acc } · volná zůstane { $left }
   *[other] { $near ->
        [0] nabízí { cargo-empire-colour.acc } → { cargo-empire-spaces } · volná zůstane { $left }
       *[other] nabízí { cargo-empire-colour.acc } → { cargo-empire-spaces }, { $near } za 1 kartu · volná zůstane { $left }
    }
}
cargo-empire-start-city = { $city } · { $kind }
cargo-empire-demand-fare = { $cards }: { $steps }
cargo-empire-demand-fare-from = od { FORM($cards, case: "gen") }: { $steps }
cargo-empire-lost = { $cubes ->
    [one] −{ $cubes } kostička
    [few] −{ $cubes } kostičky
   *[other] −{ $cubes } kostiček
}
cargo-empire-becomes = { $level ->
    [2] { $cubes ->
        [0] { $how ->
            [perfect] bezchybné povýšení
           *[other] povýšení
        }
       *[other] povýšení, { cargo-empire-lost }
    }
   *[other] { $cubes ->
        [0] { $how ->
            [perfect] bezchybné povýšení na úroveň { $level }
           *[other] povýšení na úroveň { $level }
        }
       *[other] povýšení na úroveň { $level }, { cargo-empire-lost }
    }
}
cargo-empire-becomes-for = { $cubes ->
    [0] { $how ->
        [perfect] bezchybně LV{ $level }: VB { $scores }
       *[other] LV{ $level }: VB { $scores }
    }
   *[other] LV{ $level }, { cargo-empire-lost }: VB { $scores }
}
cargo-empire-share-you = ty { $vp }
cargo-empire-share-of = { $who } { $vp }
cargo-empire-opens = { $cubes ->
    [one] otevře { $cubes } { cargo-empire-colour.acc }
    [few] otevře { $cubes } { cargo-empire-colour.pl }
   *[other] otevře { $cubes } { cargo-empire-colour.genpl }
}
cargo-empire-vp-for = { $who } +{ $vp } VB
cargo-empire-vp-for-all = všichni +{ $vp } VB
cargo-empire-by-crest = díky erbu
cargo-empire-with-cards = { $count ->
    [one] Za { $count } kartu
    [few] Za { $count } karty
   *[other] Za { $count } karet
}
cargo-empire-region = { $city ->
    [red] Červená města
    [blue] Modrá města
    [green] Zelená města
   *[yellow] Žlutá města
}
cargo-empire-steps-extra = navíc +{ $steps }
cargo-empire-steps = { $marker ->
    [car] auto +{ $steps }
    [train] vlak +{ $steps }
   *[ship] loď +{ $steps }
}
cargo-empire-fare = { $how ->
    [crest] { $cards } (díky erbu)
    [boosted] { $cards } (posílená)
   *[plain] { $cards }
}
cargo-empire-sail = moře { $from }–{ $to }
cargo-empire-over = přes { FORM($cities, case: "acc") }
cargo-empire-plan = { $from } → { $to }, { $cards }
cargo-empire-plan-steps = { $from } → { $to }, { $cards }, { $steps }
cargo-empire-plan-to = { $to }, { $cards }
cargo-empire-plan-to-steps = { $to }, { $cards }, { $steps }
cargo-empire-plan-fare = { $cards }
cargo-empire-plan-fare-steps = { $cards }, { $steps }
cargo-empire-plan-rest = { $steps }
cargo-empire-plan-kept = Nechat si „{ $card }“, { $steps }
cargo-empire-plan-vassal = { $from } → { $to }
cargo-empire-plan-vp = +{ $vp } VB
cargo-empire-plan-vp-all = celkem +{ $vp } VB
cargo-empire-plan-cards = přinese { $cards }
cargo-empire-plan-city = karta města { $city }
cargo-empire-plan-lane = { $lane ->
    [upper] { $markers }: horní trasa
   *[lower] { $markers }: spodní trasa
}
cargo-empire-by-car = auto
cargo-empire-by-train = vlak
cargo-empire-by-ship = loď
cargo-empire-plan-left = pak vyber { $what }
cargo-empire-left-advance = další posuny
cargo-empire-left-lane = trasu
cargo-empire-left-row-city = další kartu města
cargo-empire-left-objective = kartu úkolu
cargo-empire-left-bonus = kartu města nebo úkolu
cargo-empire-left-transport = kartu přepravy
cargo-empire-rush-none = Bez žetonu
cargo-empire-rush = { $marker ->
    [car] Silniční žeton, { $a }–{ $b }
    [train] Železniční žeton, { $a }–{ $b }
   *[ship] Námořní žeton, { $a }–{ $b }
}
cargo-empire-token-road = silniční
cargo-empire-token-rail = železniční
cargo-empire-token-sea = námořní
cargo-empire-fare-token = { $tokens } žeton
cargo-empire-skip-cards = Vzít 1 silniční, 1 železniční a 1 námořní kartu
cargo-empire-skip-restock = Doplnit { FORM($city, case: "acc") }: { cargo-empire-cubes }
cargo-empire-skip-reach = odtud tvé karty dosáhnou na { cargo-empire-spaces }
cargo-empire-step = { cargo-empire-a-marker }: { $brings }
cargo-empire-step-lane = výběr trasy na stupnici { $track }
cargo-empire-step-vp = { $vp } VB (+{ $gain })
cargo-empire-step-junction = místo křížení
cargo-empire-step-behind = pak { $icons }
cargo-empire-step-lost = propadá, je úplně nahoře
cargo-empire-lane-upper = Horní trasa
cargo-empire-lane-lower = Spodní trasa
cargo-empire-lane-icons = { $lane ->
    [upper] Horní: { $icons }
   *[lower] Spodní: { $icons }
}
cargo-empire-short-none = –
cargo-empire-short-road = silniční
cargo-empire-short-rail = železniční
cargo-empire-short-sea = námořní
cargo-empire-short-city = město
cargo-empire-short-objective = úkol
cargo-empire-short-any-transport = libovolná
cargo-empire-short-city-or-objective = město/úkol
cargo-empire-row-slot = místo { $slot }
cargo-empire-row-note = Každá +{ $vp } VB; z jejího města a do něj máš jen ty +1 posun. Nejde vrátit: odkryje se další karta.
cargo-empire-wants = poptává { FORM($colours, case: "acc") }
cargo-empire-forwarder-next = sem se Špeditér podívá příště
cargo-empire-crest-city = { $city ->
    [red] Červené město
    [blue] Modré město
    [green] Zelené město
   *[yellow] Žluté město
}
cargo-empire-crest-port = { $city ->
    [red] Červený přístav
    [blue] Modrý přístav
    [green] Zelený přístav
   *[yellow] Žlutý přístav
}
cargo-empire-crest-own = S tvými stanicemi
cargo-empire-crest-else = Ostatní města
cargo-empire-posts = stanice: { $posts }
cargo-empire-posts-you = ty { $posts }
cargo-empire-posts-of = { $who } { $posts }
cargo-empire-own-posts = { $posts ->
    [one] { $posts } tvoje stanice
    [few] { $posts } tvoje stanice
   *[other] { $posts } tvých stanic
}
cargo-empire-cube = { $from } → { $to } ({ cargo-empire-colour })
cargo-empire-cube-to = Do { FORM($city, case: "gen") }
cargo-empire-cube-posts = { $where ->
    [both] v obou tvoje stanice
    [to] tvoje stanice v cíli
   *[from] tvoje stanice, odkud jede
}
cargo-empire-port = Přístav
cargo-empire-port-effect = Úkoly: { $vp } VB
cargo-empire-no-port = Bez přístavu

cargo-empire-mode-road = Silniční karta
cargo-empire-mode-rail = Železniční karta
cargo-empire-mode-sea = Námořní karta
cargo-empire-marker-car = Auto
cargo-empire-marker-train = Vlak
cargo-empire-marker-ship = Loď
cargo-empire-icon-none = prázdné pole
cargo-empire-icon-road = silniční karta
cargo-empire-icon-rail = železniční karta
cargo-empire-icon-sea = námořní karta
cargo-empire-icon-city = karta města
cargo-empire-icon-objective = karta úkolu
cargo-empire-icon-any-transport = libovolná karta přepravy
cargo-empire-icon-city-or-objective = karta města nebo úkolu
cargo-empire-bonus-city = Karta města
cargo-empire-bonus-city-effect = +{ $vp } VB: jedna z nabídky
cargo-empire-bonus-objective = Karta úkolu
cargo-empire-bonus-objective-effect = { $held ->
    [0] vezmi dvě, jednu si nech
   *[other] vezmi dvě, jednu si nech (máš { $held })
}

## Proč to, co je napsáno, nejde

cargo-empire-why-must = Přeprava je možná, takže nějakou musíš provést.
cargo-empire-why-no-post = { $city }: nemáš tam stanici.
cargo-empire-why-no-cube = { $city }: žádná kostička tam už není.
cargo-empire-why-level3 = { $city }: úroveň 3 nemá kostičky ani volná pole.
cargo-empire-why-closed = { $city }: město uzavírá klanový erb, který má { $other }.
cargo-empire-why-no-demand = Pro kostičku { FORM($city, case: "from") } není v žádném jiném městě volné pole ({ cargo-empire-colour }).
cargo-empire-why-nearest = { $city }: odtud je to příliš daleko; do { FORM($nearest, case: "gen") } chybí { $cards }; { $hand }.
cargo-empire-why-cards = { $city }: příliš daleko, chybí { $cards }; { $hand }.
cargo-empire-why-spelt = To jde: napiš „{ $typed }“.
cargo-empire-why-reversed = Jen opačně: { $from } → { $to }.
cargo-empire-why-chosen = Kostička jede { FORM($city, case: "from") }; chceš-li jiné město, vrať to.
cargo-empire-why-planned = Přeprava je { $from } → { $to }; chceš-li ji změnit, vrať to.
cargo-empire-why-no-option = { $city }: teď nejde vybrat.
cargo-empire-why-no-cities = Teď se nevybírá žádné město.
cargo-empire-why-same = { $city }: odtud kostička jede.
cargo-empire-upper-colour = { $upper ->
    [orange] oranžovou
    [grey] šedou
    [white] bílou
   *[brown] hnědou
}
cargo-empire-lower-colour = { $lower ->
    [orange] oranžovou
    [grey] šedou
    [white] bílou
   *[brown] hnědou
}
cargo-empire-why-colours = { $city }: město poptává { cargo-empire-upper-colour } a { cargo-empire-lower-colour }, ne { cargo-empire-colour.acc }.
cargo-empire-why-space = { $city }: { cargo-empire-colour } kostička patří na { cargo-empire-space }.
cargo-empire-why-own-post = { $city }: pole ({ cargo-empire-colour }) už zabírá tvoje stanice.
cargo-empire-why-taken = { $city }: na poli ({ cargo-empire-colour }) už má stanici { $who }.
cargo-empire-why-vassal = { $city }: na poli ({ cargo-empire-colour }) už je vazal ({ $other }).
cargo-empire-why-hand = Tyto karty nemáš: { $hand }.
cargo-empire-why-left-over = Jedna z těchto karet by nebyla potřeba.
cargo-empire-shape = { $sea ->
    [0] { $land ->
        [one] { $land } pozemní cesta
        [few] { $land } pozemní cesty
       *[other] { $land } pozemních cest
    }
   *[other] { $land ->
        [0] jednou po moři
        [one] jednou po moři a { $land } pozemní cesta
        [few] jednou po moři a { $land } pozemní cesty
       *[other] jednou po moři a { $land } pozemních cest
    }
}
cargo-empire-why-way = Tyto karty na trasu přesně nevyjdou: { $ways }.
cargo-empire-why-full = { $city }: všechny kostičky tam jsou.
cargo-empire-why-named = { $city }: někdo už tam stanici má.
cargo-empire-why-row = { $city }: tato karta v nabídce není.
cargo-empire-why-held = Kartu { $city } už máš.
cargo-empire-why-own-card = Tvoje karta je { $city }: stanice jde tam.
cargo-empire-why-crest = Tvůj klanový erb už je { FORM($city, case: "in") }.
cargo-empire-why-marker = { $marker ->
    [car] Tvoje auto se neposune: žádná silniční karta na něj nezbývá.
    [train] Tvůj vlak se neposune: žádná železniční karta na něj nezbývá.
   *[ship] Tvoje loď se neposune: žádná námořní karta na ni nezbývá.
}
cargo-empire-why-kept = { $cost ->
    [one] { $cubes ->
        [0] Klanová schopnost stojí { $cost } kostičku; ty nemáš žádnou.
       *[other] Klanová schopnost stojí { $cost } kostičku; ty máš { $cubes }.
    }
    [few] { $cubes ->
        [0] Klanová schopnost stojí { $cost } kostičky; ty nemáš žádnou.
       *[other] Klanová schopnost stojí { $cost } kostičky; ty máš { $cubes }.
    }
   *[other] { $cubes ->
        [0] Klanová schopnost stojí { $cost } kostiček; ty nemáš žádnou.
       *[other] Klanová schopnost stojí { $cost } kostiček; ty máš { $cubes }.
    }
}
cargo-empire-why-ability = Za to tvůj klan teď zaplatit nemůže.

## Klany

cargo-empire-clan-yellow = Komora Erestdonů
cargo-empire-clan-yellow-effect = Z města erbu či do něj stačí libovolné 2 karty · placená: silniční karta
cargo-empire-clan-green = Spolky Glatů
cargo-empire-clan-green-effect = Z města erbu či do něj jakákoli barva · placená: přesun kostičky mezi městy
cargo-empire-clan-red = Kartel Lockrielů
cargo-empire-clan-red-effect = Město erbu jen pro tebe · placená, jednou za tah: železniční karta až 3 cesty, vlak o 2
cargo-empire-clan-purple = Družstvo Kashů
cargo-empire-clan-purple-effect = Z města erbu či do něj +1 posun · placená: vypůjčení cizího erbu na tah
cargo-empire-clan-blue = Flotila Tinoů
cargo-empire-clan-blue-effect = Město erbu může být přístav, i pro úkoly · placená: jiná karta → námořní
cargo-empire-crest-note = Z jeho města či do něj: { $does }.
cargo-empire-crest-yellow = stačí libovolné dvě karty
cargo-empire-crest-green = hodí se kostička jakékoli barvy
cargo-empire-crest-red = přepravuješ jen ty
cargo-empire-crest-purple = +1 posun
cargo-empire-crest-blue = může platit za přístav
cargo-empire-lent-yellow = stačí libovolné dvě karty
cargo-empire-lent-green = hodí se kostička jakékoli barvy
cargo-empire-lent-red = smíš tam přepravovat i ty
cargo-empire-lent-purple = +1 posun
cargo-empire-lent-blue = město může platit za přístav
cargo-empire-ability-crest = Přesunout svůj erb
    .inside = přesunout svůj erb
cargo-empire-ability-crest-effect = teď je { FORM($city, case: "in") }
cargo-empire-ability-road-card = Vzít silniční kartu
    .inside = vzít silniční kartu
cargo-empire-ability-road-card-effect = na tuto přepravu, nebo na příště
cargo-empire-ability-cube = Přesunout kostičku
    .inside = přesunout kostičku
cargo-empire-ability-cube-effect = na volné pole nabídky její barvy v jiném městě
cargo-empire-ability-boost = Posílit železniční kartu
    .inside = posílit železniční kartu
cargo-empire-ability-boost-effect = smí přes 3 pozemní cesty a vlak se posune o dvě; jednou za tah
cargo-empire-ability-borrow = Vypůjčit si erb
    .inside = vypůjčit si erb
cargo-empire-borrow = { $clan }, { $city }
cargo-empire-borrow-effect = erb má { $seat }: { $crest }
cargo-empire-ability-borrow-effect = jiného hráče, do konce tahu
cargo-empire-ability-swap = Vyměnit za námořní kartu
    .inside = vyměnit za námořní kartu
cargo-empire-ability-swap-effect = vrať silniční nebo železniční kartu

## Úkoly

cargo-empire-count = { $count }
cargo-empire-class-count = { $kind ->
    [red] { $count ->
        [one] { $count } červené
        [few] { $count } červená
       *[other] { $count } červených
    }
    [blue] { $count ->
        [one] { $count } modré
        [few] { $count } modrá
       *[other] { $count } modrých
    }
    [green] { $count ->
        [one] { $count } zelené
        [few] { $count } zelená
       *[other] { $count } zelených
    }
    [yellow] { $count ->
        [one] { $count } žluté
        [few] { $count } žlutá
       *[other] { $count } žlutých
    }
    [port] { $count ->
        [one] { $count } přístav
        [few] { $count } přístavy
       *[other] { $count } přístavů
    }
   *[other] { $count ->
        [one] { $count } jiné
        [few] { $count } jiná
       *[other] { $count } jiných
    }
}
cargo-empire-objective-so-far = { $vp ->
    [0] Teď { $have } · { $rule }
   *[other] Teď { $have }: { $vp } VB · { $rule }
}
cargo-empire-objective-pair-red-blue = Červené a modré
cargo-empire-objective-pair-red-blue-effect = { $each } VB za pár: červené a modré město s tvou stanicí
cargo-empire-objective-pair-red-green = Červené a zelené
cargo-empire-objective-pair-red-green-effect = { $each } VB za pár: červené a zelené město s tvou stanicí
cargo-empire-objective-pair-red-yellow = Červené a žluté
cargo-empire-objective-pair-red-yellow-effect = { $each } VB za pár: červené a žluté město s tvou stanicí
cargo-empire-objective-pair-blue-green = Modré a zelené
cargo-empire-objective-pair-blue-green-effect = { $each } VB za pár: modré a zelené město s tvou stanicí
cargo-empire-objective-pair-blue-yellow = Modré a žluté
cargo-empire-objective-pair-blue-yellow-effect = { $each } VB za pár: modré a žluté město s tvou stanicí
cargo-empire-objective-pair-green-yellow = Zelené a žluté
cargo-empire-objective-pair-green-yellow-effect = { $each } VB za pár: zelené a žluté město s tvou stanicí
cargo-empire-objective-pair-port-nonport = S přístavem a bez
cargo-empire-objective-pair-port-nonport-effect = { $each } VB za pár: přístav a jiné město s tvou stanicí
cargo-empire-objective-set-four-colours = Čtyři barvy
cargo-empire-objective-set-four-colours-effect = { $each } VB za sadu všech čtyř barev
cargo-empire-objective-largest-network = Nejdelší síť
cargo-empire-objective-largest-network-effect = { $each } VB za každé město tvé největší skupiny spojené pozemními cestami
cargo-empire-objective-colour-red = Červená města
cargo-empire-objective-colour-red-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } červených městech, { $high } VB v { $highFrom }
cargo-empire-objective-colour-blue = Modrá města
cargo-empire-objective-colour-blue-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } modrých městech, { $high } VB v { $highFrom }
cargo-empire-objective-colour-green = Zelená města
cargo-empire-objective-colour-green-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } zelených městech, { $high } VB v { $highFrom }
cargo-empire-objective-colour-yellow = Žlutá města
cargo-empire-objective-colour-yellow-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } žlutých městech, { $high } VB v { $highFrom }
cargo-empire-objective-ports = Přístavy
cargo-empire-objective-ports-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } přístavech, { $high } VB v { $highFrom } a více
cargo-empire-objective-nonports = Města bez přístavu
cargo-empire-objective-nonports-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } městech bez přístavu, { $high } VB v { $highFrom } a více
cargo-empire-objective-city-cards = Karty měst
cargo-empire-objective-city-cards-effect = { $low } VB za { $lowFrom } či { $lowTo } karty měst, { $high } VB za { $highFrom } a více
cargo-empire-objective-level2 = Města úrovně 2
cargo-empire-objective-level2-effect = { $low } VB za tvé stanice ve { $lowFrom } či { $lowTo } městech úrovně 2, { $high } VB v { $highFrom } a více
cargo-empire-objective-level3-each = Města úrovně 3
cargo-empire-objective-level3-each-effect = { $each } VB za každé město úrovně 3 s tvou stanicí
cargo-empire-objective-four-posts = Celé město
cargo-empire-objective-four-posts-effect = { $each } VB, pokud jsou všechny čtyři stanice jednoho města tvoje
cargo-empire-objective-exactly-two = Dvě stanice
cargo-empire-objective-exactly-two-effect = { $each } VB za každé město přesně se dvěma tvými stanicemi
cargo-empire-objective-objective-cards = Karty úkolů
cargo-empire-objective-objective-cards-effect = { $low } VB za { $lowFrom } či { $lowTo } karty úkolů, { $high } VB za { $highFrom } a více, včetně této
cargo-empire-objective-trailing-cars = Auto vepředu
cargo-empire-objective-trailing-cars-effect = { $each } VB za každé auto za tvým
cargo-empire-objective-trailing-trains = Vlak vepředu
cargo-empire-objective-trailing-trains-effect = { $each } VB za každý vlak za tvým
cargo-empire-objective-trailing-ships = Loď vepředu
cargo-empire-objective-trailing-ships-effect = { $each } VB za každou loď za tvou

## Průběh
# Řádek bez jména hráče nebo Špeditéra pokračuje v předchozím; obojí se může spojit.

cargo-empire-log-clan = { $seat } hraje za klan { $clan }.
cargo-empire-log-own-objective = Necháváš si kartu úkolu „{ $card }“.
cargo-empire-log-own-rejected = Karta úkolu „{ $card }“ jde dospodu balíčku.
cargo-empire-log-slot = { $who } je { $slot }. v pořadí na tahu.
cargo-empire-log-card = { cargo-empire-one-card }.
cargo-empire-log-start-post = { $seat } umísťuje stanici { FORM($city, case: "in") } ({ cargo-empire-space }).
cargo-empire-log-reveal = { $seat } odhaluje kartu města { $city }: +{ $vp } VB.
cargo-empire-log-crest = Klanový erb je teď { FORM($city, case: "in") }.
cargo-empire-log-first-crest = { $seat } umísťuje klanový erb { FORM($city, case: "in") }.
cargo-empire-log-round = Začíná { $round }. kolo.
cargo-empire-log-delivery = { $seat } přepravuje { cargo-empire-a-cube } { FORM($from, case: "from") } do { FORM($to, case: "gen") } ({ cargo-empire-space }), karty: { $cards }.
cargo-empire-log-used-any-two = Klanový erb ({ $clan }) { FORM($city, case: "in") }: libovolné dvě karty.
cargo-empire-log-used-any-cube = Klanový erb ({ $clan }) { FORM($city, case: "in") }: kostička jakékoli barvy.
cargo-empire-log-used-port = Klanový erb ({ $clan }): { $city } jako přístav.
cargo-empire-log-used-extra = Klanový erb ({ $clan }) { FORM($city, case: "in") } přináší posun navíc.
cargo-empire-log-upgrade = { $cubes ->
    [0] { $city }: teď úroveň { $level } a nové { cargo-empire-colour.pl } kostičky.
    [one] { $city }: teď úroveň { $level } a nové { cargo-empire-colour.pl } kostičky ({ $cubes } stará mizí).
    [few] { $city }: teď úroveň { $level } a nové { cargo-empire-colour.pl } kostičky ({ $cubes } staré mizí).
   *[other] { $city }: teď úroveň { $level } a nové { cargo-empire-colour.pl } kostičky ({ $cubes } starých mizí).
}
cargo-empire-gone = { $cubes ->
    [0] { $city }: teď úroveň 3
    [one] { $city }: teď úroveň 3 ({ $cubes } kostička mizí)
    [few] { $city }: teď úroveň 3 ({ $cubes } kostičky mizí)
   *[other] { $city }: teď úroveň 3 ({ $cubes } kostiček mizí)
}
cargo-empire-log-level3 = { cargo-empire-gone }.
cargo-empire-log-level3-vp = { cargo-empire-gone }; { $scores }.
cargo-empire-log-redundant = Karta { $city } jde dospodu balíčku, město má úroveň 3.
cargo-empire-log-row = Místo { $slot } v nabídce: { $city }.
cargo-empire-log-city-card = Karta města: { $city }, +{ $vp } VB.
cargo-empire-log-rush = { $marker ->
    [car] Cestou se bere silniční žeton ({ $cities }).
    [train] Cestou se bere železniční žeton ({ $cities }).
   *[ship] Cestou se bere námořní žeton ({ $cities }).
}
cargo-empire-log-rush-renewed = Žetony spěchu se losují znovu.
cargo-empire-log-extras = { $count ->
    [one] Navíc: +{ $count } posun ({ $reasons }).
    [few] Navíc: +{ $count } posuny ({ $reasons }).
   *[other] Navíc: +{ $count } posunů ({ $reasons }).
}
cargo-empire-extra-card = za { FORM($city, case: "acc") }
cargo-empire-extra-crest = za erb
cargo-empire-extra-perfect = za bezchybné povýšení
cargo-empire-log-advance = { $lane ->
    [junction] { cargo-empire-a-marker } → křížení { $column }.
    [upper] { cargo-empire-a-marker } → horní { $column }.
   *[lower] { cargo-empire-a-marker } → spodní { $column }.
}
cargo-empire-log-advance-card = { $lane ->
    [upper] { cargo-empire-a-marker } → horní { $column }: { cargo-empire-one-card }.
   *[lower] { cargo-empire-a-marker } → spodní { $column }: { cargo-empire-one-card }.
}
cargo-empire-one-card = { $mode ->
    [road] +1 silniční karta
    [rail] +1 železniční karta
   *[sea] +1 námořní karta
}
cargo-empire-log-advance-icon = { $lane ->
    [upper] { cargo-empire-a-marker } → horní { $column }: { $icon }.
   *[lower] { cargo-empire-a-marker } → spodní { $column }: { $icon }.
}
cargo-empire-log-advance-vp = { cargo-empire-a-marker } → { $vp } VB (+{ $gain }).
cargo-empire-log-advance-lost = { cargo-empire-a-marker }: ukazatel je úplně nahoře, posun propadá.
cargo-empire-log-objective = { $count ->
    [1] Bere se poslední karta úkolu a zůstává.
   *[other] Karty úkolů na výběr: { $count }, jedna zůstává.
}
cargo-empire-log-no-objective = Žádná karta úkolu nezbývá.
cargo-empire-log-skip = { $seat } nepřepravuje nic.
cargo-empire-log-restock = { $city }, doplněno: { cargo-empire-cubes }.
cargo-empire-log-ability = { $cubes ->
    [one] { $seat } vrací { $cubes } kostičku za klanovou schopnost.
    [few] { $seat } vrací { $cubes } kostičky za klanovou schopnost.
   *[other] { $seat } vrací { $cubes } kostiček za klanovou schopnost.
}
cargo-empire-log-cube = Jedna { cargo-empire-colour } kostička se přesouvá { FORM($from, case: "from") } do { FORM($to, case: "gen") }.
cargo-empire-log-boost = Jedna železniční karta smí být posílená.
cargo-empire-log-borrow = Vypůjčený klanový erb: { $clan }, { $city }.
cargo-empire-log-swap = { $mode ->
    [road] Silniční karta se mění za námořní.
   *[rail] Železniční karta se mění za námořní.
}
cargo-empire-log-vassal = { $seat }: vazal přepravuje { cargo-empire-a-cube } { FORM($from, case: "from") } do { FORM($to, case: "gen") } ({ cargo-empire-space }).
cargo-empire-log-no-vassal = Vazal nemůže přepravit nic.
cargo-empire-log-port = { $seat } počítá jako přístav { FORM($city, case: "acc") }.
cargo-empire-log-doubled = { $who }, dvojnásobně: { FORM($sources, case: "inside") }.
cargo-empire-log-objective-vp = { $vp ->
    [0] { $who } za úkol „{ $card }“ nezískává nic.
   *[other] { $who } získává { cargo-empire-points } za úkol „{ $card }“.
}
cargo-empire-log-score = { $total ->
    [0] { $who } nemá žádné VB.
   *[other] { $who } má { $total } VB: { $sources }.
}
cargo-empire-scored = { FORM($source, case: "inside") } ({ $vp })
cargo-empire-log-winner = { $by ->
    [development] Partie končí shodou. Vítězství: { $winner }, víc bodů za rozvoj.
    [level3] Partie končí shodou. Vítězství: { $winner }, víc bodů za města úrovně 3.
    [city-cards] Partie končí shodou. Vítězství: { $winner }, víc bodů za karty měst.
    [order] Partie končí shodou. Vítězství: { $winner }, dřívější pořadí na tahu.
   *[total] Konec partie. Vítězství: { $winner }.
}

cargo-empire-log-forwarder-first = { $rival } umísťuje stanici { FORM($city, case: "in") } (horní pole); jeho ukazatel poptávkového města je na místě { $slot }.
cargo-empire-log-forwarder-second = { $rival } odhaluje kartu města { $city } (+{ $vp } VB) a umísťuje tam stanici (spodní pole). Jeho úkol: „{ $objective }“, jeho ukazatel nabídkového města je { FORM($supply, case: "in") }.
cargo-empire-log-forwarder-card = { $arrow ->
    [up] { $rival } odhaluje kartu { $card }: šipka nahoru; { $steps }.
   *[down] { $rival } odhaluje kartu { $card }: šipka dolů; { $steps }.
}
cargo-empire-log-forwarder-reshuffle = { $rival } odhaluje kartu míchání: všechny jeho karty se zamíchají.
cargo-empire-log-forwarder-delivery = Přepravuje { cargo-empire-a-cube } { FORM($from, case: "from") } do { FORM($to, case: "gen") } ({ cargo-empire-space }), karta na místě { $slot }.
cargo-empire-log-forwarder-no-match = Žádné jeho město nemá kostičku, která by se hodila do města z nabídky.
cargo-empire-log-forwarder-revealed = Karta města { $city } je odhalena a jde dospodu balíčku.
cargo-empire-log-forwarder-post = Stanice přibývá { FORM($city, case: "in") } ({ cargo-empire-space }).
cargo-empire-log-forwarder-no-city = V žádném městě není pro jeho stanici místo; stanice opouští hru.
cargo-empire-log-forwarder-tokens = Pak jde jeho ukazatel poptávkového města na místo { $slot } a ukazatel nabídkového města do { FORM($supply, case: "gen") }.
cargo-empire-log-forwarder-slot-on = Ukazatel poptávkového města jde na místo { $slot }.
cargo-empire-log-forwarder-objective = Karta úkolu „{ $card }“ se bere veřejně.
cargo-empire-log-forwarder-no-objective = Žádná karta úkolu nezbývá.

## Odkud jsou body

cargo-empire-source-development = Rozvoj
    .inside = rozvoj
cargo-empire-source-level3 = Města úrovně 3
    .inside = města úrovně 3
cargo-empire-source-city-cards = Karty měst
    .inside = karty měst
cargo-empire-source-objectives = Úkoly
    .inside = úkoly
cargo-empire-tie-break = Při shodě bodů rozhoduje víc bodů za rozvoj, pak za města úrovně 3, karty měst a úkoly, pak dřívější pořadí na tahu.

## Města

cargo-empire-city-blank = Prázdná karta
    .gen = prázdné karty
    .from = z prázdné karty
    .in = na prázdné kartě
    .acc = prázdnou kartu
cargo-empire-city-edinburgh = Edinburgh
    .gen = Edinburghu
    .from = z Edinburghu
    .in = v Edinburghu
cargo-empire-city-dublin = Dublin
    .gen = Dublinu
    .from = z Dublinu
    .in = v Dublinu
cargo-empire-city-london = Londýn
    .gen = Londýna
    .from = z Londýna
    .in = v Londýně
cargo-empire-city-amsterdam = Amsterdam
    .gen = Amsterdamu
    .from = z Amsterdamu
    .in = v Amsterdamu
cargo-empire-city-madrid = Madrid
    .gen = Madridu
    .from = z Madridu
    .in = v Madridu
cargo-empire-city-lisbon = Lisabon
    .gen = Lisabonu
    .from = z Lisabonu
    .in = v Lisabonu
cargo-empire-city-st-petersburg = Petrohrad
    .gen = Petrohradu
    .from = z Petrohradu
    .in = v Petrohradu
cargo-empire-city-moscow = Moskva
    .gen = Moskvy
    .from = z Moskvy
    .in = v Moskvě
    .acc = Moskvu
cargo-empire-city-riga = Riga
    .gen = Rigy
    .from = z Rigy
    .in = v Rize
    .acc = Rigu
cargo-empire-city-warsaw = Varšava
    .gen = Varšavy
    .from = z Varšavy
    .in = ve Varšavě
    .acc = Varšavu
cargo-empire-city-kiev = Kyjev
    .gen = Kyjeva
    .from = z Kyjeva
    .in = v Kyjevě
cargo-empire-city-bucharest = Bukurešť
    .gen = Bukurešti
    .from = z Bukurešti
    .in = v Bukurešti
cargo-empire-city-oslo = Oslo
    .gen = Osla
    .from = z Osla
    .in = v Oslu
cargo-empire-city-stockholm = Stockholm
    .gen = Stockholmu
    .from = ze Stockholmu
    .in = ve Stockholmu
cargo-empire-city-copenhagen = Kodaň
    .gen = Kodaně
    .from = z Kodaně
    .in = v Kodani
cargo-empire-city-berlin = Berlín
    .gen = Berlína
    .from = z Berlína
    .in = v Berlíně
cargo-empire-city-frankfurt = Frankfurt
    .gen = Frankfurtu
    .from = z Frankfurtu
    .in = ve Frankfurtu
cargo-empire-city-munich = Mnichov
    .gen = Mnichova
    .from = z Mnichova
    .in = v Mnichově
cargo-empire-city-vienna = Vídeň
    .gen = Vídně
    .from = z Vídně
    .in = ve Vídni
cargo-empire-city-zurich = Curych
    .gen = Curychu
    .from = z Curychu
    .in = v Curychu
cargo-empire-city-milan = Miláno
    .gen = Milána
    .from = z Milána
    .in = v Miláně
cargo-empire-city-marseille = Marseille
    .gen = Marseille
    .from = z Marseille
    .in = v Marseille
cargo-empire-city-rome = Řím
    .gen = Říma
    .from = z Říma
    .in = v Římě
cargo-empire-city-athens = Athény
    .gen = Athén
    .from = z Athén
    .in = v Athénách
cargo-empire-city-northgear = Northgear
    .gen = města Northgear
    .from = z města Northgear
    .in = ve městě Northgear
cargo-empire-city-kestrelport = Kestrelport
    .gen = města Kestrelport
    .from = z města Kestrelport
    .in = ve městě Kestrelport
cargo-empire-city-glimmerforge = Glimmerforge
    .gen = města Glimmerforge
    .from = z města Glimmerforge
    .in = ve městě Glimmerforge
cargo-empire-city-fenwarde = Fenwarde
    .gen = města Fenwarde
    .from = z města Fenwarde
    .in = ve městě Fenwarde
cargo-empire-city-mistquay = Mistquay
    .gen = města Mistquay
    .from = z města Mistquay
    .in = ve městě Mistquay
cargo-empire-city-oakenrail = Oakenrail
    .gen = města Oakenrail
    .from = z města Oakenrail
    .in = ve městě Oakenrail
cargo-empire-city-wyrmstack = Wyrmstack
    .gen = města Wyrmstack
    .from = z města Wyrmstack
    .in = ve městě Wyrmstack
cargo-empire-city-tidewatch = Tidewatch
    .gen = města Tidewatch
    .from = z města Tidewatch
    .in = ve městě Tidewatch
cargo-empire-city-ironspire = Ironspire
    .gen = města Ironspire
    .from = z města Ironspire
    .in = ve městě Ironspire
cargo-empire-city-rivetshore = Rivetshore
    .gen = města Rivetshore
    .from = z města Rivetshore
    .in = ve městě Rivetshore
cargo-empire-city-cinderwick = Cinderwick
    .gen = města Cinderwick
    .from = z města Cinderwick
    .in = ve městě Cinderwick
cargo-empire-city-jasperfell = Jasperfell
    .gen = města Jasperfell
    .from = z města Jasperfell
    .in = ve městě Jasperfell
cargo-empire-city-quillhaven = Quillhaven
    .gen = města Quillhaven
    .from = z města Quillhaven
    .in = ve městě Quillhaven
cargo-empire-city-umberfield = Umberfield
    .gen = města Umberfield
    .from = z města Umberfield
    .in = ve městě Umberfield
cargo-empire-city-eskerlyn = Eskerlyn
    .gen = města Eskerlyn
    .from = z města Eskerlyn
    .in = ve městě Eskerlyn
cargo-empire-city-lanternhythe = Lanternhythe
    .gen = města Lanternhythe
    .from = z města Lanternhythe
    .in = ve městě Lanternhythe
cargo-empire-city-verdigris = Verdigris
    .gen = města Verdigris
    .from = z města Verdigris
    .in = ve městě Verdigris
cargo-empire-city-pelluria = Pelluria
    .gen = města Pelluria
    .from = z města Pelluria
    .in = ve městě Pelluria
cargo-empire-city-dunmarrow = Dunmarrow
    .gen = města Dunmarrow
    .from = z města Dunmarrow
    .in = ve městě Dunmarrow
cargo-empire-city-brasshollow = Brasshollow
    .gen = města Brasshollow
    .from = z města Brasshollow
    .in = ve městě Brasshollow
cargo-empire-city-aldermoor = Aldermoor
    .gen = města Aldermoor
    .from = z města Aldermoor
    .in = ve městě Aldermoor
cargo-empire-city-yarrowdock = Yarrowdock
    .gen = města Yarrowdock
    .from = z města Yarrowdock
    .in = ve městě Yarrowdock
cargo-empire-city-saltspindle = Saltspindle
    .gen = města Saltspindle
    .from = z města Saltspindle
    .in = ve městě Saltspindle
cargo-empire-city-harrowmere = Harrowmere
    .gen = města Harrowmere
    .from = z města Harrowmere
    .in = ve městě Harrowmere

## K čemu rozhodnutí je (-first-, v první partii) a podle čeho se rozhoduje bot (-hint-)

cargo-empire-first-pick-clan = Klan má jednu schopnost ve městě svého erbu a další za 2 ponechané kostičky. Z každé přepravy si kostičku necháš, ptej se tedy, kterou z nich využiješ znovu a znovu.
cargo-empire-first-objective = Úkoly jsou tajné a bodují na konci. Nech si ten, ke kterému máš nejblíž: dívej se na barvy a přístavy svých měst, ne na nejvyšší číslo.
cargo-empire-first-transport = Karty platí přepravy: silniční jednu pozemní cestu, železniční až dvě, námořní plavbu mezi přístavy. Vezmi, co chybí příští přepravě; námořní posune loď dvakrát.
cargo-empire-first-first-post = Přepravuješ jen z měst se svou stanicí, takže tady začíná tvoje hra. Nejdůležitější je mít mnoho polí na dosah jediné karty.
cargo-empire-first-second-post = Tvůj druhý zdroj kostiček a jeho kartu máš ty: přepravy odtud a sem posunou o krok víc. Nech volnou barvu, kterou sem chceš přepravit.
cargo-empire-first-crest = Bezplatná schopnost tvého klanu platí v tomto městě. Vyber takové, odkud či kam budeš přepravovat víckrát; město úrovně 3 jí k ničemu není.
cargo-empire-first-supply = Barva kostičky rozhoduje, kam se hodí. Často se přehlíží: když z města zmizí poslední kostička, bude jeho povýšení bezchybné, a to je posun navíc.
cargo-empire-first-demand = Tvoje stanice tu zůstane: nový zdroj kostiček a 3 VB, až město dojde na úroveň 3. Delší trasy berou víc karet a každá karta posune svůj ukazatel.
cargo-empire-first-cards = Každá karta posune svůj ukazatel: silniční auto, železniční vlak, námořní loď dvakrát. Nešetři tedy kartami za každou cenu; ptej se, co chceš posunout.
cargo-empire-first-rush = Žeton na trase posune svůj ukazatel o jeden; za tah je nejvýš jeden. Vyber trasu, jejíž ukazatel stojí těsně před něčím užitečným.
cargo-empire-first-skip = Nemůžeš přepravit nic, takže tento tah připraví příští. Tři karty otevřou víc tras; nové kostičky pomohou tam, kde se hodí do měst v dosahu tvých karet.
cargo-empire-first-advance = Ukazatel bere, co každé pole ukazuje, a za poslední stupnicí boduje. Posuny navíc dostanou jen ukazatele, jejichž karty v tomto tahu hraješ.
cargo-empire-first-lane = Ukazatel zůstane na této trase až do křížení, porovnej tedy obě celé: co přijde brzy, je jisté, co pozdě, na to nemusí dojít.
cargo-empire-first-row-city = Každá karta města je 5 VB a přepravy z jejího města či do něj posunou o krok víc. Dej přednost městu s volnými poli, kam se dostaneš.
cargo-empire-first-bonus = Karta města je jistých 5 VB a pomůže přepravám; úkol může přinést víc, nebo nic. Ke konci partie spočítej, co by přinesl ten tvůj.
cargo-empire-first-clan = Platí se dvěma ponechanými kostičkami; co zbude na konci, neboduje. Erb tam, kam příště přepravuješ, se často vyplatí hned.
cargo-empire-first-cube = Kostičku můžeš přesunout tam, odkud ji chceš přepravit, nebo pryč z města, jehož povýšení má být bezchybné.
cargo-empire-first-borrow = Do konce tohoto tahu pro tebe platí erb jiného hráče, tam, kde je. Nejdřív se podívej, která přeprava se tím otevře.
cargo-empire-first-swap = Námořní karta přepraví kostičku z přístavu do kteréhokoli jiného a posune loď dvakrát. Vrať kartu, kterou žádný tvůj plán nepotřebuje.
cargo-empire-first-vassal-supply = Tvůj vazal nepotřebuje karty ani trasu. Vezmi kostičku tam, kde mají stanice ostatní, nebo poslední z města, které chceš povýšit bezchybně.
cargo-empire-first-vassal-demand = Stanice vazala nikdy neboduje, ale zaplní pole: města s tvými stanicemi tak dojdou na úroveň 3, kde je každá z nich za 3 VB.
cargo-empire-first-end = V tomto tahu můžeš ještě zaplatit ponechanými kostičkami za schopnosti. Jinak máš hotovo; kostičky ti zůstanou.
cargo-empire-first-port = Některé úkoly počítají přístavy, jiné města bez nich. Město tvého erbu může být obojí: vyber, co přinese víc VB.

cargo-empire-hint-pick-clan = ze zbývajících klanů s tímto hraje nejlépe.
cargo-empire-hint-objective = podle toho, co máš a co takové karty většinou přinesou, slibuje nejvíc.
cargo-empire-hint-transport = ze tří nejvíc přidá k tomu, kam tvé karty ještě mohou posunout; další téhož typu už mají menší cenu.
cargo-empire-hint-first-post = porovnává, jakou cenu má sama stanice a na kolik polí by šlo odtud přepravovat.
cargo-empire-hint-second-post = porovnává, jakou cenu má sama stanice a na kolik polí by šlo odtud přepravovat.
cargo-empire-hint-crest = odtud jde nejlepší přeprava ze všech, a když ne, je tu nejvíc kostiček a tvých stanic.
cargo-empire-hint-supply = { $choice ->
    [clan] schopnost pomůže přepravě právě v tomto tahu, proto jde první.
    [skip] nic se nevyplatí přepravit.
   *[other] ze všech přeprav, na které máš karty, tu začíná ta, která slibuje nejvíc VB.
}
cargo-empire-hint-demand = z přeprav odtud slibuje nejvíc VB tato.
cargo-empire-hint-cards = z karet, které to mohou zaplatit, přinesou nejvíc tyto, podle toho, kam dojdou jejich ukazatele.
cargo-empire-hint-rush = bere žeton, jehož ukazatel jedním krokem získá nejvíc.
cargo-empire-hint-skip = { $choice ->
    [cards] máš málo karet a každá otevře další přepravy.
    [clan] schopnost přinese, co ti chybí.
   *[other] karet máš dost a tomuto městu chybějí kostičky.
}
cargo-empire-hint-advance = posuny, které ještě máš, tak přinesou nejvíc, podle svých polí a podle toho, jak blízko jsou k VB.
cargo-empire-hint-lane = počítá, co přinesou její ikony, kam až tvůj ukazatel nejspíš dojde, a jak brzy z ní vyjde za VB.
cargo-empire-hint-row-city = se svými kostičkami a volnými poli slibuje nejvíc přeprav, které posunou o krok víc.
cargo-empire-hint-bonus = porovnává, co taková karta do konce obvykle přinese, s tím druhým druhem, podle zbývajících tahů.
cargo-empire-hint-clan = z toho, co můžeš zaplatit, nejvíc zlepší přepravu v tomto tahu.
cargo-empire-hint-cube = kostička se dostane tam, kde máš víc stanic ty a ostatní méně.
cargo-empire-hint-borrow = s tímto erbem má nejlepší přeprava tohoto tahu největší cenu.
cargo-empire-hint-swap = s námořní kartou místo této má nejlepší přeprava tohoto tahu největší cenu.
cargo-empire-hint-vassal-supply = { $choice ->
    [clan] žádná přeprava vazala nemá větší cenu.
   *[other] tobě bude tato kostička chybět nejméně a ostatním možná ano.
}
cargo-empire-hint-vassal-demand = stanice na tomto místě nejvíc pomůže tvým stanicím a kostičkám a nejméně cizím.
cargo-empire-hint-end = nechává si kostičky na tah, ve kterém pomohou přepravě.
cargo-empire-hint-port = tak tvoje úkoly přinesou nejvíc.

## What a post tells of a turn, in phrases

cargo-empire-brief-clan = { $clan }
cargo-empire-brief-start-post = stanice: { $city }
cargo-empire-brief-reveal = karta města { $city }, +{ $vp }
cargo-empire-brief-crest = erb: { $city }
cargo-empire-brief-delivery = { cargo-empire-colour } { $from } → { $to }
cargo-empire-brief-upgrade = úroveň { $level }
cargo-empire-brief-level3 = úroveň 3
cargo-empire-brief-level3-vp = úroveň 3 ({ $scores })
cargo-empire-brief-city-card = karta { $city }
cargo-empire-brief-rush = žeton spěchu
cargo-empire-brief-advance = { $marker ->
    [car] auto { $column }
    [train] vlak { $column }
   *[ship] loď { $column }
}
cargo-empire-brief-advance-vp = { $marker ->
    [car] auto { $vp } VB
    [train] vlak { $vp } VB
   *[ship] loď { $vp } VB
}
cargo-empire-brief-objective = úkol
cargo-empire-brief-skip = bez přepravy
cargo-empire-brief-cube = { cargo-empire-colour } kostička { $from } → { $to }
cargo-empire-brief-vassal = vazal: { cargo-empire-colour } { $from } → { $to }
cargo-empire-brief-slot = { $who }
cargo-empire-brief-order = Pořadí: { $who }.
cargo-empire-brief-shown = { $who } +{ $vp }
cargo-empire-brief-objectives = Úkoly: { $who }.
