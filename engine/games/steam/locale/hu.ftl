# Steam. The terms are those of the printed rulebook. Names of places are texts: they take no suffix, only a postposition or a colon.

steam = Steam
steam-about-goal = Építs vágányt a városok közé, és vidd el az árut oda, ahol várják. A felvett pénz minden fordulóban terhel, és hét–tíz forduló után az nyer, akinek a legtöbb a pontja.
steam-about-short = vágányépítés hitelből, áruszállítás a vágányokon
steam-about-length = egy ültő helyben játékosonként kb. 30 perc, vagy fejenként 40 kör: napi hárommal két hét
steam-about-weight = nehézsége 5-ből 4: szűkös a pénz, és útban vannak a többiek
steam-about-turn =
    Válassz egy akciólapkát: mindegyik ad valamit ebben a fordulóban, és az Alapjátékban a száma a helyed a következőben.
    Építs legfeljebb három vágánylapkát, darabját 2 $-tól; folyó, hegy és település drágítja. A kapcsolat akkor befejezett, ha két várost vagy települést köt össze.
    Szállíts árut kétszer: a kocka befejezett kapcsolatokon megy egy vele azonos színű városba, legfeljebb annyin, amennyi a mozdonyszinted.
    A két kocka egyike helyett fordulónként egyszer fejlesztheted a mozdonyodat.
    Végül jön a bevételed: megkapod, 0 alatt befizeted. Pénzt 5 $-onként szerzel, mindig 1 bevételért.
steam-about-scoring =
    A szállítás útján minden saját kapcsolatod 1 pont neked, akkor is, ha más szállít rajta.
    Egy szállítás pontjai vagy a bevételedet növelik, ami minden fordulóban fizet, vagy a GyP-idet.
    A végén minden befejezett kapcsolatod 1 pont.
    A végén a bevétel: minden 2 után 1 pont; 0 alatt lépésenként 2 pont levonás.
    A megmaradt pénz semmit sem ér.
steam-about-variant-rules = az Alapjátékban akkor szerzel pénzt, amikor kell. A Standardjátékban csak a forduló elején; utána licitáltok a körsorrendre, és a mozdony fordulónként a szintjét kéri.
steam-about-variant-map = Északkelet-Amerika 3 vagy 4, a Rajna és a Ruhr-vidék 4 vagy 5 játékossal a legjobb.
steam-about-variant-order = az Alapjátékban árverés dönti el, ki kezd, vagy sorsolás, ami az első játszmában könnyebb.

## Words that sentences refer to; they take the arguments of the sentence

steam-colour = { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [purple] lila
   *[grey] szürke
}
steam-colour-first = { $colour ->
    [red] Piros
    [blue] Kék
    [yellow] Sárga
    [purple] Lila
   *[grey] Szürke
}

## Cities and towns, as the maps name them

steam-city-aachen = Aachen
steam-city-albany = Albany
steam-city-allentown = Allentown
steam-city-altenkirchen = Altenkirchen
steam-city-amsterdam = Amsterdam
steam-city-arnhem = Arnhem
steam-city-arnsberg = Arnsberg
steam-city-atlantic-city = Atlantic City
steam-city-augusta = Augusta
steam-city-baltimore = Baltimore
steam-city-binghamton = Binghamton
steam-city-bocholt = Bocholt
steam-city-bonn = Bonn
steam-city-boston = Boston
steam-city-burlington = Burlington
steam-city-coesfeld = Coesfeld
steam-city-concord = Concord
steam-city-cornwall = Cornwall
steam-city-dortmund = Dortmund
steam-city-dueren = Düren
steam-city-duesseldorf = Düsseldorf
steam-city-duisburg = Duisburg
steam-city-eindhoven = Eindhoven
steam-city-elmira = Elmira
steam-city-emmerich = Emmerich
steam-city-essen = Essen
steam-city-euskirchen = Euskirchen
steam-city-geldern = Geldern
steam-city-gummersbach = Gummersbach
steam-city-hagen = Hagen
steam-city-haltern = Haltern
steam-city-hamm = Hamm
steam-city-harrisburg = Harrisburg
steam-city-hartford = Hartford
steam-city-kingston = Kingston
steam-city-koeln = Köln
steam-city-maastricht = Maastricht
steam-city-moenchengladbach = Mönchengladbach
steam-city-monschau = Monschau
steam-city-montreal = Montreal
steam-city-muenster = Münster
steam-city-new-haven = New Haven
steam-city-new-york = New York
steam-city-nijmegen = Nijmegen
steam-city-olpe = Olpe
steam-city-oneonta = Oneonta
steam-city-ottawa = Ottawa
steam-city-philadelphia = Philadelphia
steam-city-portland = Portland
steam-city-poughkeepsie = Poughkeepsie
steam-city-providence = Providence
steam-city-rochester = Rochester
steam-city-roermond = Roermond
steam-city-rutland = Rutland
steam-city-saranac-lake = Saranac Lake
steam-city-scranton = Scranton
steam-city-sherbrooke = Sherbrooke
steam-city-siegen = Siegen
steam-city-springfield = Springfield
steam-city-st-johnsbury = St. Johnsbury
steam-city-syracuse = Syracuse
steam-city-venlo = Venlo
steam-city-watertown = Watertown
steam-city-williamsport = Williamsport
steam-city-wuppertal = Wuppertal

## Variants

steam-variant-rules = Szabályok
steam-variant-rules-base = Alapjáték
steam-variant-rules-standard = Standardjáték
steam-variant-map = Térkép
steam-variant-map-northeast = Északkelet-Amerika
steam-variant-map-ruhr = Rajna és Ruhr-vidék
steam-variant-order = Az Alapjáték kezdeti körsorrendje
steam-variant-order-auction = Árverés
steam-variant-order-learning = Sorsolás (első játékhoz)

## Rounds, money, auctions, action tiles, goods, income, scoring: what is asked

steam-ask-bid = Mennyit licitálsz?
steam-ask-capital = Mennyi tőkét szerzel?
steam-ask-action-tile = Melyik akciólapkát választod?
steam-ask-goods = Melyik árut szállítod?
steam-ask-cube = Melyik kocka megy más úton?
steam-ask-delivery = Melyik úton megy?
steam-ask-points = Bevételként vagy GyP-ként kéred a pontokat?
steam-standing-points = Pontok mások szállításaiból

steam-bid = { $n ->
    [0] Semmi
   *[other] { $left ->
        [0] { $n } $: az összes pénzed
       *[other] { $n } $: marad { $left } $
    }
}
steam-bid-loan = { $left ->
    [0] { $n } $: ára { $loan }, nem marad pénzed
   *[other] { $n } $: ára { $loan }, marad { $left } $
}
steam-group-bids = { $first }–{ $last } $
steam-amount-capital = { $n ->
    [0] Semennyi
   *[other] { $n } × 5 $
}

steam-purse = { $cash ->
    [0] Nincs pénzed.
   *[other] Pénzed: { $cash } $.
}
steam-purse-income = { $cash ->
    [0] Nincs pénzed; { $step } $ ára { $price } bevétel.
   *[other] Pénzed: { $cash } $; további { $step } $ ára { $price } bevétel.
}
steam-purse-vp = { $cash ->
    [0] Nincs pénzed; { $step } $ ára { $price_vp } GyP, összesen legfeljebb { $power } $.
   *[other] Pénzed: { $cash } $; további { $step } $ ára { $price_vp } GyP, összesen legfeljebb { $power } $.
}
steam-purse-both = { $cash ->
    [0] Nincs pénzed; { $step } $ ára { $price } bevétel, { $least } bevételtől { $price_vp } GyP.
   *[other] Pénzed: { $cash } $; további { $step } $ ára { $price } bevétel, { $least } bevételtől { $price_vp } GyP.
}
steam-purse-owed = { $left ->
    [0] { $purse } A forduló vége elvisz { $owed } $-t{ $short ->
        [0] {""}: nem marad semmi.
       *[other] {""}: { $short } $ hiányzik.
    }
   *[other] { $purse } A forduló vége elvisz { $owed } $-t: { $left } $ marad.
}
steam-loan-income = { $income } bevétel
steam-loan-vp = { $vp } GyP
steam-loan-both = { $income } bevétel és { $vp } GyP
steam-effects = { FORM($gains, case: "inside", by: " · ") }
steam-effects-costs = { $count ->
    [0] { FORM($costs, by: " · ") }
   *[other] { FORM($gains, case: "inside", by: " · ") } · { FORM($costs, by: " · ") }
}
steam-costs = −{ $loan }
steam-short = majd { $missing } $ hiányzik ({ $owed } $ költség)
steam-bid-note-position-open = { $position }. hely a körsorrendben: még nincs licit. { $purse }
steam-bid-note-position = { $position }. hely a körsorrendben: { $seat } { $bid } $-t licitált. { $purse }
steam-bid-note-order-open = Még nincs licit. Aki most kiszáll: { $position }. hely. { $prices } { $purse }
steam-bid-note-order = { $seat } { $bid } $-t licitált. Aki most kiszáll: { $position }. hely. { $prices } { $purse }
steam-bid-prices = { $players ->
    [2] A végén az 1. hely a teljes licitjét fizeti, a 2. semmit.
    [3] A végén az 1. és a 2. hely a teljes licitjét fizeti, a 3. semmit.
   *[other] A végén az 1. és a 2. hely a teljes licitjét fizeti, az utolsó semmit, a többi a felét.
}
steam-capital-note = { $due } { $left } −1 bevételért { $step } $-t szerzel (a költségek után { $net } $), { $least } bevételnél −2 GyP-ért. Ebben a fordulóban csak most szerezhetsz pénzt.
steam-capital-due = { $owed ->
    [0] Ebben a fordulóban nincs költséged (bevétel { $income }, mozdony { $upkeep } $).
   *[other] { $income ->
        [0] Költségeid ebben a fordulóban: { $owed } $ a mozdonyért.
       *[other] Költségeid ebben a fordulóban: { $owed } $ (bevétel { $income }, mozdony { $upkeep } $).
    }
}
steam-capital-income = A forduló a végén { $gain } $-t hoz (bevétel { $income }, mozdony { $upkeep } $).
steam-capital-first = Pénz nélkül kezdesz: a szabálykönyv legalább { $cash } $-t ajánl ({ $steps } × { $step } $), mert a licitet és a vágányt is ebből fizeted.
steam-capital-left = { $left ->
    [0] Pénzed: { $cash } $, éppen elég.
   *[other] Pénzed: { $cash } $, utánuk marad { $left } $.
}
steam-capital-cash = { $cash ->
    [0] Nincs elkölthető pénzed.
   *[other] Elkölthető pénzed: { $cash } $.
}
steam-capital-short = { $cash ->
    [0] Nincs pénzed: { $short } $ hiányzik.
   *[other] Pénzed: { $cash } $, { $short } $ hiányzik.
}
steam-action-tile-note = A legkisebb szám kezd a következő fordulóban. { $purse }
steam-action-tile-note-last = Utolsó forduló: egyenlőségnél a kisebb szám nyer. { $purse }
steam-goods-note = { $lap }. kocka a 2-ből, legfeljebb { $level } kapcsolaton át.
steam-points-note = A saját kapcsolataid ezen az úton { $points } pontot érnek.

## Rounds, money, auctions, action tiles, goods, income, scoring: choices and log

steam-player = { $seat }
steam-stop = { $place }
steam-points = { $points } pont
    .acc = { $points } pontot
    .ert = { $points } pontért
steam-bid-pass = Passz
steam-pass = Nincs szállítás
steam-pass-effect = Se pont, se jobb mozdony.
steam-bid-pass-position-effect = { $position ->
    [1] Lemondasz az 1. helyről; a következőre licitálhatsz.
    [5] Lemondasz az 5. helyről; a következőre licitálhatsz.
   *[other] Lemondasz a { $position }. helyről; a következőre licitálhatsz.
}
steam-bid-pass-order-effect = { $cost ->
    [0] Kiszállsz: { $position }. hely, ingyen.
   *[other] Kiszállsz: { $position }. hely, { $cost } $-ért.
}
steam-bid-pass-free-effect = Felhasználod az ingyen passzodat (Körsorrend): bent maradsz.
steam-taking = { $cost ->
    [0] { $tile } ({ $number })
   *[other] { $tile } ({ $number }), { $cost } $
}
steam-taking-passed = { $tile } ({ $number }): csak a szám, ingyen
steam-action-turn-order = Körsorrend
    .a-acc = a Körsorrendet
steam-taking-loan = { $effect } Ára: { $loan }.
steam-action-turn-order-base-effect = A következő fordulóban te leszel az első.
steam-action-turn-order-standard-effect = A következő árverésen egyszer passzolhatsz úgy, hogy bent maradsz.
steam-action-turn-order-last-effect = Azonos GyP és bevétel esetén te nyersz.
steam-action-first-move = Első szállító
    .a-acc = az Első szállítót
steam-action-first-move-base-effect = Mindkét körben te szállítasz elsőként.
steam-action-first-move-standard-effect = Mindkét körben te szállítasz elsőként.
steam-action-engineer = Mérnök
    .a-acc = a Mérnököt
steam-action-engineer-base-effect = 3 helyett 4 vágánylapkát tehetsz le.
steam-action-engineer-standard-effect = 3 helyett 4 vágánylapkát tehetsz le.
steam-action-first-build = Első építő
    .a-acc = az Első építőt
steam-action-first-build-base-effect = Mindenki előtt építesz.
steam-action-first-build-standard-effect = Mindenki előtt építesz.
steam-action-city-growth = Városi termelés
    .a-acc = a Városi termelést
steam-action-city-growth-base-effect = Építéskor egy város megkapja egy árukészletmező kockáit.
steam-action-city-growth-standard-effect = Építéskor egy város megkaphatja egy árukészletmező kockáit.
steam-action-locomotive = Mozdony
    .a-acc = a Mozdonyt
steam-action-locomotive-base-effect = Azonnal { $before }. szintről { $level }. szintre: a kockák { $level } kapcsolaton mehetnek át.
steam-action-locomotive-standard-effect = Azonnal { $before }. szintről { $level }. szintre; a fenntartás ezentúl { $upkeep } $ fordulónként.
steam-action-locomotive-last-effect = Azonnal { $before }. szintről { $level }. szintre; a fenntartás ebben a fordulóban { $upkeep } $.
steam-action-urbanization = Városiasodás
    .a-acc = a Városiasodást
steam-action-urbanization-base-effect = Építéskor egy településből város lesz, új kockákkal.
steam-action-urbanization-standard-effect = Építéskor egy településből város lehet, új kockákkal.
steam-improve = Mozdonyfejlesztés: { $before } → { $level }
steam-improve-effect = Ingyen, egy kocka helyett; fordulónként egyszer.
steam-improve-effect-upkeep = Ingyen, egy kocka helyett; fordulónként egyszer; a fenntartás ezentúl { $upkeep } $ fordulónként.
steam-improve-effect-last = Ingyen, egy kocka helyett; fordulónként egyszer; a fenntartás ebben a fordulóban { $upkeep } $.
steam-delivery = { $count ->
    [0] { steam-colour-first } { $place } → { $to }: { steam-points }
    [1] { steam-colour-first } { $place } → { $to }: { steam-points } ({ $others })
    [2] { steam-colour-first } { $place } → { $to }: { steam-points } ({ $others })
   *[other] { steam-colour-first } { $place } → { $to }: { steam-points } (mások { $sum })
}
steam-delivery-effect = { $via } érintésével.
steam-more = Más utak…
steam-more-effect = Ugyanezek a kockák más városokba, vagy olyan úton, amely másoknak többet vagy kevesebbet ad.
steam-cube = { steam-colour-first } innen: { $place }
steam-cube-effect = Legfeljebb { $points } pont; { $count } út ide: { $ends }.
steam-group-points = { $points } pont neked
steam-group-points-city = { $points } pont: { $place }
steam-group-else = Egyéb
steam-delivery-note = { steam-colour-first } kocka innen: { $place }.
steam-way = { $count ->
    [0] { $to }: { steam-points }
    [1] { $to }: { steam-points } ({ $others })
    [2] { $to }: { steam-points } ({ $others })
   *[other] { $to }: { steam-points } (mások { $sum })
}
steam-points-of = { $seat } { $points }
steam-take-income = Bevétel +{ $gain } (→ { $after })
steam-take-vp = { $gain } GyP (→ { $after })
steam-take-lost = { $lost } pont elvész a legmagasabb bevétel fölött.
steam-order-income = Mindig bevétel
steam-order-income-effect = A legmagasabb bevételnél (+10) GyP.
steam-order-vp = Mindig GyP
steam-order-until = { $above ->
    [1] +{ $income } alatt bevétel, utána GyP
   *[other] { $income } alatt bevétel, utána GyP
}

steam-source-deliveries = Szállítások
steam-source-capital = Pénzszerzésre elköltve
steam-source-upkeep = Költségekre elköltve
steam-source-income = Bevétel a végén
steam-source-links = Befejezett kapcsolatok
steam-tie-break = Holtversenyben a magasabb bevétel dönt, majd a kisebb számú akciólapka.

steam-log-round = Kezdődik: { $round }/{ $rounds }. forduló. Körsorrend: { $players }.
steam-log-phase-auction = Árverés a körsorrendért. A licit sorrendje: { $players }.
steam-log-phase-build = Vágányépítés. Sorrend: { $players }.
steam-log-phase-goods = { $lap ->
    [1] Első kockák. Sorrend: { $players }.
   *[other] Második kockák. Sorrend: { $players }.
}
steam-log-bid = { $seat } { $bid } $-t licitál.
steam-log-bid-pass = { $position ->
    [1] { $seat } passzol, lemond az 1. helyről.
    [5] { $seat } passzol, lemond az 5. helyről.
   *[other] { $seat } passzol, lemond a { $position }. helyről.
}
steam-log-bid-pass-free = { $seat } passzol, de bent marad.
steam-log-bid-pass-order = { $seat } kiszáll: { $position }. hely.
steam-log-position = { $cost ->
    [0] { $seat }: { $position }. hely.
   *[other] { $seat }: { $position }. hely, { $cost } $-ért.
}
steam-log-no-capital = { $seat } nem szerez tőkét.
steam-log-tile = { $cost ->
    [0] { $seat } elveszi { FORM($tile, case: "a-acc") }.
   *[other] { $seat } elveszi { FORM($tile, case: "a-acc") } { $cost } $-ért.
}
steam-log-tile-passed = { $seat } passzolva veszi el { FORM($tile, case: "a-acc") }.
steam-log-locomotive = { $by_tile ->
    [1] A mozdony új szintje: { $level }.
   *[other] { $seat } fejleszti a mozdonyát, új szintje: { $level }.
}
steam-log-goods-pass = { $seat } nem szállít.
steam-log-delivery = { $stops ->
    [0] { $seat } { steam-points.ert } szállít: { steam-colour } kocka, { $place } → { $to }.
   *[other] { $seat } { steam-points.ert } szállít: { steam-colour } kocka, { $place } → { $to } ({ $via } érintésével).
}
steam-log-take-income = { $own ->
    [1] Bevétel +{ $gain }.
   *[other] { $seat } { steam-points.acc } kap: bevétel +{ $gain }.
}
steam-log-take-vp = { $own ->
    [1] GyP +{ $gain }.
   *[other] { $seat } { steam-points.acc } kap: GyP +{ $gain }.
}
steam-log-income = { $cash ->
    [0] { $seat }: se bevétel, se költség.
   *[other] { $seat } { $cash } $ bevételt kap.
}
steam-log-expenses = { $seat } { $cost } $ költséget fizet.
steam-log-upkeep = { $change ->
    [0] { $vp ->
        [0] { $short } $ hiányzik: bevétel −{ $income }.
       *[other] { $income ->
            [0] { $short } $ hiányzik: GyP −{ $vp }.
           *[other] { $short } $ hiányzik: GyP −{ $vp }, bevétel −{ $income }.
        }
    }
   *[other] { $vp ->
        [0] { $short } $ hiányzik: bevétel −{ $income }, { $change } $ visszajár.
       *[other] { $income ->
            [0] { $short } $ hiányzik: GyP −{ $vp }, { $change } $ visszajár.
           *[other] { $short } $ hiányzik: GyP −{ $vp }, bevétel −{ $income }, { $change } $ visszajár.
        }
    }
}
steam-log-bankrupt = { $seat } { $owed } $-ral tartozik, nem tud fizetni, és csődbe megy. Minden kapcsolata gazdátlan lesz.
steam-log-final = { $seat }: { $vp } GyP{ $income ->
        [0] {""}
       *[other] {" · "}bevétel { $income }
    }{ $links ->
        [0] {""}
       *[other] {" · "}befejezett kapcsolatok { $links }
    }.
steam-log-winners = { $count ->
    [one] Vége a játszmának. Győztes: { $winners }.
   *[other] Vége a játszmának. Közös győztesek: { $winners }.
}
steam-log-raise = { $vp ->
    [0] { $paying ->
        [1] Ehhez { $cash } $-t szerez: bevétel −{ $income }.
       *[other] { $seat } { $cash } $-t szerez: bevétel −{ $income }.
    }
   *[other] { $income ->
        [0] { $paying ->
            [1] Ehhez { $cash } $-t szerez: GyP −{ $vp }.
           *[other] { $seat } { $cash } $-t szerez: GyP −{ $vp }.
        }
       *[other] { $paying ->
            [1] Ehhez { $cash } $-t szerez: bevétel −{ $income }, GyP −{ $vp }.
           *[other] { $seat } { $cash } $-t szerez: bevétel −{ $income }, GyP −{ $vp }.
        }
    }
}

## Building track and cities: what is asked

steam-ask-build = Hova építesz?
steam-ask-tile = Melyik lapkát teszed le?
steam-ask-new-city = Melyik településből lesz Új város?
steam-ask-new-city-colour = Melyik Új város lapkát használod?
steam-ask-growth-city = Melyik városban lesz városi termelés?
steam-ask-supply = Melyik kockákat kapja meg?

steam-build-note = { $left ->
    [0] Nem tehetsz le több lapkát.
   *[other] Még { $left } lapkát tehetsz le, { $cost } $-tól. { $purse }
}
steam-tile-note = { $where }. { $purse }
steam-tile-note-loan = { $where }: bármelyik ára { $loan }. { $purse }

## Building track and cities: choices and log

steam-done = Kész
steam-done-effect = Elvész: { FORM($unused, by: ", ") }.
steam-given-up-tiles = { $count } lapka
steam-given-up-urbanize = Városiasodás
steam-given-up-grow = Városi termelés
steam-open-link = { $place }→
steam-given-up-links = { $count ->
    [1] befejezetlen { $links }
    [2] befejezetlen { $links }
    [3] befejezetlen { $links }
   *[other] { $count } befejezetlen kapcsolat
}
steam-urbanize = Városiasodás
steam-urbanize-effect = Egy településből város lesz egy árukészletmező kockáival. Nem számít lapkának.
steam-grow = Városi termelés
steam-grow-effect = Egy város megkapja egy árukészletmező kockáit. Nem számít lapkának.
steam-group-action = Akciólapkád

steam-hex = { $hex }
steam-town-hex = { $name }, { $hex }
steam-hex-completes = Befejezve: { $place }–{ $to }, { $cost } $ ({ $hex })
steam-hex-own = Tovább: { $place }→ ({ $hex })
steam-hex-claims = Megszerzés: { $place }→ ({ $hex })
steam-hex-network = Indulás: { $place } ({ $hex })
steam-hex-redirects = Átirányítás: { $place }→ ({ $hex })
steam-hex-redirects-unowned = Átirányítás: gazdátlan { $place }→ ({ $hex })
steam-hex-beside = { $side ->
    [0] { $place } mellett, északra ({ $hex })
    [1] { $place } mellett, északkeletre ({ $hex })
    [2] { $place } mellett, délkeletre ({ $hex })
    [3] { $place } mellett, délre ({ $hex })
    [4] { $place } mellett, délnyugatra ({ $hex })
   *[5] { $place } mellett, északnyugatra ({ $hex })
}
steam-hex-price = { $ground ->
    [water] { $cost } $-tól (folyó)
    [hill] { $cost } $-tól (hegy)
    [hill-water] { $cost } $-tól (hegy, folyó)
    [tile] { $cost } $-tól (lapka)
   *[town] { $cost } $-tól (település)
}
steam-hex-unowned = { $price } · gazdátlan marad: neked semmi
steam-hex-stays-unowned = Gazdátlan marad: neked semmi
steam-hex-only-more = { $tile } · { $more }
steam-hex-effect-near = { $price } · { FORM($near, by: " · ") }
steam-hex-near = Még: { FORM($near, by: " · ") }
steam-near-cities = { $places } mellett
steam-near-own = a te { $place }→ kapcsolatod vége
steam-near-claimable = gazdátlan { $place }→ vége
steam-near-loose = { $links } átirányítható
steam-near-loose-unowned = gazdátlan { $links } átirányítható
steam-near-town = település a kapcsolataidon
steam-group-finishes = Befejezés: { $place }→
steam-group-own = Tovább: { $place }→
steam-group-completes = Kapcsolat befejezése
steam-group-claims = Megszerzés: { $place }→
steam-group-network = Indulás: { $place }
steam-group-redirects = Átirányítás: { $place }→
steam-group-redirects-unowned = Gazdátlan { $place }→
steam-group-city = { $place }
steam-group-joined = A kapcsolataidon
steam-group-apart = Máshol
steam-settlement = { $name } ({ $hex })
steam-where-beside = { $places } mellett ({ $hex })
steam-where-end = Kapcsolat végén, { $places } felől ({ $hex })
steam-edge-0 = észak
    .ra = északra
    .rol = északról
steam-edge-1 = északkelet
    .ra = északkeletre
    .rol = északkeletről
steam-edge-2 = délkelet
    .ra = délkeletre
    .rol = délkeletről
steam-edge-3 = dél
    .ra = délre
    .rol = délről
steam-edge-4 = délnyugat
    .ra = délnyugatra
    .rol = délnyugatról
steam-edge-5 = északnyugat
    .ra = északnyugatra
    .rol = északnyugatról
steam-toward = { $place } felé
steam-tile = { $tile } ({ $face })
steam-tile-deed = { $more ->
    [0] { $what }, { $cost } $
   *[other] { $what } és még { $more }, { $cost } $
}
steam-tile-unworked = befejezetlen: bővítés nélkül elvész
steam-tile-unowned = neked semmi
steam-tile-gives-up = { $count ->
    [1] elvész: { $link }
   *[other] elvész { $count } kapcsolat
}
steam-tile-claimed = megszerzés
steam-tile-improves = fejleszti a lapkát
steam-tiles-completes = { $more ->
    [0] Kapcsolat befejezése
   *[other] Kapcsolat befejezése…
}
steam-tiles-completes-other = { $more ->
    [0] Mások kapcsolata
   *[other] Mások kapcsolata…
}
steam-tiles-extends = { $more ->
    [0] Tovább: { $place }→
   *[other] Tovább: { $place }→…
}
steam-tiles-claims = { $more ->
    [0] Megszerzés: { $place }→
   *[other] Megszerzés: { $place }→…
}
steam-tiles-starts = { $more ->
    [0] Új: { $place }→
   *[other] Új: { $place }→…
}
steam-tiles-redirects = { $more ->
    [0] Átirányítás: { $place }→
   *[other] Átirányítás: { $place }→…
}
steam-tiles-redirects-unowned = { $more ->
    [0] Gazdátlan { $place }→
   *[other] Gazdátlan { $place }→…
}
steam-effect-starts = Új: { $place }→ { FORM($where, case: "ra") }
    .inside = új: { $place }→ { FORM($where, case: "ra") }
steam-effect-extends = Tovább: { $place }→ { FORM($where, case: "ra") }
    .inside = tovább: { $place }→ { FORM($where, case: "ra") }
steam-effect-claims = Megszerzés: { $place }→ { FORM($where, case: "ra") }
    .inside = megszerzés: { $place }→ { FORM($where, case: "ra") }
steam-effect-redirects = Átirányítás: { $place }→ { FORM($where, case: "ra") }
    .inside = átirányítás: { $place }→ { FORM($where, case: "ra") }
steam-effect-redirects-unowned = Gazdátlan { $place }→ { FORM($where, case: "ra") }
    .inside = gazdátlan { $place }→ { FORM($where, case: "ra") }
steam-effect-completes = Befejezve: { $place }–{ $to }
    .inside = kész: { $place }–{ $to }
steam-effect-completes-other = Befejezve: { $place }–{ $to } ({ $other })
    .inside = kész: { $place }–{ $to } ({ $other })
steam-new-city-effect = { $effects }
steam-new-city-own = a te { $place }→ kapcsolatod befejezve
steam-new-city-other = { $place }→ befejezve ({ $other })
steam-new-city-claims = gazdátlan { $place }→ befejezve, és a tiéd
steam-new-city-unowned = befejezve: { $place }–{ $to }, amely aztán végleg gazdátlan marad
steam-new-city-removes = befejezetlen kapcsolatod eltűnik
steam-new-city-removes-other = { $other } befejezetlen kapcsolata eltűnik
steam-new-city-removes-unowned = egy gazdátlan kapcsolat eltűnik
steam-new-city-red = Piros
steam-new-city-blue = Kék
steam-new-city-yellow = Sárga
steam-new-city-purple = Lila
steam-new-city-grey = Szürke
steam-new-city-left = { $count ->
    [one] { $cubes ->
        [0] Az utolsó.
       *[other] Az utolsó; a városokban { $cubes } { steam-colour } kocka van.
    }
   *[other] { $cubes ->
        [0] Még { $count } van.
       *[other] Még { $count } van; a városokban { $cubes } { steam-colour } kocka van.
    }
}
steam-growth = { $place } ({ steam-colour })
steam-growth-effect = Most ott: { $cubes }.
steam-supply = { $cubes } ({ $number }. mező)
steam-cubes = { $count } { steam-colour }

steam-tiles = { $tiles } lapka
steam-log-built = { $tiles ->
    [0] Ugyanazon a lapkán: { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } megépíti: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
       *[other] Aztán: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
    }
}
steam-log-completed = { $tiles ->
    [0] Ugyanazon a lapkán befejezve: { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } befejezi: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
       *[other] Aztán befejezi: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
    }
}
steam-log-claimed = { $tiles ->
    [0] Ugyanazon a lapkán befejezve, gazdátlan vágánnyal: { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } gazdátlan vágánnyal befejezi: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
       *[other] Aztán gazdátlan vágánnyal befejezi: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
    }
}
steam-log-completed-other = { $tiles ->
    [0] Ezzel { $other } kapcsolata is befejezett: { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } befejezi { $other } kapcsolatát: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
       *[other] Aztán befejezi { $other } kapcsolatát: { $place }–{ $to } ({ steam-tiles }, { $cost } $).
    }
}
steam-log-begun = { $tiles ->
    [0] Ugyanazon a lapkán elkezdve: { $place }→.
   *[other] { $number ->
        [1] { $seat } elkezdi: { $place }→ ({ steam-tiles }, { $cost } $).
       *[other] Aztán elkezdi: { $place }→ ({ steam-tiles }, { $cost } $).
    }
}
steam-log-extended = { $tiles ->
    [0] Ugyanazon a lapkán folytatva: { $place }→.
   *[other] { $number ->
        [1] { $seat } folytatja: { $place }→ ({ steam-tiles }, { $cost } $).
       *[other] Aztán folytatja: { $place }→ ({ steam-tiles }, { $cost } $).
    }
}
steam-log-taken = { $tiles ->
    [0] Ugyanazon a lapkán megszerezve: gazdátlan { $place }→.
   *[other] { $number ->
        [1] { $seat } megszerzi: gazdátlan { $place }→ ({ steam-tiles }, { $cost } $).
       *[other] Aztán megszerzi: gazdátlan { $place }→ ({ steam-tiles }, { $cost } $).
    }
}
steam-log-redirected = { $number ->
    [1] { $seat } átirányítja: { $place }→ ({ steam-tiles }, { $cost } $).
   *[other] Aztán átirányítja: { $place }→ ({ steam-tiles }, { $cost } $).
}
steam-log-redirected-unowned = { $number ->
    [1] { $seat } átirányítja: gazdátlan { $place }→ ({ steam-tiles }, { $cost } $).
   *[other] Aztán átirányítja: gazdátlan { $place }→ ({ steam-tiles }, { $cost } $).
}
steam-log-laid = { $number ->
    [1] { $seat } lapkát tesz le ide: { $place } ({ $cost } $).
   *[other] Aztán lapkát tesz le ide: { $place } ({ $cost } $).
}
steam-log-no-track = { $seat } nem épít vágányt.
steam-log-complete = Befejezett kapcsolat: { $place }–{ $to }.
steam-log-complete-claimed = Befejezett kapcsolat: { $place }–{ $to }, megszerzett gazdátlan vágánnyal.
steam-log-complete-other = Ezzel { $other } kapcsolata is befejezett: { $place }–{ $to }.
steam-log-complete-unowned = Befejezett kapcsolat, végleg gazdátlan: { $place }–{ $to }.
steam-log-lost = Gazdátlanná válik, mert nem épült tovább: { $place }→.
steam-log-new-city = { $count ->
    [0] { $seat } Új várost alapít: { $place } ({ steam-colour }); kocka már nem jut rá.
   *[other] { $seat } Új várost alapít: { $place } ({ steam-colour }); kockái: { $cubes }.
}
steam-log-spur-gone = A régi lapkával ({ $place }) eltűnik { $other } ottani befejezetlen kapcsolata.
steam-log-growth = Városi termelés, { $seat }: { $place } új kockái: { $cubes }.

## Plans that are carried out at once

steam-plan-link = { $place }–{ $to }, { $tiles } lapka, { $cost } $
steam-plan-finish = Befejezve: { $place }–{ $to }, { $tiles } lapka, { $cost } $
steam-plan-on = { $what }, { $cost } $
steam-plan-over = { $places } érintésével
steam-plan-points = +{ $points } GyP
steam-plan-opens = { steam-colour } { $place } → { $to }: { $points } pont
steam-plan-unowned = gazdátlan vágánnyal
steam-plan-stays = befejezetlen marad
steam-plan-far = még { $tiles } lapka kell hozzá
steam-plan-pair = { $place }–{ $to }
steam-plan-also = { $links } is
steam-plan-done = aztán kész, { $left } lapka kimarad
steam-plan-found = Új város: { $place }, { steam-colour }
steam-plan-grow = Városi termelés: { $place }
steam-plan-cubes = kockák: { $cubes }
steam-plan-bid = { $n ->
    [0] Licit: semmi
   *[other] Licit { $bid }
}
steam-plan-bid-position = { $cost ->
    [0] { $position }. hely ingyen, ha senki sem licitál többet
   *[other] { $position }. hely { $cost } $-ért, ha senki sem licitál többet
}
steam-plan-bid-order = { $cost ->
    [0] egyelőre minden hely ingyen van
   *[other] { $behind ->
        [0] { $positions ->
            [1] 1. hely { $cost } $-ért
           *[other] 1. vagy 2. hely { $cost } $-ért
        }
       *[other] 1. vagy 2. hely { $cost } $-ért, hátrébb { $behind } $-ért, az utolsó ingyen
    }
}
steam-plan-income = { steam-colour-first } { $place } → { $to }: bevétel +{ $gain } (→ { $after })
steam-plan-vp = { steam-colour-first } { $place } → { $to }: { $gain } GyP

## Lines of games that were begun when every tile had one

steam-log-new = { $number ->
    [1] { $seat } lapkát tesz le ({ $tile }) ide: { $place }, { $cost } $-ért.
   *[other] Aztán lapka ({ $tile }) ide: { $place }, { $cost } $-ért.
}
steam-log-improvement = { $number ->
    [1] { $seat } lapkát fejleszt ({ $tile }): { $place }, { $cost } $-ért.
   *[other] Aztán lapkát fejleszt ({ $tile }): { $place }, { $cost } $-ért.
}
steam-log-claim = Megszerzett gazdátlan kapcsolat: { $place }→.
steam-log-redirect = { $number ->
    [1] { $seat } átirányít egy vágányt ({ $tile }): { $place }, { $cost } $-ért.
   *[other] Aztán átirányít egy vágányt ({ $tile }): { $place }, { $cost } $-ért.
}

## Why a move that was typed is not legal

steam-why-misspelt = „{ $typed }” nincs ezen a térképen; a leghasonlóbb: { $places }.
steam-why-city = { $count ->
    [0] { $place } város, és most semmit sem lehet mellé építeni.
   *[other] { $place } város: vágány mellé kerülhet, most ide: { $hexes }.
}
steam-why-first = Előbb hajtsd végre: { $tile }. Az Alapjátékban kötelező, amiért fizettél.
steam-why-used = Ebben a fordulóban ezt már felhasználtad: { $tile }.
steam-why-no-action = Ez ebben a fordulóban nincs nálad, vagy nem használható: { $tile }.
steam-why-other-hex = Most ide választasz lapkát: { $place }. Vond vissza, ha máshova építenél.
steam-why-link = { $place }–{ $to }: { $tiles } lapka kell hozzá ({ $hexes }), { $cost } $.
steam-why-link-dear = { $place }–{ $to }: legalább { $cost } $, { $missing } $ hiányzik.
steam-why-link-far = { $tiles ->
    [0] Ebben a körben nem tehetsz le több lapkát.
   *[other] { $place }–{ $to }: { $tiles } lapkával nem fejezhető be.
}
steam-why-now = { $kind ->
    [bid] Most licitálsz: vágányok és kockák a forduló későbbi részében jönnek.
    [capital] Most tőkét szerzel: vágányok és kockák a forduló későbbi részében jönnek.
    [action-tile] Most akciólapkát választasz: vágányok és kockák a forduló későbbi részében jönnek.
    [build] Most vágányt építesz: a kockákat a forduló későbbi részében szállítod.
    [tile] Most lapkát választasz: a kockákat a forduló későbbi részében szállítod.
    [new-city-colour] Most az Új város színét választod.
    [supply] Most az árukészlet kockái közül választasz.
   *[points] Most arról döntesz, hogyan kéred a szállítás pontjait.
}
steam-why-no-tiles = Ebben a körben nem tehetsz le több lapkát.
steam-why-apart = { $place }: nincs mellette sem város, sem folytatható befejezetlen kapcsolat, és az ottani vágány sem bővíthető.
steam-why-unreached = { $place }: nincs mellette sem város, sem saját kapcsolatod.
steam-why-none-left = { $place }: minden lapka elfogyott, ami ide illene.
steam-why-dear = { $place }: legalább { $cost } $, { $missing } $ hiányzik.
steam-why-town = { $place } település: település-vágánylapka (T…) kell rá.
steam-why-no-town = { $place }: itt nincs település, a település-vágánylapkák (T…) nem illenek ide.
steam-why-sold-out = Elfogyott ez a lapka: { $face }.
steam-why-blocked = { $place }: { FORM($side, case: "ra") } nem vezethet ki vágány.
steam-why-unowned = { $place } mellett, { FORM($side, case: "ra") } a gazdátlan { $start }→ van, de nem szerezheted meg.
steam-why-rival = { $place } mellett, { FORM($side, case: "ra") } { $other } kapcsolata van: { $start }→.
steam-why-nowhere = { $place }: ez a vágány sem városból, sem saját kapcsolatodból nem indul.
steam-why-no-city = { $place } nem város: nincsenek ott kockák, és nem is mehetnek oda.
steam-why-no-colour = Most egyetlen { steam-colour } kocka sem szállítható.
steam-why-stuck = { $count ->
    [0] { $place }: nincs ott kocka.
   *[other] { $place }: az ottani kockák közül most egy sem szállítható.
}
steam-why-no-cube = { $place }: nincs ott { steam-colour } kocka.
steam-why-wrong-colour = { $place } nem { steam-colour } város.
steam-why-own-city = A kocka nem mehet vissza oda, ahonnan elindult: { $place }.
steam-why-no-links = { $place } és { $to } között nincs befejezett kapcsolatokból álló út.
steam-why-nowhere-near = { $place } felől nem vezet befejezett kapcsolatokból álló út { steam-colour } városba.
steam-why-stops = A kocka megállna itt: { $place }, az első { steam-colour } város az úton ({ $to } felé).
steam-why-no-own = Az úton egyetlen kapcsolat sem a tiéd.
steam-why-fewer = Az úton { $other } { $theirs } kapcsolata van, és csak { $own } a tiéd.
steam-why-locomotive = { $to } { $needed } kapcsolatra van; a mozdonyszinted { $level }.
steam-why-improved = Ebben a fordulóban már fejlesztetted a mozdonyodat.
steam-why-highest = A mozdonyszinted { $level }, a legmagasabb.
steam-why-taken = Ez már elkelt ({ $other }): { $tile }.
steam-why-tile-dear = { $tile }: { $cost } $, { $missing } $ hiányzik.
steam-why-bid = A licited { $least } és { $most } $ között lehet.
steam-why-capital = Legfeljebb { $most } alkalommal szerezhetsz pénzt.
steam-why-returns = { $place }: a kapcsolat ugyanoda térne vissza.
steam-why-city-there = { $place } már város.
steam-why-no-town-there = { $place }: itt nincs település.
steam-why-grown = { $place }: itt már volt városi termelés.
steam-why-not-printed = { $place }: városi termelés csak nyomtatott városban lehet.
steam-why-empty = Üres ez az árukészletmező: { $number }.

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

steam-first-bid = A korábbi helyért licitálsz: előbb választasz akciólapkát, előbb építesz és szállítasz. Minél többen játszotok, annál többet ér, de minden szerzett 5 $ bevételbe kerül.
steam-first-capital = Pénzt csak most szerezhetsz, és az egész fordulóra kitart: licitre, vágányra, a mozdony fenntartására. Az 1. fordulóban legalább 10 $-t szerezz. Minden lépés végleg 1 bevételedbe kerül.
steam-first-action-tile = Egy akció erre a fordulóra, és a száma dönthet a következő sorrendjéről. A Mozdony minden későbbi szállítást meghosszabbít; a Városiasodás várost alapít, ahol kell.
steam-first-build = Kocka csak befejezett kapcsolaton mehet: kösd össze egy kocka városát egy vele azonos színűvel. Fejezd be még ebben a körben: amit nem folytatsz, elveszíted.
steam-first-tile = A lapka dönti el, merre megy tovább a vágány; minden kijárat 1 $, folyón és hegyen több. Nézd meg, hogy a következő hexa egyenesen egy városhoz vezet-e.
steam-first-goods = Az úton minden saját kapcsolatod 1 pont, a másoké nekik. Egy kocka helyett eggyel jobb mozdony minden későbbi utat meghosszabbít: főleg az elején éri meg.
steam-first-cube = Ugyanaz a kocka más utakon is mehet, amelyek neked és a többieknek mást érnek. Az az út jobb, amelyen több a saját kapcsolatod, bármilyen hosszú.
steam-first-delivery = Azt az utat válaszd, amelyen a legtöbb a saját kapcsolatod; a másoké nekik ad pontot.
steam-first-points = A bevétel minden fordulóban fizet, a végén 2 ér 1 GyP-t; a GyP annyi marad, amennyi. Ezért az elején bevétel, a végén GyP, és soha ne légy mélyen mínuszban.
steam-first-new-city = A településből a választott színű város lesz: ilyen kockák ide szállíthatók. Egyik kapcsolatod végén a legjobb, ilyen kockák közelében.
steam-first-new-city-colour = Ezentúl ilyen színű kockák szállíthatók ide. Számold meg, melyik színből van sok az elérhető városaidban.
steam-first-growth-city = Új kockák egy városnak, játszmánként egyszer. Olyat válassz, amely a kapcsolataid mentén van, és ahol másoknak nincs kapcsolatuk.
steam-first-supply = Ezek a kockák kerülnek a városra. Olyan színt válassz, amelynek a városait eléred, és olyan hosszú úton, amennyit a mozdonyod enged.

steam-hint-bid = { $choice ->
    [pass] kevesebbet ér neki, hogy a többiek előtt válasszon és építsen, mint amennyibe ez kerül.
   *[other] többet ér neki, hogy a többiek előtt válasszon és építsen, mint amennyibe ez kerül.
}
steam-hint-capital = annyit szerez, amennyi a fenntartáshoz és a legjobb kapcsolathoz kell, és nem többet.
steam-hint-action-tile = az ára levonása után ez teszi lehetővé a legtöbbet érő szállításokat.
steam-hint-build = { $choice ->
    [done] semmi sem éri meg az árát, amit még építhetnél.
    [urbanize] a lapkát már kifizetted, és egy Új város szállításokat nyit meg.
    [grow] a lapkát már kifizetted, és az új kockák szállításokat nyitnak meg.
   *[other] itt indul vagy folytatódik az a kapcsolat, amely az ára levonása után a legtöbbet adja a későbbi szállításaidhoz.
}
steam-hint-tile = így megy tovább a vágány a legtöbbet érő szállítások felé, az árát is számítva.
steam-hint-goods = { $choice ->
    [improve] a hosszabb utak az összes későbbi szállításban többet érnek, mint most a legjobb kocka.
    [pass] nincs mit szállítani.
   *[other] a pontjaidat számolja, ebből levonja a többiek pontjainak harmadát, és azt nézi, mit ígérnek az ott maradó kockák.
}
steam-hint-cube = az első felkínáltat veszi, úgyhogy nézz körül magad is.
steam-hint-delivery = a pontjaidat számolja, levonva belőle a többiek pontjainak harmadát.
steam-hint-points = { $choice ->
    [income] a hátralévő fordulókban az eggyel több dollár többet ér ennél a GyP-nél.
   *[other] a GyP többet ér, mint a hátralévő fordulókban az eggyel több dollár.
}
steam-hint-new-city = a kapcsolataid menti települések közül az itteni város adja a legtöbbet a szállításaidhoz.
steam-hint-new-city-colour = a megmaradt színek közül ehhez van a legtöbb elérhető kockád.
steam-hint-growth-city = a kapcsolataid menti városok közül itt adnak az új kockák a legtöbbet a szállításaidhoz.
steam-hint-supply = a megmaradt kockák közül ezek szállíthatók onnan a legjobban.

## What a post tells of a turn, in phrases

steam-brief-tile = { $cost ->
    [0] { $tile }
   *[other] { $tile } ({ $cost } $)
}
steam-brief-tile-passed = { $tile } (passzolva)
steam-brief-locomotive = mozdony { $level }
steam-brief-goods-pass = nem szállít
steam-brief-delivery = { steam-colour } { $place } → { $to }
steam-brief-take-income = bevétel +{ $gain }
steam-brief-take-income-other = { $seat } bevétel +{ $gain }
steam-brief-take-vp = +{ $gain } GyP
steam-brief-take-vp-other = { $seat } +{ $gain } GyP
steam-brief-income = { $seat } +{ $cash } $
steam-brief-expenses = { $seat } −{ $cost } $
steam-brief-cash = Bevétel: { $who }.
steam-brief-upkeep = { $vp ->
    [0] bevétel −{ $income }
   *[other] { $income ->
        [0] −{ $vp } GyP
       *[other] bevétel −{ $income }, −{ $vp } GyP
    }
}
steam-brief-bankrupt = csőd: a kapcsolatok gazdátlanok
steam-brief-raise = { $vp ->
    [0] bevétel −{ $income }
   *[other] { $income ->
        [0] −{ $vp } GyP
       *[other] bevétel −{ $income }, −{ $vp } GyP
    }
}
steam-brief-built = { $place }–{ $to }{ steam-brief-cost }
steam-brief-cost = { $cost ->
    [0] {""}
   *[other] {" "}({ $cost } $)
}
steam-brief-begun = { $place }→{ steam-brief-cost }
steam-brief-completed-other = { $place }–{ $to } ({ $other }){ steam-brief-cost }
steam-brief-taken = megszerezve: { $place }→{ steam-brief-cost }
steam-brief-redirected = elfordítva: { $place }→{ steam-brief-cost }
steam-brief-laid = lapka: { $place }{ steam-brief-cost }
steam-brief-no-track = nem épít
steam-brief-lost = elveszett: { $place }→
steam-brief-complete = { $place }–{ $to } kész
steam-brief-complete-other = { $place }–{ $to } ({ $other })
steam-brief-complete-unowned = { $place }–{ $to } kész, gazdátlan
steam-brief-new-city = Új város: { $place } ({ steam-colour })
steam-brief-spur-gone = eltűnik { $other } kapcsolata
steam-brief-growth = { $place } +{ $cubes }
steam-brief-bid = { $seat } { $bid } $
steam-brief-bid-pass = { $seat } passzol
steam-brief-bid-pass-free = { $seat } passzol
steam-brief-bid-pass-order = { $seat } { $position }. hely
steam-brief-position = { $cost ->
    [0] { $seat } { $position }. hely
   *[other] { $seat } { $position }. hely ({ $cost } $)
}
steam-brief-bid-alone = licit: { $bid } $
steam-brief-bid-pass-alone = passz
steam-brief-bid-pass-free-alone = passz
steam-brief-bid-pass-order-alone = { $position }. hely
steam-brief-position-alone = { $cost ->
    [0] { $position }. hely
   *[other] { $position }. hely ({ $cost } $)
}
steam-brief-auction = Árverés: { $who }.
