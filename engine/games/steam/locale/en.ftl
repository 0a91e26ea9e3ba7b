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


## Rounds, money, auctions, action tiles, goods, income, scoring: choices and log

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
steam-effect-completes-claimed = you claim the unowned link from { $place } to { $to }, which is complete then
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
steam-log-complete-claimed = The unowned link { $place }–{ $to } is claimed and complete.
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
