# Pictures of Steam. A letter is what a cube of that colour carries: one capital, five different ones.
board-steam-letter-red = R
board-steam-letter-blue = B
board-steam-letter-yellow = Y
board-steam-letter-purple = P
board-steam-letter-grey = G
board-steam-phase-capital = Raising capital
board-steam-phase-auction = Turn order auction
board-steam-phase-tiles = Action tiles
board-steam-phase-build = Building track
board-steam-phase-goods = { $lap ->
    [1] Moving goods, first cube
   *[other] Moving goods, second cube
}
board-steam-phase-income = Income and expenses
board-steam-phase-order = Turn order
board-steam-phase-over = The game is over
board-steam-turn-capital = { $name } may raise capital
board-steam-turn-auction = { $name } to bid
board-steam-turn-tiles = { $name } picks an action tile
board-steam-turn-build = { $name } builds
board-steam-turn-goods = { $name } moves goods
board-steam-turn-income = { $name } settles
board-steam-turn-order = { $name } to play
board-steam-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
board-steam-tile-turn-order = Turn Order
board-steam-tile-first-move = First Move
board-steam-tile-engineer = Engineer
board-steam-tile-first-build = First Build
board-steam-tile-city-growth = City Growth
board-steam-tile-locomotive = Locomotive
board-steam-tile-urbanization = Urbanization
board-steam-income = Income
board-steam-points = Points
board-steam-supply = Goods supply
board-steam-new-cities-left = New Cities left
board-steam-growth-left = City Growth
board-steam-bankrupt = Bankrupt
board-steam-auction-bid = bids ${ $cash }
board-steam-auction-out = out
board-steam-auction-position = position { $position }
board-steam-tiles = Which tile on { $hex }?
board-steam-tiles-town = Which tile on { $hex } ({ $name })?
board-steam-cost = ${ $cost }
board-steam-deliveries = Deliveries possible now
board-steam-more-deliveries = and { $count } more
board-steam-no-deliveries = No cube can be delivered now.
board-steam-delivery = { $place } to { $to }
board-steam-tile = Action tile { $number }: { $tile }
board-steam-tile-passed = Action tile { $number }: { $tile }, passed
board-steam-no-tile = No action tile yet
board-steam-key = Steam: the signs
board-steam-key-cube-red = Red goods
board-steam-key-cube-blue = Blue goods
board-steam-key-cube-yellow = Yellow goods
board-steam-key-cube-purple = Purple goods
board-steam-key-cube-grey = Grey goods
board-steam-key-marked = Can be moved
board-steam-key-faint = Cannot be moved now
board-steam-key-city-sign = City: it takes goods of this colour
board-steam-key-new-city = New City on the map
board-steam-key-new-city-tile = New City left
board-steam-key-growth = City Growth was used here
board-steam-key-link = Goes on with your link
board-steam-key-network = From your network
board-steam-key-city = From a city
board-steam-key-exit = Track: ${ $exit } an exit
board-steam-key-town = Town: ${ $town } more
board-steam-key-river = Water: ${ $river } more
board-steam-key-hill = Hill: ${ $hill } more
board-steam-key-thick = No track across
board-steam-key-unfinished = Unfinished link
board-steam-key-unowned = Unowned link
board-steam-key-owner = A player's link
board-steam-key-money = Cash
board-steam-key-income = Income a round
board-steam-key-locomotive = Locomotive
board-steam-key-link-sign = Links
board-steam-key-points = Victory points
board-steam-key-tile = Action tile
board-steam-key-passed = Taken without its action
board-steam-key-option = Number in the list
board-steam-key-changed = Has just changed
board-steam-legend = Map key
board-steam-legend-exit = Track: ${ $cost } an exit
board-steam-legend-town = Town: ${ $cost } more
board-steam-legend-river = Water: ${ $cost } more
board-steam-legend-hill = Hill: ${ $cost } more
board-steam-legend-thick = No track across
board-steam-legend-unfinished = Unfinished link
board-steam-legend-unowned = Unowned link
board-steam-legend-choice = Can be chosen now
board-steam-legend-link = Goes on with your link
board-steam-legend-network = From your network
board-steam-legend-city = From a city
board-steam-tiles-left = { $count ->
    [0] No tile left to place
    [one] { $count } tile left to place
   *[other] { $count } tiles left to place
}
board-steam-reach = { $count ->
    [one] Cubes go { $count } link
   *[other] Cubes go up to { $count } links
}
board-steam-means = ${ $cash } · income { $income }
board-steam-way = { $place } → { $to }
board-steam-more-choices = { $count } more in the list

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-steam-alt-head = Steam, { $rules }, { $map }, round { $round } of { $rounds }. { $sentence }.
board-steam-alt-player = { $name } ({ $shape }): { $vp } points, ${ $cash }, income { $income }, locomotive { $locomotive }, complete links { $links }{ $number ->
    [0] {""}
   *[other] , tile { $number } { $tile }
}.
board-steam-alt-final = { $name } ({ $shape }): { $vp } points, income { $income }, complete links { $links }.
board-steam-alt-bankrupt = { $name } ({ $shape }) is bankrupt: { $vp } points.
board-steam-alt-deliveries = Deliveries possible now: { $deliveries }.
board-steam-alt-delivery = { $cube } { $place } to { $to } ({ $points })
# Names of open waters
board-steam-water-atlantic = Atlantic
board-steam-water-chesapeake-bay = Chesapeake Bay
board-steam-water-delaware-bay = Delaware Bay
board-steam-water-lake-ontario = Lake Ontario
# The table in words
board-steam-words-track = The track
board-steam-words-order = Turn order
board-steam-words-waiting = Still to come
board-steam-words-auction = Bids for position { $position }
board-steam-words-no-bid = Nobody has bid for position { $position } yet.
board-steam-words-bid = { $seat } ${ $cash }
board-steam-words-leads = { $seat } leads.
board-steam-words-out = Out of the auction
board-steam-words-positions = Positions taken
board-steam-words-position = { $position } { $seat }
board-steam-words-bankrupt = Bankrupt as number { $number }.
board-steam-words-so-far = This round
board-steam-words-passed = action tile taken without its action
board-steam-words-used = action used
board-steam-words-free-pass = may pass once in the auction and stay in
board-steam-words-built = has built
board-steam-words-improved = locomotive improved
board-steam-words-links = Complete links
board-steam-words-unfinished = Unfinished links
board-steam-words-links-unowned = Complete unowned links
board-steam-words-unfinished-unowned = Unfinished unowned links
board-steam-words-link = { $place }–{ $to } ({ $hexes })
board-steam-words-open-link = { $place }→ ({ $hexes }, open to the { $edge } of { $hex })
board-steam-words-city = { $place } ({ $hex }), { $colour }{ $state ->
    [new] , New City
    [grown] , grown
   *[printed] {""}
}{ $count ->
    [0] .
   *[other] : { $cubes }.
}
board-steam-words-towns = Towns
board-steam-words-way = { $one } to { $another }
board-steam-words-hex = { $hex }
board-steam-words-owned = { $way } ({ $owner })
board-steam-words-no-track = No track yet.
board-steam-words-space = Goods supply, space { $number }
board-steam-words-bag = In the bag
board-steam-words-new-cities = New Cities left
board-steam-words-growth = City Growth markers left: { $count }.
board-steam-words-tiles-left = Action tiles left
board-steam-words-tile-left = { $number } { $tile }
board-steam-words-unfinished-count = Unfinished links: { $count }.
board-steam-words-tiles-taken = Action tiles taken
board-steam-words-tile-taken = { $number } { $tile } ({ $seat })
board-steam-region-city-empty = No goods: City Growth may bring some.
board-steam-region-city-spent = No goods, and none will come.
board-steam-region-supply-empty = Empty for the rest of the game.
board-steam-region-tile-free = Free: each player takes one tile a round.
board-steam-region-tile-left = Nobody has taken it this round.
