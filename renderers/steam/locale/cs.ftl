# Obrázky Steam. Písmeno nese kostka té barvy: jedno velké, pět různých.
board-steam-letter-red = Č
board-steam-letter-blue = M
board-steam-letter-yellow = Ž
board-steam-letter-purple = F
board-steam-letter-grey = Š
board-steam-phase-capital = Půjčky
board-steam-phase-auction = Aukce pořadí na tahu
board-steam-phase-tiles = Žetony akcí
board-steam-phase-build = Stavba trati
board-steam-phase-goods = { $lap ->
    [1] Přeprava zboží, první kostka
   *[other] Přeprava zboží, druhá kostka
}
board-steam-phase-income = Příjem a výdaje
board-steam-phase-order = Pořadí na tahu
board-steam-phase-over = Konec partie
board-steam-turn-capital = { $name } si může půjčit
board-steam-turn-auction = { $name } draží
board-steam-turn-tiles = { $name } vybírá žeton akce
board-steam-turn-build = { $name } staví
board-steam-turn-goods = { $name } přepravuje zboží
board-steam-turn-income = { $name } účtuje
board-steam-turn-order = Na tahu: { $name }
board-steam-won = { $count ->
    [1] { $names } vítězí
   *[other] { $names } sdílejí vítězství
}
board-steam-tile-turn-order = Pořadí na tahu
board-steam-tile-first-move = První přeprava
board-steam-tile-engineer = Inženýr
board-steam-tile-first-build = První stavba
board-steam-tile-city-growth = Růst města
board-steam-tile-locomotive = Lokomotiva
board-steam-tile-urbanization = Urbanizace
board-steam-income = Příjem
board-steam-points = Body
board-steam-supply = Zásoba zboží
board-steam-new-cities-left = Zbývající nová města
board-steam-growth-left = Růst města
board-steam-bankrupt = Bankrot
board-steam-auction-bid = nabízí ${ $cash }
board-steam-auction-out = mimo
board-steam-auction-position = { $position }. místo
board-steam-tiles = Který dílek na { $hex }?
board-steam-tiles-town = Který dílek na { $hex } ({ $name })?
board-steam-cost = ${ $cost }
board-steam-deliveries = Co jde teď přepravit
board-steam-more-deliveries = a další: { $count }
board-steam-no-deliveries = Teď nejde přepravit žádná kostka.
board-steam-delivery = { $place } → { $to }
board-steam-tile = Žeton akce { $number }: { $tile }
board-steam-tile-passed = Žeton akce { $number }: { $tile }, bez akce
board-steam-no-tile = Zatím bez žetonu akce
board-steam-key = Steam: symboly
board-steam-key-cube-red = Červené zboží
board-steam-key-cube-blue = Modré zboží
board-steam-key-cube-yellow = Žluté zboží
board-steam-key-cube-purple = Fialové zboží
board-steam-key-cube-grey = Šedé zboží
board-steam-key-marked = Jde přepravit
board-steam-key-faint = Teď přepravit nejde
board-steam-key-city-sign = Město: bere zboží této barvy
board-steam-key-new-city = Nové město na mapě
board-steam-key-new-city-tile = Zbývající nové město
board-steam-key-growth = Růst města už proběhl
board-steam-key-link = Prodlouží tvé spojení
board-steam-key-network = Z tvé sítě
board-steam-key-city = Z města
board-steam-key-exit = Trať: ${ $exit } za konec
board-steam-key-town = Městečko: o ${ $town } víc
board-steam-key-river = Voda: o ${ $river } víc
board-steam-key-hill = Kopec: o ${ $hill } víc
board-steam-key-thick = Tudy trať nesmí
board-steam-key-unfinished = Nedokončené spojení
board-steam-key-unowned = Spojení bez majitele
board-steam-key-owner = Spojení hráče
board-steam-key-money = Peníze
board-steam-key-income = Příjem za kolo
board-steam-key-locomotive = Lokomotiva
board-steam-key-link-sign = Spojení
board-steam-key-points = Vítězné body
board-steam-key-tile = Žeton akce
board-steam-key-passed = Vzatý bez své akce
board-steam-key-option = Číslo v seznamu
board-steam-key-changed = Právě se změnilo
board-steam-legend = Legenda mapy
board-steam-legend-exit = Trať: ${ $cost } za konec
board-steam-legend-town = Městečko: +${ $cost }
board-steam-legend-river = Voda: +${ $cost }
board-steam-legend-hill = Kopec: +${ $cost }
board-steam-legend-thick = Tudy trať nesmí
board-steam-legend-unfinished = Nedokončené spojení
board-steam-legend-unowned = Spojení bez majitele
board-steam-legend-choice = Teď jde vybrat
board-steam-legend-link = Prodlouží tvé spojení
board-steam-legend-network = Z tvé sítě
board-steam-legend-city = Z města
board-steam-tiles-left = { $count ->
    [0] Žádný dílek nezbývá
    [one] Zbývá položit { $count } dílek
    [few] Zbývá položit { $count } dílky
   *[other] Zbývá položit { $count } dílků
}
board-steam-reach = { $count ->
    [1] Kostky jezdí přes { $count } spojení
   *[other] Kostky jezdí až přes { $count } spojení
}
board-steam-means = ${ $cash } · příjem { $income }
board-steam-way = { $place } → { $to }
board-steam-more-choices = další v seznamu: { $count }

# Co obrázek ukazuje, pro toho, kdo ho nevidí. Celkem nejvýš 1024 znaků, tedy krátce.
board-steam-alt-head = Steam, { $rules }, { $map }, kolo { $round }/{ $rounds }. { $sentence }.
board-steam-alt-player = { $name } ({ $shape }): body: { $vp }, ${ $cash }, příjem { $income }, lokomotiva { $locomotive }, dokončená spojení { $links }{ $number ->
    [0] {""}
   *[other] , žeton { $number } { $tile }
}.
board-steam-alt-final = { $name } ({ $shape }): body: { $vp }, příjem { $income }, dokončená spojení { $links }.
board-steam-alt-bankrupt = { $name } ({ $shape }): bankrot, body: { $vp }.
board-steam-alt-deliveries = Co jde teď přepravit: { $deliveries }.
board-steam-alt-delivery = { $cube } { $place } → { $to } ({ $points })
# Jména vod
board-steam-water-atlantic = Atlantik
board-steam-water-chesapeake-bay = Chesapeacký záliv
board-steam-water-delaware-bay = Delawarský záliv
board-steam-water-lake-ontario = jezero Ontario
# Stůl slovy
board-steam-words-track = Tratě
board-steam-words-order = Pořadí na tahu
board-steam-words-waiting = Na tah ještě čekají
board-steam-words-auction = Nabídky na { $position }. místo
board-steam-words-no-bid = O { $position }. místo zatím nikdo nedraží.
board-steam-words-bid = { $seat } ${ $cash }
board-steam-words-leads = Nejvýš nabízí { $seat }.
board-steam-words-out = Mimo aukci
board-steam-words-positions = Obsazená místa
board-steam-words-position = { $position }. { $seat }
board-steam-words-bankrupt = V pořadí { $number }. bankrot.
board-steam-words-so-far = V tomto kole
board-steam-words-passed = žeton akce bez akce
board-steam-words-used = akce už použitá
board-steam-words-free-pass = v aukci může jednou pasovat a zůstat
board-steam-words-built = stavba hotová
board-steam-words-improved = lokomotiva zlepšená
board-steam-words-links = Dokončená spojení
board-steam-words-unfinished = Nedokončená spojení
board-steam-words-links-unowned = Dokončená spojení bez majitele
board-steam-words-unfinished-unowned = Nedokončená spojení bez majitele
board-steam-words-link = { $place }–{ $to } ({ $hexes })
board-steam-words-open-link = { $place }→ ({ $hexes }, otevřené { $edge } z { $hex })
board-steam-words-city = { $place } ({ $hex }), barva { $colour }{ $state ->
    [new] , nové město
    [grown] , s růstem města
   *[printed] {""}
}{ $count ->
    [0] .
   *[other] : { $cubes }.
}
board-steam-words-towns = Městečka
board-steam-words-way = { $one } a { $another }
board-steam-words-hex = { $hex }
board-steam-words-owned = { $way } ({ $owner })
board-steam-words-no-track = Zatím žádná trať.
board-steam-words-space = Zásoba zboží, políčko { $number }
board-steam-words-bag = V sáčku
board-steam-words-new-cities = Zbývající nová města
board-steam-words-growth = Zbývající žetony růstu města: { $count }.
board-steam-words-tiles-left = Zbývající žetony akcí
board-steam-words-tile-left = { $number } { $tile }
board-steam-words-unfinished-count = Počet nedokončených spojení: { $count }.
board-steam-words-tiles-taken = Vzaté žetony akcí
board-steam-words-tile-taken = { $number } { $tile } ({ $seat })
board-steam-region-city-empty = Bez zboží: může ho přinést růst města.
board-steam-region-city-spent = Bez zboží a žádné už nepřibude.
board-steam-region-supply-empty = Prázdné až do konce partie.
board-steam-region-tile-free = Volný: každý hráč si v kole vezme jeden žeton akce.
board-steam-region-tile-left = V tomto kole si ho nikdo nevzal.
