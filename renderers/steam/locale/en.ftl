# Pictures of Steam. A letter is what a cube of that colour carries: one capital, five different ones.
board-steam-letter-red = R
board-steam-letter-blue = B
board-steam-letter-yellow = Y
board-steam-letter-purple = P
board-steam-letter-grey = G
board-steam-phase-capital = Raising capital
board-steam-phase-auction = Turn order auction
board-steam-phase-tiles = Action tiles
board-steam-phase-build = Building track
board-steam-phase-goods = { $lap ->
    [1] Moving goods, first round
   *[other] Moving goods, second round
}
board-steam-phase-income = Income and expenses
board-steam-phase-order = Turn order
board-steam-phase-over = The game is over
board-steam-turn-capital = { $name } may raise capital
board-steam-turn-auction = { $name } to bid
board-steam-turn-tiles = { $name } picks an action tile
board-steam-turn-build = { $name } builds
board-steam-turn-goods = { $name } moves goods
board-steam-turn-income = { $name } settles
board-steam-turn-order = { $name } to play
board-steam-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
board-steam-tile-turn-order = Turn Order
board-steam-tile-first-move = First Move
board-steam-tile-engineer = Engineer
board-steam-tile-first-build = First Build
board-steam-tile-city-growth = City Growth
board-steam-tile-locomotive = Locomotive
board-steam-tile-urbanization = Urbanization
board-steam-income = Income
board-steam-points = Points
board-steam-supply = Goods supply
board-steam-bankrupt = Bankrupt
board-steam-tiles = Which tile on { $hex }?
board-steam-tiles-town = Which tile on { $hex } ({ $name })?
board-steam-cost = ${ $cost }
