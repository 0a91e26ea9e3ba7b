# Pictures of Russian Railroads. A letter is what a rail of that colour carries: one capital, five different ones.
board-russian-railroads-letter-black = B
board-russian-railroads-letter-grey = G
board-russian-railroads-letter-brown = R
board-russian-railroads-letter-natural = N
board-russian-railroads-letter-white = W
board-russian-railroads-turn-draft = { $name } picks a starting bonus
board-russian-railroads-turn-actions = { $name } to play
board-russian-railroads-turn-reuse = { $name } may reuse a worker
board-russian-railroads-phase-draft = Starting bonuses
board-russian-railroads-phase-actions = Actions
board-russian-railroads-phase-reuse = Worker reuse
board-russian-railroads-phase-final = Final scoring
board-russian-railroads-phase-over = The game is over
board-russian-railroads-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
board-russian-railroads-engineers = Engineers
board-russian-railroads-tokens = ? tokens
board-russian-railroads-bonuses = End-bonus cards
board-russian-railroads-phase-order = Turn order
board-russian-railroads-phase-scoring = Scoring

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-russian-railroads-alt-head = Russian Railroads, round { $round } of { $rounds }. { $sentence }.
board-russian-railroads-alt-player = { $name } ({ $shape }): { $vp } points, +{ $due } at scoring; { $supply }.
board-russian-railroads-alt-passed = { $name } ({ $shape }): { $vp } points, +{ $due } at scoring; has passed; { $supply }.
board-russian-railroads-alt-workers = workers { $workers } of { $owned }
board-russian-railroads-alt-temporary = temporary workers { $workers }
board-russian-railroads-alt-black = the black worker
board-russian-railroads-alt-coins = coins { $coins }
board-russian-railroads-alt-board = { $name }: { $routes }.
board-russian-railroads-alt-route = { $route } { $rails }, locomotives { $reach }
board-russian-railroads-alt-rail = { $letter }{ $space }
board-russian-railroads-alt-industry = industry { $places }
board-russian-railroads-alt-taken = Taken action spaces: { $taken } of { $all }.
board-russian-railroads-alt-supply = Lowest locomotive: { $number }. Doublers left: { $doublers }. End-bonus cards left: { $cards }.
board-russian-railroads-alt-engineers = Engineers of { $name }: { $numbers }.
board-russian-railroads-alt-cards = End-bonus cards of { $name }: { $cards }.
board-russian-railroads-alt-final = { $name } ({ $shape }): { $vp } points ({ $sources }).
