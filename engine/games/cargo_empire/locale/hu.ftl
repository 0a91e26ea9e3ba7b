# Cargo Empire. Cities have their forms as attributes: .ban (in), .bol (from), .ba (to).

cargo-empire = Cargo Empire
cargo-empire-about-goal = Szállíts árut a városok között közúton, vasúton és tengeren, hagyj kereskedőállomást ott, ahová szállítasz, és léptesd előre az autódat, a vonatodat és a hajódat. Három, négykörös forduló után a legtöbb pont nyer.
cargo-empire-about-short = áruszállítás Európa-szerte közúton, vasúton és tengeren
cargo-empire-about-length = egy ültő helyben játékosonként kb. 25 perc, vagy fejenként 15 kör: napi hárommal öt nap
cargo-empire-about-weight = nehézsége 5-ből 2: egy játszma alatt megtanulható
cargo-empire-about-turn =
    Szállíts: végy el egy kockát egy városból, ahol állomásod van, és vidd olyan városba, amely ezt a színt fogadja.
    Az utat kártyákkal fizeted: a közúti egy szakasz, a vasúti egy vagy kettő, a tengeri bármelyik kikötőből bármelyik másikba visz.
    A szállítás helyére egy állomásod kerül. Ha már kettő van ott, a város a következő szintre fejlődik.
    A járműveid lépnek: közúti vagy vasúti kártyáért 1-et, tengeriért 2-t; még 1-et a két város mindegyikéért, amelynek kártyája a kínálatban vagy nálad van, és a tökéletes fejlődésért.
    A mezők, amelyekre lépnek, kártyát, várost és célt hoznak. Ha nem tudsz szállítani, három kártyát kapsz, vagy új kockákat teszel egy városba.
cargo-empire-about-scoring =
    Autó, vonat és hajó az utolsó sávon túl: 2–24 pont mindegyikért.
    Minden állomásod egy 3. szintű város mellett: 3 pont.
    Minden városkártya: 5 pont.
    Célkártyák, a végéig titkosak: amit mutatnak, többnyire 5–12 pont.
    Az 1. és a 2. forduló után az élen álló autó, vonat és hajó kártyát hoz, és az első helyeket a következő fordulóban.
cargo-empire-about-variant-map = elsőre Európa való; Dyorlén egyes utakon jelzők vannak, amelyekkel egy jármű még egyet lép.
cargo-empire-about-variant-tracks = elsőre az alapsávok valók, a haladókon több a választás; vagy bármelyik három, sorsolva vagy egyenként kiválasztva.
cargo-empire-about-variant-clans = mindenkinek címere van saját erővel, és képességei, amelyekért leszállított kockákkal fizet. A második játszmától érdemes.
cargo-empire-about-variant-table = ketten hozzávehetitek a Szállítmányozót, akit kártyák irányítanak, vagy vazallusokkal játszotok: mindkettőtöknek szállít egy második szín, amely nem pontoz. Egyedül mindig a Szállítmányozó ellen játszol.
cargo-empire-variant-map = Térkép
cargo-empire-variant-map-europe = Európa
cargo-empire-variant-map-dyorle = Dyorle, gyorsjelzőkkel
cargo-empire-variant-tracks = Fejlődéssávok
cargo-empire-variant-tracks-base = Alapsávok
cargo-empire-variant-tracks-advanced = Haladó sávok
cargo-empire-variant-tracks-any = Bármelyik három sáv
# the bonus icons of the upper / lower lane, from left to right
cargo-empire-side-a01 = Közúti, vasúti, város / vasúti, tengeri, cél
cargo-empire-side-a02 = Tengeri, város, közúti / közúti, cél, vasúti
cargo-empire-side-a03 = Vasúti, cél, tengeri / közúti, tengeri, város
cargo-empire-side-a04 = Tengeri, város, vasúti / vasúti, közúti, cél
cargo-empire-side-a05 = Cél, közúti, tengeri / tengeri, város, vasúti
cargo-empire-side-a06 = Város, vasúti, közúti / cél, tengeri, közúti
cargo-empire-side-b01 = Bármi, város vagy cél, tengeri / közúti, vasúti, bármi
cargo-empire-side-b02 = Bármi, vasúti, város vagy cél / tengeri, bármi, város
cargo-empire-side-b03 = Város vagy cél, közúti, bármi / vasúti, bármi, cél
cargo-empire-side-c01 = Város vagy cél / bármi, város, közúti, tengeri
cargo-empire-side-c02 = Tengeri, bármi, cél, vasúti / város vagy cél
cargo-empire-side-c03 = Város / közúti, vasúti, város vagy cél, bármi
cargo-empire-variant-track-1 = Bal sáv
cargo-empire-variant-track-1-random = Sorsolva
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
cargo-empire-variant-track-2 = Középső sáv
cargo-empire-variant-track-2-random = Sorsolva
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
cargo-empire-variant-track-3 = Jobb sáv
cargo-empire-variant-track-3-random = Sorsolva
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
cargo-empire-variant-clans = Klánok
cargo-empire-variant-clans-off = Klánok nélkül
cargo-empire-variant-clans-on = Klánokkal
cargo-empire-variant-table = Két játékosnál
cargo-empire-variant-table-plain = Csak ketten
cargo-empire-variant-table-forwarder = A Szállítmányozóval
cargo-empire-variant-table-vassals = Vazallusokkal
cargo-empire-refuse-forwarder = A Szállítmányozó egy vagy két játékos ellen játszik, { $seats } ellen nem.
cargo-empire-refuse-track = Ez a sáv csak egy helyen lehet: „{ $side }”. Válassz másikat a bal, a középső vagy a jobb sávnak.
cargo-empire-refuse-vassals = A vazallusok pontosan két játékoshoz valók, { $seats } játékoshoz nem.

## Words that sentences refer to; they take the arguments of the sentence

cargo-empire-player = { $seat }
cargo-empire-chain = { $a } · { $b }
cargo-empire-row = { $a }, { $b }
cargo-empire-either = { $a } vagy { $b }
    .inside = { FORM($a, case: "inside") } vagy { FORM($b, case: "inside") }
cargo-empire-rival-forwarder = Szállítmányozó
cargo-empire-colour = { $colour ->
    [orange] narancs
    [grey] szürke
    [white] fehér
   *[brown] barna
}
    .acc = { $colour ->
    [orange] narancsot
    [grey] szürkét
    [white] fehéret
   *[brown] barnát
}
cargo-empire-a-cube = { cargo-empire-colour } kocka
    .acc = { cargo-empire-colour } kockát
cargo-empire-space = { $space ->
    [upper] felső
   *[lower] alsó
}
cargo-empire-points = { $vp } GyP
    .acc = { $vp } GyP-t
cargo-empire-cubes = { $cubes } { cargo-empire-colour } kocka
    .acc = { $cubes } { cargo-empire-colour } kockát
cargo-empire-a-marker = { $marker ->
    [car] Autó
    [train] Vonat
   *[ship] Hajó
}
    .a = { $marker ->
    [car] Az autó
    [train] A vonat
   *[ship] A hajó
}
cargo-empire-road-cards = { $road } közúti
cargo-empire-rail-cards = { $rail } vasúti
cargo-empire-sea-cards = { $sea } tengeri
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

## What is asked

cargo-empire-ask-pick-clan = Melyik klánnal játszol?
cargo-empire-ask-objective = Melyik célkártyát tartod meg? Más nem látja.
cargo-empire-ask-transport = Melyik szállítókártyát veszed el?
cargo-empire-ask-first-post = Hova teszed az első kereskedőállomásodat?
cargo-empire-ask-second-post = Hova teszed az állomást a kártyád városában?
cargo-empire-ask-crest = Hova teszed a címeredet?
cargo-empire-ask-supply = Melyik városból szállítasz?
cargo-empire-ask-demand = Melyik városba szállítasz?
cargo-empire-ask-cards = Melyik kártyákat játszod ki?
cargo-empire-ask-rush = Melyik úton mész?
cargo-empire-ask-skip = Nincs szállítás: mit teszel helyette?
cargo-empire-ask-advance = Melyik jelölő lép?
cargo-empire-ask-lane = Melyik ágra lép?
cargo-empire-ask-row-city = Melyik városkártyát veszed el?
cargo-empire-ask-bonus = Mit hozzon az ikon?
cargo-empire-ask-clan = Melyik képességért fizetsz?
cargo-empire-ask-cube = Melyik kockát helyezed át?
cargo-empire-ask-borrow = Kinek a címerét veszed kölcsön?
cargo-empire-ask-swap = Melyik kártyát cseréled tengerire?
cargo-empire-ask-vassal-supply = Melyik városból szállít a vazallusod?
cargo-empire-ask-vassal-demand = Melyik városba szállít a vazallusod?
cargo-empire-ask-end = Vége a körödnek?
cargo-empire-ask-port = Kikötőnek számít a címered városa a célkártyáidhoz?

cargo-empire-hand = { $count ->
    [0] nincs kártyád
   *[other] kártyáid: { $cards }
}
cargo-empire-hand-note = { $count ->
    [0] Nincs kártyád.
   *[other] Kártyáid: { $cards }.
}
cargo-empire-have = neked { $count } van
cargo-empire-colour-orange = narancs
cargo-empire-colour-grey = szürke
cargo-empire-colour-white = fehér
cargo-empire-colour-brown = barna
cargo-empire-from-note = { $colour ->
    [orange] Narancs kocka { FORM($from, case: "bol") }
    [grey] Szürke kocka { FORM($from, case: "bol") }
    [white] Fehér kocka { FORM($from, case: "bol") }
   *[brown] Barna kocka { FORM($from, case: "bol") }
}
cargo-empire-vassal-note = A vazallusod { cargo-empire-a-cube.acc } szállít { FORM($city, case: "bol") }.
cargo-empire-first-note = A rejtett városkártyád: { $city }. Oda kerül a második állomásod.
cargo-empire-clan-note = A képesség ára { $cubes } kocka; minden szállításodból egyet megtartasz. Ennyiért bármelyik klán áthelyezheti a címerét.
cargo-empire-kept-note = Ára { $cost } kocka; { $cubes } megtartott kockád van.
cargo-empire-pair-note = { $from } → { $to }
cargo-empire-lane-note = { cargo-empire-a-marker } → { $track }. sáv.
cargo-empire-advances-left = Még { $count } lépés.
cargo-empire-extras-left = Még { $count } bónuszlépés.
cargo-empire-standing-end = Ha a körödből már csak klánképesség van hátra
cargo-empire-order-at-once = Azonnal vége a körömnek
cargo-empire-order-at-once-effect = Nem kérdezünk rá, hogy fizetsz-e még egy képességért.

cargo-empire-port-note = A címered itt áll: { $city }.

## Answers

cargo-empire-done = Kész
cargo-empire-done-effect = Ebben a körben nincs több képesség; { $cubes } kockád megmarad.
cargo-empire-clan = Klánképesség…
cargo-empire-clan-effect = Ára { $cost } kocka (neked { $cubes } van): { FORM($abilities, case: "inside") }
cargo-empire-decline = Nem szállítasz
cargo-empire-decline-effect = Lemondasz a szállításról, amelyet egy címer tesz lehetővé: kártyák vagy feltöltés jön helyette.
cargo-empire-supply = { $city } ({ cargo-empire-colour })
cargo-empire-supply-reach = { $cubes ->
    [one] { cargo-empire-reach-one }
   *[other] { cargo-empire-reach-many }
}
cargo-empire-reach-one = { $near ->
    [0] { $cubes } kocka → { cargo-empire-spaces }
   *[other] { $cubes } kocka → { cargo-empire-spaces }, ebből { $near } egy kártyával
}
cargo-empire-reach-many = { $near ->
    [0] { $cubes } kocka → { cargo-empire-spaces }
   *[other] { $cubes } kocka → { cargo-empire-spaces }, ebből { $near } egy kártyával
}
cargo-empire-last-cube = az utolsó kockája
cargo-empire-spaces = { $spaces } mező
cargo-empire-bonus = { $bonus ->
    [card] +1 lépés (városjutalom)
    [crest] +1 lépés (címered)
   *[both] +2 lépés (városjutalom, címered)
}
cargo-empire-because = { $bonus ->
    [card] jutalom
    [crest] címer
   *[both] jutalom, címer
}
cargo-empire-demand = { $city }, { cargo-empire-space } ({ cargo-empire-colour })
cargo-empire-start-detail = { $spaces ->
    [0] { cargo-empire-colour.acc } küld · { $left } szabad marad
   *[other] { $near ->
        [0] { cargo-empire-colour.acc } küld → { cargo-empire-spaces } · { $left } szabad marad
       *[other] { cargo-empire-colour.acc } küld → { cargo-empire-spaces }, ebből { $near } egy kártyával · { $left } szabad marad
    }
}
cargo-empire-start-city = { $city } · { $kind }
cargo-empire-demand-fare = { $cards }: { $steps }
cargo-empire-demand-fare-from = min. { $cards }: { $steps }
cargo-empire-lost = −{ $cubes } kocka
cargo-empire-becomes = { $level ->
    [2] { $cubes ->
        [0] { $how ->
            [perfect] tökéletes fejlődés
           *[other] fejlődés
        }
       *[other] fejlődés, { cargo-empire-lost }
    }
   *[other] { $cubes ->
        [0] { $how ->
            [perfect] tökéletes fejlődés, { $level }. szint
           *[other] fejlődés, { $level }. szint
        }
       *[other] fejlődés, { $level }. szint, { cargo-empire-lost }
    }
}
cargo-empire-becomes-for = { $cubes ->
    [0] { $how ->
        [perfect] tökéletes { $level }. szint: { $scores } GyP
       *[other] { $level }. szint: { $scores } GyP
    }
   *[other] { $level }. szint, { cargo-empire-lost }: { $scores } GyP
}
cargo-empire-share-you = te { $vp }
cargo-empire-share-of = { $who } { $vp }
cargo-empire-opens = { $cubes } { cargo-empire-colour } nyílik
cargo-empire-vp-for = { $who } +{ $vp } GyP
cargo-empire-vp-for-all = mindenki +{ $vp } GyP
cargo-empire-by-crest = címerrel
cargo-empire-with-cards = { $count } kártyáért
cargo-empire-region = { $city ->
    [red] Piros városok
    [blue] Kék városok
    [green] Zöld városok
   *[yellow] Sárga városok
}
cargo-empire-steps-extra = tetszőleges +{ $steps }
cargo-empire-steps = { $marker ->
    [car] autó +{ $steps }
    [train] vonat +{ $steps }
   *[ship] hajó +{ $steps }
}
cargo-empire-fare = { $how ->
    [crest] { $cards } (címerrel)
    [boosted] { $cards } (erősítve)
   *[plain] { $cards }
}
cargo-empire-sail = tenger { $from }–{ $to }
cargo-empire-over = { $cities } érintésével
cargo-empire-plan = { $from } → { $to }, { $cards }
cargo-empire-plan-steps = { $from } → { $to }, { $cards }, { $steps }
cargo-empire-plan-to = { $to }, { $cards }
cargo-empire-plan-to-steps = { $to }, { $cards }, { $steps }
cargo-empire-plan-fare = { $cards }
cargo-empire-plan-fare-steps = { $cards }, { $steps }
cargo-empire-plan-rest = { $steps }
cargo-empire-plan-kept = Megtartod: „{ $card }”, { $steps }
cargo-empire-plan-vassal = { $from } → { $to }
cargo-empire-plan-vp = +{ $vp } GyP
cargo-empire-plan-vp-all = összesen +{ $vp } GyP
cargo-empire-plan-cards = hoz: { $cards }
cargo-empire-plan-city = városkártya: { $city }
cargo-empire-plan-lane = { $lane ->
    [upper] { $markers }: felső ág
   *[lower] { $markers }: alsó ág
}
cargo-empire-by-car = autó
cargo-empire-by-train = vonat
cargo-empire-by-ship = hajó
cargo-empire-plan-left = utána döntesz: { $what }
cargo-empire-left-advance = a többi lépés
cargo-empire-left-lane = ág
cargo-empire-left-row-city = még egy városkártya
cargo-empire-left-objective = célkártya
cargo-empire-left-bonus = város- vagy célkártya
cargo-empire-left-transport = szállítókártya
cargo-empire-rush-none = Jelző nélkül
cargo-empire-rush = { $marker ->
    [car] Közúti jelző, { $a }–{ $b }
    [train] Vasúti jelző, { $a }–{ $b }
   *[ship] Tengeri jelző, { $a }–{ $b }
}
cargo-empire-token-road = közúti
cargo-empire-token-rail = vasúti
cargo-empire-token-sea = tengeri
cargo-empire-fare-token = { $tokens } jelző
cargo-empire-skip-cards = 1 közúti, 1 vasúti és 1 tengeri kártya
cargo-empire-skip-restock = { $city } feltöltése: { cargo-empire-cubes }
cargo-empire-skip-reach = onnan a kártyáiddal elérhető: { cargo-empire-spaces }
cargo-empire-step = { cargo-empire-a-marker }: { $brings }
cargo-empire-step-lane = ágválasztás, { $track }. sáv
cargo-empire-step-vp = { $vp } GyP (+{ $gain })
cargo-empire-step-junction = elágazás
cargo-empire-step-behind = utána { $icons }
cargo-empire-step-lost = elvész, a sáv tetején áll
cargo-empire-lane-upper = Felső ág
cargo-empire-lane-lower = Alsó ág
cargo-empire-lane-icons = { $lane ->
    [upper] Felső: { $icons }
   *[lower] Alsó: { $icons }
}
cargo-empire-short-none = –
cargo-empire-short-road = közúti
cargo-empire-short-rail = vasúti
cargo-empire-short-sea = tengeri
cargo-empire-short-city = város
cargo-empire-short-objective = cél
cargo-empire-short-any-transport = bármi
cargo-empire-short-city-or-objective = város/cél
cargo-empire-row-slot = { $slot }. hely
cargo-empire-row-note = Darabja +{ $vp } GyP; a városából és a városába csak neked +1 lépés. Nem vonható vissza: felfordul a következő kártya.
cargo-empire-wants = { $colours } kockát fogad
cargo-empire-forwarder-next = a Szállítmányozó legközelebb ide néz
cargo-empire-crest-city = { $city ->
    [red] Piros város
    [blue] Kék város
    [green] Zöld város
   *[yellow] Sárga város
}
cargo-empire-crest-port = { $city ->
    [red] Piros kikötő
    [blue] Kék kikötő
    [green] Zöld kikötő
   *[yellow] Sárga kikötő
}
cargo-empire-crest-own = Ahol állomásod van
cargo-empire-crest-else = Más városok
cargo-empire-posts = állomások: { $posts }
cargo-empire-posts-you = te { $posts }
cargo-empire-posts-of = { $who } { $posts }
cargo-empire-own-posts = { $posts } állomásod
cargo-empire-cube = { $from } → { $to } ({ cargo-empire-colour })
cargo-empire-cube-to = Ide: { $city }
cargo-empire-cube-posts = { $where ->
    [both] mindkettőben van állomásod
    [to] állomásod van, ahová megy
   *[from] állomásod van, ahonnan jön
}
cargo-empire-port = Kikötő
cargo-empire-port-effect = Célok: { $vp } GyP
cargo-empire-no-port = Nem kikötő

cargo-empire-mode-road = Közúti kártya
cargo-empire-mode-rail = Vasúti kártya
cargo-empire-mode-sea = Tengeri kártya
cargo-empire-marker-car = Autó
cargo-empire-marker-train = Vonat
cargo-empire-marker-ship = Hajó
cargo-empire-icon-none = üres mező
cargo-empire-icon-road = közúti kártya
cargo-empire-icon-rail = vasúti kártya
cargo-empire-icon-sea = tengeri kártya
cargo-empire-icon-city = városkártya
cargo-empire-icon-objective = célkártya
cargo-empire-icon-any-transport = bármilyen szállítókártya
cargo-empire-icon-city-or-objective = város- vagy célkártya
cargo-empire-bonus-city = Városkártya
cargo-empire-bonus-city-effect = +{ $vp } GyP: egy a kínálatból
cargo-empire-bonus-objective = Célkártya
cargo-empire-bonus-objective-effect = { $held ->
    [0] kettőt húzol, egyet megtartasz
   *[other] kettőt húzol, egyet megtartasz (már { $held } van)
}

## Why what was typed is not possible

cargo-empire-why-must = Lehetséges szállítás, tehát kötelező.
cargo-empire-why-no-post = { FORM($city, case: "ban") } nincs állomásod.
cargo-empire-why-no-cube = { FORM($city, case: "ban") } nincs több kocka.
cargo-empire-why-level3 = { $city } 3. szintű: se kockája, se szabad mezője.
cargo-empire-why-closed = { $city } le van zárva { $other } címere miatt.
cargo-empire-why-no-demand = { $colour ->
    [orange] Egyetlen másik városban sincs szabad narancs mező, amely { FORM($city, case: "bol") } kockát fogadna.
   *[other] Egyetlen másik városban sincs szabad { cargo-empire-colour } mező, amely { FORM($city, case: "bol") } kockát fogadna.
}
cargo-empire-why-nearest = { FORM($city, case: "bol") } túl messze van: { $nearest } felé { $cards } hiányzik; { $hand }.
cargo-empire-why-cards = { $city } túl messze van: { $cards } hiányzik; { $hand }.
cargo-empire-why-spelt = Ez lehetséges, így írd: „{ $typed }”.
cargo-empire-why-reversed = Csak fordítva: { $from } → { $to }.
cargo-empire-why-chosen = A kocka { FORM($city, case: "bol") } jön; vond vissza, ha más várost választanál.
cargo-empire-why-planned = A szállítás: { $from } → { $to }; vond vissza, ha változtatnál rajta.
cargo-empire-why-no-option = { $city } most nem választható.
cargo-empire-why-no-cities = Most nem várost választasz.
cargo-empire-why-same = A kocka éppen { FORM($city, case: "bol") } jön.
cargo-empire-upper-colour = { $upper ->
    [orange] narancs
    [grey] szürke
    [white] fehér
   *[brown] barna
}
cargo-empire-lower-colour = { $lower ->
    [orange] narancs
    [grey] szürke
    [white] fehér
   *[brown] barna
}
cargo-empire-why-colours = { $city } { cargo-empire-upper-colour } és { cargo-empire-lower-colour } kockát fogad, { cargo-empire-colour.acc } nem.
cargo-empire-why-space = { FORM($city, case: "ban") } a { cargo-empire-space } mező fogadja a { cargo-empire-colour } kockát.
cargo-empire-why-own-post = { $city }, { cargo-empire-colour } mező: a te állomásod van rajta.
cargo-empire-why-taken = { $city }, { cargo-empire-colour } mező: már foglalt ({ $who }).
cargo-empire-why-vassal = { $city }, { cargo-empire-colour } mező: { $other } vazallusa van rajta.
cargo-empire-why-hand = Ezek a kártyák nincsenek nálad; { $hand }.
cargo-empire-why-left-over = Ezek közül egy kártya fölösleges lenne.
cargo-empire-shape = { $sea ->
    [0] { $land } szárazföldi út
   *[other] { $land ->
        [0] egy tengeri
       *[other] egy tengeri és { $land } szárazföldi
    }
}
cargo-empire-why-way = Ezekkel a kártyákkal az út nem jön ki pontosan: { $ways }.
cargo-empire-why-full = { FORM($city, case: "ban") } minden kocka megvan.
cargo-empire-why-named = { FORM($city, case: "ban") } már van állomása valakinek.
cargo-empire-why-row = { $city } nincs a kínálatban.
cargo-empire-why-held = Ez a kártya már nálad van: { $city }.
cargo-empire-why-own-card = A kártyád: { $city }. Az állomás oda kerül.
cargo-empire-why-crest = A címered már itt áll: { $city }.
cargo-empire-why-marker = { $marker ->
    [car] Az autód nem lép: nincs több közúti kártya, amelyért léphetne.
    [train] A vonatod nem lép: nincs több vasúti kártya, amelyért léphetne.
   *[ship] A hajód nem lép: nincs több tengeri kártya, amelyért léphetne.
}
cargo-empire-why-kept = { $cubes ->
    [0] Egy klánképesség ára { $cost } megtartott kocka; neked nincs.
   *[other] Egy klánképesség ára { $cost } megtartott kocka; neked { $cubes } van.
}
cargo-empire-why-ability = A klánod ezért most nem fizethet.

## Clans

cargo-empire-clan-yellow = Borostyánkamara
cargo-empire-clan-yellow-effect = A címeredtől vagy oda bármely két kártya jó · fizetve: egy közúti kártya
cargo-empire-clan-green = Zöld Kollégium
cargo-empire-clan-green-effect = A címeredtől vagy oda bármilyen színű kocka jó · fizetve: egy kocka áthelyezése
cargo-empire-clan-red = Bíborkonzorcium
cargo-empire-clan-red-effect = A címered városa csak a tiéd · fizetve, körönként egyszer: vasúti kártya 3 szakasz, vonat 2
cargo-empire-clan-purple = Lila Szövetkezet
cargo-empire-clan-purple-effect = A címeredtől vagy oda +1 lépés · fizetve: más címerének kölcsönvétele egy körre
cargo-empire-clan-blue = Azúrflotta
cargo-empire-clan-blue-effect = A címered városa kikötő lehet, célokhoz is · fizetve: közúti vagy vasúti kártya → tengeri
cargo-empire-crest-note = A városából vagy a városába: { $does }.
cargo-empire-crest-yellow = bármely két kártya jó
cargo-empire-crest-green = bármilyen színű kocka jó
cargo-empire-crest-red = csak te szállítasz
cargo-empire-crest-purple = +1 lépés
cargo-empire-crest-blue = kikötőnek számíthat
cargo-empire-lent-yellow = bármely két kártya jó
cargo-empire-lent-green = bármilyen színű kocka jó
cargo-empire-lent-red = te is szállíthatsz ott
cargo-empire-lent-purple = +1 lépés
cargo-empire-lent-blue = a város kikötőnek számíthat
cargo-empire-ability-crest = A címered áthelyezése
    .inside = a címered áthelyezése
cargo-empire-ability-crest-effect = most itt áll: { $city }
cargo-empire-ability-road-card = Egy közúti kártya
    .inside = egy közúti kártya
cargo-empire-ability-road-card-effect = ehhez a szállításhoz vagy egy későbbihez
cargo-empire-ability-cube = Kocka áthelyezése
    .inside = kocka áthelyezése
cargo-empire-ability-cube-effect = egy másik város azonos színű, szabad küldőmezőjére
cargo-empire-ability-boost = Vasúti kártya erősítése
    .inside = vasúti kártya erősítése
cargo-empire-ability-boost-effect = 3 szakaszt is vihet, és a vonat kettőt lép; körönként egyszer
cargo-empire-ability-borrow = Címer kölcsönvétele
    .inside = címer kölcsönvétele
cargo-empire-borrow = { $clan }, { $city }
cargo-empire-borrow-effect = { $seat } címere: { $crest }
cargo-empire-ability-borrow-effect = egy másik játékosé, a kör végéig
cargo-empire-ability-swap = Csere tengeri kártyára
    .inside = csere tengeri kártyára
cargo-empire-ability-swap-effect = visszaadsz egy közúti vagy vasúti kártyát

## Objectives

cargo-empire-count = { $count }
cargo-empire-class-count = { $kind ->
    [red] { $count } piros
    [blue] { $count } kék
    [green] { $count } zöld
    [yellow] { $count } sárga
    [port] { $count } kikötő
   *[other] { $count } más
}
cargo-empire-objective-so-far = { $vp ->
    [0] Most { $have } · { $rule }
   *[other] Most { $have }: { $vp } GyP · { $rule }
}
cargo-empire-objective-pair-red-blue = Piros és kék
cargo-empire-objective-pair-red-blue-effect = { $each } GyP minden piros–kék várospárért, ahol állomásod van
cargo-empire-objective-pair-red-green = Piros és zöld
cargo-empire-objective-pair-red-green-effect = { $each } GyP minden piros–zöld várospárért, ahol állomásod van
cargo-empire-objective-pair-red-yellow = Piros és sárga
cargo-empire-objective-pair-red-yellow-effect = { $each } GyP minden piros–sárga várospárért, ahol állomásod van
cargo-empire-objective-pair-blue-green = Kék és zöld
cargo-empire-objective-pair-blue-green-effect = { $each } GyP minden kék–zöld várospárért, ahol állomásod van
cargo-empire-objective-pair-blue-yellow = Kék és sárga
cargo-empire-objective-pair-blue-yellow-effect = { $each } GyP minden kék–sárga várospárért, ahol állomásod van
cargo-empire-objective-pair-green-yellow = Zöld és sárga
cargo-empire-objective-pair-green-yellow-effect = { $each } GyP minden zöld–sárga várospárért, ahol állomásod van
cargo-empire-objective-pair-port-nonport = Kikötő és szárazföld
cargo-empire-objective-pair-port-nonport-effect = { $each } GyP minden kikötő–más város párért, ahol állomásod van
cargo-empire-objective-set-four-colours = Négy szín
cargo-empire-objective-set-four-colours-effect = { $each } GyP a négy szín minden sorozatáért
cargo-empire-objective-largest-network = Legnagyobb hálózat
cargo-empire-objective-largest-network-effect = { $each } GyP a szárazföldön összefüggő legnagyobb csoportod minden városáért
cargo-empire-objective-colour-red = Piros városok
cargo-empire-objective-colour-red-effect = { $low } GyP, ha { $lowFrom } vagy { $lowTo } piros városban van állomásod; { $high } GyP, ha { $highFrom } városban
cargo-empire-objective-colour-blue = Kék városok
cargo-empire-objective-colour-blue-effect = { $low } GyP, ha { $lowFrom } vagy { $lowTo } kék városban van állomásod; { $high } GyP, ha { $highFrom } városban
cargo-empire-objective-colour-green = Zöld városok
cargo-empire-objective-colour-green-effect = { $low } GyP, ha { $lowFrom } vagy { $lowTo } zöld városban van állomásod; { $high } GyP, ha { $highFrom } városban
cargo-empire-objective-colour-yellow = Sárga városok
cargo-empire-objective-colour-yellow-effect = { $low } GyP, ha { $lowFrom } vagy { $lowTo } sárga városban van állomásod; { $high } GyP, ha { $highFrom } városban
cargo-empire-objective-ports = Kikötők
cargo-empire-objective-ports-effect = { $low } GyP { $lowFrom }–{ $lowTo }, { $high } GyP legalább { $highFrom } kikötőért, ahol állomásod van
cargo-empire-objective-nonports = Nem kikötők
cargo-empire-objective-nonports-effect = { $low } GyP { $lowFrom }–{ $lowTo }, { $high } GyP legalább { $highFrom } nem kikötőért, ahol állomásod van
cargo-empire-objective-city-cards = Városkártyák
cargo-empire-objective-city-cards-effect = { $low } GyP { $lowFrom } vagy { $lowTo } városkártyáért, { $high } GyP legalább { $highFrom } kártyáért
cargo-empire-objective-level2 = 2. szintű városok
cargo-empire-objective-level2-effect = { $low } GyP { $lowFrom }–{ $lowTo }, { $high } GyP legalább { $highFrom } városért (2. szint), ahol állomásod van
cargo-empire-objective-level3-each = 3. szintű városok
cargo-empire-objective-level3-each-effect = { $each } GyP minden 3. szintű városért, ahol állomásod van
cargo-empire-objective-four-posts = Egy egész város
cargo-empire-objective-four-posts-effect = { $each } GyP, ha egy város mind a négy állomása a tiéd
cargo-empire-objective-exactly-two = Két állomás
cargo-empire-objective-exactly-two-effect = { $each } GyP minden városért, ahol pontosan két állomásod van
cargo-empire-objective-objective-cards = Célkártyák
cargo-empire-objective-objective-cards-effect = { $low } GyP { $lowFrom } vagy { $lowTo } célkártyáért, { $high } GyP legalább { $highFrom } kártyáért, ezzel együtt
cargo-empire-objective-trailing-cars = Élen az autó
cargo-empire-objective-trailing-cars-effect = { $each } GyP minden autóért, amely a tiéd mögött áll
cargo-empire-objective-trailing-trains = Élen a vonat
cargo-empire-objective-trailing-trains-effect = { $each } GyP minden vonatért, amely a tiéd mögött áll
cargo-empire-objective-trailing-ships = Élen a hajó
cargo-empire-objective-trailing-ships-effect = { $each } GyP minden hajóért, amely a tiéd mögött áll

## The log
# A line that does not name its player or the forwarder continues the one before it: whoever shows them may join the two.

cargo-empire-log-clan = { $seat } klánja: { $clan }.
cargo-empire-log-own-objective = Megtartott célkártyád: „{ $card }”.
cargo-empire-log-own-rejected = A pakli aljára kerül a célkártya: „{ $card }”.
cargo-empire-log-slot = { $who }: { $slot }. hely a körsorrendben.
cargo-empire-log-card = { cargo-empire-one-card }.
cargo-empire-log-start-post = { $seat } állomást tesz { FORM($city, case: "ba") } ({ cargo-empire-space } mező).
cargo-empire-log-reveal = { $seat } felfedi a városkártyáját: { $city }, +{ $vp } GyP.
cargo-empire-log-crest = A címer új helye: { $city }.
cargo-empire-log-first-crest = { $seat } címere { FORM($city, case: "ba") } kerül.
cargo-empire-log-round = Kezdődik: { $round }. forduló.
cargo-empire-log-delivery = { $seat } { cargo-empire-a-cube.acc } szállít { FORM($from, case: "bol") } { FORM($to, case: "ba") } ({ cargo-empire-space } mező): { $cards }.
cargo-empire-log-used-any-two = Címer ({ $clan }, { $city }): bármely két kártya jó.
cargo-empire-log-used-any-cube = Címer ({ $clan }, { $city }): bármilyen színű kocka jó.
cargo-empire-log-used-port = Címer ({ $clan }): { $city } kikötőnek számít.
cargo-empire-log-used-extra = Címer ({ $clan }, { $city }): egy lépéssel több.
cargo-empire-log-upgrade = { $cubes ->
    [0] { $city } új szintje { $level }, és új kockákat kap ({ cargo-empire-colour }).
   *[other] { $city } új szintje { $level }, és új kockákat kap ({ cargo-empire-colour }; { $cubes } régi elvész).
}
cargo-empire-gone = { $cubes ->
    [0] { $city } új szintje 3
   *[other] { $city } új szintje 3 ({ $cubes } kocka elvész)
}
cargo-empire-log-level3 = { cargo-empire-gone }.
cargo-empire-log-level3-vp = { cargo-empire-gone }: { $scores }.
cargo-empire-log-redundant = A 3. szintű város kártyája a pakli aljára kerül: { $city }.
cargo-empire-log-row = A kínálat { $slot }. helye: { $city }.
cargo-empire-log-city-card = Városkártya: { $city }, +{ $vp } GyP.
cargo-empire-log-rush = { $marker ->
    [car] Közúti jelző az úton ({ $cities }).
    [train] Vasúti jelző az úton ({ $cities }).
   *[ship] Tengeri jelző az úton ({ $cities }).
}
cargo-empire-log-rush-renewed = Új gyorsjelzők kerülnek ki.
cargo-empire-log-extras = Bónusz: +{ $count } lépés ({ $reasons }).
cargo-empire-extra-card = { $city } városjutalma
cargo-empire-extra-crest = címer
cargo-empire-extra-perfect = tökéletes fejlődés
cargo-empire-log-advance = { $lane ->
    [junction] { cargo-empire-a-marker } → elágazás { $column }.
    [upper] { cargo-empire-a-marker } → felső { $column }.
   *[lower] { cargo-empire-a-marker } → alsó { $column }.
}
cargo-empire-log-advance-card = { $lane ->
    [upper] { cargo-empire-a-marker } → felső { $column }: { cargo-empire-one-card }.
   *[lower] { cargo-empire-a-marker } → alsó { $column }: { cargo-empire-one-card }.
}
cargo-empire-one-card = { $mode ->
    [road] +1 közúti kártya
    [rail] +1 vasúti kártya
   *[sea] +1 tengeri kártya
}
cargo-empire-log-advance-icon = { $lane ->
    [upper] { cargo-empire-a-marker } → felső { $column }: { $icon }.
   *[lower] { cargo-empire-a-marker } → alsó { $column }: { $icon }.
}
cargo-empire-log-advance-vp = { cargo-empire-a-marker } → { $vp } GyP (+{ $gain }).
cargo-empire-log-advance-lost = { cargo-empire-a-marker.a } a sáv tetején áll: egy lépés elvész.
cargo-empire-log-objective = { $count ->
    [one] Az utolsó célkártyát húzza és tartja meg.
   *[other] { $count } célkártyát húz, egyet megtart.
}
cargo-empire-log-no-objective = Elfogyott a célkártya.
cargo-empire-log-skip = { $seat } nem szállít.
cargo-empire-log-restock = { $city } feltöltve: { cargo-empire-cubes }.
cargo-empire-log-ability = { $seat } { $cubes } megtartott kockát ad vissza egy klánképességért.
cargo-empire-log-cube = Egy { cargo-empire-colour } kocka áthelyezve: { $from } → { $to }.
cargo-empire-log-boost = Egy vasúti kártya erősíthető.
cargo-empire-log-borrow = Kölcsönvett címer: { $clan }, { $city }.
cargo-empire-log-swap = { $mode ->
    [road] Egy közúti kártyát tengerire cserél.
   *[rail] Egy vasúti kártyát tengerire cserél.
}
cargo-empire-log-vassal = { $seat } vazallusa { cargo-empire-a-cube.acc } szállít { FORM($from, case: "bol") } { FORM($to, case: "ba") } ({ cargo-empire-space } mező).
cargo-empire-log-no-vassal = A vazallus semmit sem tud szállítani.
cargo-empire-log-port = { $seat } { FORM($city, case: "acc") } kikötőnek számítja.
cargo-empire-log-doubled = { $who }, duplán számít: { FORM($sources, case: "inside") }.
cargo-empire-log-objective-vp = { $vp ->
    [0] { $who } nem kap pontot a célért: „{ $card }”.
   *[other] { $who } { cargo-empire-points.acc } kap a célért: „{ $card }”.
}
cargo-empire-log-score = { $total ->
    [0] { $who } pont nélkül zár.
   *[other] { $who } pontszáma { $total } GyP: { $sources }.
}
cargo-empire-scored = { FORM($source, case: "inside") } { $vp }
cargo-empire-log-winner = { $by ->
    [development] Holtverseny a végén. Győztes: { $winner }, akinek a fejlődés többet ért.
    [level3] Holtverseny a végén. Győztes: { $winner }, akinek a 3. szintű városok többet értek.
    [city-cards] Holtverseny a végén. Győztes: { $winner }, akinek a városkártyák többet értek.
    [order] Holtverseny a végén. Győztes: { $winner }, aki előbb van a körsorrendben.
   *[total] Vége a játszmának. Győztes: { $winner }.
}

cargo-empire-log-forwarder-first = A { $rival } állomást tesz { FORM($city, case: "ba") } (felső mező); fogadójelölője: { $slot }. hely.
cargo-empire-log-forwarder-second = A { $rival } felfedi a városkártyáját: { $city } (+{ $vp } GyP), és oda is állomást tesz (alsó mező). Célja: „{ $objective }”, küldőjelölőjének helye: { $supply }.
cargo-empire-log-forwarder-card = { $arrow ->
    [up] A { $rival } kártyát fed fel: { $card }, nyíl felfelé; { $steps }.
   *[down] A { $rival } kártyát fed fel: { $card }, nyíl lefelé; { $steps }.
}
cargo-empire-log-forwarder-reshuffle = A { $rival } az újrakeverés kártyáját fedi fel: minden kártyáját megkeveri.
cargo-empire-log-forwarder-delivery = Szállítása: { cargo-empire-a-cube } { FORM($from, case: "bol") } { FORM($to, case: "ba") } ({ cargo-empire-space } mező, a kínálatban { $slot }. hely).
cargo-empire-log-forwarder-no-match = Egyik városában sincs olyan kocka, amely a kínálat egyik városába illik.
cargo-empire-log-forwarder-revealed = A felfedett városkártya a pakli aljára kerül: { $city }.
cargo-empire-log-forwarder-post = Állomás kerül { FORM($city, case: "ba") } ({ cargo-empire-space } mező).
cargo-empire-log-forwarder-no-city = Egyik városban sincs hely az állomásának, az kikerül a játékból.
cargo-empire-log-forwarder-tokens = Ezután fogadójelölője: { $slot }. hely, küldőjelölője: { $supply }.
cargo-empire-log-forwarder-slot-on = A fogadójelölő új helye: { $slot }.
cargo-empire-log-forwarder-objective = Nyíltan elveszi a célkártyát: „{ $card }”.
cargo-empire-log-forwarder-no-objective = Elfogyott a célkártya.

## Where points come from

cargo-empire-source-development = Fejlődés
    .inside = fejlődés
cargo-empire-source-level3 = 3. szintű városok
    .inside = 3. szintű városok
cargo-empire-source-city-cards = Városkártyák
    .inside = városkártyák
cargo-empire-source-objectives = Célok
    .inside = célok
cargo-empire-tie-break = Holtversenyben a fejlődés dönt, majd a 3. szintű városok, a városkártyák és a célok, végül a korábbi hely a körsorrendben.

## Cities

cargo-empire-city-blank = Üres kártya
    .acc = üres kártyát
    .ban = üres kártyán
    .bol = üres kártyáról
    .ba = üres kártyára
cargo-empire-city-edinburgh = Edinburgh
    .acc = Edinburghot
    .ban = Edinburghban
    .bol = Edinburghból
    .ba = Edinburghba
cargo-empire-city-dublin = Dublin
    .acc = Dublint
    .ban = Dublinban
    .bol = Dublinból
    .ba = Dublinba
cargo-empire-city-london = London
    .acc = Londont
    .ban = Londonban
    .bol = Londonból
    .ba = Londonba
cargo-empire-city-amsterdam = Amszterdam
    .acc = Amszterdamot
    .ban = Amszterdamban
    .bol = Amszterdamból
    .ba = Amszterdamba
cargo-empire-city-madrid = Madrid
    .acc = Madridot
    .ban = Madridban
    .bol = Madridból
    .ba = Madridba
cargo-empire-city-lisbon = Lisszabon
    .acc = Lisszabont
    .ban = Lisszabonban
    .bol = Lisszabonból
    .ba = Lisszabonba
cargo-empire-city-st-petersburg = Szentpétervár
    .acc = Szentpétervárt
    .ban = Szentpéterváron
    .bol = Szentpétervárról
    .ba = Szentpétervárra
cargo-empire-city-moscow = Moszkva
    .acc = Moszkvát
    .ban = Moszkvában
    .bol = Moszkvából
    .ba = Moszkvába
cargo-empire-city-riga = Riga
    .acc = Rigát
    .ban = Rigában
    .bol = Rigából
    .ba = Rigába
cargo-empire-city-warsaw = Varsó
    .acc = Varsót
    .ban = Varsóban
    .bol = Varsóból
    .ba = Varsóba
cargo-empire-city-kiev = Kijev
    .acc = Kijevet
    .ban = Kijevben
    .bol = Kijevből
    .ba = Kijevbe
cargo-empire-city-bucharest = Bukarest
    .acc = Bukarestet
    .ban = Bukarestben
    .bol = Bukarestből
    .ba = Bukarestbe
cargo-empire-city-oslo = Oslo
    .acc = Oslót
    .ban = Oslóban
    .bol = Oslóból
    .ba = Oslóba
cargo-empire-city-stockholm = Stockholm
    .acc = Stockholmot
    .ban = Stockholmban
    .bol = Stockholmból
    .ba = Stockholmba
cargo-empire-city-copenhagen = Koppenhága
    .acc = Koppenhágát
    .ban = Koppenhágában
    .bol = Koppenhágából
    .ba = Koppenhágába
cargo-empire-city-berlin = Berlin
    .acc = Berlint
    .ban = Berlinben
    .bol = Berlinből
    .ba = Berlinbe
cargo-empire-city-frankfurt = Frankfurt
    .acc = Frankfurtot
    .ban = Frankfurtban
    .bol = Frankfurtból
    .ba = Frankfurtba
cargo-empire-city-munich = München
    .acc = Münchent
    .ban = Münchenben
    .bol = Münchenből
    .ba = Münchenbe
cargo-empire-city-vienna = Bécs
    .acc = Bécset
    .ban = Bécsben
    .bol = Bécsből
    .ba = Bécsbe
cargo-empire-city-zurich = Zürich
    .acc = Zürichet
    .ban = Zürichben
    .bol = Zürichből
    .ba = Zürichbe
cargo-empire-city-milan = Milánó
    .acc = Milánót
    .ban = Milánóban
    .bol = Milánóból
    .ba = Milánóba
cargo-empire-city-marseille = Marseille
    .acc = Marseille-t
    .ban = Marseille-ben
    .bol = Marseille-ből
    .ba = Marseille-be
cargo-empire-city-rome = Róma
    .acc = Rómát
    .ban = Rómában
    .bol = Rómából
    .ba = Rómába
cargo-empire-city-athens = Athén
    .acc = Athént
    .ban = Athénban
    .bol = Athénból
    .ba = Athénba
cargo-empire-city-northgear = Northgear
    .acc = Northgeart
    .ban = Northgearben
    .bol = Northgearből
    .ba = Northgearbe
cargo-empire-city-kestrelport = Kestrelport
    .acc = Kestrelportot
    .ban = Kestrelportban
    .bol = Kestrelportból
    .ba = Kestrelportba
cargo-empire-city-glimmerforge = Glimmerforge
    .acc = Glimmerforge-ot
    .ban = Glimmerforge-ban
    .bol = Glimmerforge-ból
    .ba = Glimmerforge-ba
cargo-empire-city-fenwarde = Fenwarde
    .acc = Fenwarde-ot
    .ban = Fenwarde-ban
    .bol = Fenwarde-ból
    .ba = Fenwarde-ba
cargo-empire-city-mistquay = Mistquay
    .acc = Mistquayt
    .ban = Mistquayben
    .bol = Mistquayből
    .ba = Mistquaybe
cargo-empire-city-oakenrail = Oakenrail
    .acc = Oakenrailt
    .ban = Oakenrailben
    .bol = Oakenrailből
    .ba = Oakenrailbe
cargo-empire-city-wyrmstack = Wyrmstack
    .acc = Wyrmstackot
    .ban = Wyrmstackban
    .bol = Wyrmstackból
    .ba = Wyrmstackba
cargo-empire-city-tidewatch = Tidewatch
    .acc = Tidewatchot
    .ban = Tidewatchban
    .bol = Tidewatchból
    .ba = Tidewatchba
cargo-empire-city-ironspire = Ironspire
    .acc = Ironspire-t
    .ban = Ironspire-ban
    .bol = Ironspire-ból
    .ba = Ironspire-ba
cargo-empire-city-rivetshore = Rivetshore
    .acc = Rivetshore-t
    .ban = Rivetshore-ban
    .bol = Rivetshore-ból
    .ba = Rivetshore-ba
cargo-empire-city-cinderwick = Cinderwick
    .acc = Cinderwicket
    .ban = Cinderwickben
    .bol = Cinderwickből
    .ba = Cinderwickbe
cargo-empire-city-jasperfell = Jasperfell
    .acc = Jasperfellt
    .ban = Jasperfellben
    .bol = Jasperfellből
    .ba = Jasperfellbe
cargo-empire-city-quillhaven = Quillhaven
    .acc = Quillhavent
    .ban = Quillhavenben
    .bol = Quillhavenből
    .ba = Quillhavenbe
cargo-empire-city-umberfield = Umberfield
    .acc = Umberfieldet
    .ban = Umberfieldben
    .bol = Umberfieldből
    .ba = Umberfieldbe
cargo-empire-city-eskerlyn = Eskerlyn
    .acc = Eskerlynt
    .ban = Eskerlynben
    .bol = Eskerlynből
    .ba = Eskerlynbe
cargo-empire-city-lanternhythe = Lanternhythe
    .acc = Lanternhythe-ot
    .ban = Lanternhythe-ban
    .bol = Lanternhythe-ból
    .ba = Lanternhythe-ba
cargo-empire-city-verdigris = Verdigris
    .acc = Verdigrist
    .ban = Verdigrisben
    .bol = Verdigrisből
    .ba = Verdigrisbe
cargo-empire-city-pelluria = Pelluria
    .acc = Pelluriát
    .ban = Pelluriában
    .bol = Pelluriából
    .ba = Pelluriába
cargo-empire-city-dunmarrow = Dunmarrow
    .acc = Dunmarrow-t
    .ban = Dunmarrowban
    .bol = Dunmarrowból
    .ba = Dunmarrowba
cargo-empire-city-brasshollow = Brasshollow
    .acc = Brasshollow-t
    .ban = Brasshollowban
    .bol = Brasshollowból
    .ba = Brasshollowba
cargo-empire-city-aldermoor = Aldermoor
    .acc = Aldermoort
    .ban = Aldermoorban
    .bol = Aldermoorból
    .ba = Aldermoorba
cargo-empire-city-yarrowdock = Yarrowdock
    .acc = Yarrowdockot
    .ban = Yarrowdockban
    .bol = Yarrowdockból
    .ba = Yarrowdockba
cargo-empire-city-saltspindle = Saltspindle
    .acc = Saltspindle-t
    .ban = Saltspindle-ben
    .bol = Saltspindle-ből
    .ba = Saltspindle-be
cargo-empire-city-harrowmere = Harrowmere
    .acc = Harrowmere-t
    .ban = Harrowmere-ben
    .bol = Harrowmere-ből
    .ba = Harrowmere-be

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

cargo-empire-first-pick-clan = A klánnak a címere városában van egy képessége, és egy másik 2 megtartott kockáért. Minden szállításod megtart egy kockát: nézd, melyiket használnád újra meg újra.
cargo-empire-first-objective = A célok titkosak, és a végén érnek pontot. Azt tartsd meg, amelyik a legközelebb van ahhoz, amid van: a városaid színét és kikötőit nézd, ne a legnagyobb számot.
cargo-empire-first-transport = A kártyákkal szállításért fizetsz: közúti egy szakasz, vasúti legfeljebb kettő, tengeri kikötők között. Azt vedd, ami a következő szállításhoz hiányzik; a tengeri kétszer lép.
cargo-empire-first-first-post = Csak olyan városból szállítasz, ahol állomásod van, itt kezdődik a játékod. Az a legfontosabb, hogy egyetlen kártyával sok mezőt érj el.
cargo-empire-first-second-post = A második kockaforrásod, és a város kártyája nálad van: az ide és innen szállítás eggyel többet lép. Azt a színt hagyd szabadon, amelyet ide akarsz szállítani.
cargo-empire-first-crest = A klánod ingyenes képessége ebben a városban működik. Olyat válassz, ahonnan vagy ahová többször szállítasz; 3. szintű városban haszontalan.
cargo-empire-first-supply = A kocka színe dönti el, hová illik. Gyakran elkerüli a figyelmet: ha a városból az utolsó kocka is elment, tökéletesen fejlődik, és ez eggyel több lépés.
cargo-empire-first-demand = Az állomásod itt marad: új kockaforrás, és 3 GyP, ha a város eléri a 3. szintet. A hosszabb út több kártya, és minden kártya lépteti a jelölőjét.
cargo-empire-first-cards = Minden kártya a saját jelölőjét lépteti: a közúti az autót, a vasúti a vonatot, a tengeri a hajót kétszer. Ne spórolj velük mindenáron: nézd, melyik jelölő lépjen.
cargo-empire-first-rush = Az utadon lévő jelző eggyel lépteti a jelölőjét, körönként legfeljebb egy jár. Azt az utat válaszd, amelynek jelölője épp valami hasznos előtt áll.
cargo-empire-first-skip = Semmit sem tudsz szállítani, ezért a következő kört készíted elő. Három kártya több utat nyit meg; új kocka ott segít, ahonnan a kártyáid illő városokat érnek el.
cargo-empire-first-advance = A jelölő megkapja, amit a mezők mutatnak, és az utolsó sávon túl pontot ér. Plusz lépés csak olyan jelölőnek jár, amelynek a kártyáját ebben a körben kijátszottad.
cargo-empire-first-lane = A jelölő a következő elágazásig ezen az ágon marad, ezért egészében hasonlítsd össze őket: ami korán jön, biztos, ami későn, talán soha.
cargo-empire-first-row-city = Minden városkártya 5 GyP, és az innen vagy ide szállítás eggyel többet lép. Olyan várost válassz, amelynek van szabad mezője, és el fogod érni.
cargo-empire-first-bonus = A városkártya biztos 5 GyP, és segíti az ottani szállítást; egy cél többet is érhet, vagy semmit. A vége felé számold ki, mit hozna a tiéd.
cargo-empire-first-clan = Két megtartott kocka az ára, és a végén megmaradt kocka semmit sem ér. Egy címer, amely a következő szállításod városában áll, gyakran rögtön megtérül.
cargo-empire-first-cube = A kocka oda kerülhet, ahonnan szállítani akarod, vagy el egy városból, amelynek tökéletesen kell fejlődnie.
cargo-empire-first-borrow = A kör végéig egy másik játékos címere neked dolgozik, ott, ahol áll. Előbb nézd meg, melyik szállítás lesz lehetséges vele.
cargo-empire-first-swap = A tengeri kártya bármelyik kikötőből bármelyik másikba viszi a kockát, és a hajót kétszer lépteti. Olyan kártyát adj vissza, amely egyik tervedhez sem kell.
cargo-empire-first-vassal-supply = A vazallusodnak se kártya, se út nem kell. Onnan vegyél kockát, ahol másoknak van állomása, vagy az utolsót egy városból, amelynek tökéletesen kell fejlődnie.
cargo-empire-first-vassal-demand = A vazallus állomása sosem pontoz, de kitölt egy mezőt: így jut az állomásaid városa 3. szintre, ahol mindegyik 3 GyP.
cargo-empire-first-end = A megtartott kockákkal fizetett képességek ebben a körben még használhatók. Egyébként kész vagy; a kockák nálad maradnak.
cargo-empire-first-port = Egyes célok a kikötőket számolják, mások a többi várost. A címered városa bármelyik lehet: azt válaszd, ami több GyP-t hoz.

cargo-empire-hint-pick-clan = a megmaradt klánok közül ezzel játszik a legjobban.
cargo-empire-hint-objective = abból, amid van, és amit az ilyen kártyák általában hoznak, ez ígér a legtöbbet.
cargo-empire-hint-transport = a három közül ez teszi hozzá a legtöbbet ahhoz, amit a kártyáid még léptethetnek; ugyanabból a fajtából minden további kevesebbet ér.
cargo-empire-hint-first-post = azt mérlegeli, mennyit ér maga az állomás, és hány mezőre szállíthatnál onnan.
cargo-empire-hint-second-post = azt mérlegeli, mennyit ér maga az állomás, és hány mezőre szállíthatnál onnan.
cargo-empire-hint-crest = innen teheted a legjobb szállítást, vagy ha ilyen nincs, itt van a legtöbb kocka és állomásod.
cargo-empire-hint-supply = { $choice ->
    [clan] a képesség még ennek a körnek a szállítását segíti, ezért jön előbb.
    [skip] semmit sem érdemes szállítani.
   *[other] a kártyáiddal lehetséges szállítások közül a legtöbb GyP-t ígérő innen indul.
}
cargo-empire-hint-demand = az onnan lehetséges szállítások közül ez ígéri a legtöbb GyP-t.
cargo-empire-hint-cards = a fizetésre jó kártyák közül ezek hozzák a legtöbbet azzal, ameddig a jelölőik eljutnak.
cargo-empire-hint-rush = azt a jelzőt veszi el, amelynek jelölője a legtöbbet nyeri egy lépéssel.
cargo-empire-hint-skip = { $choice ->
    [cards] kevés kártyád van, és mindegyik több szállítást nyit meg.
    [clan] a képesség meghozza, ami hiányzik.
   *[other] kártyád van elég, és ennek a városnak nincs kockája.
}
cargo-empire-hint-advance = a hátralévő lépések így hozzák a legtöbbet: amit a mezőik mutatnak, és amilyen közel vannak a GyP-hez.
cargo-empire-hint-lane = azt számolja, mit hoznak a jelei addig, ameddig a jelölőd várhatóan eljut, és milyen hamar jut el a GyP-ig.
cargo-empire-hint-row-city = a kockáival és szabad mezőivel ez ígéri a legtöbb olyan szállítást, amely eggyel többet lép.
cargo-empire-hint-bonus = azt veti össze, mennyit hoz általában a végéig egy ilyen kártya, a hátralévő körökkel számolva.
cargo-empire-hint-clan = amit ki tudsz fizetni, abból ez javít a legtöbbet ennek a körnek a szállításán.
cargo-empire-hint-cube = a kocka oda kerül, ahol neked több állomásod van, másoknak kevesebb.
cargo-empire-hint-borrow = ezzel a címerrel ér a legtöbbet ennek a körnek a legjobb szállítása.
cargo-empire-hint-swap = ha e helyett tengeri kártyád van, ennek a körnek a legjobb szállítása ér a legtöbbet.
cargo-empire-hint-vassal-supply = { $choice ->
    [clan] a vazallus egyik szállítása sem ér többet.
   *[other] ez a kocka neked hiányzik a legkevésbé, másoknak talán igen.
}
cargo-empire-hint-vassal-demand = egy állomás ezen a helyen segíti leginkább a te állomásaidat és kockáidat, és legkevésbé a másokét.
cargo-empire-hint-end = megtartja a kockákat egy olyan körre, amelyben szállítást segítenek.
cargo-empire-hint-port = így érnek a legtöbbet a céljaid.

## What a post tells of a turn, in phrases

cargo-empire-brief-clan = { $clan }
cargo-empire-brief-start-post = állomás: { $city }
cargo-empire-brief-reveal = városkártya: { $city }, +{ $vp }
cargo-empire-brief-crest = címer: { $city }
cargo-empire-brief-delivery = { cargo-empire-colour } { $from } → { $to }
cargo-empire-brief-upgrade = { $level }. szint
cargo-empire-brief-level3 = 3. szint
cargo-empire-brief-level3-vp = 3. szint ({ $scores })
cargo-empire-brief-city-card = kártya: { $city }
cargo-empire-brief-rush = gyorsjelző
cargo-empire-brief-advance = { $marker ->
    [car] autó { $column }
    [train] vonat { $column }
   *[ship] hajó { $column }
}
cargo-empire-brief-advance-vp = { $marker ->
    [car] autó: { $vp } GyP
    [train] vonat: { $vp } GyP
   *[ship] hajó: { $vp } GyP
}
cargo-empire-brief-objective = célkártya
cargo-empire-brief-skip = nem szállít
cargo-empire-brief-cube = { cargo-empire-colour } kocka { $from } → { $to }
cargo-empire-brief-vassal = vazallus: { cargo-empire-colour } { $from } → { $to }
cargo-empire-brief-slot = { $who }
cargo-empire-brief-order = Sorrend: { $who }.
cargo-empire-brief-shown = { $who } +{ $vp }
cargo-empire-brief-objectives = Célok: { $who }.
