# Railroad Revolution. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name. $colour, $place, $side and the like are words to select by, never text to show as it is.

railroad-revolution = Railroad Revolution
railroad-revolution-about-goal = Cross the United States with rails, stations and telegraph offices, and make managers of your workers who complete milestones. The most points win when somebody has built nearly all of their board.
railroad-revolution-about-short = cross the United States by rail and telegraph
railroad-revolution-about-length = about 35 minutes a player at one sitting, or 20 turns each: a week at three a day
railroad-revolution-about-weight = weight 3 of 5: many small rules, few turns
railroad-revolution-about-turn =
    Move one worker to one of four actions, and do it. If all are used up, they first come back.
    Station: a building to a city that your rails reach, for its reward. Railway: your next two rails, $400 and $100 a triangle of terrain.
    Telegraph: a building to a telegraph sector, for shares. Trade: the next piece of your board is sold, and a train may be flipped.
    A worker of a colour adds an effect of its own to each action. Or, as a white one always does, it promotes a worker to manager of a milestone.
    At any time: sell shares for $150 each, or pay $800 for a worker.
railroad-revolution-about-scoring =
    Milestones bring most: all their managers in place and their conditions met. The next one is harder and worth more.
    Each train that lies face up: 8 points.
    Three tracks: the value that your marker has reached, for each station, each office, and each city of level 5 on your rails.
    Offices in telegraph sectors side by side: 5 or 8 points a pair.
    Money breaks ties only.

## Words that sentences refer to; they take the arguments of the sentence

railroad-revolution-player = { $seat }
railroad-revolution-worker = { $colour ->
    [white] white worker
    [purple] purple worker
    [orange] orange worker
    [gray] grey worker
   *[turquoise] turquoise worker
}
railroad-revolution-a-worker = { $colour ->
    [white] a white worker
    [purple] a purple worker
    [orange] an orange worker
    [gray] a grey worker
   *[turquoise] a turquoise worker
}
railroad-revolution-a-new-worker = { $new ->
    [white] a white worker
    [purple] a purple worker
    [orange] an orange worker
    [gray] a grey worker
   *[turquoise] a turquoise worker
}
railroad-revolution-manager = { $colour ->
    [any] any worker
   *[other] { railroad-revolution-worker }
}
railroad-revolution-own-worker = { $place ->
    [mat] { railroad-revolution-new-worker } from the mat
   *[pool] { railroad-revolution-new-worker } from the pool
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
    [0] plains
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

railroad-revolution-ask-wealth = Which starting wealth?
railroad-revolution-ask-worker = Which action?
railroad-revolution-ask-pool = Which worker?
railroad-revolution-ask-action = What next?
railroad-revolution-ask-city = In which city do you build the station?
railroad-revolution-ask-rail = Where does the rail go?
railroad-revolution-ask-sector = In which telegraph sector do you build the office?
railroad-revolution-ask-piece = Which piece do you sell?
railroad-revolution-ask-deal = Which deal do you accept?
railroad-revolution-ask-steps = Which performance marker moves up?
railroad-revolution-ask-promote = Which worker becomes a manager, and where?
railroad-revolution-ask-flip = Which train do you flip?
railroad-revolution-ask-train = Which train do you take?
railroad-revolution-ask-swap = Which worker do you swap, and for which?
railroad-revolution-ask-discard = Which worker do you discard?
railroad-revolution-ask-worker-choice = Which of the two workers do you take?
railroad-revolution-ask-colour = Which worker do you take from the bank?
railroad-revolution-ask-bank = What do you do at the bank?
railroad-revolution-ask-milestone = Which milestone do you keep?
railroad-revolution-ask-completion = Which milestone do you replace first?

railroad-revolution-purse = { $money ->
    [0] { $shares ->
        [0] no money
        [one] no money and { $shares } share
       *[other] no money and { $shares } shares
    }
   *[other] { $shares ->
        [0] ${ $money }
        [one] ${ $money } and { $shares } share
       *[other] ${ $money } and { $shares } shares
    }
}
railroad-revolution-worker-note = { $shares ->
    [0] You have { railroad-revolution-purse }. Workers: { $pool }.
    [one] You have { railroad-revolution-purse } (${ $each }). Workers: { $pool }.
   *[other] You have { railroad-revolution-purse } (${ $each } each). Workers: { $pool }.
}
railroad-revolution-worker-note-none = { $shares ->
    [0] You have { railroad-revolution-purse }, and no worker.
    [one] You have { railroad-revolution-purse } (${ $each }), and no worker.
   *[other] You have { railroad-revolution-purse } (${ $each } each), and no worker.
}
railroad-revolution-worker-note-needs = { $needed ->
    [one] End this turn with { $needed } worker (you have { $have }). { $note }
   *[other] End this turn with { $needed } workers (you have { $have }). { $note }
}
railroad-revolution-in-pool = { $colour ->
    [white] { $count } white
    [purple] { $count } purple
    [orange] { $count } orange
    [gray] { $count } grey
   *[turquoise] { $count } turquoise
}
railroad-revolution-pool-note = { railroad-revolution-box }: { $main }.
railroad-revolution-pool-note-promotes = { railroad-revolution-box }: { $main }. Instead of its own effect any worker may promote: { $gain }.
railroad-revolution-action-note = { $cost ->
    [0] You have { railroad-revolution-purse }. { $workers } workers, keep { $needed }.
   *[other] ${ $cost } is due when you are done; you have { railroad-revolution-purse }. { $workers } workers, keep { $needed }.
}
railroad-revolution-city-note = You have { railroad-revolution-purse }. The cost is due when the action is done.
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
railroad-revolution-note-deal = { $note } { $deals }
railroad-revolution-deal-card = Deals: { $top } · { $bottom }.
railroad-revolution-deal-offer = { $cost ->
    [0] { $effect } for { railroad-revolution-spent-shares }
   *[other] { $effect } for { railroad-revolution-spent-shares } and ${ $cost }
}
railroad-revolution-rails-so-far = { $helped ->
    [yes] ${ $cost } so far; you can pay ${ $have }, shares included, the rest from what your worker brings.
   *[no] ${ $cost } so far of ${ $have }, shares included.
}
railroad-revolution-deal-note = You have { railroad-revolution-purse }.
railroad-revolution-steps-note = { $left ->
    [one] { $left } step left.
   *[other] { $left } steps left.
}
railroad-revolution-promote-note = { $stay ->
    [0] { railroad-revolution-promotions-left }
   *[other] { $when ->
        [later] { railroad-revolution-promotions-left } One leaves you { railroad-revolution-workers-left }: by the end of your next turn you need { $needed }, ${ $hire } each.
       *[now] { railroad-revolution-promotions-left } One leaves you { railroad-revolution-workers-left }: hire before your turn ends, ${ $hire } each.
    }
}
railroad-revolution-promotions-left = { $left ->
    [one] { $left } promotion left.
   *[other] { $left } promotions left.
}
railroad-revolution-workers-left = { $stay ->
    [one] { $stay } worker
   *[other] { $stay } workers
}
railroad-revolution-discard-note = That { railroad-revolution-leaves }.
railroad-revolution-flip-note = { $left ->
    [one] { $left } flip left.
   *[other] { $left } flips left.
}
railroad-revolution-train-note = A train scores { railroad-revolution-points } at the end while it lies face up.

## Answers that are words

railroad-revolution-done = Done
railroad-revolution-done-deal = Done (the deal card is next)
railroad-revolution-forgo-rail = Place no further rail.
railroad-revolution-forgo-steps = { $n ->
    [one] Forgo a step.
   *[other] Forgo { $n } steps.
}
railroad-revolution-forgo-promotions = { $n ->
    [one] Promote nobody.
   *[other] Promote nobody, forgo { $n } promotions.
}
railroad-revolution-forgo-flips = { $n ->
    [one] Flip no train.
   *[other] Flip no train, forgo { $n } flips.
}
railroad-revolution-forgo-swap = Swap nobody.
railroad-revolution-close-gift = { $gift ->
    [no-cost] the station is free
    [train-money] takes { $effect } for your trains
   *[other] takes { $effect }
}
railroad-revolution-close-cost = { $sold ->
    [0] pays ${ $cost }
   *[other] pays ${ $cost } ({ railroad-revolution-sells })
}
railroad-revolution-close-hires = { $hires ->
    [one] you must hire a worker for ${ $price }
   *[other] you must hire { $hires } workers for ${ $price }
}
railroad-revolution-close-forgone = left out: { $forgone }
railroad-revolution-close-nothing = leaves out nothing you can use
railroad-revolution-close-more = { $more } more
railroad-revolution-and-then = { $first }; { $then }
railroad-revolution-leaves = { $when ->
    [later] leaves you { $left }: by the end of your next turn you need { $needed }, ${ $hire } each
   *[now] { $left ->
        [one] leaves { $left } worker; hire at ${ $hire }
       *[other] leaves { $left } workers; hire at ${ $hire }
    }
}
railroad-revolution-left-no-cost = a free station (${ $saved })
railroad-revolution-left-deal = { $n ->
    [one] a deal and { $n } share
   *[other] a deal and { $n } shares
}
railroad-revolution-left-promote = a promotion ({ $gain })
railroad-revolution-decline = Decline
railroad-revolution-decline-effect = no deal
railroad-revolution-decline-and-hire-effect = { $hires ->
    [one] Accept no deal; you must hire a worker for ${ $price }.
   *[other] Accept no deal; you must hire { $hires } workers for ${ $price }.
}
railroad-revolution-decline-part-effect = No deal and no share.
railroad-revolution-pass = Pass
railroad-revolution-pass-no-worker = You have no worker to place.
railroad-revolution-pass-hire-first = You have no worker to place; you could hire one for ${ $price }.
railroad-revolution-pass-effect = { $hires ->
    [0] You have nothing left to place or sell.
    [one] You have nothing left to place or sell; you must hire a worker for ${ $price }.
   *[other] You have nothing left to place or sell; you must hire { $hires } workers for ${ $price }.
}
railroad-revolution-bank = Bank…
railroad-revolution-bank-note = { $hires ->
    [yes] { $sold ->
        [0] You have { railroad-revolution-purse }; { $workers } workers.
       *[other] You have { railroad-revolution-purse }; { $workers } workers. Hiring (${ $cost }) { railroad-revolution-sells }.
    }
   *[no] You have { railroad-revolution-purse }; { $workers } workers.
}
railroad-revolution-bank-back = Back
railroad-revolution-bank-back-effect = Neither hire nor sell.
railroad-revolution-group-hire = Hire
railroad-revolution-group-sell = { $least ->
    [1] Sell shares
   *[other] Sell { $least } shares or more
}
railroad-revolution-sell = { $shares ->
    [one] Sell { $shares } share: ${ $money }
   *[other] Sell { $shares } shares: ${ $money }
}
railroad-revolution-sell-effect = { $left ->
    [0] then ${ $money } and no share
    [one] then ${ $money } and { $left } share
   *[other] then ${ $money } and { $left } shares
}
railroad-revolution-hire = Hire { railroad-revolution-a-worker }, ${ $cost }
railroad-revolution-new-worker = { $colour ->
    [white] White worker
    [purple] Purple worker
    [orange] Orange worker
    [gray] Grey worker
   *[turquoise] Turquoise worker
}
railroad-revolution-fits = towards { $milestones }
railroad-revolution-milestone-worth = { $vp } VP
railroad-revolution-milestone-marked = { $vp } VP ({ $milestone })
railroad-revolution-group-bank = Bank

## Answers with facts

railroad-revolution-placing = { railroad-revolution-box } with { railroad-revolution-a-worker }
railroad-revolution-placing-effect = { $main }; { $adds }
railroad-revolution-own-colour = { $colour ->
    [white] White
    [purple] Purple
    [orange] Orange
    [gray] Grey
   *[turquoise] Turquoise
}
railroad-revolution-main-station = { $short ->
    [0] { $sold ->
        [0] from ${ $cost } ({ $city })
       *[other] from ${ $cost } ({ $city }; { railroad-revolution-sells })
    }
   *[other] from ${ $cost } ({ $city }), ${ $short } short
}
railroad-revolution-main-no-city = lay a rail to another city first
railroad-revolution-main-railway = { $short ->
    [0] { $sold ->
        [0] { railroad-revolution-rails-from }
       *[other] { railroad-revolution-rails-from } ({ railroad-revolution-sells })
    }
   *[other] { railroad-revolution-rails-from }, ${ $short } short
}
railroad-revolution-rails-from = { $gain ->
    [one] { $gain } rail from ${ $cost }
   *[other] { $gain } rails from ${ $cost }
}
railroad-revolution-main-telegraph = { $vp ->
    [0] { $gain ->
        [one] free, { $gain } share (sector { $sector })
       *[other] free, up to { $gain } shares (sector { $sector })
    }
   *[other] { $same ->
        [yes] free, +{ $vp } VP and { railroad-revolution-gained-shares } (sector { $sector })
       *[no] free, +{ $vp } VP (sector { $best }) or { railroad-revolution-gained-shares } (sector { $sector })
    }
}
railroad-revolution-gained-shares = { $gain ->
    [one] { $gain } share
   *[other] { $gain } shares
}
railroad-revolution-main-trade = { $lie ->
    [none] sells a piece for ${ $gain }
   *[other] sells a piece for ${ $gain }, may flip a train{ railroad-revolution-flip-worth }
}
railroad-revolution-adds-promotion = may promote: { $gain }
railroad-revolution-adds-nothing = no effect: nobody fits a milestone now
railroad-revolution-adds-station-purple = may flip a train{ railroad-revolution-flip-worth } for ${ $flip }
railroad-revolution-adds-station-orange = the station is free
railroad-revolution-adds-station-gray = first-station bonus once more, even if not first
railroad-revolution-adds-station-turquoise = may take the reward twice, the second for ${ $again }
railroad-revolution-adds-railway-purple = may take a train (+{ $vp } VP) for ${ $train }
railroad-revolution-adds-railway-orange = ${ $base } back, and ${ $triangle } for each triangle
railroad-revolution-adds-railway-gray = { $shares } shares
railroad-revolution-adds-railway-turquoise = may place a third rail, at the price of its triangles
railroad-revolution-adds-telegraph-purple = may swap a worker
railroad-revolution-adds-telegraph-orange = ${ $dividend } for each share of the sector
railroad-revolution-adds-telegraph-gray = first-office shares once more, even if not first
railroad-revolution-adds-telegraph-turquoise = may use the telegraph tile for ${ $tile }
railroad-revolution-adds-trade-purple = up to { $steps } steps
railroad-revolution-adds-trade-orange = { $trains ->
    [0] ${ $each } for each train, but you have none
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

railroad-revolution-part-reward = Reward: { $effect }
railroad-revolution-part-second-reward = Reward again, ${ $cost }: { $effect }
railroad-revolution-part-bonus = { $cost ->
    [0] First-station bonus: { $effect }
   *[other] First-station bonus, ${ $cost }: { $effect }
}
railroad-revolution-part-extra-bonus = { $cost ->
    [0] Bonus for grey: { $effect }
   *[other] Bonus for grey, ${ $cost }: { $effect }
}
railroad-revolution-part-no-cost = No station cost: saves ${ $saved }
railroad-revolution-part-paid-flip = Flip a train{ railroad-revolution-flip-worth }, ${ $cost }
railroad-revolution-part-train = Take { $effect }, ${ $cost }
railroad-revolution-part-refund = Refund: { $effect }
railroad-revolution-part-shares = Grey worker: { $effect }
railroad-revolution-part-tile = Tile for a worker: { $effect }
railroad-revolution-part-paid-tile = Tile for ${ $cost }: { $effect }
railroad-revolution-part-swap = Swap a worker
railroad-revolution-part-dividend = Money for the shares: { $effect }
railroad-revolution-part-extra-shares = First-office shares for grey: { $effect }
railroad-revolution-part-flip = Flip a train{ railroad-revolution-flip-worth }
railroad-revolution-part-second-flip = Flip a second train{ railroad-revolution-flip-worth }
railroad-revolution-part-steps = Take { $effect }
railroad-revolution-part-train-money = Money for your trains: { $effect }
railroad-revolution-part-deal = Accept a deal
railroad-revolution-part-deal-for = { $another ->
    [0] Accept a deal for { railroad-revolution-spent-shares }
   *[other] Accept a deal for { $spent } or { $another } shares
}
railroad-revolution-part-loses-promotion = nobody fits yet, so nobody is promoted; take the reward first
railroad-revolution-then-flips = then flips the { $train } face down (−{ $vp } VP)
railroad-revolution-then-gate = then a gate takes { railroad-revolution-spent-shares }
railroad-revolution-then-promotes = then promotes { railroad-revolution-a-worker } for { railroad-revolution-points }
railroad-revolution-then-places = then acts at once: { railroad-revolution-box }
railroad-revolution-part-promote = Promote a worker

railroad-revolution-effect-steps = { $n ->
    [one] { $n } step
   *[other] up to { $n } steps
}
railroad-revolution-effect-money = ${ $amount }
railroad-revolution-effect-per-train = ${ $amount } each
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
railroad-revolution-effect-workers = { $n ->
    [one] { $colours } worker
   *[other] { $colours } workers
}
railroad-revolution-effect-workers-choice = { $one } or { $another } worker
railroad-revolution-hue = { $colour ->
    [white] white
    [purple] purple
    [orange] orange
    [gray] grey
   *[turquoise] turquoise
}
railroad-revolution-effect-hire-any = a worker of any colour
railroad-revolution-effect-swap = swap a worker
railroad-revolution-effect-train = { $vp ->
    [0] a train
   *[other] a train (+{ $vp } VP)
}
railroad-revolution-effect-flip = { $n ->
    [one] flip a train{ railroad-revolution-flip-worth }
   *[other] { $n } flips{ railroad-revolution-flips-worth }
}
railroad-revolution-flip-worth = { $lie ->
    [up] {" "}(−{ $vp } VP)
    [down] {" "}(+{ $vp } VP)
    [both] {" "}(±{ $vp } VP)
   *[other] {""}
}
railroad-revolution-flips-worth = { $lie ->
    [up] {" "}(−{ $vp }, then +{ $vp } VP)
    [down] {" "}(+{ $vp } VP each)
    [both] {" "}(±{ $vp } VP each)
   *[other] {""}
}
railroad-revolution-effect-rail = a free rail from the mat
railroad-revolution-effect-spare-rail = free, not from your mat
railroad-revolution-effect-spare-station = Washington or Charlotte, no reward
railroad-revolution-effect-spare-office = a deal sector, no shares
railroad-revolution-effect-station = a free station without rewards
railroad-revolution-effect-office = an office without shares
railroad-revolution-effect-share-then-promote = { $fits ->
    [yes] { $n ->
        [one] { $n } share, then you may promote
       *[other] { $n } shares, then you may promote
    }
   *[no] { $n ->
        [one] { $n } share
       *[other] { $n } shares
    }
}
railroad-revolution-effect-step-then-promote = { $fits ->
    [yes] { $n ->
        [one] { $n } step, then you may promote
       *[other] { $n } steps, then you may promote
    }
   *[no] { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
}
railroad-revolution-effect-waive = the cost is not paid
railroad-revolution-effect-accept-deal = { $n ->
    [one] one deal of the face-up card, and { $n } share
   *[other] one deal of the face-up card, and { $n } shares
}
railroad-revolution-deals-effect = { $n ->
    [one] +{ $n } share; on offer: { $deals }
   *[other] +{ $n } shares; on offer: { $deals }
}
railroad-revolution-gives = { $cost ->
    [0] { $effect }
   *[other] { $effect } for ${ $cost }
}
railroad-revolution-for-a-worker = { $left ->
    [0] costs a worker
   *[other] { $when ->
        [later] costs a worker; { railroad-revolution-leaves }
       *[now] −1 worker: { $left } left, hire at ${ $hire }
    }
}
railroad-revolution-part-idle-effect = no bonus of a train can be used now
railroad-revolution-flip-outcome = { $n ->
    [one] bonus: { $effect }
   *[other] bonus: { $effect } or { $another }
}
railroad-revolution-step-outcome = { $track ->
    [telegraph] the best step: Telegraph, +{ $vp } VP
    [stations] the best step: Stations, +{ $vp } VP
   *[network] the best step: Network, +{ $vp } VP
}
railroad-revolution-place-outcome = { $vp ->
    [0] { $helps ->
        [no] best: { $place }
       *[other] best: { $place }, { railroad-revolution-helps }
    }
   *[other] { $helps ->
        [no] best: { $place }, +{ $vp } VP
       *[other] best: { $place }, +{ $vp } VP, { railroad-revolution-helps }
    }
}
railroad-revolution-promote-effect = { $worker ->
    [white] { railroad-revolution-leaves }
   *[other] { $left ->
        [0] { railroad-revolution-promote-instead }
       *[other] { railroad-revolution-promote-instead }; { railroad-revolution-leaves }
    }
}
railroad-revolution-promote-instead = { $worker ->
    [purple] without the purple effect
    [orange] without the orange effect
    [gray] without the grey effect
   *[other] without the turquoise effect
}
railroad-revolution-and-milestone = { $helps ->
    [no] {""}
   *[other] {"; "}{ railroad-revolution-helps }
}
railroad-revolution-helps = { $helps ->
    [completes] completes { $worth } VP
    [opens] its station towards { $worth } VP
   *[yes] towards { $worth } VP
}
railroad-revolution-line = { $a }–{ $b }
railroad-revolution-half-line = { $a }–{ $b } (half at { $at })
railroad-revolution-group-rails = { $way ->
    [helps] For a milestone
    [reaches] To a new city
    [half] Half of a way
   *[between] Between your cities
}
railroad-revolution-rail-effect = { $way ->
    [reaches] { $city } (level { $level }){ railroad-revolution-scores-now }, { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
    [half] half of the way to { $city }, { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
   *[other] { railroad-revolution-rail-price }{ railroad-revolution-and-milestone }
}
railroad-revolution-scores-now = { $vp ->
    [0] {""}
   *[other] {": "}+{ $vp } VP
}
railroad-revolution-rail-price = { $cost ->
    [0] { railroad-revolution-terrain }
   *[other] { $sold ->
        [0] { railroad-revolution-terrain }, ${ $cost }
       *[other] { railroad-revolution-terrain }, ${ $cost } ({ railroad-revolution-sells })
    }
}
railroad-revolution-rail-action-effect = { $way ->
    [reaches] { $city } (level { $level }){ railroad-revolution-scores-now }, { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
    [half] half of the way to { $city }, { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
   *[other] { railroad-revolution-rail-total }{ railroad-revolution-and-deal-card }{ railroad-revolution-and-milestone }
}
railroad-revolution-rail-total = { $sold ->
    [0] { railroad-revolution-terrain }: ${ $total } in all
   *[other] { railroad-revolution-terrain }: ${ $total } in all ({ railroad-revolution-sells })
}
railroad-revolution-and-deal-card = { $deal ->
    [yes] {"; "}deal card
   *[no] {""}
}
railroad-revolution-site = { $helps ->
    [no] { $city } (level { $level })
   *[other] { $city } (level { $level }), { railroad-revolution-helps }
}
railroad-revolution-site-effect = { $vp ->
    [0] the first station there
   *[other] { $first ->
        [yes] +{ $vp } VP, the first station there
       *[no] +{ $vp } VP
    }
}
railroad-revolution-points-first = { $vp ->
    [0] {""}
   *[other] +{ $vp } VP,{" "}
}
railroad-revolution-site-reward-effect = { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }
railroad-revolution-site-action-effect = { $price ->
    [0] { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }; bonus: { $bonus }
   *[other] { railroad-revolution-points-first }{ railroad-revolution-site-cost }, { $reward }; bonus: { $bonus } for ${ $price }
}
railroad-revolution-site-cost = { $sold ->
    [0] ${ $cost }
   *[other] ${ $cost } ({ railroad-revolution-sells })
}
railroad-revolution-sector = Sector { $sector }
railroad-revolution-office = { $gain ->
    [none] Sector { $sector }
   *[other] Sector { $sector }: { railroad-revolution-office-brings }
}
railroad-revolution-office-brings = { $gain ->
    [both] +{ $vp } VP, { railroad-revolution-shares } (${ $money })
    [vp] +{ $vp } VP
   *[shares] { railroad-revolution-shares } (${ $money })
}
railroad-revolution-sector-link-effect = { $link } VP for the link to your office
railroad-revolution-sector-tile-effect = { $link ->
    [0] for a worker: { $tile }
   *[other] { railroad-revolution-sector-link-effect }; for a worker: { $tile }
}
railroad-revolution-sector-deal-effect = { $link ->
    [0] then the deal card
   *[other] { railroad-revolution-sector-link-effect }; then the deal card
}
railroad-revolution-piece-rail = A rail for ${ $money }
railroad-revolution-piece-building = A building for ${ $money }
railroad-revolution-piece-rail-effect = { $left ->
    [0] your last rail
    [one] { $left } rail stays on the mat
   *[other] { $left } rails stay on the mat
}
railroad-revolution-piece-building-effect = { $left ->
    [0] your last building
    [one] { $left } building stays on the mat
   *[other] { $left } buildings stay on the mat
}
railroad-revolution-step = { $track ->
    [telegraph] Telegraph: { $before } → { $value } VP an office
    [stations] Stations: { $before } → { $value } VP a station
   *[network] Network: { $before } → { $value } VP a level-5 city
}
railroad-revolution-step-level = { $track ->
    [telegraph] Telegraph: up, still { $value } VP an office
    [stations] Stations: up, still { $value } VP a station
   *[network] Network: up, still { $value } VP a level-5 city
}
railroad-revolution-step-effect = { $vp ->
    [0] { $track ->
        [telegraph] you have no office yet
        [stations] you have no station yet
       *[network] no level-5 city is connected yet
    }
   *[other] +{ $vp } VP now
}
railroad-revolution-step-gate-effect = { railroad-revolution-step-effect }; { $gate }
railroad-revolution-gate-effect = { $kind ->
    [money] { $sold ->
        [0] gate: ${ $amount }
       *[other] gate: ${ $amount } ({ railroad-revolution-sells })
    }
    [shares] { $amount ->
        [one] gate: { $amount } share
       *[other] gate: { $amount } shares
    }
   *[worker] { $left ->
        [0] gate: a worker
       *[other] gate: a worker; { railroad-revolution-leaves }
    }
}
railroad-revolution-promotion = { $place ->
    [mat] { railroad-revolution-own-colour } (mat) for { railroad-revolution-milestone-worth }
   *[pool] { railroad-revolution-own-colour } for { railroad-revolution-milestone-worth }
}
railroad-revolution-promotion-effect = { $cost ->
    [0] { railroad-revolution-of-its-colour }; lacks { $needs }
   *[other] { railroad-revolution-site-cost }; { railroad-revolution-of-its-colour }; lacks { $needs }
}
railroad-revolution-promotion-completes = { $cost ->
    [0] completes it; { railroad-revolution-of-its-colour }
   *[other] { railroad-revolution-site-cost }; completes it; { railroad-revolution-of-its-colour }
}
railroad-revolution-of-its-colour = { $stay ->
    [0] your last { railroad-revolution-hue }
   *[other] { $stay } { railroad-revolution-hue } left
}
railroad-revolution-needs-workers = { $n ->
    [one] { $colours } worker
   *[other] { $colours } workers
}
railroad-revolution-needs-any-workers = { $n ->
    [one] any worker
   *[other] any { $n } workers
}
railroad-revolution-swap = { $place ->
    [mat] { railroad-revolution-own-colour } (mat) for { railroad-revolution-a-new-worker }
   *[pool] { railroad-revolution-own-colour } for { railroad-revolution-a-new-worker }
}
railroad-revolution-group-swap = { $place ->
    [mat] Swap { railroad-revolution-hue } from the mat
   *[pool] Swap { railroad-revolution-hue } from the pool
}
railroad-revolution-flip-train = { $side ->
    [up] { $train }: face down
   *[down] { $train }: face up
}
railroad-revolution-train-effect = { $cost ->
    [0] its flip: { $effect }
   *[other] its flip: { $effect } for ${ $cost }
}
railroad-revolution-flip-effect = { $cost ->
    [0] −{ $vp } VP; { $effect }
   *[other] −{ $vp } VP; { $effect } for ${ $cost }
}
railroad-revolution-flip-up-effect = +{ $vp } VP; its bonus can be used again
railroad-revolution-flip-idle-effect = −{ $vp } VP; its bonus can't be used now ({ $effect })
railroad-revolution-deal = { $cost ->
    [0] { railroad-revolution-spent-shares }: { $effect }
   *[other] { railroad-revolution-spent-shares } and ${ $cost }: { $effect }
}
railroad-revolution-spent-shares = { $spent ->
    [one] { $spent } share
   *[other] { $spent } shares
}
railroad-revolution-stay-shares = { $left ->
    [0] no share stays
    [one] { $left } share stays
   *[other] { $left } shares stay
}
railroad-revolution-deal-left = { $sold ->
    [0] { railroad-revolution-stay-shares }
   *[other] { railroad-revolution-sells }, { railroad-revolution-stay-shares }
}
railroad-revolution-milestone = { $vp } VP: { $wants }
railroad-revolution-milestone-effect = lacks { $needs }; { railroad-revolution-milestone-there }
railroad-revolution-milestone-met = lacks nothing but the workers; { railroad-revolution-milestone-there }
railroad-revolution-milestone-there = { $some ->
    [yes] yours: { $there }
    [no] no such worker yet
   *[any] any worker will do
}
railroad-revolution-completion-effect = { $pile ->
    [B] { $asks }; then you draw from pile B
    [C] { $asks }; then you draw from pile C
   *[D] { $asks }; then you draw from pile D
}
railroad-revolution-condition-connected = { $count ->
    [one] { $count } level-{ $level } city
   *[other] { $count } level-{ $level } cities
}
railroad-revolution-condition-station = { $count ->
    [one] { $count } level-{ $level } station
   *[other] { $count } level-{ $level } stations
}
railroad-revolution-condition-deal-rails = { $count ->
    [one] { $count } deal-icon rail
   *[other] { $count } deal-icon rails
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
railroad-revolution-wealth-fits = worker for { $milestones }
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
railroad-revolution-log-wealth = { $side ->
    [steps] { $seat } starts with steps and { railroad-revolution-a-worker }.
    [rail] { $seat } starts with a rail and { railroad-revolution-a-worker }.
    [shares] { $seat } starts with shares and { railroad-revolution-a-worker }.
    [office] { $seat } starts with an office and { railroad-revolution-a-worker }.
    [swap] { $seat } starts with a swap and { railroad-revolution-a-worker }.
    [station] { $seat } starts with a station and { railroad-revolution-a-worker }.
    [train] { $seat } starts with a train and { railroad-revolution-a-worker }.
   *[money] { $seat } starts with money and { railroad-revolution-a-worker }.
}
railroad-revolution-log-drafts = { $seat } chooses starting wealth.
railroad-revolution-log-begins = { $seat } begins a turn.
railroad-revolution-log-decides = { $seat } decides on the deals.
railroad-revolution-log-recall = { $seat } takes all workers back from the mat.
railroad-revolution-log-worker = { $seat } places { railroad-revolution-a-worker } on { railroad-revolution-box }.
railroad-revolution-log-pass = { $lacks ->
    [workers] { $seat } has no worker, and passes.
   *[pieces] { $seat } has nothing left to place or sell, and passes.
}
railroad-revolution-log-station = { $first ->
    [yes] Builds the first station in { $city }{ railroad-revolution-scores }.
   *[no] Builds a station in { $city }{ railroad-revolution-scores }.
}
railroad-revolution-scores = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } VP)
}
railroad-revolution-log-rail = Builds the rail { $line }{ railroad-revolution-scores }.
railroad-revolution-log-office = { $first ->
    [yes] Builds the first office in sector { $sector }{ railroad-revolution-scores }.
   *[no] Builds an office in sector { $sector }{ railroad-revolution-scores }.
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
railroad-revolution-log-swap = Swaps { railroad-revolution-a-worker } for { $new ->
    [white] a white one
    [purple] a purple one
    [orange] an orange one
    [gray] a grey one
   *[turquoise] a turquoise one
}.
railroad-revolution-log-promote = Promotes { railroad-revolution-a-worker } for { $milestone }.
railroad-revolution-log-step = { $track ->
    [telegraph] Telegraph track: space { $space }, { $value } VP an office{ railroad-revolution-scores }.
    [stations] Stations track: space { $space }, { $value } VP a station{ railroad-revolution-scores }.
   *[network] Network track: space { $space }, { $value } VP a level-5 city{ railroad-revolution-scores }.
}
railroad-revolution-log-train = Takes a train: { $train }{ railroad-revolution-scores }.
railroad-revolution-log-flip = { $side ->
    [down] Flips a train face down: { $train } (−{ $vp } VP).
   *[up] Flips a train face up: { $train } (+{ $vp } VP).
}
railroad-revolution-log-deal = { $seat } accepts a deal: { $effect }.
railroad-revolution-log-turn-up = The next deal card: { $top } or { $bottom }.
railroad-revolution-log-milestone = { $seat } completes a milestone for { railroad-revolution-points }: { $milestone }.
railroad-revolution-log-new-milestone = { $seat } takes a milestone: { $milestone }.
railroad-revolution-milestone-asked = { $asks }
railroad-revolution-log-end-trigger = { $seat } has emptied the mat left of the logo: round { $round } will be the last.
railroad-revolution-log-score = { $seat }: { $total } VP{ $trains ->
        [0] {""}
       *[other] {" · "}trains { $trains }
    }{ $milestones ->
        [0] {""}
       *[other] {" · "}milestones { $milestones }
    }{ $network ->
        [0] {""}
       *[other] {" · "}network { $network }
    }{ $stations ->
        [0] {""}
       *[other] {" · "}stations { $stations }
    }{ $telegraph ->
        [0] {""}
       *[other] {" · "}telegraph { $telegraph }
    }{ $links ->
        [0] {""}
       *[other] {" · "}links { $links }
    }.
railroad-revolution-log-winners = The game is over: { $winners } won.

## Plans: an action, a worker and a place at once

railroad-revolution-plan-money = { $side ->
    [up] { $sold ->
        [0] +${ $money }
       *[other] +${ $money } ({ railroad-revolution-sells })
    }
    [down] { $sold ->
        [0] ${ $money }
       *[other] ${ $money } ({ railroad-revolution-sells })
    }
   *[none] { railroad-revolution-sells }
}
railroad-revolution-plan-railway = Rails { $where }
railroad-revolution-plan-station = Station in { $where }
railroad-revolution-plan-telegraph = Office in { $where }
railroad-revolution-plan-sector = sector { $sector }
railroad-revolution-plan-trade = { $where }
railroad-revolution-plan-worker = { railroad-revolution-own-colour }: { $where }
railroad-revolution-plan-with = { railroad-revolution-worker }
railroad-revolution-plan-sell-rail = Sell a rail
railroad-revolution-plan-sell-building = Sell a building
railroad-revolution-plan-facts = { $a } · { $b }
railroad-revolution-plan-points = { $side ->
    [down] −{ $vp } VP
   *[up] +{ $vp } VP
}
railroad-revolution-plan-shares = { $side ->
    [down] −{ railroad-revolution-shares }
   *[up] +{ railroad-revolution-shares }
}
railroad-revolution-plan-worth = { $vp }
railroad-revolution-plan-completes = completes { $milestones } VP
railroad-revolution-plan-towards = towards { $milestones } VP
railroad-revolution-plan-steps = { $track ->
    [telegraph] Telegraph +{ $steps }
    [stations] Stations +{ $steps }
   *[network] Network +{ $steps }
}
railroad-revolution-plan-hire = hires { railroad-revolution-hue } (${ $price })
railroad-revolution-plan-promote = promotes { railroad-revolution-hue }
railroad-revolution-plan-train = +{ $train }
railroad-revolution-plan-discard = discards { railroad-revolution-hue }
railroad-revolution-plan-times = { $what } ×{ $count }
railroad-revolution-plan-deal = deal card
railroad-revolution-plan-no-deal = deal card, declined
railroad-revolution-plan-half = ½ { $a }–{ $b }
railroad-revolution-line-on = { $a }–{ $b }–{ $c }
railroad-revolution-sells-effect = { railroad-revolution-sells }

## Why a move that was typed is not legal; $cost is needed, $have is there, $short is missing

railroad-revolution-why-money = { $have ->
    [0] That costs ${ $cost }: ${ $short } is missing, even if you sell all your shares.
   *[other] That costs ${ $cost }; you can pay ${ $have }, shares included: ${ $short } is missing.
}
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
railroad-revolution-why-which-rail = A rail has two ends. To { $city }: { $lines }.
railroad-revolution-why-no-way = No rail leads to { $city } from your network yet.
railroad-revolution-why-place-first = { $first ->
    [action] Choose the action and the worker first, then the city.
    [worker] Choose the worker first, then the city.
   *[build] Choose what to do first, then the city.
}
railroad-revolution-why-no-place = This decision is about no city.
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
    [gray] Only a worker of another colour gives that; you have placed a grey one.
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

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

railroad-revolution-first-wealth = A gift for the start, and a worker with it. The colour matters most: look which one your two milestones ask for as a manager.
railroad-revolution-first-worker = Each turn one worker does one action. Steer towards a milestone: what it lacks says which action you need, and its managers say which colours to keep.
railroad-revolution-first-pool = White promotes a worker to a milestone; each other colour has an effect of its own here, or promotes too. Don't spend a colour that a milestone wants as manager.
railroad-revolution-first-action = What is left of your action, in any order you like: money that one part brings may pay for the next. What you leave out is lost.
railroad-revolution-first-city = A station brings the city's reward, and the first player there gets a bonus as well. Check whether its level is one that your milestones count.
railroad-revolution-first-rail = Rails open cities and fulfil milestones: towards a level they count, or on terrain they name. Each triangle costs $100 more, plains nothing.
railroad-revolution-first-sector = An office brings shares, more of them to who is first. Neighbouring sectors with offices of yours score for the link between them.
railroad-revolution-first-piece = The piece leaves the game for money, and the sectors further right pay more. Keep the kind that your milestones still need.
railroad-revolution-first-deal = A deal costs shares, each worth $150 at the bank. It saves you a turn, so take what a milestone lacks, even at a price.
railroad-revolution-first-steps = The tracks multiply in the end: offices, stations, or connected cities of level 5. Steps are worth most where you build most; mind the gates and what they cost.
railroad-revolution-first-promote = A manager stays on the milestone until it is complete. Four workers have to remain with you, so promote when you have one to spare.
railroad-revolution-first-flip = Flipping a train face down brings its bonus and costs 8 VP; flipping it up again brings the 8 VP back. Use it early, and flip it up before the end.
railroad-revolution-first-train = A train is 8 VP while it lies face up, and its bonus can be used again and again. Take one whose bonus your milestones lack.
railroad-revolution-first-swap = Swap for the colour that a milestone wants as manager. White ones are the easiest to spare.
railroad-revolution-first-discard = This worker goes back to the bank. Keep the colours that your milestones want, and mind that four workers have to remain.
railroad-revolution-first-worker-choice = Take the colour that a milestone still wants as manager; if none does, one whose action you often take.
railroad-revolution-first-colour = Take the colour that a milestone still wants as manager; if none does, one whose action you often take.
railroad-revolution-first-bank = Shares bring $150 each, and $800 hire a worker of any colour. You may come here at any time of your turn, so sell only what you need now.
railroad-revolution-first-milestone = Milestones bring a large part of your points, and each one completed leads to a dearer one. Keep the one that your network nearly fulfils.
railroad-revolution-first-completion = Two milestones are complete, and each is replaced by one of the next letter. Begin with the pile in which you need the better choice.

railroad-revolution-hint-wealth = its gain and its worker together are worth most for your milestones.
railroad-revolution-hint-worker = it adds up the action, the better of the two extra effects, and what each brings your milestones nearer.
railroad-revolution-hint-pool = it adds up the extra effect and what the action brings, less what keeping a colour is worth.
railroad-revolution-hint-action = { $choice ->
    [done] nothing that is left is worth its price.
   *[other] of what is left, this is worth most after its price; what costs nothing comes first.
}
railroad-revolution-hint-city = its rewards and what it does for your milestones are worth most, less what it costs.
railroad-revolution-hint-rail = it brings you nearest to what your milestones lack, and to good stations, for what it costs.
railroad-revolution-hint-sector = its shares, the links to your offices and the tile together are worth most.
railroad-revolution-hint-piece = it sells the kind of which you have more left.
railroad-revolution-hint-deal = { $choice ->
    [decline] no deal here is worth its shares to you.
   *[other] it is worth more to you than its shares.
}
railroad-revolution-hint-steps = { $choice ->
    [done] no further step is worth its gate.
   *[other] by what you have to multiply, the next step is worth most on this track.
}
railroad-revolution-hint-promote = { $choice ->
    [done] no worker can be spared for a milestone now.
    [decline] no worker can be spared for a milestone now.
   *[other] it brings a milestone nearer, and you miss this worker least.
}
railroad-revolution-hint-flip = { $choice ->
    [done] no flip is worth it now.
   *[other] the bonus is worth more than what the side counts in the end, or the 8 VP are worth more than waiting.
}
railroad-revolution-hint-train = its bonus is worth most to you.
railroad-revolution-hint-swap = { $choice ->
    [done] you hold the colours that you need.
    [decline] you hold the colours that you need.
   *[other] your milestones want the new colour more than the old one.
}
railroad-revolution-hint-discard = you miss this worker least.
railroad-revolution-hint-worker-choice = your milestones want this colour most.
railroad-revolution-hint-colour = your milestones want this colour most.
railroad-revolution-hint-bank = { $choice ->
    [done] you need neither money nor a worker now.
   *[other] that is what it comes to the bank for: a worker that your milestones want, or the money for it.
}
railroad-revolution-hint-milestone = it counts the VP, less the rails, stations and workers that you still lack.
railroad-revolution-hint-completion = it begins with the one that is worth more.

## What a post tells of a turn, in phrases

railroad-revolution-brief-wealth = { $side ->
    [shares] shares, { railroad-revolution-brief-take }
    [money] money, { railroad-revolution-brief-take }
   *[other] { railroad-revolution-brief-take }
}
railroad-revolution-brief-recall = takes the workers back
railroad-revolution-brief-worker = { $box ->
    [trade] Trade
   *[other] {""}
}
railroad-revolution-brief-pass = passes
railroad-revolution-brief-station = station { $city }{ railroad-revolution-brief-scores }
railroad-revolution-brief-rail = rail { $line }{ railroad-revolution-brief-scores }
railroad-revolution-brief-office = office { $sector }{ railroad-revolution-brief-scores }
railroad-revolution-brief-scores = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp })
}
railroad-revolution-brief-sale = ${ $money }
railroad-revolution-brief-promote = { $colour ->
    [white] promotes white
    [purple] promotes purple
    [orange] promotes orange
    [gray] promotes grey
   *[turquoise] promotes turquoise
}
railroad-revolution-brief-swap = { $colour ->
    [white] white
    [purple] purple
    [orange] orange
    [gray] grey
   *[turquoise] turquoise
} → { $new ->
    [white] white
    [purple] purple
    [orange] orange
    [gray] grey
   *[turquoise] turquoise
}
railroad-revolution-brief-step = { $track ->
    [telegraph] telegraph { $space }{ railroad-revolution-brief-scores }
    [stations] stations { $space }{ railroad-revolution-brief-scores }
   *[network] network { $space }{ railroad-revolution-brief-scores }
}
railroad-revolution-brief-train = { $train }{ railroad-revolution-brief-scores }
railroad-revolution-brief-flip = { $side ->
    [down] { $train } down (−{ $vp })
   *[up] { $train } up (+{ $vp })
}
railroad-revolution-brief-deal = { $what ->
    [money] deal: { $effect }
    [per-train] deal: { $effect }
    [shares] deal: { $effect }
    [share-then-promote] deal: { $effect }
   *[other] deal
}
railroad-revolution-brief-milestone = milestone ({ $vp } VP)
railroad-revolution-brief-take = { $colour ->
    [white] +white
    [purple] +purple
    [orange] +orange
    [gray] +grey
   *[turquoise] +turquoise
}
