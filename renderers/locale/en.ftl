core-confirm = Confirm
core-round = Round { $round } of { $rounds }
core-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Practice opponents, by their level
opponent-easy = { $name } · easy
opponent-normal = { $name } · normal
opponent-hard = { $name } · hard
opponent-master = { $name } · master
# Whoever has had their data deleted; the name is not theirs
former-player = { $name } · former player
# Pictures
board-seat = Player { $number }
board-confirm = { $name }: confirm
board-shape-blue-circle = blue circle
board-shape-orange-square = orange square
board-shape-green-triangle = green triangle
board-shape-pink-diamond = pink diamond
board-shape-yellow-pentagon = yellow pentagon
board-shape-violet-star = violet star
board-result-over = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
board-result-leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
board-result-conceded = { $name } conceded.
board-result-total = Total
board-result-winner = Winner
board-result-leader = Ahead
board-result-place = Place { $place }
board-result-chart = Points after each round
board-result-end = End
board-alt-result = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }.
board-alt-source = { $source } { $points }
board-alt-sources = { $name }: { $sources }.
board-ratings-title = Leaderboard
board-ratings-course = Rating after each rated game
board-ratings-people = People by rating
board-ratings-range = { $least } to { $most }
board-ratings-you = { $count } · you
board-alt-rating = { $name }: { $points }, before that { $before }.
board-alt-ratings-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
} between { $least } and { $most }.
board-course-title = Points to be expected after each turn
board-alt-course = To be expected as the game went on, { $name }: { $points }.
board-alt-history = Points after each round, { $name }: { $points }.
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
# Replays
replay-title = { $game }: a game to leaf through
replay-setup = The beginning
replay-where = Turn { $turn } of { $turns }, round { $round }
replay-where-of = Turn { $turn } of { $turns }, round { $round }: { $name }
replay-round = Round { $round }
replay-previous = Previous turn
replay-next = Next turn
replay-play = Play
replay-pause = Pause
replay-keys = Arrow keys turn the pages, the space bar plays
replay-turn = Turn
replay-points = Points
replay-log = What happened
replay-to-round = Round
replay-to-player = Player
replay-no-script = This page needs its script, which your browser does not run. The file loads nothing and sends nothing.
error-unknown-film = A replay is a .gif, a .webp or an .html file, not { $name }.
# A table in words, for who can't see its pictures: headings, and what every game says
board-words-turn = The turn
board-words-map = The map
board-words-offers = On offer
board-words-supply = Supply
board-words-player = { $seat }
board-words-facts = { $what }: { $facts }.
# What an alt text says of a decision: the plans by their letters, then the options
board-alt-plan = { $letter }: { $plan }.
board-alt-option = { $number }: { $option }
board-alt-option-group = { $group } – { $option }
board-alt-options = Choices: { $options }{ $more ->
    [0] {""}
   *[other] ; and { $more } more
}.
board-alt-more = More: In words.
# What a picture says of itself where somebody points at it
board-region-figure = { $what }: { $value }
board-region-nothing = Nothing was here at the end of the game.
board-region-choose = You can choose: { $option }
board-region-options = Options { $numbers }
board-region-plans = Plans { $letters }
board-region-times = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
