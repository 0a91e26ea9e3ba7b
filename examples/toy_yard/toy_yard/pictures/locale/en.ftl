board-toy-yard-turn = { $name } to play
board-toy-yard-alt-head = Toy Yard, round { $round } of { $rounds }. { $sentence }.
board-toy-yard-alt-player = { $name } ({ $shape }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-toy-yard-alt-yard = In the yard: { $cars }.
