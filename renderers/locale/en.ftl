core-confirm = Confirm
core-round = Round { $round } of { $rounds }
core-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Pictures
board-seat = Player { $number }
board-shape-circle = blue circle
board-shape-square = orange square
board-shape-triangle = green triangle
board-shape-diamond = pink diamond
board-shape-pentagon = yellow pentagon
board-shape-star = sky-blue star
board-more = and { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
error-unknown-picture = There is no picture called { $picture }. There are: { $known }.
error-unknown-theme = There is no theme called { $theme }. There are: { $known }.
error-unknown-layout = Pictures are not laid out as { $layout }. Choose one of: { $known }.
error-bad-width = A picture can be { $least } to { $most } pixels wide, not { $width }.
error-never-asked = There is no picture for { $kind }, or nobody is asked for it any more.
error-no-seat = There is no seat { $number }; the seats are 0 to { $last }.
