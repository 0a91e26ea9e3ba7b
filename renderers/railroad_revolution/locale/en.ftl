# Pictures of Railroad Revolution. A letter is what a worker of that colour carries: one capital, five different ones.
board-railroad-revolution-letter-white = W
board-railroad-revolution-letter-purple = P
board-railroad-revolution-letter-orange = O
board-railroad-revolution-letter-gray = G
board-railroad-revolution-letter-turquoise = T
board-railroad-revolution-letter-deal = D
board-railroad-revolution-round = Round { $round }
board-railroad-revolution-near = The end is near
board-railroad-revolution-last = Last round
board-railroad-revolution-phase-draft = Starting wealth
board-railroad-revolution-phase-deals = Deals
board-railroad-revolution-phase-milestones = Milestones
board-railroad-revolution-phase-pick = New milestone
board-railroad-revolution-phase-over = The game is over
board-railroad-revolution-turn-draft = { $name } takes starting wealth
board-railroad-revolution-turn-turn = { $name } to play
board-railroad-revolution-turn-deals = { $name } may accept a deal
board-railroad-revolution-turn-milestones = { $name } completes milestones
board-railroad-revolution-turn-pick = { $name } keeps one of the milestones drawn
board-railroad-revolution-turn-over = { $count ->
    [one] { $name } wins
   *[other] { $name } share the victory
}
board-railroad-revolution-deal = Open deals
board-railroad-revolution-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
board-railroad-revolution-wealth = Starting wealth
board-railroad-revolution-pool = Pool
board-railroad-revolution-trains = Trains
board-railroad-revolution-cards = Milestones
board-railroad-revolution-completed = { $count } completed, { $vp } VP
# the cost of a station depends on the level of its city, from 1 to 5
board-railroad-revolution-legend-terrain = Hills: ${ $cost } each
board-railroad-revolution-legend-plains = Plains
board-railroad-revolution-legend-deal = Turns up a deal
board-railroad-revolution-legend-level = Station: ${ $least }–${ $most }
board-railroad-revolution-legend-first = First one: bonus
board-railroad-revolution-legend-neutral = Neutral building

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-railroad-revolution-alt-head = Railroad Revolution. { $round }. { $sentence }.
board-railroad-revolution-alt-player = { $name } ({ $shape }): { $vp } VP, ${ $money }, shares { $shares }, workers { $workers }, rails { $rails }, stations { $stations }, offices { $offices }.
board-railroad-revolution-alt-choices = Can be chosen: { $places }.
board-railroad-revolution-alt-deal = Open deals: { $top } for { $cost ->
    [one] { $cost } share
   *[other] { $cost } shares
}, { $bottom } for { $price ->
    [one] { $price } share
   *[other] { $price } shares
}.
board-railroad-revolution-alt-places = { $name }: stations in { $stations }; offices in sectors { $offices }.
board-railroad-revolution-alt-workers = Workers in the pool { $pool }; { $boxes }.
board-railroad-revolution-alt-box = { $box } { $workers }
board-railroad-revolution-alt-drawn = Drawn milestones: { $cards }.
board-railroad-revolution-alt-milestone = Milestone { $card } ({ $vp } VP): managers missing { $missing }; { $conditions }.
board-railroad-revolution-alt-condition = { $condition } ({ $have } of { $count })
board-railroad-revolution-alt-track = { $track } { $value }
board-railroad-revolution-alt-tracks = Performance tracks: { $tracks }.

# Captions below figures: one short word each
board-railroad-revolution-figure-money = dollars
board-railroad-revolution-figure-shares = shares
board-railroad-revolution-figure-up = trains
board-railroad-revolution-figure-down = turned
board-railroad-revolution-figure-rails = rails
board-railroad-revolution-figure-buildings = houses
board-railroad-revolution-milestone = Milestone
board-railroad-revolution-track = { $track }: { $each }
board-railroad-revolution-each = { $track ->
    [telegraph] VP an office
    [stations] VP a station
   *[network] VP a level-5 city
}
# How many pieces whoever is nearest to the end still has to build
board-railroad-revolution-until = { $name }: { $count ->
    [one] { $count } piece to the end
   *[other] { $count } pieces to the end
}
board-railroad-revolution-key = Railroad Revolution: the signs
board-railroad-revolution-key-worker-white = White worker
board-railroad-revolution-key-worker-gray = Gray worker
board-railroad-revolution-key-worker-orange = Orange worker
board-railroad-revolution-key-worker-turquoise = Turquoise worker
board-railroad-revolution-key-worker-purple = Purple worker
board-railroad-revolution-key-worker-any = Worker of any colour
board-railroad-revolution-key-slot = Place of a manager
board-railroad-revolution-key-trade = Trade
board-railroad-revolution-key-piece = A player's building
board-railroad-revolution-key-neutral = Neutral building
board-railroad-revolution-key-first = Free: the first one brings a bonus
board-railroad-revolution-key-money = Money
board-railroad-revolution-key-down = Train face down
board-railroad-revolution-key-network = Cities in the network
board-railroad-revolution-key-link = Telegraph link
board-railroad-revolution-key-deal = Turns up a deal
board-railroad-revolution-key-milestone = Milestone
board-railroad-revolution-key-met = Condition met
board-railroad-revolution-key-unmet = Condition open
board-railroad-revolution-key-points = Victory points
board-railroad-revolution-key-level = Level of a city: a station is ${ $least }–${ $most }
board-railroad-revolution-key-terrain = Hills: a rail costs ${ $cost } more for each
board-railroad-revolution-key-plains = Plains: nothing more
board-railroad-revolution-key-option = Number in the list
board-railroad-revolution-key-changed = Has just changed
board-railroad-revolution-key-share = share
board-railroad-revolution-key-step = step on a track
board-railroad-revolution-key-train = train
board-railroad-revolution-key-flip = flip a train
board-railroad-revolution-key-promote = promote
board-railroad-revolution-key-swap = swap
board-railroad-revolution-key-rail = rail
board-railroad-revolution-key-station = station
board-railroad-revolution-key-office = office
board-railroad-revolution-market-trains = Trains, and what flipping one brings
board-railroad-revolution-market-bank = Workers in the bank
board-railroad-revolution-market-sectors = Telegraph
board-railroad-revolution-market-cities = Stations: cost and gains
board-railroad-revolution-market-milestones = Open milestones
board-railroad-revolution-cost = ${ $cost }
board-railroad-revolution-price-shares = { $count ->
    [one] { $count } share:
   *[other] { $count } shares:
}
# the first office brings `first` of these shares as a bonus
board-railroad-revolution-sector-shares = { $first ->
    [0] { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
   *[other] { $count } shares, the first
}
board-railroad-revolution-turns-up = turns up a deal
board-railroad-revolution-first = { $primary } · first: { $bonus }
board-railroad-revolution-for = { $effect }, for ${ $price }
board-railroad-revolution-colour-white = white
board-railroad-revolution-colour-purple = purple
board-railroad-revolution-colour-orange = orange
board-railroad-revolution-colour-gray = gray
board-railroad-revolution-colour-turquoise = turquoise
board-railroad-revolution-either = { $one } or { $two } worker
board-railroad-revolution-both = { $one } and { $two } worker
