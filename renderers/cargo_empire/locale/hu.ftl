# Pictures of Cargo Empire. A letter is what a colour carries besides being seen: goods on cubes and spaces, cities on
# their plates. Goods must differ from goods, cities from cities.
board-cargo-empire-letter-orange = N
board-cargo-empire-letter-grey = S
board-cargo-empire-letter-white = F
board-cargo-empire-letter-brown = B
board-cargo-empire-letter-blue = K
board-cargo-empire-letter-red = P
board-cargo-empire-letter-green = Z
board-cargo-empire-letter-yellow = S
board-cargo-empire-level-3 = III
board-cargo-empire-start = Rajt
board-cargo-empire-lane = { $lane ->
    [upper] felső
   *[lower] alsó
}
board-cargo-empire-phase-clans = Klánválasztás
board-cargo-empire-phase-objectives = Célkártyák választása
board-cargo-empire-phase-slots = Körsorrend
board-cargo-empire-phase-first = Első állomások
board-cargo-empire-phase-second = Második állomások
board-cargo-empire-phase-crests = Címerek
board-cargo-empire-phase-actions = Szállítások
board-cargo-empire-phase-maintenance = Karbantartás
board-cargo-empire-phase-scoring = Záróértékelés
board-cargo-empire-phase-over = Vége a játszmának
board-cargo-empire-turn-clans = { $name } klánt választ
board-cargo-empire-turn-objectives = { $name } megtart egy célkártyát
board-cargo-empire-turn-slots = { $name } elvesz egy szállítókártyát
board-cargo-empire-turn-first = { $name } lerakja az első állomását
board-cargo-empire-turn-second = { $name } lerakja a második állomását
board-cargo-empire-turn-crests = { $name } lerakja a címerét
board-cargo-empire-turn-actions = { $name } szállít
board-cargo-empire-turn-maintenance = { $name } elvesz egy szállítókártyát
board-cargo-empire-turn-scoring = { $name } választ
board-cargo-empire-turn-over = Vége a játszmának
board-cargo-empire-won = { $names } nyert
board-cargo-empire-row = Kínálat
board-cargo-empire-face-down = Lefordítva
board-cargo-empire-face-down-card = 1 városkártya lefordítva
board-cargo-empire-order = { $arrow ->
    [up] { $card }. kártya: fel
    [down] { $card }. kártya: le
   *[none] { $card }. kártya
}
board-cargo-empire-no-order = Még nincs kártya (pakli: { $count })
board-cargo-empire-posts = Kereskedőállomások, körönként egy
board-cargo-empire-city-cards = Városkártyák
board-cargo-empire-objectives = Célkártyák, és hogy mennyit érnének most
board-cargo-empire-no-objectives = Még nincs célkártya
board-cargo-empire-source = { $source }: { $vp }
board-cargo-empire-no-points = Még nincs pont
board-cargo-empire-secret = Titkos célkártya
board-cargo-empire-round = { $round }. forduló
board-cargo-empire-legend = Jelek
board-cargo-empire-key = Cargo Empire: jelmagyarázat
board-cargo-empire-legend-supply = Kockák
board-cargo-empire-legend-demand = Fogad
board-cargo-empire-legend-beside = Állomás helye
board-cargo-empire-legend-level-2 = 2. szint
board-cargo-empire-legend-level-3 = 3. szint
board-cargo-empire-legend-port = Kikötő
board-cargo-empire-key-points = Eddigi győzelmi pontok, célkártyák nélkül
board-cargo-empire-key-supply = Szállítható kockák
board-cargo-empire-key-gone = Ez a kocka elment
board-cargo-empire-key-demand = Fogad: ilyen színű kockát vár
board-cargo-empire-key-beside = Állomás helye, ha a város már fejlődött
board-cargo-empire-key-level-2 = 2. szintű város
board-cargo-empire-key-level-3 = 3. szintű város: több kockát nem fogad
board-cargo-empire-key-city = Városok, szín szerint
board-cargo-empire-key-port = Kikötő
board-cargo-empire-key-post = Kereskedőállomás; egy játékos hátralévő körei
board-cargo-empire-key-vassal = Egy vazallus állomása
board-cargo-empire-key-crest = Egy klán címere
board-cargo-empire-key-token = A Szállítmányozó küldő- és fogadójelölője
board-cargo-empire-key-marker = Autó, vonat és hajó a sávokon
board-cargo-empire-key-road = Közúti kártya: { $segments } szakasz; autó +{ $advance }
board-cargo-empire-key-rail = Vasúti kártya: legfeljebb { $segments } szakasz; vonat +{ $advance }
board-cargo-empire-key-sea = Tengeri kártya: kikötőből kikötőbe; hajó +{ $advance }
board-cargo-empire-key-any = Tetszőleges szállítókártya
board-cargo-empire-key-card = Városkártya
board-cargo-empire-key-objective = Célkártya
board-cargo-empire-key-either = Városkártya vagy célkártya
board-cargo-empire-key-rush = Gyorsjelző: lépteti ezt a jelölőt
board-cargo-empire-key-kept = Megtartott kockák, klánképességekre
board-cargo-empire-key-steps = Mennyit lép az autó, a vonat vagy a hajó
board-cargo-empire-key-extra = Plusz lépés egy használt járműnek
board-cargo-empire-key-option = Választható: szám a listában
board-cargo-empire-key-plan = egész terv, ahová szállít
board-cargo-empire-key-way = Út szárazföldön, majd tengeren
board-cargo-empire-key-ghost = Ahol egy jelölő állna
board-cargo-empire-key-changed = Most változott
board-cargo-empire-or = vagy
board-cargo-empire-then = utána
board-cargo-empire-boosted = erősítve
board-cargo-empire-any-two = bármely 2
board-cargo-empire-no-token = nincs gyorsjelző
board-cargo-empire-at-top = már a sáv tetején
board-cargo-empire-new-lane = új ág
board-cargo-empire-more = még { $count }
board-cargo-empire-level-2 = II
board-cargo-empire-sea-atlantic = Atlanti-óceán
board-cargo-empire-sea-biscay = Vizcayai-öböl
board-cargo-empire-sea-north = Északi-tenger
board-cargo-empire-sea-norwegian = Norvég-tenger
board-cargo-empire-sea-mediterranean = Földközi-tenger
board-cargo-empire-sea-black = Fekete-tenger

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-cargo-empire-alt-head = Cargo Empire, { $map }, { $round }/{ $rounds }. forduló. { $sentence }.
board-cargo-empire-alt-from = A kocka innen jön: { $city }.
board-cargo-empire-alt-delivery = A kocka útja: { $city } → { $to }.
board-cargo-empire-alt-player = { $name } ({ $shape }): { $vp } pont; közúti kártyák { $road }, vasúti { $rail }, tengeri { $sea }; hátralévő körök { $turns }; célkártyák { $objectives }; városkártyák: { $held ->
    [0] nincs
   *[other] { $cities }
}.
board-cargo-empire-alt-forwarder = { $name } ({ $shape }): { $vp } pont; hátralévő körök { $turns }; célkártyák { $objectives }; városkártyák: { $held ->
    [0] nincs
   *[other] { $cities }
}.
board-cargo-empire-alt-face-down = Saját városkártya, lefordítva: { $city }.
# Az asztal szavakban
board-cargo-empire-words-board = Fejlődéstábla
board-cargo-empire-words-vassal = { $seat } vazallusa
board-cargo-empire-words-borrowed = Kölcsönvett címerek
board-cargo-empire-words-order = Körsorrend
board-cargo-empire-words-delivery = A szállításhoz
board-cargo-empire-words-upper = felső fogadómező
board-cargo-empire-words-lower = alsó fogadómező
board-cargo-empire-words-cards = kártyák { $cards }
board-cargo-empire-words-by-vassal = a vazallus szállít
board-cargo-empire-words-boosted = megerősített vasúti kártya
board-cargo-empire-words-due = Még járó jutalmak
board-cargo-empire-words-left = { $marker } +{ $count }
board-cargo-empire-words-extras = { $count } bónuszlépés
board-cargo-empire-words-counted = utána bónuszlépések
board-cargo-empire-words-extras-for = Bónuszlépések ezekkel
board-cargo-empire-words-points = Eddigi pontok
board-cargo-empire-words-markers = Jelölők
board-cargo-empire-words-marker = { $marker } { $column ->
    [0] a rajtnál
   *[other] { $column }. mező
}{ $lane ->
    [upper] {" "}(felső ág)
    [lower] {" "}(alsó ág)
   *[none] {""}
}{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } GyP)
}
board-cargo-empire-words-objectives = Célkártyák
board-cargo-empire-words-objective = { $card }{ $vp ->
    [0] {""}
   *[other] {" "}(most { $vp } GyP)
}
board-cargo-empire-words-has = Továbbá
board-cargo-empire-words-face-down = lefordított városkártya
board-cargo-empire-words-crest = címer itt: { $city }
board-cargo-empire-words-kept = { $count } megtartott kocka
board-cargo-empire-words-spare = { $count } félretett állomás
board-cargo-empire-words-drawn = { $count } célkártya, amelyből választ
board-cargo-empire-words-vassals-left = a vazallus hátralévő állomásai { $count }
board-cargo-empire-words-posts = Hátralévő állomások
board-cargo-empire-words-posts-of = { $round }. forduló: { $count }
board-cargo-empire-words-space = { $space ->
    [upper] felül
   *[lower] alul
} { $colour } { $taken ->
    [yes] ({ $owner })
   *[no] (szabad)
}
board-cargo-empire-words-city = { $city } ({ $colour ->
    [blue] kék
    [red] piros
    [green] zöld
   *[yellow] sárga
}{ $port ->
    [yes] , kikötő
   *[no] {""}
}, { $level }. szint){ $count ->
    [0] {""}
   *[other] : { $cubes }
}{ $open ->
    [0] {""}
   *[other] ; fogad: { $spaces }
}{ $posts ->
    [0] {""}
   *[other] ; mellette: { $beside }
}{ $clans ->
    [0] {""}
   *[other] ; címer: { $crests }
}.
board-cargo-empire-words-slot = { $slot } { $city }
board-cargo-empire-words-decks = Városkártyák a pakliban { $cities }, célkártyák { $objectives }.
board-cargo-empire-words-forwarder = A Szállítmányozó jelölői: küldő város { $city }, fogadó város a kínálat { $slot }. helyén.
board-cargo-empire-words-forwarder-demand = A Szállítmányozó fogadóváros-jelölője a kínálat { $slot }. helyén áll.
board-cargo-empire-words-forwarder-deck = A Szállítmányozó paklija: { $count } lap{ $gone ->
    [0] {""}
   *[other] , eldobva { $discard }
}.
board-cargo-empire-words-number = { $number }
board-cargo-empire-words-lane = { $lane ->
    [upper] { $number }. sáv, felső ág
   *[lower] { $number }. sáv, alsó ág
}
board-cargo-empire-words-field = { $column }: { $icon }
board-cargo-empire-words-vp-spaces = A sávokon túl
board-cargo-empire-words-vp = { $column }: { $vp } GyP
board-cargo-empire-region-junction = Csomópont
board-cargo-empire-region-supply-empty = Nincs kocka: aki nem tud szállítani, feltöltheti.
board-cargo-empire-region-demand-free = Szállíts ide ilyen színű kockát, és itt áll majd az állomásod.
