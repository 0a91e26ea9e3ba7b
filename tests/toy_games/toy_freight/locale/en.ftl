toy-freight = Toy Freight
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
toy-freight-ore = Ore
toy-freight-coal = Coal
toy-freight-grain = Grain
toy-freight-keep = Keep them
toy-freight-help = Help
toy-freight-refuse = Refuse
toy-freight-bid = Bid { $n }
toy-freight-acts = { $seat }: { $action }
toy-freight-drew = You drew a { $n }.
toy-freight-delivered = { $seat } delivers a crate of { $n }.
toy-freight-auction = { $seat } wins the auction with { $n }.
toy-freight-source-crates = Crates
toy-freight-source-coins = Coins
toy-freight-source-bids = Bids
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
toy-freight-place = { $place }
toy-freight-laid = { $seat } draws { $rail }.
