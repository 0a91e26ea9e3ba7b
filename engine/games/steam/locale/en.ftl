# Steam. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name, $place the name or the coordinates of a hex. $colour and the like are words to select by.

steam = Steam

## Words that sentences refer to; they take the arguments of the sentence

steam-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[grey] grey
}

## Variants

steam-variant-rules = Rules
steam-variant-rules-base = Base game
steam-variant-rules-standard = Standard game
steam-variant-map = Map
steam-variant-map-northeast = North-eastern USA and south-eastern Canada
steam-variant-map-ruhr = Lower Rhine and Ruhr
steam-variant-order = First turn order (Base game)
steam-variant-order-auction = Auction
steam-variant-order-learning = Learning draw

## Rounds, money, auctions, action tiles, goods, income, scoring: what is asked

steam-ask-bid = How much do you bid?
steam-ask-capital = How many times do you raise capital?
steam-ask-action-tile = Which action tile do you take?
steam-ask-goods = Which goods do you move?
steam-ask-delivery = Where does the cube go?
steam-ask-points = Do you take the points as income or as victory points?
steam-standing-points = Points from the deliveries of others

steam-bid-note-position-open = Position { $position } of the turn order; nobody has bid yet.
steam-bid-note-position = Position { $position } of the turn order; { $seat } has bid ${ $bid }.
steam-bid-note-order-open = The turn order; nobody has bid yet. Whoever drops out next gets position { $position }.
steam-bid-note-order = The turn order; { $seat } has bid ${ $bid }. Whoever drops out next gets position { $position }.
steam-capital-note = You have ${ $cash }. Each time brings ${ $step } and costs 1 income, or 2 VP once your income is -10. You can raise no money for the rest of the round.
steam-points-note = { $points ->
    [one] { $points } point for your links on this route.
   *[other] { $points } points for your links on this route.
}

## Rounds, money, auctions, action tiles, goods, income, scoring: choices and log

steam-player = { $seat }
steam-stop = { $place }
steam-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steam-pass = Pass
steam-pass-effect = You do nothing in this round of the goods phase.
steam-bid-pass = Pass
steam-bid-pass-position-effect = You are out for position { $position }, and may bid for the next one.
steam-bid-pass-order-effect = You drop out and get position { $position }.
steam-bid-pass-free-effect = Your free pass of the tile Turn Order: you stay in.
steam-taking = { $cost ->
    [0] { $tile }
   *[other] { $tile } (${ $cost })
}
steam-taking-passed = { $tile }, passed
steam-taking-passed-effect = Nothing but its number: you do not pay, and you do not carry it out.
steam-action-turn-order = Turn Order
steam-action-turn-order-base-effect = No effect but its number: you are first in the next round.
steam-action-turn-order-standard-effect = In the next auction of the turn order you may pass once and stay in.
steam-action-first-move = First Move
steam-action-first-move-base-effect = You act first in both rounds of moving goods.
steam-action-first-move-standard-effect = You act first in both rounds of moving goods.
steam-action-engineer = Engineer
steam-action-engineer-base-effect = You may place 4 track tiles this round instead of 3.
steam-action-engineer-standard-effect = You may place 4 track tiles this round instead of 3.
steam-action-first-build = First Build
steam-action-first-build-base-effect = You build first this round.
steam-action-first-build-standard-effect = You build first this round.
steam-action-city-growth = City Growth
steam-action-city-growth-base-effect = In your build turn a printed city receives the cubes of a supply space.
steam-action-city-growth-standard-effect = In your build turn a printed city may receive the cubes of a supply space.
steam-action-locomotive = Locomotive
steam-action-locomotive-base-effect = Your locomotive grows by 1 level at once.
steam-action-locomotive-standard-effect = Your locomotive grows by 1 level at once, and so does its upkeep.
steam-action-urbanization = Urbanization
steam-action-urbanization-base-effect = In your build turn a town becomes a New City.
steam-action-urbanization-standard-effect = In your build turn a town may become a New City.
steam-improve = Improve the locomotive
steam-improve-effect = It grows by 1 level, free of charge. You can do this once in the phase.
steam-cube = { steam-colour } from { $place }
steam-cube-effect = Up to { steam-points } for you.
steam-delivery = { $place }: { steam-points }
steam-delivery-effect = { $others ->
    [0] { $stops ->
        [0] Directly.
       *[other] By way of { $via }.
    }
   *[other] { $stops ->
        [0] Directly. Others score: { $rivals }.
       *[other] By way of { $via }. Others score: { $rivals }.
    }
}
steam-points-of = { $seat } { $points }
steam-take-income = Income +{ $gain }
steam-take-income-effect = Your income rises from { $before } to { $after }.
steam-take-vp = { $gain } VP
steam-take-vp-effect = Your victory points rise from { $before } to { $after }.
steam-order-income = Always income
steam-order-income-effect = As long as your income is not 10.
steam-order-vp = Always VP
steam-order-vp-effect = Your income stays as it is.
steam-order-until = Income until { $income }, then VP
steam-order-until-effect = With an income of { $income } or more you take VP.

steam-source-deliveries = Deliveries
steam-source-capital = Given up for money
steam-source-upkeep = Given up for expenses
steam-source-income = Income at the end
steam-source-links = Complete links

steam-log-round = Round { $round } of { $rounds } begins. Turn order: { $players }.
steam-log-phase-auction = The turn order is auctioned. Bidding in this order: { $players }.
steam-log-phase-build = Track is built in this order: { $players }.
steam-log-phase-goods = { $lap ->
    [1] Goods are moved, first round, in this order: { $players }.
   *[other] Goods are moved, second round, in this order: { $players }.
}
steam-log-bid = { $seat } bids ${ $bid }.
steam-log-bid-pass = { $seat } passes for position { $position }.
steam-log-bid-pass-free = { $seat } passes and stays in.
steam-log-bid-pass-order = { $seat } drops out and gets position { $position }.
steam-log-position = { $cost ->
    [0] { $seat } has position { $position } and pays nothing.
   *[other] { $seat } has position { $position } and pays ${ $cost }.
}
steam-log-no-capital = { $seat } raises no capital.
steam-log-tile = { $cost ->
    [0] { $seat } takes { $tile }.
   *[other] { $seat } takes { $tile } for ${ $cost }.
}
steam-log-tile-passed = { $seat } takes { $tile } and passes it.
steam-log-locomotive = { $seat } has a locomotive of level { $level } now.
steam-log-goods-pass = { $seat } moves nothing.
steam-log-delivery = { $seat } moves { steam-colour } from { $place } to { $to } and scores { steam-points }.
steam-log-take-income = { $seat } takes { steam-points } as income: +{ $gain }.
steam-log-take-vp = { $seat } takes { steam-points } as VP.
steam-log-income = { $cash ->
    [0] { $seat } has no income and no expenses.
   *[other] { $seat } receives ${ $cash }.
}
steam-log-expenses = { $seat } pays ${ $cost }.
steam-log-upkeep = { $vp ->
    [0] { $seat } gives up { $income } income for ${ $cash } of it.
   *[other] { $income ->
        [0] { $seat } gives up { $vp } VP for ${ $cash } of it.
       *[other] { $seat } gives up { $vp } VP and { $income } income for ${ $cash } of it.
    }
}
steam-log-bankrupt = { $seat } owes ${ $owed }, cannot pay, and is bankrupt. All links of { $seat } are unowned now.
steam-log-final = { $seat } ends with { $vp } VP: { $income } for the income, { $links } for complete links.
steam-log-winners = { $winners } wins.
steam-log-raise = { $vp ->
    [0] { $seat } raises ${ $cash } and gives up { $income } income.
   *[other] { $income ->
        [0] { $seat } raises ${ $cash } and gives up { $vp } VP.
       *[other] { $seat } raises ${ $cash } and gives up { $income } income and { $vp } VP.
    }
}


## Building track and cities: what is asked

steam-ask-build = Where do you build?
steam-ask-tile = Which tile do you place?
steam-ask-new-city = Which town becomes a New City?
steam-ask-new-city-colour = Which New City tile do you use?
steam-ask-growth-city = Which city grows?
steam-ask-supply = Which cubes does it receive?

steam-build-note = { $left ->
    [0] You have no track placement left.
    [one] { $left } track placement left; you can pay up to ${ $power } (cash ${ $cash }).
   *[other] { $left } track placements left; you can pay up to ${ $power } (cash ${ $cash }).
}

## Building track and cities: choices and log

steam-done = Done
steam-done-effect = Your build turn ends. Unfinished links that you have not worked on become unowned.
steam-urbanize = Urbanization
steam-urbanize-effect = A town becomes a New City and receives the cubes of a supply space. This is no track placement.
steam-grow = City Growth
steam-grow-effect = A printed city receives the cubes of a supply space. This is no track placement.

steam-hex = { $hex }
steam-settlement = { $name } ({ $hex })
steam-edge-0 = N
steam-edge-1 = NE
steam-edge-2 = SE
steam-edge-3 = S
steam-edge-4 = SW
steam-edge-5 = NW
steam-segment = { $edge }–{ $to }
steam-spur = { $edge }
steam-tile = { $face }: { $parts }
steam-tile-new-effect = ${ $cost }: { $effects }.
steam-tile-improvement-effect = ${ $cost } to improve the tile: { $effects }.
steam-tile-redirect-effect = ${ $cost } to redirect the track: { $effects }.
steam-effect-starts = a new link from { $place }
steam-effect-extends = your link from { $place } gets longer
steam-effect-claims = you claim the unowned link from { $place }, still unfinished
steam-effect-redirects = the link from { $place } stays unfinished, and this does not count as work on it
steam-effect-completes = your link { $place }–{ $to } is complete
steam-effect-completes-claimed = your link { $place }–{ $to } is complete, with unowned track that you claim
steam-effect-completes-other = completes the link { $place }–{ $to } of { $other }
steam-new-city-effect = { $place } becomes a city. Its track tile goes back; links that end there stay.
steam-new-city-red = Red
steam-new-city-blue = Blue
steam-new-city-yellow = Yellow
steam-new-city-purple = Purple
steam-new-city-grey = Grey
steam-new-city-left = { $count ->
    [one] The last New City of this colour.
   *[other] { $count } New Cities of this colour are left.
}
steam-growth-effect = { $place } receives all cubes of a supply space and a City Growth marker.
steam-supply = Space { $number }: { $cubes }
steam-cubes = { $count } { steam-colour }

steam-log-new = { $seat } places { $tile } on { $place } for ${ $cost }.
steam-log-improvement = { $seat } improves the tile on { $place } to { $tile } for ${ $cost }.
steam-log-redirect = { $seat } redirects the track on { $place } with { $tile } for ${ $cost }.
steam-log-complete = The link { $place }–{ $to } is complete.
steam-log-complete-claimed = The link { $place }–{ $to } is complete, with unowned track that is claimed.
steam-log-complete-other = This completes the link { $place }–{ $to } of { $other }.
steam-log-complete-unowned = The link { $place }–{ $to } is complete and stays unowned for good.
steam-log-claim = The unowned link from { $place } is claimed.
steam-log-lost = { $seat } has not worked on the unfinished link from { $place }, which becomes unowned.
steam-log-new-city = { $count ->
    [0] { $seat } founds a New City ({ steam-colour }) in { $place }; no cubes are left for it.
   *[other] { $seat } founds a New City ({ steam-colour }) in { $place }, with { $cubes }.
}
steam-log-spur-gone = With the old tile of { $place } the unfinished link of { $other } there is gone.
steam-log-growth = { $seat } lets { $place } grow by { $cubes }.
