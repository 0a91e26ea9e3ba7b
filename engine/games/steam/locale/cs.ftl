# Steam česky. Hráč nemá pád ani rod: přítomný čas, nebo jméno a dvojtečka. Místo ($place) je město, které má své pády, nebo souřadnice
# pole, které je nemají; .in a .from jsou i s předložkou, a tak stojí jen tam, kde to je vždy město.

steam = Steam
steam-about-goal = Kladeš trať mezi městy a přepravuješ po ní zboží k tomu, kdo ho chce. Půjčené peníze tě stojí v každém kole a po sedmi až deseti kolech vyhrává nejvíc bodů.
steam-about-short = trať na dluh a zboží po ní
steam-about-length = asi 30 minut na hráče na jedno posezení, nebo 40 tahů každý: dva týdny po třech denně
steam-about-weight = obtížnost 4 z 5: peněz je málo a ostatní překážejí
steam-about-turn =
    Vezmi žeton akce: každý dává v tomto kole výhodu a v základní hře je jeho číslo tvoje místo v příštím.
    Postav až tři dílky trati, od $2 za každý; voda, kopce a městečka stojí víc. Spojení je dokončené, když vede mezi dvěma městy či městečky.
    Dvakrát přeprav zboží: kostka jede po dokončených spojeních do města své barvy, nejvýš přes tolik spojení, kolik má stupňů tvoje lokomotiva.
    Místo jedné z těch dvou kostek můžeš zlepšit lokomotivu, jednou za kolo.
    Pak přijde tvůj příjem: dostaneš ho, nebo zaplatíš, když je pod 0. Peníze se půjčují po $5, vždy za 1 příjem.
steam-about-scoring =
    Každé tvoje spojení na trase kostky: 1 bod pro tebe, i když ji přepravuje někdo jiný.
    Body za doručení bereš buď jako příjem, který platí v každém kole, nebo jako VB.
    Na konci za každé tvoje dokončené spojení: 1 bod.
    Na konci za příjem: 1 bod za každé 2; pod 0 stojí každý krok 2 body.
    Zbylé peníze nemají žádnou cenu.
steam-about-variant-rules = v základní hře si půjčuješ, kdykoli potřebuješ. Ve standardní jen na začátku kola; pak se draží pořadí na tahu a lokomotiva stojí v každém kole svůj stupeň.
steam-about-variant-map = Severovýchod Ameriky je nejlepší pro 3 nebo 4 hráče, Rýn a Porúří pro 4 nebo 5.
steam-about-variant-order = kdo v základní hře začíná, určí aukce, nebo los, který je pro první partii snazší.

## Slova, na která věty odkazují; berou argumenty věty

steam-colour = { $colour ->
    [red] červená
    [blue] modrá
    [yellow] žlutá
    [purple] fialová
   *[grey] šedá
}
    .acc = { $colour ->
    [red] červenou
    [blue] modrou
    [yellow] žlutou
    [purple] fialovou
   *[grey] šedou
}
    .pl = { $colour ->
    [red] červené
    [blue] modré
    [yellow] žluté
    [purple] fialové
   *[grey] šedé
}
    .neuter = { $colour ->
    [red] červené
    [blue] modré
    [yellow] žluté
    [purple] fialové
   *[grey] šedé
}
    .gen = { $colour ->
    [red] červeného
    [blue] modrého
    [yellow] žlutého
    [purple] fialového
   *[grey] šedého
}
    .genpl = { $colour ->
    [red] červených
    [blue] modrých
    [yellow] žlutých
    [purple] fialových
   *[grey] šedých
}
steam-colour-first = { $colour ->
    [red] Červená
    [blue] Modrá
    [yellow] Žlutá
    [purple] Fialová
   *[grey] Šedá
}

## Města a městečka, jak jsou na mapách

steam-city-aachen = Aachen
    .gen = Aachenu
    .in = v Aachenu
    .from = z Aachenu
steam-city-albany = Albany
    .gen = Albany
    .in = v Albany
    .from = z Albany
steam-city-allentown = Allentown
    .gen = Allentownu
    .in = v Allentownu
    .from = z Allentownu
steam-city-altenkirchen = Altenkirchen
    .gen = Altenkirchenu
    .in = v Altenkirchenu
    .from = z Altenkirchenu
steam-city-amsterdam = Amsterdam
    .gen = Amsterdamu
    .in = v Amsterdamu
    .from = z Amsterdamu
steam-city-arnhem = Arnhem
    .gen = Arnhemu
    .in = v Arnhemu
    .from = z Arnhemu
steam-city-arnsberg = Arnsberg
    .gen = Arnsbergu
    .in = v Arnsbergu
    .from = z Arnsbergu
steam-city-atlantic-city = Atlantic City
    .gen = Atlantic City
    .in = v Atlantic City
    .from = z Atlantic City
steam-city-augusta = Augusta
    .gen = Augusty
    .acc = Augustu
    .in = v Augustě
    .from = z Augusty
steam-city-baltimore = Baltimore
    .gen = Baltimoru
    .in = v Baltimoru
    .from = z Baltimoru
steam-city-binghamton = Binghamton
    .gen = Binghamtonu
    .in = v Binghamtonu
    .from = z Binghamtonu
steam-city-bocholt = Bocholt
    .gen = Bocholtu
    .in = v Bocholtu
    .from = z Bocholtu
steam-city-bonn = Bonn
    .gen = Bonnu
    .in = v Bonnu
    .from = z Bonnu
steam-city-boston = Boston
    .gen = Bostonu
    .in = v Bostonu
    .from = z Bostonu
steam-city-burlington = Burlington
    .gen = Burlingtonu
    .in = v Burlingtonu
    .from = z Burlingtonu
steam-city-coesfeld = Coesfeld
    .gen = Coesfeldu
    .in = v Coesfeldu
    .from = z Coesfeldu
steam-city-concord = Concord
    .gen = Concordu
    .in = v Concordu
    .from = z Concordu
steam-city-cornwall = Cornwall
    .gen = Cornwallu
    .in = v Cornwallu
    .from = z Cornwallu
steam-city-dortmund = Dortmund
    .gen = Dortmundu
    .in = v Dortmundu
    .from = z Dortmundu
steam-city-dueren = Düren
    .gen = Dürenu
    .in = v Dürenu
    .from = z Dürenu
steam-city-duesseldorf = Düsseldorf
    .gen = Düsseldorfu
    .in = v Düsseldorfu
    .from = z Düsseldorfu
steam-city-duisburg = Duisburg
    .gen = Duisburgu
    .in = v Duisburgu
    .from = z Duisburgu
steam-city-eindhoven = Eindhoven
    .gen = Eindhovenu
    .in = v Eindhovenu
    .from = z Eindhovenu
steam-city-elmira = Elmira
    .gen = Elmiry
    .acc = Elmiru
    .in = v Elmiře
    .from = z Elmiry
steam-city-emmerich = Emmerich
    .gen = Emmerichu
    .in = v Emmerichu
    .from = z Emmerichu
steam-city-essen = Essen
    .gen = Essenu
    .in = v Essenu
    .from = z Essenu
steam-city-euskirchen = Euskirchen
    .gen = Euskirchenu
    .in = v Euskirchenu
    .from = z Euskirchenu
steam-city-geldern = Geldern
    .gen = Geldernu
    .in = v Geldernu
    .from = z Geldernu
steam-city-gummersbach = Gummersbach
    .gen = Gummersbachu
    .in = v Gummersbachu
    .from = z Gummersbachu
steam-city-hagen = Hagen
    .gen = Hagenu
    .in = v Hagenu
    .from = z Hagenu
steam-city-haltern = Haltern
    .gen = Halternu
    .in = v Halternu
    .from = z Halternu
steam-city-hamm = Hamm
    .gen = Hammu
    .in = v Hammu
    .from = z Hammu
steam-city-harrisburg = Harrisburg
    .gen = Harrisburgu
    .in = v Harrisburgu
    .from = z Harrisburgu
steam-city-hartford = Hartford
    .gen = Hartfordu
    .in = v Hartfordu
    .from = z Hartfordu
steam-city-kingston = Kingston
    .gen = Kingstonu
    .in = v Kingstonu
    .from = z Kingstonu
steam-city-koeln = Köln
    .gen = Kölnu
    .in = v Kölnu
    .from = z Kölnu
steam-city-maastricht = Maastricht
    .gen = Maastrichtu
    .in = v Maastrichtu
    .from = z Maastrichtu
steam-city-moenchengladbach = Mönchengladbach
    .gen = Mönchengladbachu
    .in = v Mönchengladbachu
    .from = z Mönchengladbachu
steam-city-monschau = Monschau
    .gen = Monschau
    .in = v Monschau
    .from = z Monschau
steam-city-montreal = Montreal
    .gen = Montrealu
    .in = v Montrealu
    .from = z Montrealu
steam-city-muenster = Münster
    .gen = Münsteru
    .in = v Münsteru
    .from = z Münsteru
steam-city-new-haven = New Haven
    .gen = New Havenu
    .in = v New Havenu
    .from = z New Havenu
steam-city-new-york = New York
    .gen = New Yorku
    .in = v New Yorku
    .from = z New Yorku
steam-city-nijmegen = Nijmegen
    .gen = Nijmegenu
    .in = v Nijmegenu
    .from = z Nijmegenu
steam-city-olpe = Olpe
    .gen = Olpe
    .in = v Olpe
    .from = z Olpe
steam-city-oneonta = Oneonta
    .gen = Oneonty
    .acc = Oneontu
    .in = v Oneontě
    .from = z Oneonty
steam-city-ottawa = Ottawa
    .gen = Ottawy
    .acc = Ottawu
    .in = v Ottawě
    .from = z Ottawy
steam-city-philadelphia = Philadelphia
    .gen = Philadelphie
    .acc = Philadelphii
    .in = ve Philadelphii
    .from = z Philadelphie
steam-city-portland = Portland
    .gen = Portlandu
    .in = v Portlandu
    .from = z Portlandu
steam-city-poughkeepsie = Poughkeepsie
    .gen = Poughkeepsie
    .in = v Poughkeepsie
    .from = z Poughkeepsie
steam-city-providence = Providence
    .gen = Providence
    .in = v Providence
    .from = z Providence
steam-city-rochester = Rochester
    .gen = Rochesteru
    .in = v Rochesteru
    .from = z Rochesteru
steam-city-roermond = Roermond
    .gen = Roermondu
    .in = v Roermondu
    .from = z Roermondu
steam-city-rutland = Rutland
    .gen = Rutlandu
    .in = v Rutlandu
    .from = z Rutlandu
steam-city-saranac-lake = Saranac Lake
    .gen = Saranac Lake
    .in = v Saranac Lake
    .from = ze Saranac Lake
steam-city-scranton = Scranton
    .gen = Scrantonu
    .in = ve Scrantonu
    .from = ze Scrantonu
steam-city-sherbrooke = Sherbrooke
    .gen = Sherbrooke
    .in = v Sherbrooke
    .from = ze Sherbrooke
steam-city-siegen = Siegen
    .gen = Siegenu
    .in = v Siegenu
    .from = ze Siegenu
steam-city-springfield = Springfield
    .gen = Springfieldu
    .in = ve Springfieldu
    .from = ze Springfieldu
steam-city-st-johnsbury = St. Johnsbury
    .gen = St. Johnsbury
    .in = v St. Johnsbury
    .from = ze St. Johnsbury
steam-city-syracuse = Syracuse
    .gen = Syracuse
    .in = v Syracuse
    .from = ze Syracuse
steam-city-venlo = Venlo
    .gen = Venla
    .in = ve Venlu
    .from = z Venla
steam-city-watertown = Watertown
    .gen = Watertownu
    .in = ve Watertownu
    .from = z Watertownu
steam-city-williamsport = Williamsport
    .gen = Williamsportu
    .in = ve Williamsportu
    .from = z Williamsportu
steam-city-wuppertal = Wuppertal
    .gen = Wuppertalu
    .in = ve Wuppertalu
    .from = z Wuppertalu

## Varianty

steam-variant-rules = Pravidla
steam-variant-rules-base = Základní hra
steam-variant-rules-standard = Standardní hra
steam-variant-map = Mapa
steam-variant-map-northeast = Severovýchod Ameriky
steam-variant-map-ruhr = Rýn a Porúří
steam-variant-order = První pořadí v základní hře
steam-variant-order-auction = Aukce
steam-variant-order-learning = Los pro začátečníky

## Kola, peníze, aukce, žetony akcí, zboží, příjem, bodování: na co se ptá

steam-ask-bid = Kolik nabídneš?
steam-ask-capital = Kolik kapitálu si půjčíš?
steam-ask-action-tile = Který žeton akce si vezmeš?
steam-ask-goods = Které zboží přepravíš?
steam-ask-cube = Která kostka pojede jinudy?
steam-ask-delivery = Kudy pojede?
steam-ask-points = Vezmeš body jako příjem, nebo jako VB?
steam-standing-points = Body z přeprav ostatních

steam-bid = { $n ->
    [0] Nic
   *[other] { $left ->
        [0] ${ $n }: všechno, co máš
       *[other] ${ $n }: zbude ${ $left }
    }
}
steam-bid-loan = { $left ->
    [0] ${ $n }: { $loan }, nezbude nic
   *[other] ${ $n }: { $loan }, zbude ${ $left }
}
steam-group-bids = ${ $first } až ${ $last }
steam-amount-capital = { $n ->
    [0] Nic
   *[other] { $n } × $5
}

steam-purse = { $cash ->
    [0] Nemáš peníze.
   *[other] Máš ${ $cash }.
}
steam-purse-income = { $cash ->
    [0] Nemáš peníze; každých ${ $step } stojí příjem −{ $price }.
   *[other] Máš ${ $cash }; každých dalších ${ $step } stojí příjem −{ $price }.
}
steam-purse-vp = { $cash ->
    [0] Nemáš peníze; každých ${ $step } stojí { $price_vp } VB, celkem nejvýš ${ $power }.
   *[other] Máš ${ $cash }; každých dalších ${ $step } stojí { $price_vp } VB, celkem nejvýš ${ $power }.
}
steam-purse-both = { $cash ->
    [0] Nemáš peníze; každých ${ $step } stojí příjem −{ $price }, od příjmu { $least } pak { $price_vp } VB.
   *[other] Máš ${ $cash }; každých dalších ${ $step } stojí příjem −{ $price }, od příjmu { $least } pak { $price_vp } VB.
}
steam-purse-owed = { $left ->
    [0] { $purse } Konec kola vezme ${ $owed }{ $short ->
        [0] {""}: nezbude nic.
       *[other] {""}: chybí ${ $short }.
    }
   *[other] { $purse } Konec kola vezme ${ $owed }: zbude ${ $left }.
}
steam-loan-income = příjem −{ $income }
steam-loan-vp = −{ $vp } VB
steam-loan-both = příjem −{ $income } a −{ $vp } VB
steam-effects = { FORM($gains, case: "inside", by: " · ") }
steam-effects-costs = { $count ->
    [0] { FORM($costs, by: " · ") }
   *[other] { FORM($gains, case: "inside", by: " · ") } · { FORM($costs, by: " · ") }
}
steam-costs = { $loan }
steam-short = pak chybí ${ $missing } na výdaje ${ $owed }
steam-bid-note-position-open = O { $position }. místo v pořadí na tahu zatím nikdo nedraží. { $purse }
steam-bid-note-position = O { $position }. místo v pořadí na tahu { $seat } nabízí ${ $bid }. { $purse }
steam-bid-note-order-open = Zatím nikdo nic nenabízí. Kdo odstoupí příště, má { $position }. místo. { $prices } { $purse }
steam-bid-note-order = { $seat } nabízí ${ $bid }. Kdo odstoupí příště, má { $position }. místo. { $prices } { $purse }
steam-bid-prices = { $players ->
    [2] Na konci platí 1. místo celou svou nabídku, 2. místo nic.
    [3] Na konci platí 1. a 2. místo celou svou nabídku, 3. místo nic.
   *[other] Na konci platí 1. a 2. místo celou svou nabídku, poslední nic, ostatní polovinu.
}
steam-capital-note = { $due } { $left } Každý příjem −1 přinese ${ $step } (${ $net } po výdajích), od příjmu { $least } každé −2 VB. V tomto kole je to jediná příležitost.
steam-capital-due = { $owed ->
    [0] V tomto kole žádné výdaje (příjem { $income }, lokomotiva ${ $upkeep }).
   *[other] { $income ->
        [0] Výdaje v tomto kole: ${ $owed } za lokomotivu.
       *[other] Výdaje v tomto kole: ${ $owed } (příjem { $income }, lokomotiva ${ $upkeep }).
    }
}
steam-capital-income = Toto kolo nakonec přinese ${ $gain } (příjem { $income }, lokomotiva ${ $upkeep }).
steam-capital-first = Začínáš bez peněz: pravidla radí aspoň ${ $cash } ({ $steps } × ${ $step }), protože se z nich platí i dražba a trať.
steam-capital-left = { $left ->
    [0] Máš ${ $cash }: přesně to stačí.
   *[other] Máš ${ $cash }: zbude po nich ${ $left }.
}
steam-capital-cash = { $cash ->
    [0] Nemáš žádné peníze.
   *[other] Máš k dispozici ${ $cash }.
}
steam-capital-short = { $cash ->
    [0] Nemáš peníze: chybí ${ $short }.
   *[other] Máš ${ $cash }: chybí ${ $short }.
}
steam-action-tile-note = V příštím kole je první nejnižší číslo. { $purse }
steam-action-tile-note-last = Poslední kolo: při shodě vyhrává nižší číslo. { $purse }
steam-goods-note = { $lap }. kostka ze 2, nejvýš přes { $level } spojení.
steam-points-note = { $points ->
    [one] { $points } bod za tvá spojení na této trase.
    [few] { $points } body za tvá spojení na této trase.
   *[other] { $points } bodů za tvá spojení na této trase.
}

## Kola, peníze, aukce, žetony akcí, zboží, příjem, bodování: možnosti a průběh

steam-player = { $seat }
steam-stop = { $place }
    .gen = { FORM($place, case: "gen") }
    .acc = { FORM($place, case: "acc") }
    .from = { FORM($place, case: "from") }
steam-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
steam-bid-pass = Pasovat
steam-pass = Nepřepravit nic
steam-pass-effect = Ani body, ani lepší lokomotiva.
steam-bid-pass-position-effect = Vzdáš se { $position }. místa; o další můžeš dražit.
steam-bid-pass-order-effect = { $cost ->
    [0] Odstoupíš: { $position }. místo zdarma.
   *[other] Odstoupíš: { $position }. místo za ${ $cost }.
}
steam-bid-pass-free-effect = Využije tvůj volný pas (Pořadí na tahu): zůstaneš v aukci.
steam-taking = { $cost ->
    [0] { $tile } ({ $number })
   *[other] { $tile } ({ $number }), ${ $cost }
}
steam-taking-passed = { $tile } ({ $number }): jen číslo, zdarma
steam-action-turn-order = Pořadí na tahu
steam-taking-loan = { $effect } Platí se: { $loan }.
steam-action-turn-order-base-effect = V příštím kole začínáš.
steam-action-turn-order-standard-effect = V příští aukci můžeš jednou pasovat a zůstat.
steam-action-turn-order-last-effect = Vyhraješ při stejných VB a příjmu.
steam-action-first-move = První přeprava
steam-action-first-move-base-effect = Přepravuješ zboží před ostatními, dvakrát.
steam-action-first-move-standard-effect = Přepravuješ zboží před ostatními, dvakrát.
steam-action-engineer = Inženýr
steam-action-engineer-base-effect = Smíš položit 4 dílky trati místo 3.
steam-action-engineer-standard-effect = Smíš položit 4 dílky trati místo 3.
steam-action-first-build = První stavba
steam-action-first-build-base-effect = Stavíš před všemi ostatními.
steam-action-first-build-standard-effect = Stavíš před všemi ostatními.
steam-action-city-growth = Růst města
steam-action-city-growth-base-effect = Při stavbě dostane jedno město kostky z políčka zásoby.
steam-action-city-growth-standard-effect = Při stavbě smí jedno město dostat kostky z políčka zásoby.
steam-action-locomotive = Lokomotiva
steam-action-locomotive-base-effect = Hned ze stupně { $before } na { $level }: kostky jezdí nejvýš přes { $level } spojení.
steam-action-locomotive-standard-effect = Hned ze stupně { $before } na { $level }; provoz odteď ${ $upkeep } za kolo.
steam-action-locomotive-last-effect = Hned ze stupně { $before } na { $level }; provoz v tomto kole ${ $upkeep }.
steam-action-urbanization = Urbanizace
steam-action-urbanization-base-effect = Při stavbě se z městečka stane město s novými kostkami.
steam-action-urbanization-standard-effect = Při stavbě se smí z městečka stát město s novými kostkami.
steam-improve = Lokomotiva ze stupně { $before } na { $level }
steam-improve-effect = Zdarma, místo kostky; jednou za kolo.
steam-improve-effect-upkeep = Zdarma, místo kostky; jednou za kolo; provoz odteď ${ $upkeep } za kolo.
steam-improve-effect-last = Zdarma, místo kostky; jednou za kolo; provoz v tomto kole ${ $upkeep }.
steam-delivery = { $count ->
    [0] { steam-colour-first } { $place } → { $to }: { steam-points }
    [1] { steam-colour-first } { $place } → { $to }: { steam-points } ({ $others })
    [2] { steam-colour-first } { $place } → { $to }: { steam-points } ({ $others })
   *[other] { steam-colour-first } { $place } → { $to }: { steam-points } (ostatní { $sum })
}
steam-delivery-effect = Přes { FORM($via, case: "acc") }.
steam-more = Další trasy…
steam-more-effect = Tytéž kostky do jiných měst, nebo po spojeních, která dají ostatním víc či méně.
steam-cube = { steam-colour-first } { FORM($place, case: "from") }
steam-cube-effect = { $points ->
    [one] { $count ->
        [one] { $points } bod; { $count } trasa, do { FORM($ends, case: "gen") }.
        [few] { $points } bod; { $count } trasy, do { FORM($ends, case: "gen") }.
       *[other] { $points } bod; { $count } tras, do { FORM($ends, case: "gen") }.
    }
    [few] { $count ->
        [one] Až { $points } body; { $count } trasa, do { FORM($ends, case: "gen") }.
        [few] Až { $points } body; { $count } trasy, do { FORM($ends, case: "gen") }.
       *[other] Až { $points } body; { $count } tras, do { FORM($ends, case: "gen") }.
    }
   *[other] { $count ->
        [one] Až { $points } bodů; { $count } trasa, do { FORM($ends, case: "gen") }.
        [few] Až { $points } bodů; { $count } trasy, do { FORM($ends, case: "gen") }.
       *[other] Až { $points } bodů; { $count } tras, do { FORM($ends, case: "gen") }.
    }
}
steam-group-points = { $points ->
    [one] { $points } bod pro tebe
    [few] { $points } body pro tebe
   *[other] { $points } bodů pro tebe
}
steam-group-points-city = { $points ->
    [one] { $points } bod: { $place }
    [few] { $points } body: { $place }
   *[other] { $points } bodů: { $place }
}
steam-group-else = Něco jiného
steam-delivery-note = { steam-colour-first } kostka { FORM($place, case: "from") }.
steam-way = { $count ->
    [0] { $to }: { steam-points }
    [1] { $to }: { steam-points } ({ $others })
    [2] { $to }: { steam-points } ({ $others })
   *[other] { $to }: { steam-points } (ostatní { $sum })
}
steam-points-of = { $seat } { $points }
steam-take-income = Příjem +{ $gain } (→ { $after })
steam-take-vp = { $gain } VB (→ { $after })
steam-take-lost = { $lost ->
    [one] Propadne { $lost } bod nad nejvyšším příjmem.
    [few] Propadnou { $lost } body nad nejvyšším příjmem.
   *[other] Propadne { $lost } bodů nad nejvyšším příjmem.
}
steam-order-income = Vždy příjem
steam-order-income-effect = Při +10, což je nejvíc, VB.
steam-order-vp = Vždy VB
steam-order-until = { $above ->
    [1] Příjem, dokud je pod +{ $income }, pak VB
   *[other] Příjem, dokud je pod { $income }, pak VB
}

steam-source-deliveries = Přeprava
steam-source-capital = Obětováno za peníze
steam-source-upkeep = Obětováno za výdaje
steam-source-income = Příjem na konci
steam-source-links = Dokončená spojení
steam-tie-break = Při shodě bodů rozhoduje vyšší příjem, pak nižší žeton akce.

steam-log-round = Začíná kolo { $round }/{ $rounds }. Pořadí na tahu: { $players }.
steam-log-phase-auction = Draží se pořadí na tahu. Pořadí v aukci: { $players }.
steam-log-phase-build = Staví se trať. Pořadí: { $players }.
steam-log-phase-goods = { $lap ->
    [1] První kostky. Pořadí: { $players }.
   *[other] Druhé kostky. Pořadí: { $players }.
}
steam-log-bid = { $seat } nabízí ${ $bid }.
steam-log-bid-pass = { $seat } pasuje a vzdává se { $position }. místa.
steam-log-bid-pass-free = { $seat } pasuje a zůstává v aukci.
steam-log-bid-pass-order = { $seat } odstupuje a má { $position }. místo.
steam-log-position = { $cost ->
    [0] { $seat } má { $position }. místo.
   *[other] { $seat } má { $position }. místo za ${ $cost }.
}
steam-log-no-capital = { $seat } si nepůjčuje nic.
steam-log-tile = { $cost ->
    [0] { $seat } bere žeton { $tile }.
   *[other] { $seat } bere žeton { $tile } za ${ $cost }.
}
steam-log-tile-passed = { $seat } bere žeton { $tile }, bez akce.
steam-log-locomotive = { $by_tile ->
    [1] Lokomotiva má teď stupeň { $level }.
   *[other] { $seat } zlepšuje lokomotivu na stupeň { $level }.
}
steam-log-goods-pass = { $seat } nepřepravuje nic.
steam-log-delivery = { $stops ->
    [0] { $seat } přepravuje { steam-colour.acc } kostku { $place } → { $to }: { steam-points }.
   *[other] { $seat } přepravuje { steam-colour.acc } kostku { $place } → { $to } (přes { FORM($via, case: "acc") }): { steam-points }.
}
steam-log-take-income = { $own ->
    [1] Příjem +{ $gain }.
   *[other] { $seat } bere { steam-points }: příjem +{ $gain }.
}
steam-log-take-vp = { $own ->
    [1] VB +{ $gain }.
   *[other] { $seat } bere { steam-points }: VB +{ $gain }.
}
steam-log-income = { $cash ->
    [0] { $seat } nemá příjem ani výdaje.
   *[other] { $seat } dostává příjem ${ $cash }.
}
steam-log-expenses = { $seat } platí výdaje ${ $cost }.
steam-log-upkeep = { $change ->
    [0] { $vp ->
        [0] Na výdaje chybí ${ $short }: příjem −{ $income }.
       *[other] { $income ->
            [0] Na výdaje chybí ${ $short }: −{ $vp } VB.
           *[other] Na výdaje chybí ${ $short }: příjem −{ $income } a −{ $vp } VB.
        }
    }
   *[other] { $vp ->
        [0] Na výdaje chybí ${ $short }: příjem −{ $income }, ${ $change } zbude.
       *[other] { $income ->
            [0] Na výdaje chybí ${ $short }: −{ $vp } VB, ${ $change } zbude.
           *[other] Na výdaje chybí ${ $short }: příjem −{ $income } a −{ $vp } VB, ${ $change } zbude.
        }
    }
}
steam-log-bankrupt = { $seat } dluží ${ $owed }, nemůže zaplatit a bankrotuje. Všechna spojení, která tím ztrácí, jsou teď bez majitele.
steam-log-final = { $seat }: { $vp } VB{ $income ->
        [0] {""}
       *[other] {" · "}příjem { $income }
    }{ $links ->
        [0] {""}
       *[other] {" · "}dokončená spojení { $links }
    }.
steam-log-winners = { $count ->
    [1] Konec partie. Vítězství: { $winners }.
   *[other] Konec partie. Společné vítězství: { $winners }.
}
steam-log-raise = { $vp ->
    [0] { $paying ->
        [1] Na zaplacení půjčka ${ $cash }: příjem −{ $income }.
       *[other] { $seat } si půjčuje ${ $cash }: příjem −{ $income }.
    }
   *[other] { $income ->
        [0] { $paying ->
            [1] Na zaplacení půjčka ${ $cash }: −{ $vp } VB.
           *[other] { $seat } si půjčuje ${ $cash }: −{ $vp } VB.
        }
       *[other] { $paying ->
            [1] Na zaplacení půjčka ${ $cash }: příjem −{ $income }, −{ $vp } VB.
           *[other] { $seat } si půjčuje ${ $cash }: příjem −{ $income }, −{ $vp } VB.
        }
    }
}

## Stavba trati a měst: na co se ptá

steam-ask-build = Kde stavíš?
steam-ask-tile = Který dílek položíš?
steam-ask-new-city = Ze kterého městečka bude nové město?
steam-ask-new-city-colour = Který dílek nového města použiješ?
steam-ask-growth-city = Které město poroste?
steam-ask-supply = Které kostky dostane?

steam-build-note = { $left ->
    [0] Žádný dílek trati už položit nesmíš.
    [one] Zbývá { $left } dílek, od ${ $cost }. { $purse }
    [few] Zbývají { $left } dílky, každý od ${ $cost }. { $purse }
   *[other] Zbývá { $left } dílků, každý od ${ $cost }. { $purse }
}
steam-tile-note = { $where }. { $purse }
steam-tile-note-loan = { $where }: každý dílek znamená { $loan }. { $purse }

## Stavba trati a měst: možnosti a průběh

steam-done = Hotovo
steam-done-effect = Přijdeš o { FORM($unused, case: "acc", by: ", ") }.
steam-given-up-tiles = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
steam-given-up-urbanize = Urbanizace
    .acc = Urbanizaci
steam-given-up-grow = Růst města
steam-open-link = { $place }→
steam-given-up-links = { $count ->
    [1] nedokončené { $links }
    [2] nedokončená { $links }
    [3] nedokončená { $links }
    [few] { $count } nedokončená spojení
   *[other] { $count } nedokončených spojení
}
steam-urbanize = Urbanizace
steam-urbanize-effect = Z městečka bude město s kostkami z políčka zásoby. Nestojí dílek.
steam-grow = Růst města
steam-grow-effect = Město dostane kostky z políčka zásoby. Nestojí dílek.
steam-group-action = Tvůj žeton akce

steam-hex = { $hex }
steam-town-hex = { $name }, { $hex }
steam-hex-completes = Dokončit { $place }–{ $to }, ${ $cost } ({ $hex })
steam-hex-own = Dál { $place }→ ({ $hex })
steam-hex-claims = Zabrat { $place }→ ({ $hex })
steam-hex-network = Od { FORM($place, case: "gen") } ({ $hex })
steam-hex-redirects = Otočit { $place }→ jinam ({ $hex })
steam-hex-redirects-unowned = Otočit { $place }→ bez majitele ({ $hex })
steam-hex-beside = { $side ->
    [0] Severně od { FORM($place, case: "gen") } ({ $hex })
    [1] Severovýchodně od { FORM($place, case: "gen") } ({ $hex })
    [2] Jihovýchodně od { FORM($place, case: "gen") } ({ $hex })
    [3] Jižně od { FORM($place, case: "gen") } ({ $hex })
    [4] Jihozápadně od { FORM($place, case: "gen") } ({ $hex })
   *[5] Severozápadně od { FORM($place, case: "gen") } ({ $hex })
}
steam-hex-price = { $ground ->
    [water] Od ${ $cost } (voda)
    [hill] Od ${ $cost } (kopec)
    [hill-water] Od ${ $cost } (kopec, voda)
    [tile] Od ${ $cost } (dílek)
   *[town] Od ${ $cost } (městečko)
}
steam-hex-effect-near = { $price } · také { FORM($near, by: " · ") }
steam-hex-near = Také { FORM($near, by: " · ") }
steam-hex-unowned = { $price } · zůstane bez majitele: nic ti nedá
steam-hex-stays-unowned = Zůstane bez majitele: nic ti nedá
steam-hex-only-more = { $tile } · { $more }
steam-near-cities = vedle { FORM($places, case: "gen") }
steam-near-own = konec tvého { $place }→
steam-near-claimable = konec { $place }→ bez majitele
steam-near-loose = lze otočit { $links }
steam-near-loose-unowned = lze otočit { $links } bez majitele
steam-near-town = městečko na tvých spojeních
steam-group-finishes = Dokončit { $place }→
steam-group-own = Dál { $place }→
steam-group-completes = Dokončit spojení
steam-group-claims = Zabrat { $place }→
steam-group-network = Od { FORM($place, case: "gen") }
steam-group-redirects = Otočit { $place }→
steam-group-redirects-unowned = Bez majitele: { $place }→
steam-group-city = { $place }
steam-group-joined = Na tvých spojeních
steam-group-apart = Jinde
steam-settlement = { $name } ({ $hex })
steam-where-beside = Vedle { FORM($places, case: "gen") } ({ $hex })
steam-where-end = Na konci spojení { FORM($places, case: "from") } ({ $hex })
steam-edge-0 = na sever
    .loc = na severu
steam-edge-1 = na severovýchod
    .loc = na severovýchodu
steam-edge-2 = na jihovýchod
    .loc = na jihovýchodu
steam-edge-3 = na jih
    .loc = na jihu
steam-edge-4 = na jihozápad
    .loc = na jihozápadu
steam-edge-5 = na severozápad
    .loc = na severozápadu
steam-toward = směr { $place }
steam-tile = { $tile } ({ $face })
steam-tile-deed = { $more ->
    [0] { $what }, ${ $cost }
   *[other] { $what } a ještě { $more }, ${ $cost }
}
steam-tile-unworked = nedokončené: bez prodloužení propadne
steam-tile-unowned = nic ti nedá
steam-tile-gives-up = { $count ->
    [1] přijdeš o { $link }
    [few] přijdeš o { $count } spojení
   *[other] přijdeš o { $count } spojení
}
steam-tile-claimed = zabere trať
steam-tile-improves = vylepší dílek na poli
steam-tiles-completes = { $more ->
    [0] Dokončit spojení
   *[other] Dokončit spojení…
}
steam-tiles-completes-other = { $more ->
    [0] Cizí spojení
   *[other] Cizí spojení…
}
steam-tiles-extends = { $more ->
    [0] Dál { $place }→
   *[other] Dál { $place }→…
}
steam-tiles-claims = { $more ->
    [0] Zabrat { $place }→
   *[other] Zabrat { $place }→…
}
steam-tiles-starts = { $more ->
    [0] Začít { $place }→
   *[other] Začít { $place }→…
}
steam-tiles-redirects = { $more ->
    [0] Otočit { $place }→
   *[other] Otočit { $place }→…
}
steam-tiles-redirects-unowned = { $more ->
    [0] Bez majitele: { $place }→
   *[other] Bez majitele: { $place }→…
}
steam-effect-starts = Začít { $place }→ { $where }
    .inside = nové { $place }→ { $where }
steam-effect-extends = Dál { $place }→ { $where }
    .inside = pokračuje { $place }→ { $where }
steam-effect-claims = Zabrat { $place }→ { $where }
    .inside = zabírá { $place }→ { $where }
steam-effect-redirects = Otočit { $place }→ { $where }
    .inside = otáčí { $place }→ { $where }
steam-effect-redirects-unowned = Otočit { $place }→ bez majitele { $where }
    .inside = otáčí { $place }→ bez majitele { $where }
steam-effect-completes = Dokončit { $place }–{ $to }
    .inside = dokončí { $place }–{ $to }
steam-effect-completes-other = Dokončit { $place }–{ $to } (má { $other })
    .inside = dokončí { $place }–{ $to } (má { $other })
steam-new-city-effect = { $effects }
steam-new-city-own = dokončí tvoje { $place }→
steam-new-city-other = dokončí { $place }→ (má { $other })
steam-new-city-claims = dokončí pro tebe { $place }→ bez majitele
steam-new-city-unowned = dokončí { $place }–{ $to }, které pak natrvalo zůstane bez majitele
steam-new-city-removes = odstraní tvé nedokončené spojení
steam-new-city-removes-other = odstraní nedokončené spojení (má { $other })
steam-new-city-removes-unowned = odstraní spojení bez majitele
steam-new-city-red = Červené
steam-new-city-blue = Modré
steam-new-city-yellow = Žluté
steam-new-city-purple = Fialové
steam-new-city-grey = Šedé
steam-new-city-left = { $count ->
    [1] { $cubes ->
        [0] Poslední.
       *[other] Poslední; { steam-colour.genpl } kostek ve městech: { $cubes }.
    }
   *[other] { $cubes ->
        [0] Zbývá: { $count }.
       *[other] Zbývá: { $count }; { steam-colour.genpl } kostek ve městech: { $cubes }.
    }
}
steam-growth = { $place } ({ steam-colour.neuter })
steam-growth-effect = Teď tam: { $cubes }.
steam-supply = { $cubes } (políčko { $number })
steam-cubes = { $count ->
    [one] { $count } { steam-colour }
    [few] { $count } { steam-colour.pl }
   *[other] { $count } { steam-colour.genpl }
}

steam-tiles = { $tiles ->
    [one] { $tiles } dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
}
steam-log-built = { $tiles ->
    [0] Na témže dílku { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } staví { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
       *[other] Pak { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-completed = { $tiles ->
    [0] Na témže dílku zbytek { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } dokončuje { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
       *[other] Pak zbytek { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-claimed = { $tiles ->
    [0] Na témže dílku zbytek { $place }–{ $to }, s tratí bez majitele.
   *[other] { $number ->
        [1] { $seat } dokončuje { $place }–{ $to } s tratí bez majitele ({ steam-tiles }, ${ $cost }).
       *[other] Pak zbytek { $place }–{ $to }, s tratí bez majitele ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-completed-other = { $tiles ->
    [0] Tím se dokončuje { $place }–{ $to } (má { $other }).
   *[other] { $number ->
        [1] { $seat } dokončuje { $place }–{ $to }, spojení má { $other } ({ steam-tiles }, ${ $cost }).
       *[other] Pak zbytek { $place }–{ $to }, spojení má { $other } ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-begun = { $tiles ->
    [0] Na témže dílku začíná { $place }→.
   *[other] { $number ->
        [1] { $seat } začíná { $place }→ ({ steam-tiles }, ${ $cost }).
       *[other] Pak začíná { $place }→ ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-extended = { $tiles ->
    [0] Na témže dílku pokračuje { $place }→.
   *[other] { $number ->
        [1] { $seat } prodlužuje { $place }→ ({ steam-tiles }, ${ $cost }).
       *[other] Pak pokračuje { $place }→ ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-taken = { $tiles ->
    [0] Na témže dílku se zabírá { $place }→ bez majitele.
   *[other] { $number ->
        [1] { $seat } zabírá { $place }→ bez majitele ({ steam-tiles }, ${ $cost }).
       *[other] Pak se zabírá { $place }→ bez majitele ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-redirected = { $number ->
    [1] { $seat } otáčí { $place }→ jinam ({ steam-tiles }, ${ $cost }).
   *[other] Pak se { $place }→ otáčí jinam ({ steam-tiles }, ${ $cost }).
}
steam-log-redirected-unowned = { $number ->
    [1] { $seat } otáčí { $place }→ bez majitele jinam ({ steam-tiles }, ${ $cost }).
   *[other] Pak se { $place }→ bez majitele otáčí jinam ({ steam-tiles }, ${ $cost }).
}
steam-log-laid = { $number ->
    [1] { $seat } klade dílek na { FORM($place, case: "acc") } (${ $cost }).
   *[other] Pak dílek na { FORM($place, case: "acc") } (${ $cost }).
}
steam-log-no-track = { $seat } nestaví žádnou trať.
steam-log-complete = Spojení { $place }–{ $to } je dokončené.
steam-log-complete-claimed = Spojení { $place }–{ $to } je dokončené, se zabranou tratí bez majitele.
steam-log-complete-other = Tím se dokončuje spojení { $place }–{ $to } (má { $other }).
steam-log-complete-unowned = Spojení { $place }–{ $to } je dokončené a natrvalo zůstává bez majitele.
steam-log-lost = Nedokončené spojení { $place }→ nikdo neprodloužil a je bez majitele.
steam-log-new-city = { $count ->
    [0] { $seat } zakládá nové { steam-colour.neuter } město { $place }; žádné kostky pro ně nezbývají.
   *[other] { $seat } zakládá nové { steam-colour.neuter } město { $place } (kostky: { $cubes }).
}
steam-log-spur-gone = { $place }: se starým dílkem mizí nedokončené spojení ({ $other }).
steam-log-growth = { $seat } nechává růst město { $place }: { $cubes }.

## Plány, které se provedou najednou

steam-plan-link = { $tiles ->
    [one] { $place }–{ $to }, { $tiles } dílek, ${ $cost }
    [few] { $place }–{ $to }, { $tiles } dílky, ${ $cost }
   *[other] { $place }–{ $to }, { $tiles } dílků, ${ $cost }
}
steam-plan-finish = { $tiles ->
    [one] Dokončit { $place }–{ $to }, { $tiles } dílek, ${ $cost }
    [few] Dokončit { $place }–{ $to }, { $tiles } dílky, ${ $cost }
   *[other] Dokončit { $place }–{ $to }, { $tiles } dílků, ${ $cost }
}
steam-plan-on = { $what }, ${ $cost }
steam-plan-over = přes { FORM($places, case: "acc") }
steam-plan-points = +{ $points } VB
steam-plan-opens = { $points ->
    [one] { steam-colour } { $place } → { $to }: { $points } bod
    [few] { steam-colour } { $place } → { $to }: { $points } body
   *[other] { steam-colour } { $place } → { $to }: { $points } bodů
}
steam-plan-unowned = s tratí bez majitele
steam-plan-stays = zatím nedokončené
steam-plan-far = { $tiles ->
    [one] chybí ještě { $tiles } dílek
    [few] chybějí ještě { $tiles } dílky
   *[other] chybí ještě { $tiles } dílků
}
steam-plan-pair = { $place }–{ $to }
steam-plan-also = také { $links }
steam-plan-done = { $left ->
    [one] pak hotovo, zbude { $left } dílek
    [few] pak hotovo, zbudou { $left } dílky
   *[other] pak hotovo, zbude { $left } dílků
}
steam-plan-found = Nové { steam-colour.neuter } město: { $place }
steam-plan-grow = Růst města: { $place }
steam-plan-cubes = kostky: { $cubes }
steam-plan-bid = { $n ->
    [0] Nabídnout nic
   *[other] Nabídnout { $bid }
}
steam-plan-bid-position = { $cost ->
    [0] { $position }. místo zdarma, když nikdo nepřihodí
   *[other] { $position }. místo za ${ $cost }, když nikdo nepřihodí
}
steam-plan-bid-order = { $cost ->
    [0] zatím žádné místo nic nestojí
   *[other] { $behind ->
        [0] { $positions ->
            [1] 1. místo za ${ $cost }
           *[other] 1. nebo 2. místo za ${ $cost }
        }
       *[other] 1. nebo 2. místo za ${ $cost }, další za ${ $behind }, poslední zdarma
    }
}
steam-plan-income = { steam-colour-first } { $place } → { $to }: příjem +{ $gain } (→ { $after })
steam-plan-vp = { steam-colour-first } { $place } → { $to }: { $gain } VB

## Řádky partií, které začaly, když měl ještě každý dílek svůj

steam-log-new = { $number ->
    [1] { $seat } klade dílek { $tile } na { $place } za ${ $cost }.
   *[other] Pak dílek { $tile } na { $place } za ${ $cost }.
}
steam-log-improvement = { $number ->
    [1] { $seat } vylepšuje { $place } na dílek { $tile } za ${ $cost }.
   *[other] Pak se { $place } vylepšuje na dílek { $tile } za ${ $cost }.
}
steam-log-claim = Spojení { $place }→ bez majitele je zabrané.
steam-log-redirect = { $number ->
    [1] { $seat } otáčí trať na { $place } dílkem { $tile } za ${ $cost }.
   *[other] Pak se trať na { $place } otáčí dílkem { $tile } za ${ $cost }.
}

## Proč to, co je napsáno, nejde

steam-why-misspelt = „{ $typed }“ na této mapě není; nejvíc se podobá: { $places }.
steam-why-city = { $count ->
    [0] { $place } je město a vedle něj teď stavět nejde.
   *[other] { $place } je město: trať se klade vedle něj, teď na { $hexes }.
}
steam-why-first = Nejdřív proveď akci { $tile }: v základní hře se zaplacená akce vždy provede.
steam-why-used = { $tile }: v tomto kole už máš za sebou.
steam-why-no-action = { $tile }: v tomto kole tento žeton nemáš, nebo ho nejde použít.
steam-why-other-hex = Vybíráš dílek na { FORM($place, case: "acc") }: chceš-li stavět jinde, vrať to.
steam-why-link = { $tiles ->
    [one] { $place }–{ $to } potřebuje dílek na { $hexes }, ${ $cost }.
    [few] { $place }–{ $to } potřebuje { $tiles } dílky, na { $hexes }, ${ $cost }.
   *[other] { $place }–{ $to } potřebuje { $tiles } dílků, na { $hexes }, ${ $cost }.
}
steam-why-link-dear = { $place }–{ $to } stojí aspoň ${ $cost }: chybí ${ $missing }.
steam-why-link-far = { $tiles ->
    [0] V tomto tahu už nemáš žádný dílek.
    [one] { $place }–{ $to } nejde dokončit { $tiles } dílkem.
    [few] { $place }–{ $to } nejde dokončit { $tiles } dílky.
   *[other] { $place }–{ $to } nejde dokončit { $tiles } dílky.
}
steam-why-now = { $kind ->
    [bid] Teď se draží: trať a kostky přijdou později v tomto kole.
    [capital] Teď si půjčuješ kapitál: trať a kostky přijdou později v tomto kole.
    [action-tile] Teď vybíráš žeton akce: trať a kostky přijdou později v tomto kole.
    [build] Teď se staví trať: kostky se přepravují později v tomto kole.
    [tile] Teď vybíráš dílek: kostky se přepravují později v tomto kole.
    [new-city-colour] Teď vybíráš barvu nového města.
    [supply] Teď vybíráš kostky ze zásoby.
   *[points] Teď vybíráš, jak vezmeš body za tuto přepravu.
}
steam-why-no-tiles = V tomto tahu už nemáš žádný dílek.
steam-why-apart = { $place }: není vedle města ani nedokončeného spojení, ve kterém smíš pokračovat, a k žádné trati tam přidat nejde.
steam-why-unreached = Vedle { FORM($place, case: "gen") } není žádné město ani tvoje spojení.
steam-why-none-left = { $place }: všechny dílky, které se tam hodí, už došly.
steam-why-dear = { $place } stojí aspoň ${ $cost }: chybí ${ $missing }.
steam-why-town = { $place } je městečko: potřebuje dílek městečka (T…).
steam-why-no-town = { $place }: městečko tam není, dílky městeček (T…) se nehodí.
steam-why-sold-out = Dílek { $face } už došel.
steam-why-blocked = { $place }: { $side } odtud trať vést nesmí.
steam-why-unowned = { $place }: { FORM($side, case: "loc") } leží { $start }→ bez majitele a zabrat ho nesmíš.
steam-why-rival = { $place }: { FORM($side, case: "loc") } leží { $start }→ (má { $other }).
steam-why-nowhere = { $place }: tato trať nezačíná u města ani u tvého spojení.
steam-why-no-city = { $place } není město: kostky tam nejsou a žádná tam nejede.
steam-why-no-colour = Žádnou { steam-colour.acc } kostku teď přepravit nejde.
steam-why-stuck = { $count ->
    [0] { $place }: žádné kostky tam nejsou.
   *[other] { $place }: žádnou kostku odtud teď přepravit nejde.
}
steam-why-no-cube = { $place }: žádná { steam-colour } kostka tam není.
steam-why-wrong-colour = { $place } není { steam-colour.neuter } město.
steam-why-own-city = { $place }: kostka se zpátky nevrací.
steam-why-no-links = { $place } → { $to }: žádná dokončená spojení tam nevedou.
steam-why-nowhere-near = { $place }: do { steam-colour.gen } města odtud žádná dokončená spojení nevedou.
steam-why-stops = Kostka by skončila už { FORM($place, case: "in") }: je to první { steam-colour.neuter } město na trase do { FORM($to, case: "gen") }.
steam-why-no-own = Žádné spojení na trase není tvoje.
steam-why-fewer = Na trase je víc cizích spojení ({ $other }: { $theirs }) než tvých ({ $own }).
steam-why-locomotive = Do { FORM($to, case: "gen") } je to { $needed } spojení; tvoje lokomotiva má stupeň { $level }.
steam-why-improved = Lokomotivu už máš v tomto kole zlepšenou.
steam-why-highest = Tvoje lokomotiva má stupeň { $level }, nejvyšší.
steam-why-taken = { $tile }: tento žeton už má { $other }.
steam-why-tile-dear = { $tile } stojí ${ $cost }: chybí ${ $missing }.
steam-why-bid = Nabídka je od ${ $least } do ${ $most }.
steam-why-capital = Půjčit si můžeš nejvýš { $most }krát.
steam-why-returns = { $place }: spojení by vedlo zpátky tam, kde začíná.
steam-why-city-there = { $place } už je město.
steam-why-no-town-there = { $place }: městečko tam není.
steam-why-grown = { $place }: růst tam už proběhl.
steam-why-not-printed = { $place }: růst mohou jen předtištěná města.
steam-why-empty = Políčko zásoby { $number } je prázdné.

## K čemu rozhodnutí je (-first-, v první partii) a podle čeho se rozhoduje bot (-hint-)

steam-first-bid = Dražíš dřívější pořadí: první výběr žetonu akce, první stavba i přeprava. Čím víc vás hraje, tím je cennější, ale každých půjčených $5 stojí příjem.
steam-first-capital = Půjčuje se jen teď a musí to vydržet celé kolo: na dražbu, trať i provoz lokomotivy. V 1. kole si půjč aspoň $10. Každý krok stojí natrvalo 1 příjem.
steam-first-action-tile = Jedna akce na toto kolo a její číslo může rozhodnout, kdo bude brzy v příštím. Lokomotiva prodlouží každou další přepravu; Urbanizace založí město, kde ho potřebuješ.
steam-first-build = Kostky jezdí jen po dokončených spojeních, naplánuj tedy spojení od kostky do města její barvy. Pokud to jde, dokonči ho v tomto tahu: neprodloužené propadne.
steam-first-tile = Dílek rozhoduje, kam trať vede dál; každý konec stojí $1, voda a kopce víc. Podívej se, zda další pole vede rovnou k městu.
steam-first-goods = Každé tvoje spojení na trase je bod, cizí dávají body ostatním. Lepší lokomotiva místo kostky prodlouží všechny další trasy: nejlépe v prvních kolech.
steam-first-cube = Táž kostka může jet jinudy, s jinými body pro tebe i ostatní. Trasa přes víc tvých spojení je lepší, ať je jakkoli dlouhá.
steam-first-delivery = Vyber trasu s nejvíce tvými spojeními; cizí spojení na ní dávají body ostatním.
steam-first-points = Příjem platí v každém kole a na konci jsou 2 za 1 VB; body jako VB zůstanou, jak jsou. Tedy nejdřív příjem, později VB a nikdy hluboko do dluhů.
steam-first-new-city = Z městečka bude město barvy, kterou vybereš: kostky té barvy tu mohou končit. Nejlépe na konci tvého spojení, kde jsou takové kostky blízko.
steam-first-new-city-colour = Odteď sem půjde přepravit kostky této barvy. Spočítej, která barva leží ve městech, kam dosáhnou tvá spojení.
steam-first-growth-city = Nové kostky pro město, jednou za partii. Vyber město na svých spojeních, nejlépe kde ostatní žádná nemají.
steam-first-supply = Tyto kostky přijdou do města. Vezmi barvy, do jejichž měst dosáhnou tvá spojení, na trasách, které tvoje lokomotiva zvládne.

steam-hint-bid = { $choice ->
    [pass] vybírat a stavět před ostatními má menší cenu, než kolik to stojí.
   *[other] vybírat a stavět před ostatními má větší cenu, než kolik to stojí.
}
steam-hint-capital = půjčuje si, co potřebuje provoz a nejlepší spojení, a nic víc.
steam-hint-action-tile = podle přeprav, které umožní, má po odečtení ceny největší hodnotu.
steam-hint-build = { $choice ->
    [done] nic, co ještě můžeš postavit, nestojí za svou cenu.
    [urbanize] žeton je zaplacený a nové město otevře přepravy.
    [grow] žeton je zaplacený a nové kostky otevřou přepravy.
   *[other] tady začíná nebo pokračuje spojení, které po odečtení ceny nejvíc přidá k tvým příštím přepravám.
}
steam-hint-tile = tak trať míří k přepravám, které mají po odečtení ceny největší hodnotu.
steam-hint-goods = { $choice ->
    [improve] delší trasy ve všech příštích přepravách mají větší cenu než nejlepší kostka teď.
    [pass] není co přepravit.
   *[other] počítá tvoje body bez třetiny toho, co získají ostatní, a co slibují kostky, které zůstanou.
}
steam-hint-cube = bere první v pořadí, podívej se tedy i na ostatní.
steam-hint-delivery = počítá tvoje body bez třetiny toho, co získají ostatní.
steam-hint-points = { $choice ->
    [income] dolar navíc v každém ze zbývajících kol má větší cenu než tyto VB.
   *[other] VB mají větší cenu než dolar navíc v každém ze zbývajících kol.
}
steam-hint-new-city = z městeček na tvých spojeních přidá město tady nejvíc k tvým přepravám.
steam-hint-new-city-colour = ze zbývajících barev se na tuto hodí nejvíc kostek, na které dosáhneš.
steam-hint-growth-city = z měst na tvých spojeních přidají nové kostky nejvíc k tvým přepravám tady.
steam-hint-supply = ze zbývajících kostek půjdou odtud přepravit nejlépe tyto.

## What a post tells of a turn, in phrases

steam-brief-tile = { $cost ->
    [0] { $tile }
   *[other] { $tile } (${ $cost })
}
steam-brief-tile-passed = { $tile } (bez akce)
steam-brief-locomotive = lokomotiva { $level }
steam-brief-goods-pass = nic nepřepravuje
steam-brief-delivery = { steam-colour } { $place } → { $to }
steam-brief-take-income = příjem +{ $gain }
steam-brief-take-income-other = { $seat } příjem +{ $gain }
steam-brief-take-vp = +{ $gain } VB
steam-brief-take-vp-other = { $seat } +{ $gain } VB
steam-brief-income = { $seat } +${ $cash }
steam-brief-expenses = { $seat } −${ $cost }
steam-brief-cash = Příjem: { $who }.
steam-brief-upkeep = { $vp ->
    [0] příjem −{ $income }
   *[other] { $income ->
        [0] −{ $vp } VB
       *[other] příjem −{ $income }, −{ $vp } VB
    }
}
steam-brief-bankrupt = bankrot: spojení bez majitele
steam-brief-raise = { $vp ->
    [0] příjem −{ $income }
   *[other] { $income ->
        [0] −{ $vp } VB
       *[other] příjem −{ $income }, −{ $vp } VB
    }
}
steam-brief-built = { $place }–{ $to }{ steam-brief-cost }
steam-brief-cost = { $cost ->
    [0] {""}
   *[other] {" "}(${ $cost })
}
steam-brief-begun = { $place }→{ steam-brief-cost }
steam-brief-completed-other = { $place }–{ $to } ({ $other }){ steam-brief-cost }
steam-brief-taken = zabráno { $place }→{ steam-brief-cost }
steam-brief-redirected = otočeno { $place }→{ steam-brief-cost }
steam-brief-laid = dílek: { $place }{ steam-brief-cost }
steam-brief-no-track = bez stavby
steam-brief-lost = ztraceno { $place }→
steam-brief-complete = { $place }–{ $to } dokončeno
steam-brief-complete-other = { $place }–{ $to } ({ $other })
steam-brief-complete-unowned = { $place }–{ $to } dokončeno, bez majitele
steam-brief-new-city = nové { steam-colour.neuter } město { $place }
steam-brief-spur-gone = zaniká spojení ({ $other })
steam-brief-growth = { $place } +{ $cubes }
steam-brief-bid = { $seat } ${ $bid }
steam-brief-bid-pass = { $seat } pasuje
steam-brief-bid-pass-free = { $seat } pasuje
steam-brief-bid-pass-order = { $seat } { $position }. místo
steam-brief-position = { $cost ->
    [0] { $seat } { $position }. místo
   *[other] { $seat } { $position }. místo (${ $cost })
}
steam-brief-bid-alone = nabídka ${ $bid }
steam-brief-bid-pass-alone = pas
steam-brief-bid-pass-free-alone = pas
steam-brief-bid-pass-order-alone = { $position }. místo
steam-brief-position-alone = { $cost ->
    [0] { $position }. místo
   *[other] { $position }. místo (${ $cost })
}
steam-brief-auction = Aukce: { $who }.
