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
board-cargo-empire-key-beside = Place for a post once the city has grown
board-cargo-empire-key-level-2 = City of level 2
board-cargo-empire-key-level-3 = City of level 3: takes no more cubes
board-cargo-empire-key-city = Cities, by their colours
board-cargo-empire-key-port = Port
board-cargo-empire-key-post = Trading posts; the turns a player has left
board-cargo-empire-key-vassal = A vassal's post
board-cargo-empire-key-crest = A clan's crest
board-cargo-empire-key-token = The forwarder's supply and demand markers
board-cargo-empire-key-marker = Car, train and ship on the tracks
board-cargo-empire-key-road = Road card: { $segments } segment; car +{ $advance }
board-cargo-empire-key-rail = Rail card: up to { $segments } segments; train +{ $advance }
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
board-cargo-empire-alt-key = Cargo Empire, what pieces and signs mean: { $lines }.
