# Cargo Empire. Sentences are whole: a translation may order and inflect its words freely.
# $seat and $who are names of players ($who may be the forwarder's). $city, $from and $to are names of cities. $colour, $mode, $marker,
# $space and the like are words to select by, never text to show as it is.

cargo-empire = Cargo Empire
cargo-empire-about-goal = Carry goods between cities by road, rail and sea, leave trading posts where you deliver, and let your car, train and ship advance. After three rounds of four turns each the most points win.
cargo-empire-about-short = deliver goods across Europe by road, rail and sea
cargo-empire-about-length = about 25 minutes a player at one sitting, or 15 turns each: five days at three a day
cargo-empire-about-weight = weight 2 of 5: learnt in one game
cargo-empire-about-turn =
    Deliver: take a cube from a city with a post of yours to a city that wants this colour.
    Pay the way with cards: road goes over one section, rail over one or two, sea from any port to any other.
    One of your posts goes to the place of the delivery. Two posts there, and the city is upgraded to the next level.
    Your vehicles advance: 1 for a road or rail card, 2 for a sea card, and 1 more for each of the two cities whose card lies open or with you, and for a perfect upgrade.
    The fields that they enter bring cards, cities and objectives. If you can't deliver, you take three cards, or put new cubes into a city.
cargo-empire-about-scoring =
    Car, train and ship beyond the last track: 2 to 24 points each.
    Each of your posts beside a city of level 3: 3 points.
    Each city card: 5 points.
    Objective cards, secret until the end: as each says, mostly 5 to 12 points.
    After rounds 1 and 2 the car, train and ship that lead bring a card, and the first places in the next round.
cargo-empire-about-variant-map = Europe for a first game; on Dyorle some routes have tokens that let a vehicle advance once more.
cargo-empire-about-variant-tracks = the basic ones for a first game, the advanced ones have more to choose; or any three, drawn by chance or chosen one by one.
cargo-empire-about-variant-clans = each player has a crest with a power of its own, and abilities that are paid with delivered cubes. Better from the second game on.
cargo-empire-about-variant-table = two may add the Forwarder, who follows cards, or vassals: each of you then also delivers for a second colour, which scores nothing. Alone you always play against the Forwarder.
cargo-empire-variant-map = Map
cargo-empire-variant-map-europe = Europe
cargo-empire-variant-map-dyorle = Dyorle, with rush tokens
cargo-empire-variant-tracks = Development tracks
cargo-empire-variant-tracks-base = Basic tracks
cargo-empire-variant-tracks-advanced = Advanced tracks
cargo-empire-variant-tracks-any = Any three of all tracks
# the bonus icons of the upper / lower lane, from left to right
cargo-empire-side-a01 = Road, rail, city / rail, sea, objective
cargo-empire-side-a02 = Sea, city, road / road, objective, rail
cargo-empire-side-a03 = Rail, objective, sea / road, sea, city
cargo-empire-side-a04 = Sea, city, rail / rail, road, objective
cargo-empire-side-a05 = Objective, road, sea / sea, city, rail
cargo-empire-side-a06 = City, rail, road / objective, sea, road
cargo-empire-side-b01 = Any card, city or objective, sea / road, rail, any card
cargo-empire-side-b02 = Any card, rail, city or objective / sea, any card, city
cargo-empire-side-b03 = City or objective, road, any card / rail, any card, objective
cargo-empire-side-c01 = City or objective / any card, city, road, sea
cargo-empire-side-c02 = Sea, any card, objective, rail / city or objective
cargo-empire-side-c03 = City / road, rail, city or objective, any card
cargo-empire-variant-track-1 = Left track
cargo-empire-variant-track-1-random = By chance
cargo-empire-variant-track-1-a01 = { cargo-empire-side-a01 }
cargo-empire-variant-track-1-a02 = { cargo-empire-side-a02 }
cargo-empire-variant-track-1-a03 = { cargo-empire-side-a03 }
cargo-empire-variant-track-1-a04 = { cargo-empire-side-a04 }
cargo-empire-variant-track-1-a05 = { cargo-empire-side-a05 }
cargo-empire-variant-track-1-a06 = { cargo-empire-side-a06 }
cargo-empire-variant-track-1-b01 = { cargo-empire-side-b01 }
cargo-empire-variant-track-1-b02 = { cargo-empire-side-b02 }
cargo-empire-variant-track-1-b03 = { cargo-empire-side-b03 }
cargo-empire-variant-track-1-c01 = { cargo-empire-side-c01 }
cargo-empire-variant-track-1-c02 = { cargo-empire-side-c02 }
cargo-empire-variant-track-1-c03 = { cargo-empire-side-c03 }
cargo-empire-variant-track-2 = Middle track
cargo-empire-variant-track-2-random = By chance
cargo-empire-variant-track-2-a01 = { cargo-empire-side-a01 }
cargo-empire-variant-track-2-a02 = { cargo-empire-side-a02 }
cargo-empire-variant-track-2-a03 = { cargo-empire-side-a03 }
cargo-empire-variant-track-2-a04 = { cargo-empire-side-a04 }
cargo-empire-variant-track-2-a05 = { cargo-empire-side-a05 }
cargo-empire-variant-track-2-a06 = { cargo-empire-side-a06 }
cargo-empire-variant-track-2-b01 = { cargo-empire-side-b01 }
cargo-empire-variant-track-2-b02 = { cargo-empire-side-b02 }
cargo-empire-variant-track-2-b03 = { cargo-empire-side-b03 }
cargo-empire-variant-track-2-c01 = { cargo-empire-side-c01 }
cargo-empire-variant-track-2-c02 = { cargo-empire-side-c02 }
cargo-empire-variant-track-2-c03 = { cargo-empire-side-c03 }
cargo-empire-variant-track-3 = Right track
cargo-empire-variant-track-3-random = By chance
cargo-empire-variant-track-3-a01 = { cargo-empire-side-a01 }
cargo-empire-variant-track-3-a02 = { cargo-empire-side-a02 }
cargo-empire-variant-track-3-a03 = { cargo-empire-side-a03 }
cargo-empire-variant-track-3-a04 = { cargo-empire-side-a04 }
cargo-empire-variant-track-3-a05 = { cargo-empire-side-a05 }
cargo-empire-variant-track-3-a06 = { cargo-empire-side-a06 }
cargo-empire-variant-track-3-b01 = { cargo-empire-side-b01 }
cargo-empire-variant-track-3-b02 = { cargo-empire-side-b02 }
cargo-empire-variant-track-3-b03 = { cargo-empire-side-b03 }
cargo-empire-variant-track-3-c01 = { cargo-empire-side-c01 }
cargo-empire-variant-track-3-c02 = { cargo-empire-side-c02 }
cargo-empire-variant-track-3-c03 = { cargo-empire-side-c03 }
cargo-empire-variant-clans = Clans
cargo-empire-variant-clans-off = Without clans
cargo-empire-variant-clans-on = With clans
cargo-empire-variant-table = For two players
cargo-empire-variant-table-plain = Just the two
cargo-empire-variant-table-forwarder = With the Forwarder
cargo-empire-variant-table-vassals = With vassals
cargo-empire-refuse-forwarder = The Forwarder plays against one or two players, not against { $seats }.
cargo-empire-refuse-track = Track “{ $side }” can lie in one place only: choose another one for the left, middle or right track.
cargo-empire-refuse-vassals = Vassals are for exactly two players, not for { $seats }.

## Words that sentences refer to; they take the arguments of the sentence

cargo-empire-player = { $seat }
cargo-empire-chain = { $a } · { $b }
cargo-empire-row = { $a }, { $b }
cargo-empire-either = { $a } or { $b }
cargo-empire-rival-forwarder = Forwarder
cargo-empire-colour = { $colour ->
    [orange] orange
    [grey] grey
    [white] white
   *[brown] brown
}
cargo-empire-a-cube = { $colour ->
    [orange] an orange cube
   *[other] a { cargo-empire-colour } cube
}
cargo-empire-space = { $space ->
    [upper] upper
   *[lower] lower
}
cargo-empire-points = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VP
}
cargo-empire-cubes = { $cubes ->
    [one] { $cubes } { cargo-empire-colour } cube
   *[other] { $cubes } { cargo-empire-colour } cubes
}
cargo-empire-a-marker = { $marker ->
    [car] Car
    [train] Train
   *[ship] Ship
}
cargo-empire-road-cards = { $road ->
    [one] { $road } road
   *[other] { $road } road
}
cargo-empire-rail-cards = { $rail ->
    [one] { $rail } rail
   *[other] { $rail } rail
}
cargo-empire-sea-cards = { $sea ->
    [one] { $sea } sea
   *[other] { $sea } sea
}
cargo-empire-cards = { $road ->
    [0] { $rail ->
        [0] { cargo-empire-sea-cards }
       *[other] { $sea ->
            [0] { cargo-empire-rail-cards }
           *[other] { cargo-empire-rail-cards } + { cargo-empire-sea-cards }
        }
    }
   *[other] { $rail ->
        [0] { $sea ->
            [0] { cargo-empire-road-cards }
           *[other] { cargo-empire-road-cards } + { cargo-empire-sea-cards }
        }
       *[other] { $sea ->
            [0] { cargo-empire-road-cards } + { cargo-empire-rail-cards }
           *[other] { cargo-empire-road-cards } + { cargo-empire-rail-cards } + { cargo-empire-sea-cards }
        }
    }
}

## What is asked

cargo-empire-ask-pick-clan = Which clan do you play?
cargo-empire-ask-objective = Which objective card do you keep? Nobody else sees it.
cargo-empire-ask-transport = Which transport card do you take?
cargo-empire-ask-first-post = Where do you put your first trading post?
cargo-empire-ask-second-post = Where do you put the post in the city of your card?
cargo-empire-ask-crest = Where do you put your crest?
cargo-empire-ask-supply = From which city do you deliver?
cargo-empire-ask-demand = To which city do you deliver?
cargo-empire-ask-cards = Which cards do you play?
cargo-empire-ask-rush = Which way do you take?
cargo-empire-ask-skip = No delivery: what do you do instead?
cargo-empire-ask-advance = Which marker advances?
cargo-empire-ask-lane = Which lane does it enter?
cargo-empire-ask-row-city = Which city card do you take?
cargo-empire-ask-bonus = What does the icon bring?
cargo-empire-ask-clan = Which ability do you pay for?
cargo-empire-ask-cube = Which cube do you move?
cargo-empire-ask-borrow = Whose crest ability do you borrow?
cargo-empire-ask-swap = Which card do you return for a sea card?
cargo-empire-ask-vassal-supply = From which city does your vassal deliver?
cargo-empire-ask-vassal-demand = To which city does your vassal deliver?
cargo-empire-ask-end = Is your turn over?
cargo-empire-ask-port = Does the city of your crest count as a port for your objectives?

cargo-empire-hand = { $count ->
    [0] you have no cards
   *[other] you have { $cards }
}
cargo-empire-hand-note = { $count ->
    [0] You have no cards.
   *[other] You have { $cards }.
}
cargo-empire-have = you have { $count }
cargo-empire-colour-orange = orange
cargo-empire-colour-grey = grey
cargo-empire-colour-white = white
cargo-empire-colour-brown = brown
cargo-empire-from-note = { $colour ->
    [orange] Orange cube from { $from }
    [grey] Grey cube from { $from }
    [white] White cube from { $from }
   *[brown] Brown cube from { $from }
}
cargo-empire-vassal-note = Your vassal delivers { cargo-empire-a-cube } from { $city }.
cargo-empire-first-note = Your hidden city card is { $city }: your second post goes there.
cargo-empire-clan-note = { $cubes ->
    [one] Abilities cost { $cubes } cube; each of your deliveries keeps you one. Any clan may move its crest for that.
   *[other] Abilities cost { $cubes } cubes; each of your deliveries keeps you one. Any clan may move its crest for that.
}
cargo-empire-kept-note = Costs { $cost } of your { $cubes } kept cubes.
cargo-empire-pair-note = { $from } → { $to }
cargo-empire-lane-note = { cargo-empire-a-marker } → track { $track }.
cargo-empire-advances-left = { $count ->
    [one] { $count } advance left.
   *[other] { $count } advances left.
}
cargo-empire-extras-left = { $count ->
    [one] { $count } bonus advance left.
   *[other] { $count } bonus advances left.
}
cargo-empire-standing-end = When nothing but a clan ability is left of your turn
cargo-empire-order-at-once = End my turn at once
cargo-empire-order-at-once-effect = You are not asked whether you pay for one more ability.

cargo-empire-port-note = Your crest stands in { $city }.

## Answers

cargo-empire-done = Done
cargo-empire-done-effect = { $cubes ->
    [one] No more abilities in this turn; your { $cubes } cube stays for later.
   *[other] No more abilities in this turn; your { $cubes } cubes stay for later.
}
cargo-empire-clan = Clan ability…
cargo-empire-clan-effect = { $cost } of your { $cubes } kept cubes: { FORM($abilities, case: "inside") }
cargo-empire-decline = Deliver nothing
cargo-empire-decline-effect = You give up the delivery that a crest makes possible, for cards or a restocked city.
cargo-empire-supply = { $city } ({ cargo-empire-colour })
cargo-empire-supply-reach = { $cubes ->
    [one] { cargo-empire-reach-one }
   *[other] { cargo-empire-reach-many }
}
cargo-empire-reach-one = { $near ->
    [0] { $cubes } cube → { cargo-empire-spaces }
   *[other] { $cubes } cube → { cargo-empire-spaces }, { $near } for 1 card
}
cargo-empire-reach-many = { $near ->
    [0] { $cubes } cubes → { cargo-empire-spaces }
   *[other] { $cubes } cubes → { cargo-empire-spaces }, { $near } for 1 card
}
cargo-empire-last-cube = its last cube
cargo-empire-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
cargo-empire-bonus = { $bonus ->
    [card] +1 advance (city reward)
    [crest] +1 advance (your crest)
   *[both] +2 advances (city reward, your crest)
}
cargo-empire-because = { $bonus ->
    [card] city reward
    [crest] crest
   *[both] city reward, crest
}
cargo-empire-demand = { $city }, { cargo-empire-space } ({ cargo-empire-colour })
cargo-empire-start-detail = { $spaces ->
    [0] supplies { cargo-empire-colour } · { $left } stays free
   *[other] { $near ->
        [0] supplies { cargo-empire-colour } → { cargo-empire-spaces } · { $left } stays free
       *[other] supplies { cargo-empire-colour } → { cargo-empire-spaces }, { $near } for 1 card · { $left } stays free
    }
}
cargo-empire-start-city = { $city } · { $kind }
cargo-empire-demand-fare = { $cards }: { $steps }
cargo-empire-demand-fare-from = from { $cards }: { $steps }
cargo-empire-lost = { $cubes ->
    [one] { $cubes } cube lost
   *[other] { $cubes } cubes lost
}
cargo-empire-becomes = { $level ->
    [2] { $cubes ->
        [0] { $how ->
            [perfect] perfect upgrade
           *[other] upgrade
        }
       *[other] upgrade, { cargo-empire-lost }
    }
   *[other] { $cubes ->
        [0] { $how ->
            [perfect] perfect upgrade to level { $level }
           *[other] upgrade to level { $level }
        }
       *[other] upgrade to level { $level }, { cargo-empire-lost }
    }
}
cargo-empire-becomes-for = { $cubes ->
    [0] { $how ->
        [perfect] perfect level { $level }: VP { $scores }
       *[other] level { $level }: VP { $scores }
    }
   *[other] level { $level }, { cargo-empire-lost }: VP { $scores }
}
cargo-empire-share-you = you { $vp }
cargo-empire-share-of = { $who } { $vp }
cargo-empire-opens = opens { $cubes } { cargo-empire-colour }
cargo-empire-vp-for = { $who } +{ $vp } VP
cargo-empire-vp-for-all = everyone +{ $vp } VP
cargo-empire-by-crest = by the crest
cargo-empire-with-cards = { $count ->
    [one] For { $count } card
   *[other] For { $count } cards
}
cargo-empire-region = { $city ->
    [red] Red cities
    [blue] Blue cities
    [green] Green cities
   *[yellow] Yellow cities
}
cargo-empire-steps-extra = any +{ $steps }
cargo-empire-steps = { $marker ->
    [car] car +{ $steps }
    [train] train +{ $steps }
   *[ship] ship +{ $steps }
}
cargo-empire-fare = { $how ->
    [crest] { $cards } (by the crest)
    [boosted] { $cards } (boost)
   *[plain] { $cards }
}
cargo-empire-sail = sea { $from }–{ $to }
cargo-empire-over = over { $cities }
cargo-empire-plan = { $from } → { $to }, { $cards }
cargo-empire-plan-steps = { $from } → { $to }, { $cards }, { $steps }
cargo-empire-plan-to = { $to }, { $cards }
cargo-empire-plan-to-steps = { $to }, { $cards }, { $steps }
cargo-empire-plan-fare = { $cards }
cargo-empire-plan-fare-steps = { $cards }, { $steps }
cargo-empire-plan-rest = { $steps }
cargo-empire-plan-kept = Keep { $card }, { $steps }
cargo-empire-plan-vassal = { $from } → { $to }
cargo-empire-plan-vp = +{ $vp } VP
cargo-empire-plan-vp-all = in all +{ $vp } VP
cargo-empire-plan-cards = brings { $cards }
cargo-empire-plan-city = city card { $city }
cargo-empire-plan-lane = { $lane ->
    [upper] { $markers }: upper lane
   *[lower] { $markers }: lower lane
}
cargo-empire-by-car = car
cargo-empire-by-train = train
cargo-empire-by-ship = ship
cargo-empire-plan-left = then choose { $what }
cargo-empire-left-advance = the other advances
cargo-empire-left-lane = a lane
cargo-empire-left-row-city = another city card
cargo-empire-left-objective = an objective card
cargo-empire-left-bonus = a city or objective card
cargo-empire-left-transport = a transport card
cargo-empire-rush-none = Past no token
cargo-empire-rush = { $marker ->
    [car] Road token, { $a }–{ $b }
    [train] Rail token, { $a }–{ $b }
   *[ship] Sea token, { $a }–{ $b }
}
cargo-empire-token-road = road
cargo-empire-token-rail = rail
cargo-empire-token-sea = sea
cargo-empire-fare-token = { $tokens } token
cargo-empire-skip-cards = Take 1 road, 1 rail and 1 sea card
cargo-empire-skip-restock = Restock { $city }: { cargo-empire-cubes }
cargo-empire-skip-reach = from there your cards reach { cargo-empire-spaces }
cargo-empire-step = { cargo-empire-a-marker }: { $brings }
cargo-empire-step-lane = choose a lane of track { $track }
cargo-empire-step-vp = { $vp } VP (+{ $gain })
cargo-empire-step-junction = junction
cargo-empire-step-behind = then { $icons }
cargo-empire-step-lost = lost, it stands at the top
cargo-empire-lane-upper = Upper lane
cargo-empire-lane-lower = Lower lane
cargo-empire-lane-icons = { $lane ->
    [upper] Upper: { $icons }
   *[lower] Lower: { $icons }
}
cargo-empire-short-none = –
cargo-empire-short-road = road
cargo-empire-short-rail = rail
cargo-empire-short-sea = sea
cargo-empire-short-city = city
cargo-empire-short-objective = objective
cargo-empire-short-any-transport = any card
cargo-empire-short-city-or-objective = city/objective
cargo-empire-row-slot = slot { $slot }
cargo-empire-row-note = +{ $vp } VP each; from and to its city you alone get +1 advance. No undo: the next card is turned up.
cargo-empire-wants = takes { $colours }
cargo-empire-forwarder-next = the Forwarder looks here next
cargo-empire-crest-city = { $city ->
    [red] Red city
    [blue] Blue city
    [green] Green city
   *[yellow] Yellow city
}
cargo-empire-crest-port = { $city ->
    [red] Red port
    [blue] Blue port
    [green] Green port
   *[yellow] Yellow port
}
cargo-empire-crest-own = With your posts
cargo-empire-crest-else = Other cities
cargo-empire-posts = posts: { $posts }
cargo-empire-posts-you = you { $posts }
cargo-empire-posts-of = { $who } { $posts }
cargo-empire-own-posts = { $posts ->
    [one] { $posts } post of yours
   *[other] { $posts } posts of yours
}
cargo-empire-cube = { $from } → { $to } ({ cargo-empire-colour })
cargo-empire-cube-to = To { $city }
cargo-empire-cube-posts = { $where ->
    [both] your posts in both
    [to] your post where it goes
   *[from] your post where it comes from
}
cargo-empire-port = A port
cargo-empire-port-effect = Objectives: { $vp } VP
cargo-empire-no-port = No port

cargo-empire-mode-road = Road card
cargo-empire-mode-rail = Rail card
cargo-empire-mode-sea = Sea card
cargo-empire-marker-car = Car
cargo-empire-marker-train = Train
cargo-empire-marker-ship = Ship
cargo-empire-icon-none = empty field
cargo-empire-icon-road = road card
cargo-empire-icon-rail = rail card
cargo-empire-icon-sea = sea card
cargo-empire-icon-city = city card
cargo-empire-icon-objective = objective card
cargo-empire-icon-any-transport = any transport card
cargo-empire-icon-city-or-objective = city or objective card
cargo-empire-bonus-city = City card
cargo-empire-bonus-city-effect = +{ $vp } VP: one of the row
cargo-empire-bonus-objective = Objective card
cargo-empire-bonus-objective-effect = { $held ->
    [0] draw two, keep one
   *[other] draw two, keep one (you have { $held })
}

## Why what was typed is not possible

cargo-empire-why-must = A delivery is possible, so you have to make one.
cargo-empire-why-no-post = You have no post in { $city }.
cargo-empire-why-no-cube = { $city } has no cube left.
cargo-empire-why-level3 = { $city } is level 3: it has neither cubes nor free spaces.
cargo-empire-why-closed = { $city } is closed by the crest of { $other }.
cargo-empire-why-no-demand = { $colour ->
    [orange] No other city has a free orange space for a cube of { $city }.
   *[other] No other city has a free { cargo-empire-colour } space for a cube of { $city }.
}
cargo-empire-why-nearest = From { $city } it is too far: to { $nearest } { $cards } missing; { $hand }.
cargo-empire-why-cards = { $city } is too far: { $cards } missing; { $hand }.
cargo-empire-why-spelt = That is possible: type “{ $typed }”.
cargo-empire-why-reversed = Only the other way round: { $from } → { $to }.
cargo-empire-why-chosen = The cube comes from { $city }; undo that to choose another city.
cargo-empire-why-planned = The delivery is { $from } → { $to }; undo that to change it.
cargo-empire-why-no-option = { $city } can't be chosen now.
cargo-empire-why-no-cities = No city is chosen now.
cargo-empire-why-same = { $city } is where the cube comes from.
cargo-empire-upper-colour = { $upper ->
    [orange] orange
    [grey] grey
    [white] white
   *[brown] brown
}
cargo-empire-lower-colour = { $lower ->
    [orange] orange
    [grey] grey
    [white] white
   *[brown] brown
}
cargo-empire-why-colours = { $city } takes { cargo-empire-upper-colour } and { cargo-empire-lower-colour } cubes, no { cargo-empire-colour } ones.
cargo-empire-why-space = In { $city } the { cargo-empire-space } space takes the { cargo-empire-colour } cube.
cargo-empire-why-own-post = Your own post is on the { cargo-empire-colour } space of { $city }.
cargo-empire-why-taken = A post of { $who } is on the { cargo-empire-colour } space of { $city }.
cargo-empire-why-vassal = A vassal of { $other } is on the { cargo-empire-colour } space of { $city }.
cargo-empire-why-hand = You don't have these cards: { $hand }.
cargo-empire-why-left-over = One of these cards would not be needed.
cargo-empire-shape = { $sea ->
    [0] { $land ->
        [one] { $land } step by land
       *[other] { $land } steps by land
    }
   *[other] { $land ->
        [0] one by sea
        [one] one by sea and { $land } by land
       *[other] one by sea and { $land } by land
    }
}
cargo-empire-why-way = These cards don't cover the way exactly: { $ways }.
cargo-empire-why-full = { $city } has all its cubes.
cargo-empire-why-named = Somebody has a post in { $city } already.
cargo-empire-why-row = { $city } is not in the row.
cargo-empire-why-held = You hold the card { $city } already.
cargo-empire-why-own-card = Your card is { $city }: the post goes there.
cargo-empire-why-crest = Your crest stands in { $city } already.
cargo-empire-why-marker = { $marker ->
    [car] Your car does not advance: no road card is left to use for it.
    [train] Your train does not advance: no rail card is left to use for it.
   *[ship] Your ship does not advance: no sea card is left to use for it.
}
cargo-empire-why-kept = { $cubes ->
    [0] A clan ability costs { $cost } kept cubes; you have none.
   *[other] A clan ability costs { $cost } kept cubes; you have { $cubes }.
}
cargo-empire-why-ability = Your clan can't pay for that now.

## Clans

cargo-empire-clan-yellow = Amber Chamber
cargo-empire-clan-yellow-effect = From or to your crest any two cards will do · paid: a road card
cargo-empire-clan-green = Verdant College
cargo-empire-clan-green-effect = From or to your crest a cube of any colour fits · paid: move a cube between cities
cargo-empire-clan-red = Crimson Consortium
cargo-empire-clan-red-effect = Only you use your crest's city · paid, once a turn: a rail card covers 3 sections, train 2
cargo-empire-clan-purple = Violet Collective
cargo-empire-clan-purple-effect = From or to your crest +1 advance · paid: borrow another crest for a turn
cargo-empire-clan-blue = Azure Fleet
cargo-empire-clan-blue-effect = Your crest's city can be a port, also for objectives · paid: road or rail card → sea card
cargo-empire-crest-note = From or to its city: { $does }.
cargo-empire-crest-yellow = any two cards will do
cargo-empire-crest-green = a cube of any colour fits
cargo-empire-crest-red = only you deliver
cargo-empire-crest-purple = +1 advance
cargo-empire-crest-blue = it may count as a port
cargo-empire-lent-yellow = any two cards will do
cargo-empire-lent-green = a cube of any colour fits
cargo-empire-lent-red = you may deliver there, too
cargo-empire-lent-purple = +1 advance
cargo-empire-lent-blue = the city may count as a port
cargo-empire-ability-crest = Move your crest
    .inside = move your crest
cargo-empire-ability-crest-effect = it stands in { $city }
cargo-empire-ability-road-card = Take a road card
    .inside = take a road card
cargo-empire-ability-road-card-effect = for this delivery or a later one
cargo-empire-ability-cube = Move a cube
    .inside = move a cube
cargo-empire-ability-cube-effect = to a free supply space of its colour in another city
cargo-empire-ability-boost = Boost a rail card
    .inside = boost a rail card
cargo-empire-ability-boost-effect = it may cover 3 sections, and the train advances by two; once a turn
cargo-empire-ability-borrow = Borrow a crest
    .inside = borrow a crest
cargo-empire-borrow = { $clan }, { $city }
cargo-empire-borrow-effect = crest of { $seat }: { $crest }
cargo-empire-ability-borrow-effect = of another player, until the end of the turn
cargo-empire-ability-swap = Swap for a sea card
    .inside = swap for a sea card
cargo-empire-ability-swap-effect = return a road or rail card

## Objectives

cargo-empire-count = { $count }
cargo-empire-class-count = { $kind ->
    [red] { $count } red
    [blue] { $count } blue
    [green] { $count } green
    [yellow] { $count } yellow
    [port] { $count ->
        [one] { $count } port
       *[other] { $count } ports
    }
   *[other] { $count } inland
}
cargo-empire-objective-so-far = { $vp ->
    [0] Now { $have } · { $rule }
   *[other] Now { $have }: { $vp } VP · { $rule }
}
cargo-empire-objective-pair-red-blue = Red and blue
cargo-empire-objective-pair-red-blue-effect = { $each } VP a pair: a red and a blue city with your posts
cargo-empire-objective-pair-red-green = Red and green
cargo-empire-objective-pair-red-green-effect = { $each } VP a pair: a red and a green city with your posts
cargo-empire-objective-pair-red-yellow = Red and yellow
cargo-empire-objective-pair-red-yellow-effect = { $each } VP a pair: a red and a yellow city with your posts
cargo-empire-objective-pair-blue-green = Blue and green
cargo-empire-objective-pair-blue-green-effect = { $each } VP a pair: a blue and a green city with your posts
cargo-empire-objective-pair-blue-yellow = Blue and yellow
cargo-empire-objective-pair-blue-yellow-effect = { $each } VP a pair: a blue and a yellow city with your posts
cargo-empire-objective-pair-green-yellow = Green and yellow
cargo-empire-objective-pair-green-yellow-effect = { $each } VP a pair: a green and a yellow city with your posts
cargo-empire-objective-pair-port-nonport = Port and inland
cargo-empire-objective-pair-port-nonport-effect = { $each } VP a pair: a port and another city with your posts
cargo-empire-objective-set-four-colours = Four colours
cargo-empire-objective-set-four-colours-effect = { $each } VP for each set of all four city colours
cargo-empire-objective-largest-network = Largest network
cargo-empire-objective-largest-network-effect = { $each } VP for each city of your largest group joined by land routes
cargo-empire-objective-colour-red = Red cities
cargo-empire-objective-colour-red-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } red cities, { $high } VP in { $highFrom }
cargo-empire-objective-colour-blue = Blue cities
cargo-empire-objective-colour-blue-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } blue cities, { $high } VP in { $highFrom }
cargo-empire-objective-colour-green = Green cities
cargo-empire-objective-colour-green-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } green cities, { $high } VP in { $highFrom }
cargo-empire-objective-colour-yellow = Yellow cities
cargo-empire-objective-colour-yellow-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } yellow cities, { $high } VP in { $highFrom }
cargo-empire-objective-ports = Ports
cargo-empire-objective-ports-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } ports, { $high } VP in { $highFrom } or more
cargo-empire-objective-nonports = Inland cities
cargo-empire-objective-nonports-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } cities without a port, { $high } VP in { $highFrom } or more
cargo-empire-objective-city-cards = City cards
cargo-empire-objective-city-cards-effect = { $low } VP for { $lowFrom } or { $lowTo } city cards, { $high } VP for { $highFrom } or more
cargo-empire-objective-level2 = Cities of level 2
cargo-empire-objective-level2-effect = { $low } VP for your posts in { $lowFrom } or { $lowTo } cities of level 2, { $high } VP in { $highFrom } or more
cargo-empire-objective-level3-each = Cities of level 3
cargo-empire-objective-level3-each-effect = { $each } VP for each city of level 3 with your posts
cargo-empire-objective-four-posts = A whole city
cargo-empire-objective-four-posts-effect = { $each } VP if all four posts of a city are yours
cargo-empire-objective-exactly-two = Two posts
cargo-empire-objective-exactly-two-effect = { $each } VP for each city with exactly two posts of yours
cargo-empire-objective-objective-cards = Objective cards
cargo-empire-objective-objective-cards-effect = { $low } VP for { $lowFrom } or { $lowTo } objective cards, { $high } VP for { $highFrom } or more, this one included
cargo-empire-objective-trailing-cars = Leading car
cargo-empire-objective-trailing-cars-effect = { $each } VP for each car behind yours
cargo-empire-objective-trailing-trains = Leading train
cargo-empire-objective-trailing-trains-effect = { $each } VP for each train behind yours
cargo-empire-objective-trailing-ships = Leading ship
cargo-empire-objective-trailing-ships-effect = { $each } VP for each ship behind yours

## The log
# A line that does not name its player or the forwarder continues the one before it: whoever shows them may join the two.

cargo-empire-log-clan = { $seat } plays { $clan }.
cargo-empire-log-own-objective = You keep the objective card “{ $card }”.
cargo-empire-log-own-rejected = The objective card “{ $card }” goes under the deck.
cargo-empire-log-slot = { $who } is number { $slot } in the turn order.
cargo-empire-log-card = { cargo-empire-one-card }.
cargo-empire-log-start-post = { $seat } puts a post in { $city } ({ cargo-empire-space } space).
cargo-empire-log-reveal = { $seat } reveals the city card { $city }: +{ $vp } VP.
cargo-empire-log-crest = The crest goes to { $city }.
cargo-empire-log-first-crest = { $seat } puts the crest in { $city }.
cargo-empire-log-round = Round { $round } begins.
cargo-empire-log-delivery = { $seat } delivers { cargo-empire-a-cube } from { $from } to { $to } ({ cargo-empire-space } space) with { $cards }.
cargo-empire-log-used-any-two = By the crest of { $clan } in { $city }: any two cards.
cargo-empire-log-used-any-cube = By the crest of { $clan } in { $city }: a cube of any colour.
cargo-empire-log-used-port = By the crest of { $clan }: { $city } as a port.
cargo-empire-log-used-extra = The crest of { $clan } in { $city } brings an extra advance.
cargo-empire-log-upgrade = { $cubes ->
    [0] { $city } is now level { $level } and gets new { cargo-empire-colour } cubes.
    [one] { $city } is now level { $level } and gets new { cargo-empire-colour } cubes ({ $cubes } old one goes).
   *[other] { $city } is now level { $level } and gets new { cargo-empire-colour } cubes ({ $cubes } old ones go).
}
cargo-empire-gone = { $cubes ->
    [0] { $city } is now level 3
    [one] { $city } is now level 3 ({ $cubes } cube goes)
   *[other] { $city } is now level 3 ({ $cubes } cubes go)
}
cargo-empire-log-level3 = { cargo-empire-gone }.
cargo-empire-log-level3-vp = { cargo-empire-gone }: { $scores }.
cargo-empire-log-redundant = The card { $city } goes under the deck: the city has level 3.
cargo-empire-log-row = Slot { $slot } of the row: { $city }.
cargo-empire-log-city-card = City card: { $city }, +{ $vp } VP.
cargo-empire-log-rush = { $marker ->
    [car] A road token is taken on the way ({ $cities }).
    [train] A rail token is taken on the way ({ $cities }).
   *[ship] A sea token is taken on the way ({ $cities }).
}
cargo-empire-log-rush-renewed = The rush tokens are drawn again.
cargo-empire-log-extras = { $count ->
    [one] Bonus: +{ $count } advance ({ $reasons }).
   *[other] Bonus: +{ $count } advances ({ $reasons }).
}
cargo-empire-extra-card = city reward of { $city }
cargo-empire-extra-crest = crest
cargo-empire-extra-perfect = perfect upgrade
cargo-empire-log-advance = { $lane ->
    [junction] { cargo-empire-a-marker } → junction { $column }.
    [upper] { cargo-empire-a-marker } → upper { $column }.
   *[lower] { cargo-empire-a-marker } → lower { $column }.
}
cargo-empire-log-advance-card = { $lane ->
    [upper] { cargo-empire-a-marker } → upper { $column }: { cargo-empire-one-card }.
   *[lower] { cargo-empire-a-marker } → lower { $column }: { cargo-empire-one-card }.
}
cargo-empire-one-card = { $mode ->
    [road] +1 road card
    [rail] +1 rail card
   *[sea] +1 sea card
}
cargo-empire-log-advance-icon = { $lane ->
    [upper] { cargo-empire-a-marker } → upper { $column }: { $icon }.
   *[lower] { cargo-empire-a-marker } → lower { $column }: { $icon }.
}
cargo-empire-log-advance-vp = { cargo-empire-a-marker } → { $vp } VP (+{ $gain }).
cargo-empire-log-advance-lost = { cargo-empire-a-marker } stands at the top: an advance is lost.
cargo-empire-log-objective = { $count ->
    [one] The last objective card is drawn and kept.
   *[other] { $count } objective cards are drawn, and one is kept.
}
cargo-empire-log-no-objective = No objective card is left.
cargo-empire-log-skip = { $seat } delivers nothing.
cargo-empire-log-restock = { $city } gets { cargo-empire-cubes }.
cargo-empire-log-ability = { $cubes ->
    [one] { $seat } returns { $cubes } kept cube for a clan ability.
   *[other] { $seat } returns { $cubes } kept cubes for a clan ability.
}
cargo-empire-log-cube = One { cargo-empire-colour } cube moves from { $from } to { $to }.
cargo-empire-log-boost = One rail card may be boosted.
cargo-empire-log-borrow = The crest of { $clan } in { $city } is borrowed.
cargo-empire-log-swap = { $mode ->
    [road] A road card is swapped for a sea card.
   *[rail] A rail card is swapped for a sea card.
}
cargo-empire-log-vassal = The vassal of { $seat } delivers { cargo-empire-a-cube } from { $from } to { $to } ({ cargo-empire-space } space).
cargo-empire-log-no-vassal = The vassal can't deliver anything.
cargo-empire-log-port = { $seat } counts { $city } as a port.
cargo-empire-log-doubled = Doubled for { $who }: { FORM($sources, case: "inside") }.
cargo-empire-log-objective-vp = { $vp ->
    [0] { $who } scores nothing for the objective “{ $card }”.
   *[other] { $who } scores { cargo-empire-points } for the objective “{ $card }”.
}
cargo-empire-log-score = { $total ->
    [0] { $who } has no VP.
   *[other] { $who } has { $total } VP: { $sources }.
}
cargo-empire-scored = { FORM($source, case: "inside") } { $vp }
cargo-empire-log-winner = { $by ->
    [development] The game is over: { $winner } won a tie, with more for development.
    [level3] The game is over: { $winner } won a tie, with more for cities of level 3.
    [city-cards] The game is over: { $winner } won a tie, with more for city cards.
    [order] The game is over: { $winner } won a tie, being earlier in the turn order.
   *[total] The game is over: { $winner } won.
}

cargo-empire-log-forwarder-first = { $rival } puts a post in { $city } (upper space); its demand marker lies at slot { $slot }.
cargo-empire-log-forwarder-second = { $rival } reveals the city card { $city } (+{ $vp } VP) and puts a post there (lower space). Its objective is “{ $objective }”, its supply marker stands in { $supply }.
cargo-empire-log-forwarder-card = { $arrow ->
    [up] { $rival } reveals card { $card }: arrow up; { $steps }.
   *[down] { $rival } reveals card { $card }: arrow down; { $steps }.
}
cargo-empire-log-forwarder-reshuffle = { $rival } reveals the reshuffle card: all its cards are shuffled.
cargo-empire-log-forwarder-delivery = It delivers { cargo-empire-a-cube } from { $from } to { $to } ({ cargo-empire-space } space), the city of slot { $slot }.
cargo-empire-log-forwarder-no-match = None of its cities has a cube that fits a city of the row.
cargo-empire-log-forwarder-revealed = The city card { $city } is revealed and goes under the deck.
cargo-empire-log-forwarder-post = A post comes to { $city } ({ cargo-empire-space } space).
cargo-empire-log-forwarder-no-city = No city has room for its post, which leaves the game.
cargo-empire-log-forwarder-tokens = Then its demand marker moves to slot { $slot }, and its supply marker to { $supply }.
cargo-empire-log-forwarder-slot-on = The demand marker moves to slot { $slot }.
cargo-empire-log-forwarder-objective = The objective card “{ $card }” is taken openly.
cargo-empire-log-forwarder-no-objective = No objective card is left.

## Where points come from

cargo-empire-source-development = Development
    .inside = development
cargo-empire-source-level3 = Cities of level 3
    .inside = level-3 cities
cargo-empire-source-city-cards = City cards
    .inside = city cards
cargo-empire-source-objectives = Objectives
    .inside = objectives
cargo-empire-tie-break = Equal points: more for development is ahead, then for cities of level 3, city cards and objectives, then the earlier turn.

## Cities

cargo-empire-city-blank = Blank card
cargo-empire-city-edinburgh = Edinburgh
cargo-empire-city-dublin = Dublin
cargo-empire-city-london = London
cargo-empire-city-amsterdam = Amsterdam
cargo-empire-city-madrid = Madrid
cargo-empire-city-lisbon = Lisbon
cargo-empire-city-st-petersburg = St. Petersburg
cargo-empire-city-moscow = Moscow
cargo-empire-city-riga = Riga
cargo-empire-city-warsaw = Warsaw
cargo-empire-city-kiev = Kiev
cargo-empire-city-bucharest = Bucharest
cargo-empire-city-oslo = Oslo
cargo-empire-city-stockholm = Stockholm
cargo-empire-city-copenhagen = Copenhagen
cargo-empire-city-berlin = Berlin
cargo-empire-city-frankfurt = Frankfurt
cargo-empire-city-munich = Munich
cargo-empire-city-vienna = Vienna
cargo-empire-city-zurich = Zurich
cargo-empire-city-milan = Milan
cargo-empire-city-marseille = Marseille
cargo-empire-city-rome = Rome
cargo-empire-city-athens = Athens
cargo-empire-city-northgear = Northgear
cargo-empire-city-kestrelport = Kestrelport
cargo-empire-city-glimmerforge = Glimmerforge
cargo-empire-city-fenwarde = Fenwarde
cargo-empire-city-mistquay = Mistquay
cargo-empire-city-oakenrail = Oakenrail
cargo-empire-city-wyrmstack = Wyrmstack
cargo-empire-city-tidewatch = Tidewatch
cargo-empire-city-ironspire = Ironspire
cargo-empire-city-rivetshore = Rivetshore
cargo-empire-city-cinderwick = Cinderwick
cargo-empire-city-jasperfell = Jasperfell
cargo-empire-city-quillhaven = Quillhaven
cargo-empire-city-umberfield = Umberfield
cargo-empire-city-eskerlyn = Eskerlyn
cargo-empire-city-lanternhythe = Lanternhythe
cargo-empire-city-verdigris = Verdigris
cargo-empire-city-pelluria = Pelluria
cargo-empire-city-dunmarrow = Dunmarrow
cargo-empire-city-brasshollow = Brasshollow
cargo-empire-city-aldermoor = Aldermoor
cargo-empire-city-yarrowdock = Yarrowdock
cargo-empire-city-saltspindle = Saltspindle
cargo-empire-city-harrowmere = Harrowmere

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

cargo-empire-first-pick-clan = A clan has one power at the city of its crest and another for 2 kept cubes. Every delivery of yours keeps a cube, so ask which of the two you would use again and again.
cargo-empire-first-objective = Objectives stay secret and score in the end. Keep the one nearest to what you have: look at the colours and ports of your cities, not at the highest number.
cargo-empire-first-transport = Cards pay for deliveries: road one section, rail up to two, sea one trip between ports. Take what your next delivery lacks; a sea card moves its marker twice.
cargo-empire-first-first-post = You deliver only out of cities where you have a post, so here your game begins. Many spaces within reach of a single card matter most.
cargo-empire-first-second-post = Your second source of cubes, and you hold this city's card: deliveries from and to it advance one step more. Leave the colour free that you want to deliver here.
cargo-empire-first-crest = Your clan's free power works at this city. Choose one that you will deliver from or to several times; a city at level 3 is of no use for it.
cargo-empire-first-supply = The colour of the cube decides where it fits. Often overlooked: a city from which the last cube is gone is upgraded perfectly, and that is one more advance.
cargo-empire-first-demand = Your post stays here: a new source of cubes, and 3 VP once the city reaches level 3. Longer ways use more cards, and each card advances its marker.
cargo-empire-first-cards = Each card advances its own marker: road the car, rail the train, sea the ship twice. So don't save cards at any price; ask which marker you want to move.
cargo-empire-first-rush = A token on your way advances its marker by one, and you get one a turn at most. Take the way whose marker is just before something useful.
cargo-empire-first-skip = You can deliver nothing, so this turn prepares the next one. Three cards open more ways; new cubes help where they fit cities that your cards reach.
cargo-empire-first-advance = A marker takes what each field shows, and beyond the last track it scores. Extra advances go only to markers whose cards you have played in this turn.
cargo-empire-first-lane = The marker stays in this lane up to the next junction, so compare both lanes as a whole: what comes early is sure, what comes late may never be reached.
cargo-empire-first-row-city = Each city card is 5 VP, and deliveries from or to its city advance one step more. Prefer a city with free spaces that you will reach.
cargo-empire-first-bonus = A city card is 5 VP for sure and helps deliveries there; an objective may score more or nothing. Late in the game count what yours would bring.
cargo-empire-first-clan = Two kept cubes pay for this, and cubes left in the end score nothing. A crest that stands where you deliver next often pays for itself at once.
cargo-empire-first-cube = A cube can move to where you want to deliver it from, or out of a city whose upgrade is to be perfect.
cargo-empire-first-borrow = Until the end of this turn another player's crest works for you where it stands. Look first which delivery becomes possible by it.
cargo-empire-first-swap = A sea card takes a cube from any port to any other and moves the ship twice. Return a card that none of your plans needs.
cargo-empire-first-vassal-supply = Your vassal needs neither cards nor a way. Take a cube where others have posts, or the last one of a city whose upgrade you want to be perfect.
cargo-empire-first-vassal-demand = A vassal's post never scores, but it fills a space: cities with posts of yours come to level 3 by it, where each of them is 3 VP.
cargo-empire-first-end = Abilities that kept cubes pay for can still be used in this turn. Otherwise you are done; cubes stay with you.
cargo-empire-first-port = Some objectives count ports, others the cities that are none. Your crest's city can be either: take what brings more VP.

cargo-empire-hint-pick-clan = of the clans that are left it plays this one best.
cargo-empire-hint-objective = by what you have, and by what such cards mostly score, it promises most.
cargo-empire-hint-transport = of the three it adds most to what your cards can still advance; more of one type are worth less each.
cargo-empire-hint-first-post = it weighs what the post itself is worth, and to how many spaces you could deliver from there.
cargo-empire-hint-second-post = it weighs what the post itself is worth, and to how many spaces you could deliver from there.
cargo-empire-hint-crest = from here you can make the best delivery; if none, it has most of your cubes and posts.
cargo-empire-hint-supply = { $choice ->
    [clan] the ability helps a delivery of this very turn, so it comes first.
    [skip] there is nothing worth delivering.
   *[other] of all deliveries that your cards allow, the one that promises most VP starts here.
}
cargo-empire-hint-demand = of the deliveries from there, this one promises most VP.
cargo-empire-hint-cards = of the cards that could pay for it, these bring most by what their markers reach.
cargo-empire-hint-rush = it takes the token whose marker gains most by one step.
cargo-empire-hint-skip = { $choice ->
    [cards] you hold few cards, and each opens more deliveries.
    [clan] the ability brings what you lack.
   *[other] you hold cards enough, and this city lacks cubes.
}
cargo-empire-hint-advance = the advances that you still have bring most this way, by what their fields show and how near they are to VP.
cargo-empire-hint-lane = it counts what its signs bring as far as your marker is likely to come, and how soon you leave it for VP.
cargo-empire-hint-row-city = with its cubes and free spaces it promises the most deliveries that advance one step more.
cargo-empire-hint-bonus = it weighs what such a card usually brings by the end against the other kind, with the turns left.
cargo-empire-hint-clan = of what you can pay for, it improves this turn's delivery most.
cargo-empire-hint-cube = the cube goes where you have more posts and the others fewer.
cargo-empire-hint-borrow = with this crest the best delivery of this turn is worth most.
cargo-empire-hint-swap = with a sea card in place of this one the best delivery of this turn is worth most.
cargo-empire-hint-vassal-supply = { $choice ->
    [clan] no vassal's delivery is worth more.
   *[other] you miss this cube least, and others may miss it.
}
cargo-empire-hint-vassal-demand = a post here helps your own posts and cubes most, and those of others least.
cargo-empire-hint-end = it keeps the cubes for a turn in which they help a delivery.
cargo-empire-hint-port = so your objectives score most.

## What a post tells of a turn, in phrases

cargo-empire-brief-clan = { $clan }
cargo-empire-brief-start-post = post in { $city }
cargo-empire-brief-reveal = city card { $city }, +{ $vp }
cargo-empire-brief-crest = crest in { $city }
cargo-empire-brief-delivery = { cargo-empire-colour } { $from } → { $to }
cargo-empire-brief-upgrade = level { $level }
cargo-empire-brief-level3 = level 3
cargo-empire-brief-level3-vp = level 3 ({ $scores })
cargo-empire-brief-city-card = card { $city }
cargo-empire-brief-rush = rush token
cargo-empire-brief-advance = { $marker ->
    [car] car { $column }
    [train] train { $column }
   *[ship] ship { $column }
}
cargo-empire-brief-advance-vp = { $marker ->
    [car] car { $vp } VP
    [train] train { $vp } VP
   *[ship] ship { $vp } VP
}
cargo-empire-brief-objective = objective
cargo-empire-brief-skip = no delivery
cargo-empire-brief-cube = { cargo-empire-colour } cube { $from } → { $to }
cargo-empire-brief-vassal = vassal: { cargo-empire-colour } { $from } → { $to }
cargo-empire-brief-slot = { $who }
cargo-empire-brief-order = Turn order: { $who }.
cargo-empire-brief-shown = { $who } +{ $vp }
cargo-empire-brief-objectives = Objectives: { $who }.
