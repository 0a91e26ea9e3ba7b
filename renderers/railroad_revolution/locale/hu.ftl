# Pictures of Railroad Revolution. A letter is what a worker of that colour carries: one capital, five different ones.
board-railroad-revolution-letter-white = F
board-railroad-revolution-letter-purple = L
board-railroad-revolution-letter-orange = N
board-railroad-revolution-letter-gray = S
board-railroad-revolution-letter-turquoise = T
board-railroad-revolution-letter-deal = Ü
board-railroad-revolution-round = { $round }. forduló
board-railroad-revolution-near = Közel a vége
board-railroad-revolution-last = Utolsó forduló
board-railroad-revolution-phase-draft = Kezdővagyon
board-railroad-revolution-phase-deals = Üzletek
board-railroad-revolution-phase-milestones = Mérföldkövek
board-railroad-revolution-phase-pick = Új mérföldkő
board-railroad-revolution-phase-over = Vége a játszmának
board-railroad-revolution-turn-draft = { $name } kezdővagyont választ
board-railroad-revolution-turn-turn = { $name } következik
board-railroad-revolution-turn-deals = { $name } üzletet fogadhat el
board-railroad-revolution-turn-milestones = { $name } mérföldkövet teljesít
board-railroad-revolution-turn-pick = { $name } megtart egyet a húzott mérföldkövekből
board-railroad-revolution-turn-over = { $count ->
    [one] { $name } nyert
   *[other] { $name } közösen nyert
}
board-railroad-revolution-deal = Nyitott üzletek
board-railroad-revolution-deck = még { $count } kártya
board-railroad-revolution-wealth = Kezdővagyon
board-railroad-revolution-pool = Készlet
board-railroad-revolution-trains = Vonatok
board-railroad-revolution-cards = Mérföldkövek
board-railroad-revolution-completed = { $count } kész, { $vp } GyP
# the cost of a station depends on the level of its city, from 1 to 5
board-railroad-revolution-legend-terrain = Terep: { $cost } $
board-railroad-revolution-legend-plains = Síkság
board-railroad-revolution-legend-deal = Üzletet fordít fel
board-railroad-revolution-legend-level = Állomás: { $least }–{ $most } $
board-railroad-revolution-legend-first = Az elsőnek bónusz
board-railroad-revolution-legend-neutral = Semleges épület

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-railroad-revolution-alt-head = Railroad Revolution. { $round }. { $sentence }.
board-railroad-revolution-alt-player = { $name } ({ $shape }): { $vp } GyP, { $money } $, részvények { $shares }, munkások { $workers }, sínek { $rails }, állomások { $stations }, hivatalok { $offices }.
board-railroad-revolution-alt-deal = Nyitott üzletek: { $top } { $cost } részvényért, { $bottom } { $price } részvényért.

# Captions below figures: one short word each
board-railroad-revolution-figure-money = dollár
board-railroad-revolution-figure-shares = részvény
board-railroad-revolution-figure-up = vonat
board-railroad-revolution-figure-down = fordítva
board-railroad-revolution-figure-rails = sín
board-railroad-revolution-figure-buildings = épület
board-railroad-revolution-milestone = Mérföldkő
board-railroad-revolution-track = { $track }: { $each }
board-railroad-revolution-each = { $track ->
    [telegraph] GyP/hivatal
    [stations] GyP/állomás
   *[network] GyP/5-ös város
}
# How many pieces whoever is nearest to the end still has to build
board-railroad-revolution-until = { $name }: a végéig { $count } elem
board-railroad-revolution-key = Railroad Revolution: jelmagyarázat
board-railroad-revolution-key-worker-white = Fehér munkás
board-railroad-revolution-key-worker-gray = Szürke munkás
board-railroad-revolution-key-worker-orange = Narancs munkás
board-railroad-revolution-key-worker-turquoise = Türkiz munkás
board-railroad-revolution-key-worker-purple = Lila munkás
board-railroad-revolution-key-worker-any = Bármilyen színű munkás
board-railroad-revolution-key-slot = Egy menedzser helye
board-railroad-revolution-key-trade = Kereskedés
board-railroad-revolution-key-piece = Egy játékos épülete
board-railroad-revolution-key-neutral = Semleges épület
board-railroad-revolution-key-first = Szabad: az elsőnek bónusz
board-railroad-revolution-key-money = Pénz
board-railroad-revolution-key-down = Lefordított vonat
board-railroad-revolution-key-network = Városok a hálózatban
board-railroad-revolution-key-link = Távíróvezeték
board-railroad-revolution-key-deal = Üzletet fordít fel
board-railroad-revolution-key-milestone = Mérföldkő
board-railroad-revolution-key-met = Teljesült feltétel
board-railroad-revolution-key-unmet = Nyitott feltétel
board-railroad-revolution-key-points = Győzelmi pontok
board-railroad-revolution-key-level = Város szintje: állomás { $least }–{ $most } $
board-railroad-revolution-key-terrain = Terep: a sín darabonként +{ $cost } $
board-railroad-revolution-key-plains = Síkság: nincs felár
board-railroad-revolution-key-option = Sorszám a listában
board-railroad-revolution-key-changed = Most változott
board-railroad-revolution-key-share = részvény
board-railroad-revolution-key-step = lépés egy sávon
board-railroad-revolution-key-train = vonat
board-railroad-revolution-key-flip = vonatfordítás
board-railroad-revolution-key-promote = előléptetés
board-railroad-revolution-key-swap = csere
board-railroad-revolution-key-rail = sín
board-railroad-revolution-key-station = állomás
board-railroad-revolution-key-office = hivatal
board-railroad-revolution-market-trains = Vonatok, és mit hoz a megfordításuk
board-railroad-revolution-market-bank = Munkások a bankban
board-railroad-revolution-market-sectors = Távíró
board-railroad-revolution-market-cities = Állomások: ár és haszon
board-railroad-revolution-market-milestones = Nyitott mérföldkövek
board-railroad-revolution-cost = { $cost } $
board-railroad-revolution-price-shares = { $count } részvény:
# the first office brings `first` of these shares as a bonus
board-railroad-revolution-sector-shares = { $first ->
    [0] { $count } részvény
   *[other] elsőnek { $count } részvény
}
board-railroad-revolution-turns-up = üzletet fordít fel
board-railroad-revolution-first = { $primary } · elsőnek: { $bonus }
board-railroad-revolution-for = { $effect }, { $price } $-ért
board-railroad-revolution-colour-white = fehér
board-railroad-revolution-colour-purple = lila
board-railroad-revolution-colour-orange = narancs
board-railroad-revolution-colour-gray = szürke
board-railroad-revolution-colour-turquoise = türkiz
board-railroad-revolution-either = { $one } vagy { $two } munkás
board-railroad-revolution-both = { $one } és { $two } munkás
# Az asztal szavakban
board-railroad-revolution-words-first = Minden fordulót { $seat } kezd.
board-railroad-revolution-words-deciding = Még elfogadhat üzletet
board-railroad-revolution-words-action = { $seat } akciója: { $box }, { $worker }.
board-railroad-revolution-words-so-far = Eddig
board-railroad-revolution-words-debt = fizetendő { $count } $
board-railroad-revolution-words-shares = részvények { $count }
board-railroad-revolution-words-rails = sínek { $count }
board-railroad-revolution-words-triangles = háromszögek { $count }
board-railroad-revolution-words-placed = a fő rész kész
board-railroad-revolution-words-first-there = elsőként ott
board-railroad-revolution-words-deal-due = üzletkártya következik
board-railroad-revolution-words-accepted = üzlet elfogadva
board-railroad-revolution-words-used = felhasznált választható részek { $count }
board-railroad-revolution-words-points = Eddigi pontok
board-railroad-revolution-words-pool = Munkások a készletben
board-railroad-revolution-words-workers = { $colour }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
board-railroad-revolution-words-drawn = Húzott mérföldkövek
board-railroad-revolution-words-card = { $card }
board-railroad-revolution-words-completed = Teljesített mérföldkövek
board-railroad-revolution-words-condition = { $condition } ({ $have }/{ $count })
board-railroad-revolution-words-milestone = Mérföldkő { $card } ({ $vp } GyP): { $open ->
    [0] minden menedzser ott van
   *[other] hiányzik: { $missing }
}{ $promoted ->
    [0] {""}
   *[other] ; már ott: { $there }
}; { $conditions }.
board-railroad-revolution-words-tracks = Teljesítménysávok
board-railroad-revolution-words-track = { $track }: { $space }. mező, egyenként { $value } GyP
board-railroad-revolution-words-trains-up = Felfordított vonatok
board-railroad-revolution-words-trains-down = Lefordított vonatok
board-railroad-revolution-words-trains = { $train }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
board-railroad-revolution-words-cities = Összekötött városok
board-railroad-revolution-words-stations = Állomások
board-railroad-revolution-words-offices = Távíróhivatalok
board-railroad-revolution-words-mat = A táblán maradt
board-railroad-revolution-words-mat-sector = { $n }. szektor ({ $rails ->
    [0] {""}
   *[other] sínek { $rails }, {""}
}{ $buildings ->
    [0] {""}
   *[other] épületek { $buildings }, {""}
}darabja { $value } $)
board-railroad-revolution-words-spare = Félretéve
board-railroad-revolution-words-spare-rail = egy sín
board-railroad-revolution-words-spare-building = egy épület
board-railroad-revolution-words-wealth = Kezdővagyon: { $worker }, { $effect }.
board-railroad-revolution-words-deck = Üzletkártyák a pakliban { $count }{ $gone ->
    [0] {""}
   *[other] , eldobva { $gone }
}.
board-railroad-revolution-words-train = { $train }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, megfordítva: { $effect }.
board-railroad-revolution-words-piles = Mérföldkövek a paklikban
board-railroad-revolution-words-pile = { $pile } ×{ $count }
board-railroad-revolution-words-rails-of = Sínek, { $owners }
board-railroad-revolution-words-neutral = semleges
board-railroad-revolution-words-city = { $city }, { $level }. szint, állomás { $cost } $: { $reward }; elsőként: { $bonus }{ $count ->
    [0] {""}
   *[other] ; állomások: { $owners }
}.
board-railroad-revolution-words-sector = { $sector }: { $shares } részvény{ $first ->
    [0] {""}
   *[other] , elsőként +{ $first }
}; { $has ->
    [tile] lapka: { $tile }
   *[deal] üzletet fordít fel
}{ $count ->
    [0] {""}
   *[other] ; hivatalok: { $owners }
}.
board-railroad-revolution-words-turn-of = { $seat } következik.
board-railroad-revolution-words-picking = { $seat } mérföldköveket húzott.
board-railroad-revolution-region-box-empty = Üres: az ide tett munkás ezt az akciót hajtja végre.
board-railroad-revolution-region-slot-empty = Szabad: léptess elő ide egy munkást a készletből vagy a tábláról.
