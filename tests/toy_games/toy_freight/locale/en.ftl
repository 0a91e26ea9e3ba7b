toy-freight = Toy Freight
toy-freight-about-goal = Deliver crates from your hand. The most points win.
toy-freight-about-short = deliver crates
toy-freight-about-length = ten minutes
toy-freight-about-weight = weight 1 of 5
toy-freight-about-turn =
    Draw a crate, or deliver one.
    Store goods, spend coins, or lay a rail.
    After each round all bid.
toy-freight-about-scoring =
    Each crate: its size.
    Each coin: 1 point.
    The highest bid: 3 points.
toy-freight-about-variant-length = a long game has more rounds.
toy-freight-variant-length = Length
toy-freight-variant-length-short = Short
toy-freight-variant-length-long = Long
toy-freight-ask-action = What do you do?
toy-freight-ask-crate = Which crate do you deliver?
toy-freight-ask-goods = Which goods do you store, two at most?
toy-freight-ask-coins = How many coins do you spend?
toy-freight-ask-help = Do you help?
toy-freight-ask-bid = What do you bid?
toy-freight-crate = Crate { $n }
toy-freight-crate-detail = scores { $n }
toy-freight-draw = Draw a crate
toy-freight-deliver = Deliver a crate
toy-freight-store = Store goods
toy-freight-spend = Spend coins
toy-freight-pass = Pass
toy-freight-pass-detail = nothing is done
toy-freight-ore = Ore
toy-freight-coal = Coal
toy-freight-grain = Grain
toy-freight-keep = Keep them
toy-freight-keep-detail = nothing is scored
toy-freight-help = Help
toy-freight-refuse = Refuse
toy-freight-bid = { $n ->
    [0] Bid nothing
   *[other] Bid { $n }
}
toy-freight-acts = { $seat }: { $action }
toy-freight-drew = You drew a { $n }.
toy-freight-delivered = { $seat } delivers a crate of { $n }.
toy-freight-auction = { $seat } wins the auction with { $n }.
toy-freight-source-crates = Crates
toy-freight-source-coins = Coins
toy-freight-source-bids = Bids
toy-freight-tie-break = Equal points: more coins are ahead.
toy-freight-rival-bank = The Bank
toy-freight-log-bank = { $rival } lends coins.
toy-freight-log-bank-more = It wants them back.
toy-freight-too-many = A long game is for two or three players, not for { $seats }.
toy-freight-helped = { $seat } helps.
toy-freight-refused = { $seat } refuses.
toy-freight-ask-thanks = Do you thank for the help?
toy-freight-thank = Thank with a coin
toy-freight-standing-help = When somebody asks you for help
toy-freight-help-until = { $n ->
    [-1] Always help
    [0] Never help
   *[other] Help until you have { $n } points
}
toy-freight-help-until-detail = With { $n } points or more you refuse.
toy-freight-help-the-last = Help whoever is last
toy-freight-lay = Draw a rail
toy-freight-ask-plot = Where do you draw a rail?
toy-freight-ask-rail = Which rail?
toy-freight-plot = Plot { $place }
toy-freight-row = Row { $row }
toy-freight-straight = Straight, turn { $n }
toy-freight-straight-rails = Straight rails
toy-freight-curve = Curve, turn { $n }
toy-freight-curve-rails = Curves
toy-freight-hub = Hub
toy-freight-hub-rails = Hubs
toy-freight-laid = { $seat } draws { $rail }.
toy-freight-deliver-this = Deliver your crate of { $n }
toy-freight-store-both = Store ore and coal
toy-freight-spend-all = { $n ->
    [one] Spend your coin
   *[other] Spend all { $n } coins
}
toy-freight-spend-all-detail = scores { $n }
toy-freight-no-crates = No crate is left to be drawn.
toy-freight-no-such-crate = You have no such crate, only { $hand }.
toy-freight-first-coins = Coins are points once they are spent.
toy-freight-hint-action = { $choice ->
    [deliver] a crate scores as soon as it is delivered.
   *[other] only what was drawn can be delivered.
}
toy-freight-hint-crate = the largest crate scores most.
toy-freight-hint-goods = it takes what it can.
toy-freight-hint-coins = coins that are kept score nothing.
toy-freight-hint-help = it refuses whom it can.
toy-freight-hint-thanks = it thanks if it can.
toy-freight-hint-plot = it draws where nobody else does.
toy-freight-hint-rail = it likes hubs.
toy-freight-hint-bid = it bids all it may.
