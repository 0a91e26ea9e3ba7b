# Steam. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name, $place the name or the coordinates of a hex. $colour and the like are words to select by.
# A line of the log that does not name its player goes on with the line before, so that a turn reads as a paragraph.

steam = Steam
steam-about-goal = Lay track between cities and carry goods over it to the cities that want them. Borrowed money costs you in every round, and the most points after seven to ten rounds win.
steam-about-short = lay track on credit, and deliver goods over it
steam-about-length = about 30 minutes a player at one sitting, or 40 turns each: two weeks at three a day
steam-about-weight = weight 4 of 5: money is tight, and others are in the way
steam-about-turn =
    Take an action tile: each has an advantage in this round, and in the Base game its number is your place in the next.
    Build up to three pieces of track, from $2 each; water, hills and towns cost more. A link is finished when it joins two cities or towns.
    Move goods, twice: a cube goes over finished links to a city of its colour, over as many links as your locomotive has levels.
    Instead of one of these two cubes you may improve your locomotive, once a round.
    Then comes your income: you get it, or pay it if it is below 0. Money is borrowed in steps of $5, each for 1 income.
steam-about-scoring =
    Each link of yours on the way of a cube: 1 point for you, even when somebody else moves it.
    You take the points of a delivery either as income, which pays in every round, or as VP.
    At the end, each finished link of yours: 1 point.
    At the end, income: 1 point for every 2; below 0 each step costs 2 points.
    Money left over is worth nothing.
steam-about-variant-rules = in the Base game you borrow whenever you need it. In the Standard game only at the start of a round; then you bid for the turn order, and a locomotive costs its level in every round.
steam-about-variant-map = North-eastern America is best with 3 or 4 players, the Rhine and Ruhr with 4 or 5.
steam-about-variant-order = who begins in the Base game is found by an auction, or by a draw, which is easier in a first game.

## Words that sentences refer to; they take the arguments of the sentence

steam-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[grey] grey
}
steam-colour-first = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [purple] Purple
   *[grey] Grey
}

## Cities and towns, as the maps name them

steam-city-aachen = Aachen
steam-city-albany = Albany
steam-city-allentown = Allentown
steam-city-altenkirchen = Altenkirchen
steam-city-amsterdam = Amsterdam
steam-city-arnhem = Arnhem
steam-city-arnsberg = Arnsberg
steam-city-atlantic-city = Atlantic City
steam-city-augusta = Augusta
steam-city-baltimore = Baltimore
steam-city-binghamton = Binghamton
steam-city-bocholt = Bocholt
steam-city-bonn = Bonn
steam-city-boston = Boston
steam-city-burlington = Burlington
steam-city-coesfeld = Coesfeld
steam-city-concord = Concord
steam-city-cornwall = Cornwall
steam-city-dortmund = Dortmund
steam-city-dueren = Düren
steam-city-duesseldorf = Düsseldorf
steam-city-duisburg = Duisburg
steam-city-eindhoven = Eindhoven
steam-city-elmira = Elmira
steam-city-emmerich = Emmerich
steam-city-essen = Essen
steam-city-euskirchen = Euskirchen
steam-city-geldern = Geldern
steam-city-gummersbach = Gummersbach
steam-city-hagen = Hagen
steam-city-haltern = Haltern
steam-city-hamm = Hamm
steam-city-harrisburg = Harrisburg
steam-city-hartford = Hartford
steam-city-kingston = Kingston
steam-city-koeln = Köln
steam-city-maastricht = Maastricht
steam-city-moenchengladbach = Mönchengladbach
steam-city-monschau = Monschau
steam-city-montreal = Montreal
steam-city-muenster = Münster
steam-city-new-haven = New Haven
steam-city-new-york = New York
steam-city-nijmegen = Nijmegen
steam-city-olpe = Olpe
steam-city-oneonta = Oneonta
steam-city-ottawa = Ottawa
steam-city-philadelphia = Philadelphia
steam-city-portland = Portland
steam-city-poughkeepsie = Poughkeepsie
steam-city-providence = Providence
steam-city-rochester = Rochester
steam-city-roermond = Roermond
steam-city-rutland = Rutland
steam-city-saranac-lake = Saranac Lake
steam-city-scranton = Scranton
steam-city-sherbrooke = Sherbrooke
steam-city-siegen = Siegen
steam-city-springfield = Springfield
steam-city-st-johnsbury = St. Johnsbury
steam-city-syracuse = Syracuse
steam-city-venlo = Venlo
steam-city-watertown = Watertown
steam-city-williamsport = Williamsport
steam-city-wuppertal = Wuppertal

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
steam-ask-points = Do you take the points as income or as VP?
steam-standing-points = Points from the deliveries of others

steam-bid = { $n ->
    [0] Nothing
   *[other] { $left ->
        [0] ${ $n }: all you have
       *[other] ${ $n }: ${ $left } left
    }
}
steam-bid-loan = { $left ->
    [0] ${ $n }: costs { $loan }, nothing left
   *[other] ${ $n }: costs { $loan }, ${ $left } left
}
steam-group-bids = ${ $first } to ${ $last }
steam-amount-capital = { $n ->
    [0] None
   *[other] { $n } × $5
}

steam-purse = { $cash ->
    [0] You have no money.
   *[other] You have ${ $cash }.
}
steam-purse-income = { $cash ->
    [0] No money; ${ $step } cost { $price } income.
   *[other] You have ${ $cash }; ${ $step } more cost { $price } income.
}
steam-purse-vp = { $cash ->
    [0] No money; ${ $step } cost { $price_vp } VP, up to ${ $power } in all.
   *[other] You have ${ $cash }; ${ $step } more cost { $price_vp } VP, up to ${ $power } in all.
}
steam-purse-both = { $cash ->
    [0] No money; ${ $step } cost { $price } income, from income { $least } on { $price_vp } VP.
   *[other] You have ${ $cash }; ${ $step } more cost { $price } income, from income { $least } on { $price_vp } VP.
}
steam-purse-owed = { $left ->
    [0] { $purse } The end of the round takes ${ $owed }{ $short ->
        [0] {""}: nothing is left.
       *[other] {""}: ${ $short } missing.
    }
   *[other] { $purse } The end of the round takes ${ $owed }: ${ $left } left.
}
steam-loan-income = { $income } income
steam-loan-vp = { $vp } VP
steam-loan-both = { $income } income and { $vp } VP
steam-effects = { FORM($gains, case: "inside", by: " · ") }
steam-effects-costs = { $count ->
    [0] { FORM($costs, by: " · ") }
   *[other] { FORM($gains, case: "inside", by: " · ") } · { FORM($costs, by: " · ") }
}
steam-costs = costs { $loan }
steam-short = then ${ $missing } short of ${ $owed } expenses
steam-bid-note-position-open = For position { $position } of the turn order nobody has bid yet. { $purse }
steam-bid-note-position = For position { $position } of the turn order { $seat } has bid ${ $bid }. { $purse }
steam-bid-note-order-open = Nobody has bid yet. Whoever drops out next gets position { $position }. { $prices } { $purse }
steam-bid-note-order = { $seat } has bid ${ $bid }. Whoever drops out next gets position { $position }. { $prices } { $purse }
steam-bid-prices = { $players ->
    [2] In the end, position 1 pays its whole bid, position 2 nothing.
    [3] In the end, positions 1 and 2 pay their whole bid, position 3 nothing.
   *[other] In the end, positions 1 and 2 pay their whole bid, the last one nothing, the others half.
}
steam-capital-note = { $due } { $left } Each −1 income brings ${ $step } (${ $net } after the expenses), from income { $least } on each −2 VP. This is the only time in this round.
steam-capital-due = { $owed ->
    [0] No expenses this round (income { $income }, locomotive ${ $upkeep }).
   *[other] { $income ->
        [0] Expenses this round: ${ $owed } for the locomotive.
       *[other] Expenses this round: ${ $owed } (income { $income }, locomotive ${ $upkeep }).
    }
}
steam-capital-income = This round brings ${ $gain } in the end (income { $income }, locomotive ${ $upkeep }).
steam-capital-first = You start with nothing: the rulebook advises at least ${ $cash } ({ $steps } × ${ $step }), since bids and track are paid from it too.
steam-capital-left = { $left ->
    [0] You have ${ $cash }: just enough.
   *[other] You have ${ $cash }: ${ $left } left after them.
}
steam-capital-cash = { $cash ->
    [0] You have no money to spend.
   *[other] You have ${ $cash } to spend.
}
steam-capital-short = { $cash ->
    [0] You have no money: ${ $short } missing.
   *[other] You have ${ $cash }: ${ $short } missing.
}
steam-action-tile-note = The lowest number goes first next round. { $purse }
steam-action-tile-note-last = Last round: the lower number wins ties. { $purse }
steam-goods-note = { $level ->
    [one] Cube { $lap } of 2, over { $level } link at most.
   *[other] Cube { $lap } of 2, over { $level } links at most.
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
steam-bid-pass = Pass
steam-pass = Move nothing
steam-pass-effect = Neither points nor a better locomotive.
steam-bid-pass-position-effect = You give up position { $position }; you may bid for the next one.
steam-bid-pass-order-effect = { $cost ->
    [0] You drop out: position { $position }, free.
   *[other] You drop out: position { $position } for ${ $cost }.
}
steam-bid-pass-free-effect = Uses your free pass (Turn Order): you stay in.
steam-taking = { $cost ->
    [0] { $tile } ({ $number })
   *[other] { $tile } ({ $number }), ${ $cost }
}
steam-taking-passed = { $tile } ({ $number }): number only, free
steam-action-turn-order = Turn Order
steam-taking-loan = { $effect } Paid with { $loan }.
steam-action-turn-order-base-effect = You are first in the next round.
steam-action-turn-order-standard-effect = In the next auction you may pass once and stay in.
steam-action-turn-order-last-effect = You win a tie in VP and income.
steam-action-first-move = First Move
steam-action-first-move-base-effect = You move goods first, twice.
steam-action-first-move-standard-effect = You move goods first, twice.
steam-action-engineer = Engineer
steam-action-engineer-base-effect = You may place 4 track tiles instead of 3.
steam-action-engineer-standard-effect = You may place 4 track tiles instead of 3.
steam-action-first-build = First Build
steam-action-first-build-base-effect = You build before all others.
steam-action-first-build-standard-effect = You build before all others.
steam-action-city-growth = City Growth
steam-action-city-growth-base-effect = In your build turn a city receives the cubes of a supply space.
steam-action-city-growth-standard-effect = In your build turn a city may receive the cubes of a supply space.
steam-action-locomotive = Locomotive
steam-action-locomotive-base-effect = At once from level { $before } to { $level }: cubes travel { $level } links.
steam-action-locomotive-standard-effect = At once from level { $before } to { $level }; upkeep ${ $upkeep } a round from now on.
steam-action-locomotive-last-effect = At once from level { $before } to { $level }; upkeep ${ $upkeep } this round.
steam-action-urbanization = Urbanization
steam-action-urbanization-base-effect = In your build turn a town becomes a city with new cubes.
steam-action-urbanization-standard-effect = In your build turn a town may become a city with new cubes.
steam-improve = Locomotive from level { $before } to { $level }
steam-improve-effect = Free, instead of a cube; once a round.
steam-improve-effect-upkeep = Free, instead of a cube; once a round; upkeep ${ $upkeep } a round from now on.
steam-improve-effect-last = Free, instead of a cube; once a round; upkeep ${ $upkeep } this round.
steam-delivery = { $count ->
    [0] { steam-colour-first } { $place } → { $to }: { steam-points }
    [1] { steam-colour-first } { $place } → { $to }: { steam-points } ({ $others })
    [2] { steam-colour-first } { $place } → { $to }: { steam-points } ({ $others })
   *[other] { steam-colour-first } { $place } → { $to }: { steam-points } (others { $sum })
}
steam-delivery-effect = Over { $via }.
steam-more = More ways…
steam-more-effect = The same cubes to other cities, or over links that give others more or less.
steam-cube = { steam-colour-first } from { $place }
steam-cube-effect = { $points ->
    [one] { $points } point; { $count } ways, to { $ends }.
   *[other] Up to { $points } points; { $count } ways, to { $ends }.
}
steam-group-points = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}
steam-group-points-city = { $points ->
    [one] { $points } point: { $place }
   *[other] { $points } points: { $place }
}
steam-group-else = Something else
steam-delivery-note = The { steam-colour } cube from { $place }.
steam-way = { $count ->
    [0] { $to }: { steam-points }
    [1] { $to }: { steam-points } ({ $others })
    [2] { $to }: { steam-points } ({ $others })
   *[other] { $to }: { steam-points } (others { $sum })
}
steam-points-of = { $seat } { $points }
steam-take-income = Income +{ $gain } (→ { $after })
steam-take-vp = { $gain } VP (→ { $after })
steam-take-lost = { $lost ->
    [one] Loses { $lost } point above the highest income.
   *[other] Loses { $lost } points above the highest income.
}
steam-order-income = Always income
steam-order-income-effect = At +10, the highest, VP.
steam-order-vp = Always VP
steam-order-until = { $above ->
    [1] Income while below +{ $income }, then VP
   *[other] Income while below { $income }, then VP
}

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
    [1] First cubes, in this order: { $players }.
   *[other] Second cubes, in this order: { $players }.
}
steam-log-bid = { $seat } bids ${ $bid }.
steam-log-bid-pass = { $seat } passes for position { $position }.
steam-log-bid-pass-free = { $seat } passes and stays in.
steam-log-bid-pass-order = { $seat } drops out and gets position { $position }.
steam-log-position = { $cost ->
    [0] { $seat } gets position { $position }.
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
   *[other] { $seat } receives ${ $cash } income.
}
steam-log-expenses = { $seat } pays ${ $cost } expenses.
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
steam-log-final = { $seat }: { $vp } VP{ $income ->
        [0] {""}
       *[other] {" · "}income { $income }
    }{ $links ->
        [0] {""}
       *[other] {" · "}complete links { $links }
    }.
steam-log-winners = { $count ->
    [one] The game is over: { $winners } won.
   *[other] The game is over: { $winners } share the win.
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
    [one] { $left } tile left, from ${ $cost }. { $purse }
   *[other] { $left } tiles left, from ${ $cost } each. { $purse }
}
steam-tile-note = { $where }. { $purse }
steam-tile-note-loan = { $where }: any of these costs { $loan }. { $purse }

## Building track and cities: choices and log

steam-done = Done
steam-done-effect = Gives up { $unused }.
steam-given-up-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
steam-given-up-urbanize = Urbanization
steam-given-up-grow = City Growth
steam-open-link = { $place }→
steam-given-up-links = { $count ->
    [1] unfinished { $links }
    [2] unfinished { $links }
    [3] unfinished { $links }
   *[other] { $count } unfinished links
}
steam-urbanize = Urbanization
steam-urbanize-effect = A town becomes a city with the cubes of a supply space. Takes no tile.
steam-grow = City Growth
steam-grow-effect = A city receives the cubes of a supply space. Takes no tile.
steam-group-action = Your action tile

steam-hex = { $hex }
steam-town-hex = { $name }, { $hex }
steam-hex-completes = Completes { $place }–{ $to }, ${ $cost } ({ $hex })
steam-hex-own = On with { $place }→ ({ $hex })
steam-hex-claims = Claims { $place }→ ({ $hex })
steam-hex-network = From { $place } ({ $hex })
steam-hex-redirects = Turns { $place }→ elsewhere ({ $hex })
steam-hex-redirects-unowned = Turns unowned { $place }→ elsewhere ({ $hex })
steam-hex-beside = { $side ->
    [0] North of { $place } ({ $hex })
    [1] North-east of { $place } ({ $hex })
    [2] South-east of { $place } ({ $hex })
    [3] South of { $place } ({ $hex })
    [4] South-west of { $place } ({ $hex })
   *[5] North-west of { $place } ({ $hex })
}
steam-hex-price = { $ground ->
    [water] From ${ $cost } (water)
    [hill] From ${ $cost } (hill)
    [hill-water] From ${ $cost } (hill, water)
    [tile] From ${ $cost } (tile here)
   *[town] From ${ $cost } (a town)
}
steam-hex-effect-near = { $price } · also { FORM($near, by: " · ") }
steam-hex-near = Also { FORM($near, by: " · ") }
steam-hex-unowned = { $price } · stays unowned: nothing for you
steam-hex-stays-unowned = Stays unowned: nothing for you
steam-hex-only-more = { $tile } · { $more }
steam-near-cities = beside { $places }
steam-near-own = the end of your { $place }→
steam-near-claimable = the end of unowned { $place }→
steam-near-loose = can turn { $links }
steam-near-loose-unowned = can turn unowned { $links }
steam-near-town = a town on your links
steam-group-finishes = Finishes { $place }→
steam-group-own = On with { $place }→
steam-group-completes = Completes a link
steam-group-claims = Claims { $place }→
steam-group-network = From { $place }
steam-group-redirects = Turns { $place }→
steam-group-redirects-unowned = Unowned { $place }→
steam-group-city = { $place }
steam-group-joined = On your links
steam-group-apart = Elsewhere
steam-settlement = { $name } ({ $hex })
steam-where-beside = Beside { $places } ({ $hex })
steam-where-end = At the end of a link from { $places } ({ $hex })
steam-edge-0 = north
steam-edge-1 = north-east
steam-edge-2 = south-east
steam-edge-3 = south
steam-edge-4 = south-west
steam-edge-5 = north-west
steam-toward = toward { $place }
steam-tile = { $tile } ({ $face })
steam-tile-deed = { $more ->
    [0] { $what }, ${ $cost }
   *[other] { $what } and { $more } more, ${ $cost }
}
steam-tile-unworked = no work: unfinished, lost unless extended
steam-tile-unowned = stays unowned: nothing for you
steam-tile-gives-up = { $count ->
    [1] loses { $link }
   *[other] loses { $count } links
}
steam-tile-claimed = with unowned track
steam-tile-improves = improves the tile here
steam-tiles-completes = { $more ->
    [0] Completes a link
   *[other] Completes a link…
}
steam-tiles-completes-other = { $more ->
    [0] A link of others
   *[other] A link of others…
}
steam-tiles-extends = { $more ->
    [0] On with { $place }→
   *[other] On with { $place }→…
}
steam-tiles-claims = { $more ->
    [0] Claims { $place }→
   *[other] Claims { $place }→…
}
steam-tiles-starts = { $more ->
    [0] Begins { $place }→
   *[other] Begins { $place }→…
}
steam-tiles-redirects = { $more ->
    [0] Turns { $place }→
   *[other] Turns { $place }→…
}
steam-tiles-redirects-unowned = { $more ->
    [0] Unowned { $place }→
   *[other] Unowned { $place }→…
}
steam-effect-starts = Begins { $place }→ { $where }
    .inside = begins { $place }→ { $where }
steam-effect-extends = On with { $place }→ { $where }
    .inside = on with { $place }→ { $where }
steam-effect-claims = Claims { $place }→ { $where }
    .inside = claims { $place }→ { $where }
steam-effect-redirects = Turns { $place }→ { $where }
    .inside = turns { $place }→ { $where }
steam-effect-redirects-unowned = Turns unowned { $place }→ { $where }
    .inside = turns unowned { $place }→ { $where }
steam-effect-completes = Completes { $place }–{ $to }
    .inside = completes { $place }–{ $to }
steam-effect-completes-other = Completes { $place }–{ $to } of { $other }
    .inside = completes { $place }–{ $to } of { $other }
steam-new-city-effect = { $effects }
steam-new-city-own = completes your { $place }→
steam-new-city-other = completes { $place }→ of { $other }
steam-new-city-claims = completes unowned { $place }→ for you
steam-new-city-unowned = completes { $place }–{ $to }, which then stays unowned for good
steam-new-city-removes = removes your unfinished link
steam-new-city-removes-other = removes the unfinished link of { $other }
steam-new-city-removes-unowned = removes an unowned link
steam-new-city-red = Red
steam-new-city-blue = Blue
steam-new-city-yellow = Yellow
steam-new-city-purple = Purple
steam-new-city-grey = Grey
steam-new-city-left = { $count ->
    [one] { $cubes ->
        [0] The last one.
        [one] The last one; { $cubes } { steam-colour } cube lies in cities.
       *[other] The last one; { $cubes } { steam-colour } cubes lie in cities.
    }
   *[other] { $cubes ->
        [0] { $count } left.
        [one] { $count } left; { $cubes } { steam-colour } cube lies in cities.
       *[other] { $count } left; { $cubes } { steam-colour } cubes lie in cities.
    }
}
steam-growth = { $place } ({ steam-colour })
steam-growth-effect = { $cubes } there now.
steam-supply = { $cubes } (space { $number })
steam-cubes = { $count } { steam-colour }

steam-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
steam-log-built = { $tiles ->
    [0] On the same tile { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } builds { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
       *[other] Then { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-completed = { $tiles ->
    [0] On the same tile the rest of { $place }–{ $to }.
   *[other] { $number ->
        [1] { $seat } completes { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
       *[other] Then the rest of { $place }–{ $to } ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-claimed = { $tiles ->
    [0] On the same tile the rest of { $place }–{ $to }, with unowned track.
   *[other] { $number ->
        [1] { $seat } completes { $place }–{ $to } with unowned track ({ steam-tiles }, ${ $cost }).
       *[other] Then the rest of { $place }–{ $to }, with unowned track ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-completed-other = { $tiles ->
    [0] This completes { $place }–{ $to } of { $other }.
   *[other] { $number ->
        [1] { $seat } completes { $place }–{ $to } of { $other } ({ steam-tiles }, ${ $cost }).
       *[other] Then the rest of { $place }–{ $to } of { $other } ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-begun = { $tiles ->
    [0] On the same tile { $place }→ is begun.
   *[other] { $number ->
        [1] { $seat } begins { $place }→ ({ steam-tiles }, ${ $cost }).
       *[other] Then { $place }→ is begun ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-extended = { $tiles ->
    [0] On the same tile { $place }→ goes on.
   *[other] { $number ->
        [1] { $seat } goes on with { $place }→ ({ steam-tiles }, ${ $cost }).
       *[other] Then { $place }→ goes on ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-taken = { $tiles ->
    [0] On the same tile unowned { $place }→ is claimed.
   *[other] { $number ->
        [1] { $seat } claims unowned { $place }→ ({ steam-tiles }, ${ $cost }).
       *[other] Then unowned { $place }→ is claimed ({ steam-tiles }, ${ $cost }).
    }
}
steam-log-redirected = { $number ->
    [1] { $seat } turns { $place }→ another way ({ steam-tiles }, ${ $cost }).
   *[other] Then { $place }→ is turned another way ({ steam-tiles }, ${ $cost }).
}
steam-log-redirected-unowned = { $number ->
    [1] { $seat } turns unowned { $place }→ another way ({ steam-tiles }, ${ $cost }).
   *[other] Then unowned { $place }→ is turned another way ({ steam-tiles }, ${ $cost }).
}
steam-log-laid = { $number ->
    [1] { $seat } places a tile on { $place } (${ $cost }).
   *[other] Then a tile on { $place } (${ $cost }).
}
steam-log-no-track = { $seat } builds no track.
steam-log-complete = The link { $place }–{ $to } is complete.
steam-log-complete-claimed = The link { $place }–{ $to } is complete, with unowned track that is claimed.
steam-log-complete-other = This completes the link { $place }–{ $to } of { $other }.
steam-log-complete-unowned = The link { $place }–{ $to } is complete and stays unowned for good.
steam-log-lost = The unfinished link from { $place } was not worked on and becomes unowned.
steam-log-new-city = { $count ->
    [0] { $seat } founds a New City ({ steam-colour }) in { $place }; no cubes are left for it.
   *[other] { $seat } founds a New City ({ steam-colour }) in { $place }, with { $cubes }.
}
steam-log-spur-gone = With the old tile of { $place } the unfinished link of { $other } there is gone.
steam-log-growth = { $seat } lets { $place } grow by { $cubes }.

## Plans that are carried out at once

steam-plan-link = { $tiles ->
    [one] { $place }–{ $to }, { $tiles } tile, ${ $cost }
   *[other] { $place }–{ $to }, { $tiles } tiles, ${ $cost }
}
steam-plan-finish = { $tiles ->
    [one] Completes { $place }–{ $to }, { $tiles } tile, ${ $cost }
   *[other] Completes { $place }–{ $to }, { $tiles } tiles, ${ $cost }
}
steam-plan-on = { $what }, ${ $cost }
steam-plan-over = over { $places }
steam-plan-points = +{ $points } VP
steam-plan-opens = { $points ->
    [one] { steam-colour } { $place } → { $to }: { $points } point
   *[other] { steam-colour } { $place } → { $to }: { $points } points
}
steam-plan-unowned = with unowned track
steam-plan-stays = still unfinished
steam-plan-far = { $tiles ->
    [one] { $tiles } tile short of a settlement
   *[other] { $tiles } tiles short of a settlement
}
steam-plan-pair = { $place }–{ $to }
steam-plan-also = also { $links }
steam-plan-done = { $left ->
    [one] then done, { $left } tile unused
   *[other] then done, { $left } tiles unused
}
steam-plan-found = New City: { $place }, { steam-colour }
steam-plan-grow = City Growth: { $place }
steam-plan-cubes = with { $cubes }
steam-plan-bid = { $n ->
    [0] Bid nothing
   *[other] Bid { $bid }
}
steam-plan-bid-position = { $cost ->
    [0] position { $position }, free, if nobody bids more
   *[other] position { $position } for ${ $cost } if nobody bids more
}
steam-plan-bid-order = { $cost ->
    [0] every position is free so far
   *[other] { $behind ->
        [0] { $positions ->
            [1] position 1 for ${ $cost }
           *[other] position 1 or 2 for ${ $cost }
        }
       *[other] position 1 or 2 for ${ $cost }, a later one for ${ $behind }, the last free
    }
}
steam-plan-income = { steam-colour-first } { $place } → { $to }: income +{ $gain } (→ { $after })
steam-plan-vp = { steam-colour-first } { $place } → { $to }: { $gain } VP

## Lines of games that were begun when every tile had one

steam-log-new = { $number ->
    [1] { $seat } places tile { $tile } on { $place } for ${ $cost }.
   *[other] Then tile { $tile } on { $place } for ${ $cost }.
}
steam-log-improvement = { $number ->
    [1] { $seat } improves { $place } to tile { $tile } for ${ $cost }.
   *[other] Then { $place } is improved to tile { $tile } for ${ $cost }.
}
steam-log-claim = The unowned link from { $place } is claimed.
steam-log-redirect = { $number ->
    [1] { $seat } redirects the track on { $place } with tile { $tile } for ${ $cost }.
   *[other] Then the track on { $place } is redirected with tile { $tile } for ${ $cost }.
}

## Why a move that was typed is not legal

steam-why-misspelt = “{ $typed }” is not on this map; most like it: { $places }.
steam-why-city = { $count ->
    [0] { $place } is a city, and nothing can be built beside it now.
   *[other] { $place } is a city: track goes beside it, now on { $hexes }.
}
steam-why-first = First carry out { $tile }: in the Base game what was paid for is done.
steam-why-used = You have used { $tile } in this round.
steam-why-no-action = You don't have { $tile } in this round, or it can't be used.
steam-why-other-hex = You are choosing a tile for { $place }: undo that to build elsewhere.
steam-why-link = { $tiles ->
    [one] { $place }–{ $to } takes a tile on { $hexes }, ${ $cost }.
   *[other] { $place }–{ $to } takes { $tiles } tiles, on { $hexes }, ${ $cost }.
}
steam-why-link-dear = { $place }–{ $to } costs at least ${ $cost }: ${ $missing } missing.
steam-why-link-far = { $tiles ->
    [0] You have no tile left in this turn.
    [one] { $place }–{ $to } can't be completed with { $tiles } tile.
   *[other] { $place }–{ $to } can't be completed with { $tiles } tiles.
}
steam-why-now = { $kind ->
    [bid] You are bidding now: track and cubes come later in the round.
    [capital] You are raising capital now: track and cubes come later in the round.
    [action-tile] You are choosing an action tile now: track and cubes come later in the round.
    [build] Track is being built now: cubes are moved later in the round.
    [tile] You are choosing a tile now: cubes are moved later in the round.
    [new-city-colour] You are choosing the colour of the New City now.
    [supply] You are choosing cubes of the supply now.
   *[points] You are choosing now how to take the points of this delivery.
}
steam-why-no-tiles = You have no tile left in this turn.
steam-why-apart = { $place } is not beside a city or an unfinished link that you may go on with, and no track there can be added to.
steam-why-unreached = No city and no link of yours lies beside { $place }.
steam-why-none-left = Every tile that fits on { $place } is used up.
steam-why-dear = { $place } costs at least ${ $cost }: ${ $missing } missing.
steam-why-town = { $place } is a town: it needs a town tile (T…).
steam-why-no-town = There is no town on { $place }: town tiles (T…) don't fit.
steam-why-sold-out = Tile { $face } is used up.
steam-why-blocked = No track may leave { $place } to the { $side }.
steam-why-unowned = To the { $side } of { $place } lies { $start }→, which nobody owns and you may not claim.
steam-why-rival = To the { $side } of { $place } lies { $start }→ of { $other }.
steam-why-nowhere = This track on { $place } starts neither at a city nor at a link of yours.
steam-why-no-city = { $place } is no city: no cubes lie there, and none goes there.
steam-why-no-colour = No { steam-colour } cube can be moved now.
steam-why-stuck = { $count ->
    [0] { $place } has no cubes.
   *[other] No cube of { $place } can be moved now.
}
steam-why-no-cube = There is no { steam-colour } cube in { $place }.
steam-why-wrong-colour = { $place } is no { steam-colour } city.
steam-why-own-city = A cube does not come back to { $place }.
steam-why-no-links = No complete links lead from { $place } to { $to }.
steam-why-nowhere-near = No complete links lead from { $place } to a { steam-colour } city.
steam-why-stops = The cube would stop in { $place }, the first { steam-colour } city on its way to { $to }.
steam-why-no-own = None of the links on the way is yours.
steam-why-fewer = The way has { $theirs ->
    [one] { $theirs } link of { $other }
   *[other] { $theirs } links of { $other }
} and only { $own } of yours.
steam-why-locomotive = { $to } is { $needed } links away; your locomotive has level { $level }.
steam-why-improved = You have improved your locomotive in this round already.
steam-why-highest = Your locomotive has level { $level }, the highest.
steam-why-taken = { $other } has { $tile }.
steam-why-tile-dear = { $tile } costs ${ $cost }: ${ $missing } missing.
steam-why-bid = Bid from ${ $least } to ${ $most }.
steam-why-capital = You can raise money { $most } times at most.
steam-why-returns = A link would lead from { $place } back to it.
steam-why-city-there = { $place } is a city already.
steam-why-no-town-there = There is no town on { $place }.
steam-why-grown = { $place } has grown already.
steam-why-not-printed = { $place } can't grow: only printed cities do.
steam-why-empty = Supply space { $number } is empty.

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

steam-first-bid = You bid for an earlier turn: first choice of action tile, first to build and to deliver. The more of you play, the more it is worth; but every $5 raised costs income.
steam-first-capital = Money is raised only now, and must last for the whole round: the auction, track and the upkeep of your locomotive. In round 1 raise at least $10. Each step costs 1 income for good.
steam-first-action-tile = One action for this round, and its number can decide who is early in the next. Locomotive makes every later delivery longer; Urbanization founds a city where you need one.
steam-first-build = Cubes move over complete links only, so plan a link from a cube to a city of its colour. Finish it in this turn if you can: an unfinished one that you don't grow is lost.
steam-first-tile = The face decides where the track goes on, and each exit costs $1, water and hills more. Check whether the next hex leads straight to a city.
steam-first-goods = Each link of yours on the way is a point, for others theirs. A locomotive one level better, instead of a cube, makes all later ways longer: best in early rounds.
steam-first-cube = The same cube may go by other ways, with other points for you and the others. A way over more of your own links is better, however long.
steam-first-delivery = Take the way with the most of your own links; links of others on it give points to them.
steam-first-points = Income pays you every round and is 1 VP for 2 in the end; points taken as VP stay as they are. So income early, VP late, and never deep in the red.
steam-first-new-city = The town becomes a city of the colour that you choose: cubes of that colour may end here. Best at the end of one of your links, where such cubes are near.
steam-first-new-city-colour = Cubes of this colour can be delivered here from now on. Count which colour lies in cities that your links reach.
steam-first-growth-city = New cubes for a city, once a game. Choose one at your links, best where others have none.
steam-first-supply = These cubes come to the city. Take colours whose cities your links reach, on ways as long as your locomotive allows.

steam-hint-bid = { $choice ->
    [pass] to choose and build before the others is worth less to it than this costs.
   *[other] to choose and build before the others is worth more to it than this costs.
}
steam-hint-capital = it raises what upkeep and the best link need, and no more.
steam-hint-action-tile = by the deliveries that it lets you make, less its price, it is worth most.
steam-hint-build = { $choice ->
    [done] nothing that you can still build is worth its price.
    [urbanize] the tile is paid for, and a New City opens deliveries.
    [grow] the tile is paid for, and new cubes open deliveries.
   *[other] here the link begins, or goes on, that adds most to your deliveries to come, less what it costs.
}
steam-hint-tile = so the track goes on towards the deliveries that are worth most, less what it costs.
steam-hint-goods = { $choice ->
    [improve] longer ways in all your deliveries to come are worth more than the best cube now.
    [pass] there is nothing to deliver.
   *[other] it counts your points, less a third of what the others get, and what the cubes that stay promise.
}
steam-hint-cube = it takes the first that is offered, so look for yourself.
steam-hint-delivery = it counts your points, less a third of what the others get.
steam-hint-points = { $choice ->
    [income] over the rounds that are left, a dollar more in each is worth more than these VP.
   *[other] VP are worth more than a dollar more in each of the rounds that are left.
}
steam-hint-new-city = of the towns at your links, a city here adds most to your deliveries.
steam-hint-new-city-colour = of the colours left, most cubes that you can reach fit this one.
steam-hint-growth-city = of the cities at your links, new cubes add most to your deliveries here.
steam-hint-supply = of the cubes left, these can be delivered best from there.

## What a post tells of a turn, in phrases

steam-brief-tile = { $cost ->
    [0] { $tile }
   *[other] { $tile } (${ $cost })
}
steam-brief-tile-passed = { $tile } (passed)
steam-brief-locomotive = locomotive { $level }
steam-brief-goods-pass = moves nothing
steam-brief-delivery = { steam-colour } { $place } → { $to }
steam-brief-take-income = income +{ $gain }
steam-brief-take-income-other = { $seat } income +{ $gain }
steam-brief-take-vp = +{ $gain } VP
steam-brief-take-vp-other = { $seat } +{ $gain } VP
steam-brief-income = { $seat } +${ $cash }
steam-brief-expenses = { $seat } −${ $cost }
steam-brief-cash = Income: { $who }.
steam-brief-upkeep = { $vp ->
    [0] income −{ $income }
   *[other] { $income ->
        [0] −{ $vp } VP
       *[other] income −{ $income }, −{ $vp } VP
    }
}
steam-brief-bankrupt = bankrupt: all links unowned
steam-brief-raise = { $vp ->
    [0] income −{ $income }
   *[other] { $income ->
        [0] −{ $vp } VP
       *[other] income −{ $income }, −{ $vp } VP
    }
}
steam-brief-built = { $place }–{ $to }{ steam-brief-cost }
steam-brief-cost = { $cost ->
    [0] {""}
   *[other] {" "}(${ $cost })
}
steam-brief-begun = { $place }→{ steam-brief-cost }
steam-brief-completed-other = { $place }–{ $to } of { $other }{ steam-brief-cost }
steam-brief-taken = claims { $place }→{ steam-brief-cost }
steam-brief-redirected = turns { $place }→{ steam-brief-cost }
steam-brief-laid = tile on { $place }{ steam-brief-cost }
steam-brief-no-track = no track
steam-brief-lost = loses { $place }→
steam-brief-complete = { $place }–{ $to } complete
steam-brief-complete-other = { $place }–{ $to } of { $other }
steam-brief-complete-unowned = { $place }–{ $to } complete, unowned
steam-brief-new-city = New City { $place } ({ steam-colour })
steam-brief-spur-gone = link of { $other } gone
steam-brief-growth = { $place } +{ $cubes }
steam-brief-bid = { $seat } ${ $bid }
steam-brief-bid-pass = { $seat } passes
steam-brief-bid-pass-free = { $seat } passes
steam-brief-bid-pass-order = { $seat } position { $position }
steam-brief-position = { $cost ->
    [0] { $seat } position { $position }
   *[other] { $seat } position { $position } (${ $cost })
}
steam-brief-bid-alone = bid ${ $bid }
steam-brief-bid-pass-alone = pass
steam-brief-bid-pass-free-alone = pass
steam-brief-bid-pass-order-alone = position { $position }
steam-brief-position-alone = { $cost ->
    [0] position { $position }
   *[other] position { $position } (${ $cost })
}
steam-brief-auction = Auction: { $who }.
