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
