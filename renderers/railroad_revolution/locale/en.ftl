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
board-railroad-revolution-legend-terrain = Terrain: ${ $cost } each
board-railroad-revolution-legend-plains = Plains
board-railroad-revolution-legend-deal = Turns up a deal
board-railroad-revolution-legend-level = Station: ${ $least }–${ $most }
board-railroad-revolution-legend-first = First one: bonus
board-railroad-revolution-legend-neutral = Neutral building

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-railroad-revolution-alt-head = Railroad Revolution. { $round }. { $sentence }.
board-railroad-revolution-alt-player = { $name } ({ $shape }): { $vp } VP, ${ $money }, shares { $shares }, workers { $workers }, rails { $rails }, stations { $stations }, offices { $offices }.
board-railroad-revolution-alt-deal = Open deals: { $top } for { $cost ->
    [one] { $cost } share
   *[other] { $cost } shares
}, { $bottom } for { $price ->
    [one] { $price } share
   *[other] { $price } shares
}.

# Captions below figures: one short word each
board-railroad-revolution-figure-money = dollars
board-railroad-revolution-figure-shares = shares
board-railroad-revolution-figure-up = trains
board-railroad-revolution-figure-down = flipped
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
board-railroad-revolution-key-worker-gray = Grey worker
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
board-railroad-revolution-key-terrain = Terrain: a rail costs ${ $cost } more for each
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
board-railroad-revolution-colour-gray = grey
board-railroad-revolution-colour-turquoise = turquoise
board-railroad-revolution-either = { $one } or { $two } worker
board-railroad-revolution-both = { $one } and { $two } worker
# The table in words
board-railroad-revolution-words-first = { $seat } has the first turn of each round.
board-railroad-revolution-words-deciding = May still accept a deal
board-railroad-revolution-words-action = Action of { $seat }: { $box } with { $worker }.
board-railroad-revolution-words-so-far = So far
board-railroad-revolution-words-debt = ${ $count } to pay
board-railroad-revolution-words-shares = shares { $count }
board-railroad-revolution-words-rails = rails { $count }
board-railroad-revolution-words-triangles = triangles { $count }
board-railroad-revolution-words-placed = main part done
board-railroad-revolution-words-first-there = first there
board-railroad-revolution-words-deal-due = the deal card follows
board-railroad-revolution-words-accepted = deal accepted
board-railroad-revolution-words-used = optional parts used { $count }
board-railroad-revolution-words-points = Points so far
board-railroad-revolution-words-pool = Workers in the pool
board-railroad-revolution-words-workers = { $colour }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
board-railroad-revolution-words-drawn = Drawn milestones
board-railroad-revolution-words-card = { $card }
board-railroad-revolution-words-completed = Completed milestones
board-railroad-revolution-words-condition = { $condition } ({ $have } of { $count })
board-railroad-revolution-words-milestone = Milestone { $card } ({ $vp } VP): { $open ->
    [0] all managers there
   *[other] managers missing: { $missing }
}{ $promoted ->
    [0] {""}
   *[other] ; there: { $there }
}; { $conditions }.
board-railroad-revolution-words-tracks = Performance tracks
board-railroad-revolution-words-track = { $track } at { $space }, { $value } VP each
board-railroad-revolution-words-trains-up = Trains, face up
board-railroad-revolution-words-trains-down = Trains, face down
board-railroad-revolution-words-trains = { $train }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
board-railroad-revolution-words-cities = Connected cities
board-railroad-revolution-words-stations = Stations
board-railroad-revolution-words-offices = Telegraph offices
board-railroad-revolution-words-mat = Left on the mat
board-railroad-revolution-words-mat-sector = sector { $n } ({ $rails ->
    [0] {""}
   *[other] rails { $rails }, {""}
}{ $buildings ->
    [0] {""}
   *[other] buildings { $buildings }, {""}
}${ $value } each)
board-railroad-revolution-words-spare = Set aside
board-railroad-revolution-words-spare-rail = a rail
board-railroad-revolution-words-spare-building = a building
board-railroad-revolution-words-wealth = Starting wealth: { $worker }, { $effect }.
board-railroad-revolution-words-deck = Deal cards in the deck { $count }{ $gone ->
    [0] {""}
   *[other] , discarded { $gone }
}.
board-railroad-revolution-words-train = { $train }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, flipped: { $effect }.
board-railroad-revolution-words-piles = Milestones in the piles
board-railroad-revolution-words-pile = { $pile } ×{ $count }
board-railroad-revolution-words-rails-of = Rails of { $owners }
board-railroad-revolution-words-neutral = neutral
board-railroad-revolution-words-city = { $city }, level { $level }, station ${ $cost }: { $reward }; first: { $bonus }{ $count ->
    [0] {""}
   *[other] ; stations: { $owners }
}.
board-railroad-revolution-words-sector = { $sector }: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}{ $first ->
    [0] {""}
   *[other] , first +{ $first }
}; { $has ->
    [tile] tile: { $tile }
   *[deal] turns up a deal
}{ $count ->
    [0] {""}
   *[other] ; offices: { $owners }
}.
board-railroad-revolution-words-turn-of = { $seat }'s turn.
board-railroad-revolution-words-picking = { $seat } has drawn milestones.
board-railroad-revolution-region-box-empty = Empty: place a worker here to take this action.
board-railroad-revolution-region-slot-empty = Free: promote a worker from the pool or the mat to stand here.
