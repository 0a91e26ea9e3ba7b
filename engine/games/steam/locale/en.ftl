# Steam. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name, $place the name or the coordinates of a hex. $colour and the like are words to select by.
# A line of the log that does not name its player goes on with the line before, so that a turn reads as a paragraph.

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
steam-variant-map-northeast = North-eastern America
steam-variant-map-ruhr = Rhine and Ruhr
steam-variant-order = First turn order of the Base game
steam-variant-order-auction = Auction
steam-variant-order-learning = Learning draw

## Rounds, money, auctions, action tiles, goods, income, scoring: what is asked

steam-ask-bid = How much do you bid?
steam-ask-capital = How much capital do you raise?
steam-ask-action-tile = Which action tile do you take?
steam-ask-goods = Which goods do you move?
steam-ask-cube = Which cube goes another way?
steam-ask-delivery = Which way does it go?
steam-ask-points = Do you take the points as income or as victory points?
steam-standing-points = Points from the deliveries of others

steam-amount-bid = ${ $n }
steam-amount-capital = { $n ->
    [0] None
   *[other] { $n } × $5
}

steam-purse = You have ${ $cash }.
steam-purse-income = You have ${ $cash }. You can raise more as you pay, up to ${ $power } in all: each ${ $step } costs { $price } income.
steam-purse-vp = You have ${ $cash }. You can raise more as you pay, up to ${ $power } in all: each ${ $step } costs { $price_vp } VP.
steam-purse-both = You have ${ $cash }. You can raise more as you pay, up to ${ $power } in all: each ${ $step } costs { $price } income, or { $price_vp } VP once your income is { $least }.
steam-bid-note-position-open = For position { $position } of the turn order nobody has bid yet. { $purse }
steam-bid-note-position = For position { $position } of the turn order { $seat } has bid ${ $bid }. { $purse }
steam-bid-note-order-open = Nobody has bid yet. Whoever drops out next gets position { $position }. { $prices } { $purse }
steam-bid-note-order = { $seat } has bid ${ $bid }. Whoever drops out next gets position { $position }. { $prices } { $purse }
steam-bid-prices = { $players ->
    [2] In the end, position 1 pays its whole bid, position 2 nothing.
    [3] In the end, positions 1 and 2 pay their whole bid, position 3 nothing.
   *[other] In the end, positions 1 and 2 pay their whole bid, the last one nothing, the others half.
}
steam-capital-note = { $due } { $left } Each ${ $step } costs 1 income (so ${ $net } are left of it after the expenses), or 2 VP once your income is { $least }. You can't raise money again in this round.
steam-capital-due = { $owed ->
    [0] No expenses in this round: income { $income }, locomotive ${ $upkeep }.
   *[other] Expenses of this round: ${ $owed } (income { $income }, locomotive ${ $upkeep }).
}
steam-capital-income = This round brings ${ $gain } in the end (income { $income }, locomotive ${ $upkeep }).
steam-capital-left = You have ${ $cash }: ${ $left } are left after them.
steam-capital-cash = You have ${ $cash } to spend.
steam-capital-short = You have ${ $cash }: ${ $short } too little for them.
steam-action-tile-note = The numbers of the tiles set the turn order of the next round. { $purse }
steam-action-tile-note-last = The last round: at equal VP and income the lower number wins. { $purse }
steam-goods-note = { $lap ->
    [1] First of two rounds. Your locomotive has level { $level }: so many links a cube can travel.
   *[other] Second of two rounds. Your locomotive has level { $level }: so many links a cube can travel.
}
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
steam-bid-pass-order-effect = { $cost ->
    [0] You drop out and get position { $position } for nothing.
   *[other] You drop out and get position { $position } for ${ $cost }.
}
steam-bid-pass-free-effect = Your free pass of the tile Turn Order: you stay in.
steam-taking = { $cost ->
    [0] { $number }: { $tile }
   *[other] { $number }: { $tile } (${ $cost })
}
steam-taking-passed = { $number }: { $tile }, passed
steam-taking-passed-effect = You take nothing but its number: no cost, no action.
steam-action-turn-order = Turn Order
steam-action-turn-order-base-effect = No effect but its number: you are first in the next round.
steam-action-turn-order-standard-effect = In the next auction of the turn order you may pass once and stay in.
steam-action-turn-order-last-effect = Nothing but the lowest number: you win a tie in VP and income.
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
steam-action-locomotive-base-effect = Your locomotive has level { $level } at once.
steam-action-locomotive-standard-effect = Your locomotive has level { $level } at once. Upkeep from this round on: ${ $upkeep }.
steam-action-locomotive-last-effect = Your locomotive has level { $level } at once. Upkeep in this round: ${ $upkeep }.
steam-action-urbanization = Urbanization
steam-action-urbanization-base-effect = In your build turn a town becomes a New City.
steam-action-urbanization-standard-effect = In your build turn a town may become a New City.
steam-improve = Improve the locomotive
steam-improve-effect = Level { $level }, free of charge; once in the phase.
steam-improve-effect-upkeep = Level { $level }, free of charge; once in the phase. Upkeep from this round on: ${ $upkeep }.
steam-improve-effect-last = Level { $level }, free of charge; once in the phase. Upkeep in this round: ${ $upkeep }.
steam-delivery = { $count ->
    [0] { $place } → { $to }, { steam-colour }: { steam-points }
   *[other] { $place } → { $to }, { steam-colour }: { steam-points } ({ $others })
}
steam-delivery-effect = { $stops ->
    [0] Directly.
   *[other] By way of { $via }.
}
steam-more = More ways…
steam-more-effect = The same cubes to other cities, or over links that give others more or less.
steam-cube = { $place }, { steam-colour }
steam-cube-effect = { $count } ways, to { $ends }.
steam-delivery-note = The { steam-colour } cube from { $place }.
steam-way = { $count ->
    [0] { $to }: { steam-points }
   *[other] { $to }: { steam-points } ({ $others })
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
steam-tie-break = Equal points: the higher income is ahead, then the lower action tile.

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
    [0] { $seat } gets position { $position } for nothing.
   *[other] { $seat } gets position { $position } for ${ $cost }.
}
steam-log-no-capital = { $seat } raises no capital.
steam-log-tile = { $cost ->
    [0] { $seat } takes { $tile }.
   *[other] { $seat } takes { $tile } for ${ $cost }.
}
steam-log-tile-passed = { $seat } takes { $tile }, passed.
steam-log-locomotive = { $by_tile ->
    [1] The locomotive has level { $level } now.
   *[other] { $seat } improves the locomotive to level { $level }.
}
steam-log-goods-pass = { $seat } moves nothing.
steam-log-delivery = { $stops ->
    [0] { $seat } moves a { steam-colour } cube from { $place } to { $to }, for { steam-points }.
   *[other] { $seat } moves a { steam-colour } cube from { $place } by way of { $via } to { $to }, for { steam-points }.
}
steam-log-take-income = { $own ->
    [1] Income +{ $gain }.
   *[other] { $seat } takes { steam-points }: income +{ $gain }.
}
steam-log-take-vp = { $own ->
    [1] VP +{ $gain }.
   *[other] { $seat } takes { steam-points }: VP +{ $gain }.
}
steam-log-income = { $cash ->
    [0] { $seat } has no income and no expenses.
   *[other] { $seat } receives ${ $cash } of income.
}
steam-log-expenses = { $seat } pays ${ $cost } of expenses.
steam-log-upkeep = { $change ->
    [0] { $vp ->
        [0] ${ $short } of expenses paid with { $income } income.
       *[other] { $income ->
            [0] ${ $short } of expenses paid with { $vp } VP.
           *[other] ${ $short } of expenses paid with { $vp } VP and { $income } income.
        }
    }
   *[other] { $vp ->
        [0] ${ $short } of expenses paid with { $income } income, ${ $change } change kept.
       *[other] { $income ->
            [0] ${ $short } of expenses paid with { $vp } VP, ${ $change } change kept.
           *[other] ${ $short } of expenses paid with { $vp } VP and { $income } income, ${ $change } change kept.
        }
    }
}
steam-log-bankrupt = { $seat } owes ${ $owed }, cannot pay, and is bankrupt. All links of { $seat } are unowned now.
steam-log-final = { $seat } scores { $income } VP for income and { $links } VP for complete links, and ends with { $vp } VP.
steam-log-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
steam-log-raise = { $vp ->
    [0] { $paying ->
        [1] To pay, ${ $cash } is raised: income −{ $income }.
       *[other] { $seat } raises ${ $cash }: income −{ $income }.
    }
   *[other] { $income ->
        [0] { $paying ->
            [1] To pay, ${ $cash } is raised: VP −{ $vp }.
           *[other] { $seat } raises ${ $cash }: VP −{ $vp }.
        }
       *[other] { $paying ->
            [1] To pay, ${ $cash } is raised: income −{ $income }, VP −{ $vp }.
           *[other] { $seat } raises ${ $cash }: income −{ $income }, VP −{ $vp }.
        }
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
    [one] { $left } track placement left. { $purse }
   *[other] { $left } track placements left. { $purse }
}

## Building track and cities: choices and log

steam-done = Done
steam-done-effect = Your build turn ends. Unfinished links that you have not worked on become unowned.
steam-urbanize = Urbanization
steam-urbanize-effect = A town becomes a New City and receives the cubes of a supply space. This is no track placement.
steam-grow = City Growth
steam-grow-effect = A printed city receives the cubes of a supply space. This is no track placement.

steam-hex = { $hex }
steam-hex-effect = { $ground }: { $near }
steam-ground-plain = Plain
steam-ground-plain-water = Plain with water
steam-ground-coast = Coast
steam-ground-coast-water = Coast with water
steam-ground-hill = Hill
steam-ground-hill-water = Hill with water
steam-near-cities = beside { $places }
steam-near-own = your link from { $place } points here
steam-near-claimable = an unowned link from { $place } points here
steam-near-loose = the link from { $place } can be redirected
steam-near-town = a town on your links
steam-settlement = { $name } ({ $hex })
steam-edge-0 = N
steam-edge-1 = NE
steam-edge-2 = SE
steam-edge-3 = S
steam-edge-4 = SW
steam-edge-5 = NW
steam-segment = { $edge }–{ $to }
steam-spur = { $edge }
steam-facet-t22 = T22
steam-facet-t23 = T23
steam-facet-t32 = T32
steam-facet-t33 = T33
steam-facet-t42 = T42
steam-facet-t31 = T31
steam-facet-t34 = T34
steam-facet-t41 = T41
steam-facet-t43 = T43
steam-facet-t11 = T11
steam-facet-t21 = T21
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
steam-new-city-effect = { $count ->
    [0] No link is completed or removed.
   *[other] { $effects }.
}
steam-effect-unowned = the unowned link { $place }–{ $to } is complete and stays unowned for good
steam-effect-removes = your unfinished link here is removed
steam-effect-removes-other = the unfinished link of { $other } here is removed
steam-effect-removes-unowned = an unowned unfinished link here is removed
steam-new-city-red = Red
steam-new-city-blue = Blue
steam-new-city-yellow = Yellow
steam-new-city-purple = Purple
steam-new-city-grey = Grey
steam-new-city-left = { $count ->
    [one] The last New City of this colour.
   *[other] { $count } New Cities of this colour are left.
}
steam-growth-effect = { $count ->
    [0] A { steam-colour } city without cubes.
   *[other] A { steam-colour } city with { $cubes }.
}
steam-supply = Space { $number }: { $cubes }
steam-cubes = { $count } { steam-colour }

steam-log-new = { $number ->
    [1] { $seat } places tile { $tile } on { $place } for ${ $cost }.
   *[other] Then tile { $tile } on { $place } for ${ $cost }.
}
steam-log-improvement = { $number ->
    [1] { $seat } improves { $place } to tile { $tile } for ${ $cost }.
   *[other] Then { $place } is improved to tile { $tile } for ${ $cost }.
}
steam-log-redirect = { $number ->
    [1] { $seat } redirects the track on { $place } with tile { $tile } for ${ $cost }.
   *[other] Then the track on { $place } is redirected with tile { $tile } for ${ $cost }.
}
steam-log-no-track = { $seat } builds no track.
steam-log-complete = The link { $place }–{ $to } is complete.
steam-log-complete-claimed = The link { $place }–{ $to } is complete, with unowned track that is claimed.
steam-log-complete-other = This completes the link { $place }–{ $to } of { $other }.
steam-log-complete-unowned = The link { $place }–{ $to } is complete and stays unowned for good.
steam-log-claim = The unowned link from { $place } is claimed.
steam-log-lost = The unfinished link from { $place } was not worked on and becomes unowned.
steam-log-new-city = { $count ->
    [0] { $seat } founds a New City ({ steam-colour }) in { $place }; no cubes are left for it.
   *[other] { $seat } founds a New City ({ steam-colour }) in { $place }, with { $cubes }.
}
steam-log-spur-gone = With the old tile of { $place } the unfinished link of { $other } there is gone.
steam-log-growth = { $seat } lets { $place } grow by { $cubes }.
