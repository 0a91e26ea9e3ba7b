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
board-cargo-empire-turn-first = { $name } puts a first post
board-cargo-empire-turn-second = { $name } puts a second post
board-cargo-empire-turn-crests = { $name } places a crest
board-cargo-empire-turn-actions = { $name } to deliver
board-cargo-empire-turn-maintenance = { $name } takes a transport card
board-cargo-empire-turn-scoring = { $name } to choose
board-cargo-empire-turn-over = The game is over
board-cargo-empire-won = { $names } wins
board-cargo-empire-row = City row
board-cargo-empire-face-down = Face down
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
board-cargo-empire-legend-supply = Cubes to deliver
board-cargo-empire-legend-demand = Demand spaces
board-cargo-empire-legend-beside = Space for a post
board-cargo-empire-legend-level-2 = City of level 2
board-cargo-empire-legend-level-3 = City of level 3
board-cargo-empire-legend-port = Port
board-cargo-empire-sea-atlantic = Atlantic Ocean
board-cargo-empire-sea-biscay = Bay of Biscay
board-cargo-empire-sea-north = North Sea
board-cargo-empire-sea-norwegian = Norwegian Sea
board-cargo-empire-sea-mediterranean = Mediterranean Sea
board-cargo-empire-sea-black = Black Sea

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-cargo-empire-alt-head = Cargo Empire, { $map }, round { $round } of { $rounds }. { $sentence }.
board-cargo-empire-alt-choices = Cities that can be chosen: { $cities }.
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
board-cargo-empire-alt-objectives = Own objective cards: { $cards }.
board-cargo-empire-alt-face-down = Own city card, face down: { $city }.
board-cargo-empire-alt-row = City row: { $cities }.
board-cargo-empire-alt-cubes = { $city } { $cubes }
board-cargo-empire-alt-top = Cities of level 3: { $cities }.
board-cargo-empire-alt-goods = Cubes: { $cities }.
