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


## Building track and cities: choices and log

