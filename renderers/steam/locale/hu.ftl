# Pictures of Steam. A letter is what a cube of that colour carries: one capital, five different ones.
board-steam-letter-red = P
board-steam-letter-blue = K
board-steam-letter-yellow = S
board-steam-letter-purple = L
board-steam-letter-grey = Z
board-steam-phase-capital = Tőkeszerzés
board-steam-phase-auction = Körsorrend-árverés
board-steam-phase-tiles = Akciólapkák
board-steam-phase-build = Vágányépítés
board-steam-phase-goods = { $lap ->
    [1] Áruszállítás, első kocka
   *[other] Áruszállítás, második kocka
}
board-steam-phase-income = Bevételek és költségek
board-steam-phase-order = Körsorrend
board-steam-phase-over = Vége a játszmának
board-steam-turn-capital = { $name } tőkét szerezhet
board-steam-turn-auction = { $name } licitál
board-steam-turn-tiles = { $name } akciólapkát választ
board-steam-turn-build = { $name } épít
board-steam-turn-goods = { $name } árut szállít
board-steam-turn-income = { $name } elszámol
board-steam-turn-order = { $name } következik
board-steam-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } közösen nyert
}
board-steam-tile-turn-order = Körsorrend
board-steam-tile-first-move = Első szállító
board-steam-tile-engineer = Mérnök
board-steam-tile-first-build = Első építő
board-steam-tile-city-growth = Városi termelés
board-steam-tile-locomotive = Mozdony
board-steam-tile-urbanization = Városiasodás
board-steam-income = Bevétel
board-steam-points = Pontok
board-steam-supply = Árukészlet
board-steam-new-cities-left = Új város lapkák
board-steam-growth-left = Városi termelés
board-steam-bankrupt = Csődbe ment
board-steam-auction-bid = licit: { $cash } $
board-steam-auction-out = kiszállt
board-steam-auction-position = { $position }. hely
board-steam-tiles = { $hex }: melyik lapka?
board-steam-tiles-town = { $hex } ({ $name }): melyik lapka?
board-steam-cost = { $cost } $
board-steam-deliveries = Most lehetséges szállítások
board-steam-more-deliveries = és még { $count }
board-steam-no-deliveries = Most egy kocka sem szállítható.
board-steam-delivery = { $place } → { $to }
board-steam-tile = Akciólapka: { $number } { $tile }
board-steam-tile-passed = Akciólapka: { $number } { $tile }, passzolva
board-steam-no-tile = Még nincs akciólapka
board-steam-key = Steam: jelmagyarázat
board-steam-key-cube-red = Piros áru
board-steam-key-cube-blue = Kék áru
board-steam-key-cube-yellow = Sárga áru
board-steam-key-cube-purple = Lila áru
board-steam-key-cube-grey = Szürke áru
board-steam-key-marked = Elszállítható
board-steam-key-faint = Most nem szállítható
board-steam-key-city-sign = Város: ilyen színű árut fogad
board-steam-key-new-city = Új város a térképen
board-steam-key-new-city-tile = Megmaradt Új város lapka
board-steam-key-growth = Itt már volt városi termelés
board-steam-key-link = Kapcsolatod folytatása
board-steam-key-network = A hálózatodból indul
board-steam-key-city = Városból indul
board-steam-key-exit = Vágány: kijáratonként { $exit } $
board-steam-key-town = Település: +{ $town } $
board-steam-key-river = Folyó: +{ $river } $
board-steam-key-hill = Hegy: +{ $hill } $
board-steam-key-thick = Itt nem mehet át vágány
board-steam-key-unfinished = Befejezetlen kapcsolat
board-steam-key-unowned = Gazdátlan kapcsolat
board-steam-key-owner = Egy játékos kapcsolata
board-steam-key-money = Készpénz
board-steam-key-income = Bevétel fordulónként
board-steam-key-locomotive = Mozdonyszint
board-steam-key-link-sign = Kapcsolatok
board-steam-key-points = Győzelmi pontok
board-steam-key-tile = Akciólapka
board-steam-key-passed = Passzolva: akció nélkül
board-steam-key-option = Sorszám a listában
board-steam-key-changed = Most változott
board-steam-legend = Jelmagyarázat
board-steam-legend-exit = Vágány: kijáratonként { $cost } $
board-steam-legend-town = Település: +{ $cost } $
board-steam-legend-river = Folyó: +{ $cost } $
board-steam-legend-hill = Hegy: +{ $cost } $
board-steam-legend-thick = Itt nem mehet át vágány
board-steam-legend-unfinished = Befejezetlen kapcsolat
board-steam-legend-unowned = Gazdátlan kapcsolat
board-steam-legend-choice = Most választható
board-steam-legend-link = Kapcsolatod folytatása
board-steam-legend-network = A hálózatodból indul
board-steam-legend-city = Városból indul
board-steam-tiles-left = { $count ->
    [0] Nem tehetsz le több lapkát
   *[other] Még { $count } lapkát tehetsz le
}
board-steam-reach = Egy kocka útja legfeljebb { $count } kapcsolat
board-steam-means = { $cash } $ · bevétel { $income }
board-steam-way = { $place } → { $to }
board-steam-more-choices = még { $count } a listában

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-steam-alt-head = Steam, { $rules }, { $map }, { $round }/{ $rounds }. forduló. { $sentence }.
board-steam-alt-player = { $name } ({ $shape }): { $vp } pont, { $cash } $, bevétel { $income }, mozdony { $locomotive }, befejezett kapcsolatok { $links }{ $number ->
    [0] {""}
   *[other] , lapka: { $number } { $tile }
}.
board-steam-alt-final = { $name } ({ $shape }): { $vp } pont, bevétel { $income }, befejezett kapcsolatok { $links }.
board-steam-alt-bankrupt = { $name } ({ $shape }) csődbe ment: { $vp } pont.
board-steam-alt-deliveries = Most lehetséges szállítások: { $deliveries }.
board-steam-alt-delivery = { $cube } { $place } → { $to } ({ $points })
# Vizek nevei
board-steam-water-atlantic = Atlanti-óceán
board-steam-water-chesapeake-bay = Chesapeake-öböl
board-steam-water-delaware-bay = Delaware-öböl
board-steam-water-lake-ontario = Ontario-tó
# Az asztal szavakban
board-steam-words-track = A vágányok
board-steam-words-order = Körsorrend
board-steam-words-waiting = Még sorra kerül
board-steam-words-auction = Licitek, { $position }. hely
board-steam-words-no-bid = { $position }. hely: még nincs licit.
board-steam-words-bid = { $seat } { $cash } $
board-steam-words-leads = { $seat } licitje a legmagasabb.
board-steam-words-out = Kiszállt
board-steam-words-positions = Foglalt helyek
board-steam-words-position = { $position }. { $seat }
board-steam-words-bankrupt = Csődbe ment, { $number }. a sorban.
board-steam-words-so-far = Ebben a fordulóban
board-steam-words-passed = akciólapka az akciója nélkül
board-steam-words-used = akciója felhasználva
board-steam-words-free-pass = a licitben egyszer passzolhat és bent maradhat
board-steam-words-built = már épített
board-steam-words-improved = mozdonya fejlesztve
board-steam-words-links = Befejezett kapcsolatok
board-steam-words-unfinished = Befejezetlen kapcsolatok
board-steam-words-links-unowned = Gazdátlan befejezett kapcsolatok
board-steam-words-unfinished-unowned = Gazdátlan befejezetlen kapcsolatok
board-steam-words-link = { $place }–{ $to } ({ $hexes })
board-steam-words-open-link = { $place }→ ({ $hexes }, vége: { $hex }, { $edge })
board-steam-words-city = { $place } ({ $hex }), { $colour }{ $state ->
    [new] , új város
    [grown] , városi termeléssel
   *[printed] {""}
}{ $count ->
    [0] .
   *[other] : { $cubes }.
}
board-steam-words-towns = Települések
board-steam-words-way = { $one }–{ $another }
board-steam-words-hex = { $hex }
board-steam-words-owned = { $way } ({ $owner })
board-steam-words-no-track = Még nincs vágány.
board-steam-words-space = Árukészlet, { $number }. mező
board-steam-words-bag = A zsákban
board-steam-words-new-cities = Megmaradt új városok
board-steam-words-growth = Megmaradt városi termelés jelzők: { $count }.
board-steam-words-tiles-left = Megmaradt akciólapkák
board-steam-words-tile-left = { $number } { $tile }
board-steam-words-unfinished-count = Befejezetlen kapcsolatok száma: { $count }.
board-steam-words-tiles-taken = Elvitt akciólapkák
board-steam-words-tile-taken = { $number } { $tile } ({ $seat })
board-steam-region-city-empty = Nincs áru: városi termelés hozhat.
board-steam-region-city-spent = Nincs áru, és már nem is lesz.
board-steam-region-supply-empty = Üres marad a játszma végéig.
board-steam-region-tile-free = Szabad: fordulónként minden játékos egy akciólapkát választ.
board-steam-region-tile-left = Ebben a fordulóban senki sem választotta.
