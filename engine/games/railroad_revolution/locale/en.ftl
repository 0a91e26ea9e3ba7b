# Railroad Revolution. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name. $colour, $place, $side and the like are words to select by, never text to show as it is.

railroad-revolution = Railroad Revolution

## Words that sentences refer to; they take the arguments of the sentence

railroad-revolution-player = { $seat }
railroad-revolution-worker = { $colour ->
    [white] white worker
    [purple] purple worker
    [orange] orange worker
    [gray] gray worker
   *[turquoise] turquoise worker
}
railroad-revolution-a-worker = { $colour ->
    [white] a white worker
    [purple] a purple worker
    [orange] an orange worker
    [gray] a gray worker
   *[turquoise] a turquoise worker
}
railroad-revolution-a-new-worker = { $new ->
    [white] a white worker
    [purple] a purple worker
    [orange] an orange worker
    [gray] a gray worker
   *[turquoise] a turquoise worker
}
railroad-revolution-manager = { $colour ->
    [any] any worker
   *[other] { railroad-revolution-worker }
}
railroad-revolution-own-worker = { $place ->
    [mat] { railroad-revolution-worker } from the mat
   *[pool] { railroad-revolution-worker } from the pool
}
railroad-revolution-box = { $box ->
    [station] Station
    [railway] Railway
    [telegraph] Telegraph
   *[trade] Trade
}
railroad-revolution-track = { $track ->
    [telegraph] Telegraph
    [stations] Stations
   *[network] Network
}
railroad-revolution-sells = { $sold ->
    [one] sells { $sold } share
   *[other] sells { $sold } shares
}
railroad-revolution-terrain = { $triangles ->
    [0] { $terrain ->
        [plains] plains
       *[other] start space
    }
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}
railroad-revolution-points = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VP
}
railroad-revolution-shares = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}

## What is asked

railroad-revolution-ask-wealth = Which starting wealth do you take?
railroad-revolution-ask-worker = Which action?
railroad-revolution-ask-pool = Which worker?
railroad-revolution-ask-action = What do you do next in your action?
railroad-revolution-ask-city = In which city do you build the station?
railroad-revolution-ask-rail = Where do you place the rail?
railroad-revolution-ask-sector = In which telegraph sector do you build the office?
railroad-revolution-ask-piece = Which piece do you sell?
railroad-revolution-ask-deal = Which deal do you accept?
railroad-revolution-ask-steps = Which performance marker moves up?
railroad-revolution-ask-promote = Which worker becomes a manager, and on which milestone?
railroad-revolution-ask-flip = Which train do you flip?
railroad-revolution-ask-train = Which train do you take?
railroad-revolution-ask-swap = Which worker do you swap, and for which?
railroad-revolution-ask-discard = Which worker do you discard?
railroad-revolution-ask-worker-choice = Which of the two workers do you take?
railroad-revolution-ask-colour = Which worker do you take from the bank?
railroad-revolution-ask-bank = What do you do at the bank?
railroad-revolution-ask-milestone = Which milestone do you keep?
railroad-revolution-ask-completion = Which milestone do you replace first?

railroad-revolution-worker-note = { $shares ->
    [0] You have ${ $money }. Workers: { $pool }.
    [one] You have ${ $money } and { $shares } share (${ $each }). Workers: { $pool }.
   *[other] You have ${ $money } and { $shares } shares (${ $each } each). Workers: { $pool }.
}
railroad-revolution-in-pool = { $colour ->
    [white] { $count } white
    [purple] { $count } purple
    [orange] { $count } orange
    [gray] { $count } gray
   *[turquoise] { $count } turquoise
}
railroad-revolution-pool-note = { $fits ->
    [yes] { railroad-revolution-box }: { $main }. Any worker may promote instead of its own effect.
   *[no] { railroad-revolution-box }: { $main }.
}
railroad-revolution-action-note = { $cost ->
    [0] { $workers } workers; keep { $needed } at the end of the turn.
   *[other] ${ $cost } is due when you are done. { $workers } workers; keep { $needed } at the end of the turn.
}
railroad-revolution-city-note = You have ${ $money }. The cost is due when the action is done.
railroad-revolution-rail-note = { $most ->
    [yes] { $left ->
        [one] You may place { $left } more rail. { railroad-revolution-rails-so-far }
       *[other] Up to { $left } more rails. { railroad-revolution-rails-so-far }
    }
   *[no] { $left ->
        [one] { $left } more rail. { railroad-revolution-rails-so-far }
       *[other] { $left } more rails. { railroad-revolution-rails-so-far }
    }
}
railroad-revolution-rails-so-far = { $sold ->
    [0] The action costs ${ $cost } so far.
   *[other] The action costs ${ $cost } so far, which { railroad-revolution-sells }.
}
railroad-revolution-deal-note = { $shares ->
    [one] You have { $shares } share and ${ $money }.
   *[other] You have { $shares } shares and ${ $money }.
}
railroad-revolution-steps-note = { $left ->
    [one] { $left } step left.
   *[other] { $left } steps left.
}
railroad-revolution-promote-note = { $left ->
    [one] { $left } promotion left.
   *[other] { $left } promotions left.
}
railroad-revolution-flip-note = { $left ->
    [one] { $left } flip left.
   *[other] { $left } flips left.
}

## Answers that are words

railroad-revolution-done = Done
railroad-revolution-done-effect = Forgo the rest.
railroad-revolution-close-effect = { $gift ->
    [none] { railroad-revolution-close-pay }
    [no-cost] The station costs nothing. { railroad-revolution-close-pay }
    [refund] Takes the refund. { railroad-revolution-close-pay }
    [shares] Takes the shares of the gray worker. { railroad-revolution-close-pay }
    [dividend] Takes the money for the shares. { railroad-revolution-close-pay }
    [extra-shares] Takes the first-office shares for gray. { railroad-revolution-close-pay }
   *[train-money] Takes the money for your trains. { railroad-revolution-close-pay }
}
railroad-revolution-close-pay = { $cost ->
    [0] { $hires ->
        [0] Ends the action.
       *[other] Ends the action. { railroad-revolution-hire-due }
    }
   *[other] { $hires ->
        [0] { railroad-revolution-close-cost }
       *[other] { railroad-revolution-close-cost } { railroad-revolution-hire-due }
    }
}
railroad-revolution-close-cost = { $sold ->
    [0] Ends the action and pays ${ $cost }.
   *[other] Ends the action and pays ${ $cost }; { railroad-revolution-sells }.
}
railroad-revolution-hire-due = { $hires ->
    [one] Then you have to hire a worker for ${ $price }.
   *[other] Then you have to hire { $hires } workers for ${ $price }.
}
railroad-revolution-too-few = { $left ->
    [one] Leaves you { $left } worker: before your turn ends you need more, ${ $hire } each if you hire.
   *[other] Leaves you { $left } workers: before your turn ends you need more, ${ $hire } each if you hire.
}
railroad-revolution-decline = Decline
railroad-revolution-decline-and-hire-effect = Accept no deal. { railroad-revolution-hire-due }
railroad-revolution-decline-effect = Accept no deal.
railroad-revolution-pass = Pass
railroad-revolution-pass-effect = You have nothing left to place or sell.
railroad-revolution-bank = Bank…
railroad-revolution-bank-effect = { $what ->
    [both] Hire a worker for ${ $cost }, or sell shares for ${ $money } each.
    [hire] Hire a worker for ${ $cost }.
   *[sell] Sell shares for ${ $money } each.
}
railroad-revolution-bank-note = { $shares ->
    [0] You have ${ $money } and { $workers } workers.
    [one] You have ${ $money }, { $shares } share and { $workers } workers.
   *[other] You have ${ $money }, { $shares } shares and { $workers } workers.
}
railroad-revolution-bank-back = Back
railroad-revolution-bank-back-effect = Neither hire nor sell.
railroad-revolution-sell = { $shares ->
    [one] Sell { $shares } share: ${ $money }
   *[other] Sell { $shares } shares: ${ $money }
}
railroad-revolution-hire = Hire { railroad-revolution-a-worker }
railroad-revolution-hire-effect = { $sold ->
    [0] ${ $cost } of your ${ $money }.
   *[other] ${ $cost }; you have ${ $money }, so it { railroad-revolution-sells }.
}

## Answers with facts

railroad-revolution-placing = { railroad-revolution-box } with { railroad-revolution-a-worker }
railroad-revolution-placing-effect = { $main }; { $adds }
railroad-revolution-own-colour = { $colour ->
    [white] White
    [purple] Purple
    [orange] Orange
    [gray] Gray
   *[turquoise] Turquoise
}
railroad-revolution-main-station = { $short ->
    [0] { $sold ->
        [0] from ${ $cost } ({ $city })
       *[other] from ${ $cost } ({ $city }; { railroad-revolution-sells })
    }
   *[other] from ${ $cost } ({ $city }), ${ $short } more than you have
}
railroad-revolution-main-no-city = lay a rail to another city first
railroad-revolution-main-railway = { $short ->
    [0] { $sold ->
        [0] { railroad-revolution-rails-from }
       *[other] { railroad-revolution-rails-from } ({ railroad-revolution-sells })
    }
   *[other] { railroad-revolution-rails-from }, ${ $short } more than you have
}
railroad-revolution-rails-from = { $gain ->
    [one] { $gain } rail from ${ $cost }
   *[other] { $gain } rails from ${ $cost }
}
railroad-revolution-main-telegraph = { $gain ->
    [one] free, { $gain } share (sector { $sector })
   *[other] free, up to { $gain } shares (sector { $sector })
}
railroad-revolution-main-trade = { $flips ->
    [yes] sells a piece for ${ $gain }, may flip a train
   *[no] sells a piece for ${ $gain }
}
railroad-revolution-adds-promotion = { $fits ->
    [yes] may promote a worker
   *[no] nobody fits a milestone now
}
railroad-revolution-adds-station-purple = may flip a train for ${ $flip }
railroad-revolution-adds-station-orange = the station is free
railroad-revolution-adds-station-gray = first-station bonus once more, also if you are not first
railroad-revolution-adds-station-turquoise = may take the reward twice, the second for ${ $again }
railroad-revolution-adds-railway-purple = may take a train for ${ $train }
railroad-revolution-adds-railway-orange = ${ $base } back, and ${ $triangle } for each triangle
railroad-revolution-adds-railway-gray = { $shares } shares
railroad-revolution-adds-railway-turquoise = may place a third rail, at the price of its triangles
railroad-revolution-adds-telegraph-purple = may swap a worker
railroad-revolution-adds-telegraph-orange = ${ $dividend } for each share of the sector
railroad-revolution-adds-telegraph-gray = first-office shares once more, also if you are not first
railroad-revolution-adds-telegraph-turquoise = may use the telegraph tile for ${ $tile }
railroad-revolution-adds-trade-purple = up to { $steps } steps
railroad-revolution-adds-trade-orange = { $trains ->
    [0] nothing: ${ $each } a train, and you have none
    [one] ${ $money } for your train
   *[other] ${ $money } for your { $trains } trains
}
railroad-revolution-adds-trade-gray = { $gained ->
    [one] one of the two deals, and { $gained } share
   *[other] one of the two deals, and { $gained } shares
}
railroad-revolution-adds-trade-turquoise = may flip a second train, or the same one back

railroad-revolution-build-station = Build the station
railroad-revolution-build-railway = Build the rails
railroad-revolution-build-telegraph = Build the office
railroad-revolution-sell-piece-trade = Sell a piece

railroad-revolution-part-reward = Take the reward of the city
railroad-revolution-part-second-reward = Take the reward once more
railroad-revolution-part-bonus = Take the first-station bonus
railroad-revolution-part-extra-bonus = First-station bonus for gray
railroad-revolution-part-no-cost = Pay no cost for the station
railroad-revolution-part-paid-flip = Flip a train
railroad-revolution-part-train = Take a train
railroad-revolution-part-refund = Take the refund
railroad-revolution-part-shares = Take shares
railroad-revolution-part-tile = Telegraph tile for a worker
railroad-revolution-part-paid-tile = Telegraph tile for money
railroad-revolution-part-swap = Swap a worker
railroad-revolution-part-dividend = Money for the shares
railroad-revolution-part-extra-shares = First-office shares for gray
railroad-revolution-part-flip = Flip a train
railroad-revolution-part-second-flip = Flip a train for turquoise
railroad-revolution-part-steps = Take steps
railroad-revolution-part-train-money = Money for your trains
railroad-revolution-part-deal = Accept a deal
railroad-revolution-part-promote = Promote a worker

railroad-revolution-effect-steps = { $n ->
    [one] { $n } step
   *[other] up to { $n } steps
}
railroad-revolution-effect-money = ${ $amount }
railroad-revolution-effect-per-train = ${ $amount } for each of your trains
railroad-revolution-effect-shares = { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
railroad-revolution-effect-promote = { $each ->
    [0] { $n ->
        [one] promote { $n } worker
       *[other] promote up to { $n } workers
    }
   *[other] promote up to { $n } workers, ${ $each } each
}
railroad-revolution-effect-workers = { $workers }
railroad-revolution-effect-workers-choice = your choice between { $workers }
railroad-revolution-effect-hire-any = a worker of any colour
railroad-revolution-effect-swap = swap a worker
railroad-revolution-effect-train = a train
railroad-revolution-effect-flip = { $n ->
    [one] flip a train
   *[other] { $n } flips
}
railroad-revolution-effect-rail = a rail from the mat, free
railroad-revolution-effect-spare-rail = another rail, free, on any available space
railroad-revolution-effect-spare-station = the first station in Washington or Charlotte, free, without rewards
railroad-revolution-effect-spare-office = the first office in a sector with a deal icon, without shares
railroad-revolution-effect-station = a station, free, without rewards
railroad-revolution-effect-office = an office without shares
railroad-revolution-effect-share-then-promote = { $fits ->
    [yes] { $n ->
        [one] { $n } share, then you may promote
       *[other] { $n } shares, then you may promote
    }
   *[no] { $n ->
        [one] { $n } share (nobody fits to be promoted)
       *[other] { $n } shares (nobody fits to be promoted)
    }
}
railroad-revolution-effect-step-then-promote = { $fits ->
    [yes] { $n ->
        [one] { $n } step, then you may promote
       *[other] { $n } steps, then you may promote
    }
   *[no] { $n ->
        [one] { $n } step (nobody fits to be promoted)
       *[other] { $n } steps (nobody fits to be promoted)
    }
}
railroad-revolution-effect-waive = the cost is not paid
railroad-revolution-effect-accept-deal = { $n ->
    [one] one deal of the face-up card, and { $n } share
   *[other] one deal of the face-up card, and { $n } shares
}
railroad-revolution-deals-effect = { $n ->
    [one] You get { $n } share to pay with: { $deals }.
   *[other] You get { $n } shares to pay with: { $deals }.
}
railroad-revolution-gives = Brings: { $effect }.
railroad-revolution-for-a-worker = { $left ->
    [0] Discard one of your workers for it: { $effect }.
   *[other] Discard one of your workers for it: { $effect }. { railroad-revolution-too-few }
}
railroad-revolution-flip-effect = { $idle ->
    [yes] None of your trains has a bonus that you can use now: nothing comes of it.
   *[no] A train that lies face up gives its bonus and turns face down; one that lies face down turns face up.
}
railroad-revolution-promote-effect = { $left ->
    [0] { railroad-revolution-promote-instead }
   *[other] { railroad-revolution-promote-instead } { railroad-revolution-too-few }
}
railroad-revolution-promote-instead = { $worker ->
    [white] A worker goes onto one of your milestones.
    [purple] A worker goes onto one of your milestones. You do without the effect of the purple worker.
    [orange] A worker goes onto one of your milestones. You do without the effect of the orange worker.
    [gray] A worker goes onto one of your milestones. You do without the effect of the gray worker.
   *[turquoise] A worker goes onto one of your milestones. You do without the effect of the turquoise worker.
}
railroad-revolution-for-money = { $sold ->
    [0] For ${ $cost }: { $effect }.
   *[other] For ${ $cost } ({ railroad-revolution-sells }): { $effect }.
}
railroad-revolution-rail = { $space }: { $a } – { $b }
railroad-revolution-rail-effect = { $cost ->
    [0] On { railroad-revolution-terrain }; nothing is paid.
   *[other] { $sold ->
        [0] On { railroad-revolution-terrain }, for ${ $cost }.
       *[other] On { railroad-revolution-terrain }, for ${ $cost }; { railroad-revolution-sells }.
    }
}
railroad-revolution-rail-action-effect = { $deal ->
    [yes] { railroad-revolution-rail-adds } Deal icon.
   *[no] { railroad-revolution-rail-adds }
}
railroad-revolution-rail-adds = { $sold ->
    [0] { railroad-revolution-rail-total }.
   *[other] { railroad-revolution-rail-total }; { railroad-revolution-sells }.
}
railroad-revolution-rail-total = { $cost ->
    [0] { railroad-revolution-terrain }: ${ $total } in all
   *[other] { railroad-revolution-terrain }, +${ $cost }: ${ $total } in all
}
railroad-revolution-site = { $city } (level { $level })
railroad-revolution-site-effect = { $cost ->
    [0] { $first ->
        [yes] No cost; on the first-station space.
       *[no] No cost; not the first station.
    }
   *[other] { $first ->
        [yes] Costs ${ $cost }; the first station there.
       *[no] Costs ${ $cost }; not the first station.
    }
}
railroad-revolution-site-action-effect = { $first ->
    [yes] { $price ->
        [0] Costs ${ $cost }. Reward: { $reward }. First-station bonus: { $bonus }.
       *[other] Costs ${ $cost }. Reward: { $reward }. First-station bonus for ${ $price }: { $bonus }.
    }
   *[no] Costs ${ $cost }. Reward: { $reward }. Not the first station.
}
railroad-revolution-sector = Sector { $sector }
railroad-revolution-sector-tile-effect = { $shares ->
    [one] { $shares } share. Tile, for a worker: { $tile }.
   *[other] { $shares } shares. Tile, for a worker: { $tile }.
}
railroad-revolution-sector-effect = { $shares ->
    [0] { $first ->
        [yes] No shares; on the first-office space.
       *[no] No shares; not the first office.
    }
    [one] { $deal ->
        [yes] { $shares } share. Deal icon.
       *[no] { $shares } share.
    }
   *[other] { $deal ->
        [yes] { $shares } shares. Deal icon.
       *[no] { $shares } shares.
    }
}
railroad-revolution-piece-rail = A rail
railroad-revolution-piece-building = A building
railroad-revolution-piece-effect = It sells for ${ $money }.
railroad-revolution-step = { railroad-revolution-track }: space { $space }, worth { $value }
railroad-revolution-gate-effect = { $kind ->
    [money] { $sold ->
        [0] The gate costs ${ $amount }.
       *[other] The gate costs ${ $amount }; { railroad-revolution-sells }.
    }
    [shares] { $amount ->
        [one] The gate costs { $amount } share.
       *[other] The gate costs { $amount } shares.
    }
   *[worker] The gate costs a worker.
}
railroad-revolution-gate-and-hire-effect = The gate costs a worker. { railroad-revolution-too-few }
railroad-revolution-promotion = { $place ->
    [mat] { railroad-revolution-worker } (mat) to { $milestone }
   *[pool] { railroad-revolution-worker } (pool) to { $milestone }
}
railroad-revolution-promotion-effect = { $cost ->
    [0] The milestone is worth { railroad-revolution-points }.
   *[other] { $sold ->
        [0] The milestone is worth { railroad-revolution-points }. Costs ${ $cost }.
       *[other] The milestone is worth { railroad-revolution-points }. Costs ${ $cost }; { railroad-revolution-sells }.
    }
}
railroad-revolution-promotion-and-hire-effect = { railroad-revolution-promotion-effect } { railroad-revolution-too-few }
railroad-revolution-swap = { $place ->
    [mat] { railroad-revolution-worker } (mat) for { railroad-revolution-a-new-worker }
   *[pool] { railroad-revolution-worker } (pool) for { railroad-revolution-a-new-worker }
}
railroad-revolution-swap-effect = The new worker comes into your pool.
railroad-revolution-flip-train = { $side ->
    [up] { $train }: face down
   *[down] { $train }: face up
}
railroad-revolution-flip-up-effect = It brings nothing now, but it can be used again and scores at the end.
railroad-revolution-flip-idle-effect = Nothing comes of it: { $effect } can't be used now. The train turns face down all the same.
railroad-revolution-deal = { $side ->
    [top] Top: { $effect }
   *[bottom] Bottom: { $effect }
}
railroad-revolution-deal-for = { $side ->
    [top] top for { railroad-revolution-deal-price }: { $effect }
   *[bottom] bottom for { railroad-revolution-deal-price }: { $effect }
}
railroad-revolution-deal-price = { $cost ->
    [0] { railroad-revolution-spent-shares }
   *[other] { $sold ->
        [0] { railroad-revolution-spent-shares } and ${ $cost }
       *[other] { railroad-revolution-spent-shares } and ${ $cost } ({ railroad-revolution-sells })
    }
}
railroad-revolution-spent-shares = { $spent ->
    [one] { $spent } share
   *[other] { $spent } shares
}
railroad-revolution-left-shares = { $left ->
    [one] { $left } share stays
   *[other] { $left } shares stay
}
railroad-revolution-deal-effect = Costs { railroad-revolution-deal-price }; { railroad-revolution-left-shares }.
railroad-revolution-milestone = { $milestone }: { railroad-revolution-points }
railroad-revolution-milestone-effect = Managers: { $managers }. Conditions: { $conditions }.
railroad-revolution-condition-connected = { $count ->
    [one] { $count } connected city of level { $level }
   *[other] { $count } connected cities of level { $level }
}
railroad-revolution-condition-station = { $count ->
    [one] a station in { $count } city of level { $level }
   *[other] stations in { $count } cities of level { $level }
}
railroad-revolution-condition-deal-rails = { $count ->
    [one] { $count } rail on a deal icon
   *[other] { $count } rails on deal icons
}
railroad-revolution-condition-terrain-rails = { $triangles ->
    [0] { $count ->
        [one] { $count } rail on plains
       *[other] { $count } rails on plains
    }
    [one] { $count ->
        [one] { $count } rail on { $triangles } triangle
       *[other] { $count } rails on { $triangles } triangle
    }
   *[other] { $count ->
        [one] { $count } rail on { $triangles } triangles
       *[other] { $count } rails on { $triangles } triangles
    }
}

## Things with names

railroad-revolution-wealth = { $wealth }, { railroad-revolution-worker }
railroad-revolution-wealth-steps = Steps
railroad-revolution-wealth-rail = A rail
railroad-revolution-wealth-shares = Shares
railroad-revolution-wealth-office = An office
railroad-revolution-wealth-swap = A swap
railroad-revolution-wealth-station = A station
railroad-revolution-wealth-train = A train
railroad-revolution-wealth-money = Money

railroad-revolution-train-promote2 = Promotion train
railroad-revolution-train-money = Money train
railroad-revolution-train-steps = Steps train
railroad-revolution-train-shares = Shares train
railroad-revolution-train-rail = Rail train

railroad-revolution-city-was = Washington
railroad-revolution-city-clt = Charlotte
railroad-revolution-city-chi = Chicago
railroad-revolution-city-lit = Little Rock
railroad-revolution-city-mia = Miami
railroad-revolution-city-dlh = Duluth
railroad-revolution-city-kcy = Kansas City
railroad-revolution-city-hou = Houston
railroad-revolution-city-bis = Bismarck
railroad-revolution-city-den = Denver
railroad-revolution-city-elp = El Paso
railroad-revolution-city-slc = Salt Lake City
railroad-revolution-city-sea = Seattle
railroad-revolution-city-sfo = San Francisco
railroad-revolution-city-san = San Diego

railroad-revolution-source-trains = trains
railroad-revolution-source-milestones = milestones
railroad-revolution-source-network = network
railroad-revolution-source-stations = stations
railroad-revolution-source-telegraph = telegraph
railroad-revolution-source-links = links
railroad-revolution-tie-break = Equal points: more money is ahead, each share counting $150.

## First halves of keys, where the answers are too many to be shown at once

railroad-revolution-facet-white = white worker from the pool
railroad-revolution-facet-white-mat = white worker from the mat
railroad-revolution-facet-purple = purple worker from the pool
railroad-revolution-facet-purple-mat = purple worker from the mat
railroad-revolution-facet-orange = orange worker from the pool
railroad-revolution-facet-orange-mat = orange worker from the mat
railroad-revolution-facet-gray = gray worker from the pool
railroad-revolution-facet-gray-mat = gray worker from the mat
railroad-revolution-facet-turquoise = turquoise worker from the pool
railroad-revolution-facet-turquoise-mat = turquoise worker from the mat
railroad-revolution-facet-station = Station
railroad-revolution-facet-railway = Railway
railroad-revolution-facet-telegraph = Telegraph
railroad-revolution-facet-trade = Trade
railroad-revolution-facet-hire = Hire a worker
railroad-revolution-facet-sell = Sell shares

## Standing orders

railroad-revolution-standing-deal = Deals in the turns of others
railroad-revolution-order-decline = Always decline
railroad-revolution-order-decline-effect = You accept no deal in a turn of somebody else.
railroad-revolution-order-decline-below = { $shares ->
    [one] Decline unless { $shares } share stays
   *[other] Decline unless { $shares } shares stay
}
railroad-revolution-order-decline-below-effect = You are asked only about deals after which you still have that many.

## The log; a line that does not name its player continues the line before it

railroad-revolution-log-round = Round { $round } begins.
railroad-revolution-log-last-round = Round { $round } begins. It is the last one.
railroad-revolution-log-wealth = { $seat } takes starting wealth: { $wealth }.
railroad-revolution-log-drafts = { $seat } chooses starting wealth.
railroad-revolution-log-begins = { $seat } begins a turn.
railroad-revolution-log-decides = { $seat } decides on the deals.
railroad-revolution-log-recall = { $seat } takes all workers back from the mat.
railroad-revolution-log-worker = { $seat } places { railroad-revolution-a-worker } on { railroad-revolution-box }.
railroad-revolution-log-pass = { $seat } has nothing left to place or sell, and passes.
railroad-revolution-log-station = { $first ->
    [yes] Builds the first station in { $city }.
   *[no] Builds a station in { $city }.
}
railroad-revolution-log-rail = Builds a rail between { $a } and { $b } ({ $space }).
railroad-revolution-log-office = { $first ->
    [yes] Builds the first office in sector { $sector }.
   *[no] Builds an office in sector { $sector }.
}
railroad-revolution-log-sale = { $piece ->
    [rail] Sells a rail of sector { $sector } for ${ $money }.
   *[building] Sells a building of sector { $sector } for ${ $money }.
}
railroad-revolution-log-waive = Pays nothing for the station (${ $waived }).
railroad-revolution-log-pay = Pays ${ $cost }.
railroad-revolution-log-earn = Takes ${ $money }.
railroad-revolution-log-sell = { $sold ->
    [one] Sells { $sold } share for ${ $money }.
   *[other] Sells { $sold } shares for ${ $money }.
}
railroad-revolution-log-shares = { $shares ->
    [one] Takes { $shares } share.
   *[other] Takes { $shares } shares.
}
railroad-revolution-log-discard-shares = { $spent ->
    [one] Discards { $spent } share.
   *[other] Discards { $spent } shares.
}
railroad-revolution-log-take = Takes { railroad-revolution-a-worker }.
railroad-revolution-log-hire = Hires { railroad-revolution-a-worker }.
railroad-revolution-log-discard = Discards { railroad-revolution-a-worker }.
railroad-revolution-log-swap = Swaps { railroad-revolution-a-worker } for { railroad-revolution-a-new-worker }.
railroad-revolution-log-promote = Promotes { railroad-revolution-a-worker } to { $milestone }.
railroad-revolution-log-step = { $track ->
    [telegraph] Moves up to space { $space } of the Telegraph track, worth { $value }.
    [stations] Moves up to space { $space } of the Stations track, worth { $value }.
   *[network] Moves up to space { $space } of the Network track, worth { $value }.
}
railroad-revolution-log-train = Takes a train: { $train }.
railroad-revolution-log-flip = { $side ->
    [down] Flips a train face down: { $train }.
   *[up] Flips a train face up: { $train }.
}
railroad-revolution-log-deal = { $seat } accepts a deal: { $effect }.
railroad-revolution-log-turn-up = The next deal card: { $top } or { $bottom }.
railroad-revolution-log-milestone = { $seat } completes milestone { $milestone } for { railroad-revolution-points }.
railroad-revolution-log-new-milestone = { $seat } takes milestone { $milestone }.
railroad-revolution-log-end-trigger = { $seat } has emptied the mat left of the logo: round { $round } will be the last.
railroad-revolution-log-score = { $seat } scores { $total }: { $trains } for trains, { $milestones } for milestones, { $network } for the network, { $stations } for stations, { $telegraph } for the telegraph, { $links } for links.
railroad-revolution-log-winners = The game is over. Winner: { $winners }.

## Why a move that was typed is not legal; $cost is needed, $have is there, $short is missing

railroad-revolution-why-money = That costs ${ $cost }; you can pay ${ $have }, shares included: ${ $short } is missing.
railroad-revolution-why-no-worker = You have no { railroad-revolution-worker } in your pool.
railroad-revolution-why-no-own-worker = You have no { railroad-revolution-worker }.
railroad-revolution-why-no-building = There is no building left on your mat.
railroad-revolution-why-no-rail = There is no rail left on your mat.
railroad-revolution-why-no-sector = You have an office in every sector already.
railroad-revolution-why-no-city = Every city of your network has a station of yours already.
railroad-revolution-why-no-line = No rail space joins { $a } and { $b }.
railroad-revolution-why-rail-there = Your rail lies between { $a } and { $b } already.
railroad-revolution-why-rail-far = Your network does not reach that space between { $a } and { $b } yet.
railroad-revolution-why-station-there = You have a station in { $city } already.
railroad-revolution-why-not-connected = { $city } is not connected to your network yet.
railroad-revolution-why-office-there = You have an office in sector { $sector } already.
railroad-revolution-why-no-milestone = { $milestone } is not among your open milestones.
railroad-revolution-why-no-slot = No milestone of yours has an empty slot for { railroad-revolution-a-worker }: they want { $wants }.
railroad-revolution-why-full = Every slot of { $milestone } is taken.
railroad-revolution-why-slot = { $milestone } still wants { $wants }.
railroad-revolution-why-bank-lacks = The bank has no { railroad-revolution-worker } left.
railroad-revolution-why-shares = That takes { railroad-revolution-why-share-count }; { railroad-revolution-why-shares-there }
railroad-revolution-why-share-count = { $cost ->
    [one] { $cost } share
   *[other] { $cost } shares
}
railroad-revolution-why-shares-there = { $have ->
    [0] you have none.
   *[other] you have { $have }.
}
railroad-revolution-why-nothing-comes = Nothing would come of it now.
railroad-revolution-why-finish = After that your turn could not be finished: what is due must be paid, and { $needed } workers are needed at its end.
railroad-revolution-why-top = { $track ->
    [telegraph] Your marker is at the top of the Telegraph track already.
    [stations] Your marker is at the top of the Stations track already.
   *[network] Your marker is at the top of the Network track already.
}
railroad-revolution-why-gate = { $kind ->
    [money] The next gate of the { railroad-revolution-track } track costs ${ $amount }; you can pay ${ $money }.
    [shares] { $shares ->
        [0] The next gate of the { railroad-revolution-track } track costs { railroad-revolution-gate-shares }, and you have none.
       *[other] The next gate of the { railroad-revolution-track } track costs { railroad-revolution-gate-shares }; you have { $shares }.
    }
   *[worker] The next gate of the { railroad-revolution-track } track costs a worker, whom you could not replace by the end of your turn.
}
railroad-revolution-gate-shares = { $amount ->
    [one] { $amount } share
   *[other] { $amount } shares
}
railroad-revolution-why-pile = No { $train } is left.
railroad-revolution-why-train = You have no { $train }.
railroad-revolution-why-used = You have done that in this action already.
railroad-revolution-why-other-worker = { $colour ->
    [white] Only a worker of another colour gives that; you have placed a white one.
    [purple] Only a worker of another colour gives that; you have placed a purple one.
    [orange] Only a worker of another colour gives that; you have placed an orange one.
    [gray] Only a worker of another colour gives that; you have placed a gray one.
   *[turquoise] Only a worker of another colour gives that; you have placed a turquoise one.
}
railroad-revolution-why-nobody-fits = None of your workers fits an empty slot: your milestones want { $wants }.
railroad-revolution-why-main-first = { $box ->
    [station] First the station has to be built.
    [railway] First the rails have to be built.
    [telegraph] First the office has to be built.
   *[trade] First a piece has to be sold.
}
railroad-revolution-why-due = ${ $cost } is due, and ${ $short } of it is missing.
railroad-revolution-why-workers = You have { $workers } workers and need { $needed } at the end of your turn; hiring costs ${ $cost }, and you can pay ${ $have }.
