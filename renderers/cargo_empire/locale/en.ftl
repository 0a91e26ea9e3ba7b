# Pictures of Cargo Empire. A letter is what a colour carries besides being seen: goods on cubes and spaces, cities on
# their plates. Goods must differ from goods, cities from cities.
board-cargo-empire-letter-orange = O
board-cargo-empire-letter-grey = G
board-cargo-empire-letter-white = W
board-cargo-empire-letter-brown = B
board-cargo-empire-letter-blue = B
board-cargo-empire-letter-red = R
board-cargo-empire-letter-green = G
board-cargo-empire-letter-yellow = Y
board-cargo-empire-level-3 = III
board-cargo-empire-start = Start
board-cargo-empire-lane = { $lane ->
    [upper] upper
   *[lower] lower
}
board-cargo-empire-phase-clans = Picking clans
board-cargo-empire-phase-objectives = Choosing objective cards
board-cargo-empire-phase-slots = Turn order
board-cargo-empire-phase-first = First trading posts
board-cargo-empire-phase-second = Second trading posts
board-cargo-empire-phase-crests = Placing crests
board-cargo-empire-phase-actions = Deliveries
board-cargo-empire-phase-maintenance = Maintenance
board-cargo-empire-phase-scoring = Final scoring
board-cargo-empire-phase-over = The game is over
board-cargo-empire-turn-clans = { $name } picks a clan
board-cargo-empire-turn-objectives = { $name } keeps an objective card
board-cargo-empire-turn-slots = { $name } takes a transport card
board-cargo-empire-turn-first = { $name } places the first post
board-cargo-empire-turn-second = { $name } places the second post
board-cargo-empire-turn-crests = { $name } places a crest
board-cargo-empire-turn-actions = { $name } to deliver
board-cargo-empire-turn-maintenance = { $name } takes a transport card
board-cargo-empire-turn-scoring = { $name } to choose
board-cargo-empire-turn-over = The game is over
board-cargo-empire-won = { $names } wins
board-cargo-empire-row = City row
board-cargo-empire-face-down = Face down
board-cargo-empire-face-down-card = 1 city card face down
board-cargo-empire-order = { $arrow ->
    [up] Card { $card }: up
    [down] Card { $card }: down
   *[none] Card { $card }
}
board-cargo-empire-no-order = No card yet (deck: { $count })
board-cargo-empire-posts = Trading posts, one for each turn
board-cargo-empire-city-cards = City cards
board-cargo-empire-objectives = Objective cards, and what each would score now
board-cargo-empire-no-objectives = No objective card yet
board-cargo-empire-source = { $source }: { $vp }
board-cargo-empire-no-points = No points yet
board-cargo-empire-secret = A secret objective card
board-cargo-empire-round = Round { $round }
board-cargo-empire-legend = Key
board-cargo-empire-key = Cargo Empire: the signs
board-cargo-empire-legend-supply = Cubes
board-cargo-empire-legend-demand = Demand
board-cargo-empire-legend-beside = Free for a post
board-cargo-empire-legend-level-2 = Level 2
board-cargo-empire-legend-level-3 = Level 3
board-cargo-empire-legend-port = Port
board-cargo-empire-key-points = Victory points so far, without objective cards
board-cargo-empire-key-supply = Cubes to deliver
board-cargo-empire-key-gone = This cube has gone
board-cargo-empire-key-demand = Demand: takes a cube of this colour
board-cargo-empire-key-beside = Place for a post once the city is upgraded
board-cargo-empire-key-level-2 = City of level 2
board-cargo-empire-key-level-3 = City of level 3: takes no more cubes
board-cargo-empire-key-city = Cities, by their colours
board-cargo-empire-key-port = Port
board-cargo-empire-key-post = Trading posts; the turns a player has left
board-cargo-empire-key-vassal = A vassal's post
board-cargo-empire-key-crest = A clan's crest
board-cargo-empire-key-token = The forwarder's supply and demand markers
board-cargo-empire-key-marker = Car, train and ship on the tracks
board-cargo-empire-key-road = Road card: { $segments } section; car +{ $advance }
board-cargo-empire-key-rail = Rail card: up to { $segments } sections; train +{ $advance }
board-cargo-empire-key-sea = Sea card: from port to port; ship +{ $advance }
board-cargo-empire-key-any = A transport card of your choice
board-cargo-empire-key-card = City card
board-cargo-empire-key-objective = Objective card
board-cargo-empire-key-either = City card or objective card
board-cargo-empire-key-rush = Rush token: advances this marker
board-cargo-empire-key-kept = Kept cubes, which pay for clan abilities
board-cargo-empire-key-steps = How far car, train or ship advances
board-cargo-empire-key-extra = Extra advance of a transport that was used
board-cargo-empire-key-option = Can be chosen: the number in the list
board-cargo-empire-key-plan = a whole plan, where it delivers
board-cargo-empire-key-way = A way over land, then over the sea
board-cargo-empire-key-ghost = Where a marker would stand
board-cargo-empire-key-changed = Has just changed
board-cargo-empire-or = or
board-cargo-empire-then = then
board-cargo-empire-boosted = boosted
board-cargo-empire-any-two = any 2
board-cargo-empire-no-token = no rush token
board-cargo-empire-at-top = already at the top
board-cargo-empire-new-lane = a new lane
board-cargo-empire-more = { $count } more
board-cargo-empire-level-2 = II
board-cargo-empire-sea-atlantic = Atlantic Ocean
board-cargo-empire-sea-biscay = Bay of Biscay
board-cargo-empire-sea-north = North Sea
board-cargo-empire-sea-norwegian = Norwegian Sea
board-cargo-empire-sea-mediterranean = Mediterranean Sea
board-cargo-empire-sea-black = Black Sea

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-cargo-empire-alt-head = Cargo Empire, { $map }, round { $round } of { $rounds }. { $sentence }.
board-cargo-empire-alt-from = The cube comes from { $city }.
board-cargo-empire-alt-delivery = The cube goes from { $city } to { $to }.
board-cargo-empire-alt-player = { $name } ({ $shape }): { $vp } points; road cards { $road }, rail { $rail }, sea { $sea }; turns left { $turns }; objective cards { $objectives }; city cards: { $held ->
    [0] none
   *[other] { $cities }
}.
board-cargo-empire-alt-forwarder = { $name } ({ $shape }): { $vp } points; turns left { $turns }; objective cards { $objectives }; city cards: { $held ->
    [0] none
   *[other] { $cities }
}.
board-cargo-empire-alt-face-down = Own city card, face down: { $city }.
# The table in words
board-cargo-empire-words-board = Development board
board-cargo-empire-words-vassal = { $seat }'s vassal
board-cargo-empire-words-borrowed = Borrowed crests
board-cargo-empire-words-order = Turn order
board-cargo-empire-words-delivery = The delivery
board-cargo-empire-words-upper = upper demand space
board-cargo-empire-words-lower = lower demand space
board-cargo-empire-words-cards = cards { $cards }
board-cargo-empire-words-by-vassal = by the vassal
board-cargo-empire-words-boosted = rail card boosted
board-cargo-empire-words-due = Rewards to come
board-cargo-empire-words-left = { $marker } +{ $count }
board-cargo-empire-words-extras = { $count ->
    [one] { $count } bonus advance
   *[other] { $count } bonus advances
}
board-cargo-empire-words-counted = bonus advances after these
board-cargo-empire-words-extras-for = Bonus advances for
board-cargo-empire-words-points = Points so far
board-cargo-empire-words-markers = Markers
board-cargo-empire-words-marker = { $marker } { $column ->
    [0] at the start
   *[other] on field { $column }
}{ $lane ->
    [upper] {" "}(upper lane)
    [lower] {" "}(lower lane)
   *[none] {""}
}{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } VP)
}
board-cargo-empire-words-objectives = Objective cards
board-cargo-empire-words-objective = { $card }{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } VP now)
}
board-cargo-empire-words-has = Also
board-cargo-empire-words-face-down = a city card face down
board-cargo-empire-words-crest = crest in { $city }
board-cargo-empire-words-kept = { $count ->
    [one] { $count } kept cube
   *[other] { $count } kept cubes
}
board-cargo-empire-words-spare = { $count ->
    [one] { $count } spare post
   *[other] { $count } spare posts
}
board-cargo-empire-words-drawn = { $count ->
    [one] { $count } objective card to choose from
   *[other] { $count } objective cards to choose from
}
board-cargo-empire-words-vassals-left = { $count ->
    [one] { $count } vassal post left
   *[other] { $count } vassal posts left
}
board-cargo-empire-words-posts = Trading posts left
board-cargo-empire-words-posts-of = round { $round }: { $count }
board-cargo-empire-words-space = { $space ->
    [upper] upper
   *[lower] lower
} { $colour } { $taken ->
    [yes] ({ $owner })
   *[no] (free)
}
board-cargo-empire-words-city = { $city } ({ $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}{ $port ->
    [yes] , port
   *[no] {""}
}, level { $level }){ $count ->
    [0] {""}
   *[other] : { $cubes }
}{ $open ->
    [0] {""}
   *[other] ; takes { $spaces }
}{ $posts ->
    [0] {""}
   *[other] ; beside: { $beside }
}{ $clans ->
    [0] {""}
   *[other] ; crest of { $crests }
}.
board-cargo-empire-words-slot = { $slot } { $city }
board-cargo-empire-words-decks = City cards in the deck { $cities }, objective cards { $objectives }.
board-cargo-empire-words-forwarder = The Forwarder's markers: supply in { $city }, demand at slot { $slot } of the city row.
board-cargo-empire-words-forwarder-demand = The Forwarder's demand marker is at slot { $slot } of the city row.
board-cargo-empire-words-forwarder-deck = The Forwarder's deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $gone ->
    [0] {""}
   *[other] , discarded { $discard }
}.
board-cargo-empire-words-number = { $number }
board-cargo-empire-words-lane = { $lane ->
    [upper] Track { $number }, upper lane
   *[lower] Track { $number }, lower lane
}
board-cargo-empire-words-field = { $column }: { $icon }
board-cargo-empire-words-vp-spaces = Beyond the tracks
board-cargo-empire-words-vp = { $column }: { $vp } VP
board-cargo-empire-region-junction = Junction
board-cargo-empire-region-supply-empty = No cubes: whoever can’t deliver may restock it.
board-cargo-empire-region-demand-free = Deliver a cube of this colour, and your post stands here.
