# Russian Railroads. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name. $colour, $route and the like are words to select by, never text to show as it is.

russian-railroads = Russian Railroads
russian-railroads-about-goal = Build three railways out of Moscow and an industry at home, and have the most points after seven rounds (six with two or three players). What you have built scores again in every round, so the last rounds bring most.
russian-railroads-about-short = build railways and an industry that score each round
russian-railroads-about-length = about 30 minutes a player at one sitting, or 40 turns each: two weeks at three a day
russian-railroads-about-weight = weight 3 of 5: simple turns, long plans
russian-railroads-about-turn =
    Put workers on one free action space, as many as it shows, and do at once what it says. A coin stands in for a worker.
    Track: rails of five colours move along your three routes, black in front, each better colour behind the one before.
    A route counts only as far as its locomotives go. Factories let your industry marker walk on, and do something when it enters them.
    Other spaces bring coins, workers for this round, doublers, engineers of your own, or a better place in the next round.
    Or pass: the later you stand in the turn order, the more points (0 to 4). Then you are out until the next round.
russian-railroads-about-scoring =
    After every round, your routes: each space that rails and locomotives reach, 1 point under grey, 2 brown, 4 natural, 7 white, none under black. Doublers count spaces of the Trans-Siberian twice.
    After every round, your industry: the space of your marker, up to 30 points.
    On the way: 10 points where black reaches the end of a route; other spaces bring workers, ? tokens or bonuses.
    At the end: your end-bonus cards; 40 points for the most engineers, 20 for the second most.
    Who ends with 300 has done well; half of it comes in the last two rounds.

## Words that sentences refer to; they take the arguments of the sentence

russian-railroads-colour = { $colour ->
    [black] black
    [grey] grey
    [brown] brown
    [natural] natural
   *[white] white
}
russian-railroads-route = { $route ->
    [ts] Trans-Siberian
    [sp] St Petersburg
   *[ky] Kiev
}
russian-railroads-points = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VP
}
russian-railroads-player = { $seat }

## What is asked

russian-railroads-ask-draft = Which starting bonus?
russian-railroads-ask-space = Which action space?
russian-railroads-ask-pay = How do you pay?
russian-railroads-ask-advance = What next?
russian-railroads-ask-place = Where does the locomotive go?
russian-railroads-ask-build = Which tile becomes your factory?
russian-railroads-ask-replace = All notches are filled: which factory goes?
russian-railroads-ask-repeat = Which of your spaces once more?
russian-railroads-ask-token = Which ? token?
russian-railroads-ask-card = Which ? card?
russian-railroads-ask-pick = Which end-bonus card?
russian-railroads-ask-reuse = Where does the worker from the turn-order space go?

russian-railroads-what-space = “{ $space }”
russian-railroads-what-factory = factory “{ $function }”
russian-railroads-what-token = ? token “{ $token }”
russian-railroads-what-card = ? card “{ $card }”
russian-railroads-what-start = starting bonus “{ $card }”
russian-railroads-what-white = the white steps
russian-railroads-left = { $steps ->
    [0] { $elements ->
        [one] { $what }: { $elements } part left.
       *[other] { $what }: { $elements } parts left.
    }
   *[other] { $elements ->
        [0] { $what }: the black worker's step is left.
        [one] { $what }: { $elements } step left, where?
       *[other] { $what }: { $elements } steps left, where?
    }
}
russian-railroads-left-inner = { $steps ->
    [0] { $elements ->
        [one] { $what }: { $elements } part left; then { $outer } goes on.
       *[other] { $what }: { $elements } parts left; then { $outer } goes on.
    }
   *[other] { $elements ->
        [0] { $what }: the black worker's step is left; then { $outer } goes on.
        [one] { $what }: { $elements } step left, where? Then { $outer } goes on.
       *[other] { $what }: { $elements } steps left, where? Then { $outer } goes on.
    }
}
russian-railroads-space-note = { $count ->
    [one] { $hand } { $others } is still in.
   *[other] { $hand } { $others } are still in.
}
russian-railroads-space-note-all = { $hand }
russian-railroads-space-note-alone = { $hand } All others have passed.
russian-railroads-hand = You have { $pieces }.
russian-railroads-hand-empty = You have nothing to pay with.
russian-railroads-pay-note = “{ $space }”.
russian-railroads-token-note = It goes onto the { $place }.
russian-railroads-place-note = Locomotive { $loco } is in your hand.

## Facts side by side

russian-railroads-facts = { $first } · { $second }
russian-railroads-moves = { FORM($moves, by: ", ") }
russian-railroads-engineer = Engineer { $number }
russian-railroads-plan-engineer = Engineer { $number }: { $moves }
russian-railroads-plan = { $space }: { $moves }
russian-railroads-cost = { $coins ->
    [0] { $hands ->
        [one] your last worker
       *[other] { russian-railroads-workers }
    }
   *[other] { $workers ->
        [0] { $purse ->
            [one] your last coin
           *[other] { russian-railroads-coins }
        }
       *[other] { russian-railroads-workers } + { russian-railroads-coins }
    }
}
russian-railroads-move-rail = { russian-railroads-route } { $before }→{ $after }
russian-railroads-move-rail-named = { russian-railroads-route } { russian-railroads-colour } { $before }→{ $after }
russian-railroads-move-loco = Locomotive { $loco }: { russian-railroads-route } reach { $before }→{ $after }
russian-railroads-move-marker = { $marker ->
    [1] industry { $before }→{ $after }
   *[other] marker 2 { $before }→{ $after }
}
russian-railroads-move-onto = { $marker ->
    [1] industry “{ $function }”
   *[other] marker 2 “{ $function }”
}
russian-railroads-move-second-marker = second industry marker
russian-railroads-move-doublers = { $count ->
    [one] doubler on space { $first }
   *[other] doublers on spaces { $first }–{ $last }
}
russian-railroads-move-a-factory = a factory
russian-railroads-which-factory = “{ $function }”
russian-railroads-move-factory = Factory “{ $function }”
russian-railroads-reach = reach { $before }→{ $after }
russian-railroads-reach-of = { russian-railroads-route } reach { $before }→{ $after }
russian-railroads-gain-vp = +{ russian-railroads-points }
russian-railroads-gain-round = { $scorings ->
    [one] +{ russian-railroads-points } this round
   *[other] +{ russian-railroads-points } a round
}
russian-railroads-gain-coins = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
russian-railroads-gain-temporary = { $workers ->
    [one] +{ $workers } worker this round
   *[other] +{ $workers } workers this round
}
russian-railroads-gain-black = +1 black worker for good
russian-railroads-gain-worker = { $workers ->
    [one] a worker for good
   *[other] { $workers } workers for good
}
russian-railroads-gain-question = ? token
russian-railroads-gain-questions = { $tokens ->
    [one] ? token
   *[other] { $tokens } ? tokens
}
russian-railroads-gain-rails = brings { russian-railroads-colour } rails
russian-railroads-gain-white-room = { $steps ->
    [one] { $room } of { $steps } white step has room
   *[other] { $room } of { $steps } white steps have room
}
russian-railroads-then = then { $moves }
russian-railroads-gain-white-steps = { $steps ->
    [one] { $steps } white step
   *[other] { $steps } white steps
}
russian-railroads-gain-times = { russian-railroads-route } scores ×{ $times }
russian-railroads-promise-loco = { $gain } once your locomotives reach { $space }
russian-railroads-promise-reach = scores once your locomotives reach { $space }
russian-railroads-promise-next = { $steps ->
    [one] 1 step more: { $special }
   *[other] { $steps } steps more: { $special }
}

## Answers that are words

russian-railroads-pass = { $workers ->
    [0] Pass (ends your round)
    [one] Pass (ends your round, { $workers } worker unused)
   *[other] Pass (ends your round, { $workers } workers unused)
}
russian-railroads-pass-keeps = { $coins ->
    [one] keeps { $coins } coin
   *[other] keeps { $coins } coins
}
russian-railroads-done = Done
russian-railroads-done-ends = { $elements ->
    [0] Without the black worker's step.
    [one] { $elements } part unused.
   *[other] { $elements } parts unused.
}
russian-railroads-done-effect = { $executed ->
    [0] Without { $what }.
   *[other] Without the rest of { $what }.
}
russian-railroads-done-effect-inner = { $executed ->
    [0] Without { $what }; { $outer } goes on.
   *[other] Without the rest; { $outer } goes on.
}
russian-railroads-done-stage = Go on
russian-railroads-done-stage-effect = Gives this part up; the last part of { $what } comes.
russian-railroads-decline = Decline
russian-railroads-decline-token-effect = Keeps the token; a black step or locomotive of a later turn brings the ? space up again.
russian-railroads-decline-card-effect = Gives the card up; an end-bonus card or points still follow.
russian-railroads-stay = Stay
russian-railroads-stay-effect = Ends your turn: the worker is not used again.
russian-railroads-return = Return it to the supply
russian-railroads-return-effect = It lies there as a factory, for anybody to build.
russian-railroads-doubler = Place a doubler
russian-railroads-loco = Take locomotive { $loco }
russian-railroads-factory = Build a factory
russian-railroads-factory-only = Build factory { $number }: { $function }
russian-railroads-factory-choice = { $names }
russian-railroads-factory-many = 1 of { $count } tiles
russian-railroads-white-steps = White steps
russian-railroads-repeat = Repeat a space
russian-railroads-repeat-effect = The action of a one-worker space of yours once more.
russian-railroads-ten-vp = Score { russian-railroads-points }
russian-railroads-ten-vp-effect = at once, and no card
russian-railroads-deed-idle = nothing can be done now

## Answers with facts

russian-railroads-step = { russian-railroads-route }: { russian-railroads-colour } → { $space }
russian-railroads-step-extra-effect = black worker's step
russian-railroads-forward = { $marker ->
    [1] Industry → { $value }
   *[other] Second industry marker → { $value }
}
russian-railroads-forward-factory = { $marker ->
    [1] Industry → “{ $function }”
   *[other] Second marker → “{ $function }”
}
russian-railroads-place = { $replaced ->
    [0] { russian-railroads-route }, empty place
   *[other] { $place ->
        [0] { russian-railroads-route }: { $loco } replaces { $replaced }
       *[other] { russian-railroads-route }, place { $place }: { $loco } replaces { $replaced }
    }
}
russian-railroads-place-again = { $loco } is placed again
russian-railroads-place-either = { $loco } is placed again or returned
russian-railroads-place-returned = { $loco } becomes a factory tile for anybody
russian-railroads-loco-left = { $left ->
    [one] the last one
   *[other] { $left } left
}
russian-railroads-build-loco-tile = { $function } · locomotive { $number }, turned over
russian-railroads-build-factory = { $function } · factory tile { $number }
russian-railroads-build-last = the last locomotive { $loco }
russian-railroads-notch = Notch { $notch }: { $new } replaces { $number } “{ $function }”
russian-railroads-notch-effect = Lost: { $lost }
russian-railroads-notch-passed = Your marker is past it. Lost: { $lost }
russian-railroads-payment = { $black ->
    [0] { $coins ->
        [0] { russian-railroads-workers }
       *[other] { $workers ->
            [0] { russian-railroads-coins }
           *[other] { russian-railroads-workers } + { russian-railroads-coins }
        }
    }
   *[other] { $coins ->
        [0] { $workers ->
            [0] black worker
           *[other] black worker + { russian-railroads-workers }
        }
       *[other] { $workers ->
            [0] black worker + { russian-railroads-coins }
           *[other] black worker + { russian-railroads-workers } + { russian-railroads-coins }
        }
    }
}
russian-railroads-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
russian-railroads-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
russian-railroads-black-worker = the black worker
russian-railroads-payment-black-effect = +1 black step after a black step
russian-railroads-payment-keeps = keeps { $pieces }
russian-railroads-payment-last = your last pieces
russian-railroads-open-question-effect = { $tokens ->
    [one] your last ? token
   *[other] 1 of your { $tokens } ? tokens
}

## Action spaces of the main board

russian-railroads-group = { $area ->
    [track] Track
    [loco_factory] Locomotives and factories
    [industry] Industry
    [auxiliary] Doubler, coins, workers
    [engineer] Engineers
   *[turn_order] Turn order
}
russian-railroads-group-own = Your engineers, also in part
russian-railroads-position = { $position ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
russian-railroads-space-order = { $now ->
    [2] { russian-railroads-position } in the next round, not second
    [3] { russian-railroads-position } in the next round, not third
   *[other] { russian-railroads-position } in the next round, not fourth
}
russian-railroads-space-order-same = { russian-railroads-position } in the next round, too
russian-railroads-space-order-back = second next round; first if nobody claims it
russian-railroads-space-again = the worker is used again then
russian-railroads-space-hired = { $engineers ->
    [one] your own space from now on, your first engineer
   *[other] your own space from now on, { $engineers } engineers then
}
russian-railroads-or-factory = or a factory
russian-railroads-or-locomotive = or locomotive { $loco }
russian-railroads-no-locomotive = no place for a locomotive
russian-railroads-space-own-engineer = Own engineer { $number }: { $engineer }
    .brief = Own engineer { $number }
russian-railroads-space-variable-engineer = Engineer { $number }: { $engineer }
    .brief = Engineer { $number }
russian-railroads-space-hire-engineer = Hire engineer { $number }: { $engineer }
russian-railroads-space-black-1 = 2 black
russian-railroads-space-black-1-effect = 2 black steps
russian-railroads-space-black-2 = 3 black
russian-railroads-space-black-2-effect = 3 black steps
russian-railroads-space-grey-1 = 2 grey
russian-railroads-space-grey-1-effect = 2 grey steps
russian-railroads-space-grey-2 = 3 grey
russian-railroads-space-grey-2-effect = 3 grey steps
russian-railroads-space-brown-1 = 1 brown
russian-railroads-space-brown-1-effect = 1 brown step
russian-railroads-space-brown-2 = 2 brown
russian-railroads-space-brown-2-effect = 2 brown steps
russian-railroads-space-natural-1 = 1 natural
russian-railroads-space-natural-1-effect = 1 natural step
russian-railroads-space-natural-2 = 2 natural
russian-railroads-space-natural-2-effect = 2 natural steps
russian-railroads-space-white-1 = 1 white
russian-railroads-space-white-1-effect = 1 white step
russian-railroads-space-white-2 = 2 white
russian-railroads-space-white-2-effect = 2 white steps
russian-railroads-space-any-coin = 2 of any colour
russian-railroads-space-any-coin-effect = 1 or 2 steps of any colours
russian-railroads-space-bottom = 1 black or grey
russian-railroads-space-bottom-effect = 1 black or grey step
russian-railroads-space-loco-1 = Locomotive or factory (1 worker)
    .paid = Locomotive or factory
russian-railroads-space-loco-1-effect = take a locomotive or build a factory
russian-railroads-space-loco-2 = Locomotive or factory (2 workers)
    .paid = Locomotive or factory
russian-railroads-space-loco-2-effect = take a locomotive or build a factory
russian-railroads-space-loco-3 = Locomotive and factory
russian-railroads-space-loco-3-effect = take a locomotive and build a factory
russian-railroads-space-ind-1 = 1 industry step
russian-railroads-space-ind-1-effect = 1 industry step
russian-railroads-space-ind-2 = 2 industry steps
russian-railroads-space-ind-2-effect = 2 industry steps
russian-railroads-space-ind-3 = 1 industry and 1 black
russian-railroads-space-ind-3-effect = 1 industry step and 1 black step
russian-railroads-space-doubler = Doubler
russian-railroads-space-doubler-effect = on the leftmost space of the Trans-Siberian without one
russian-railroads-space-coins = 2 coins
russian-railroads-space-coins-effect = 2 coins
russian-railroads-space-temps = 2 temporary workers
russian-railroads-space-temps-effect = 2 workers for this round
russian-railroads-space-variable-1 = Engineer next to the hire slot
russian-railroads-space-variable-1-effect = the action of the engineer there
russian-railroads-space-variable-2 = Second engineer from the hire slot
russian-railroads-space-variable-2-effect = the action of the engineer there
russian-railroads-space-hire = Hire the engineer
russian-railroads-space-hire-effect = the engineer on the hire slot is yours
russian-railroads-space-order-1 = Turn order: first
russian-railroads-space-order-1-effect = first in the next round
russian-railroads-space-order-2 = Turn order: second
russian-railroads-space-order-2-effect = second in the next round
russian-railroads-space-last-industry = 3 industry steps
russian-railroads-space-last-industry-effect = 3 industry steps

## Engineers

russian-railroads-engineer-two-any = 2 any steps
russian-railroads-engineer-two-any-effect = 2 steps of any colour
russian-railroads-engineer-black-grey = black and grey step
russian-railroads-engineer-black-grey-effect = 1 black step and 1 grey step
russian-railroads-engineer-any-vp3 = any step, 3 VP
russian-railroads-engineer-any-vp3-effect = 1 step of any colour and 3 VP
russian-railroads-engineer-black-vp3 = black step, 3 VP
russian-railroads-engineer-black-vp3-effect = 1 black step and 3 VP
russian-railroads-engineer-industry2 = 2 industry steps
russian-railroads-engineer-industry2-effect = 2 industry steps
russian-railroads-engineer-any-black = any and black step
russian-railroads-engineer-any-black-effect = 1 step of any colour and 1 black step
russian-railroads-engineer-grey-brown = grey and brown step
russian-railroads-engineer-grey-brown-effect = 1 grey step and 1 brown step
russian-railroads-engineer-industry1-vp3 = industry step, 3 VP
russian-railroads-engineer-industry1-vp3-effect = 1 industry step and 3 VP
russian-railroads-engineer-doubler-vp3 = doubler, 3 VP
russian-railroads-engineer-doubler-vp3-effect = 1 doubler and 3 VP
russian-railroads-engineer-repeat = repeat a space
russian-railroads-engineer-repeat-effect = a one-worker space of yours of this round once more
russian-railroads-engineer-loco-or-factory = locomotive or factory
russian-railroads-engineer-loco-or-factory-effect = a locomotive or a factory
russian-railroads-engineer-two-black = 2 black steps
russian-railroads-engineer-two-black-effect = 2 black steps
russian-railroads-engineer-brown-vp5 = brown step, 5 VP
russian-railroads-engineer-brown-vp5-effect = 1 brown step and 5 VP
russian-railroads-engineer-grey-vp5 = grey step, 5 VP
russian-railroads-engineer-grey-vp5-effect = 1 grey step and 5 VP
russian-railroads-engineer-industry1-black = industry and black step
russian-railroads-engineer-industry1-black-effect = 1 industry step and 1 black step

## Factories

russian-railroads-factory-engineer-sum = sum of engineers
russian-railroads-factory-engineer-sum-effect = VP equal to the sum of your engineers' numbers
russian-railroads-factory-loco-or-factory = locomotive or factory
russian-railroads-factory-loco-or-factory-effect = a locomotive or a factory
russian-railroads-factory-two-doublers = 2 doublers
russian-railroads-factory-two-doublers-effect = 2 doublers
russian-railroads-factory-repeat = repeat a space
russian-railroads-factory-repeat-effect = a one-worker space of yours of this round once more
russian-railroads-factory-two-any-steps = 2 any steps
russian-railroads-factory-two-any-steps-effect = up to 2 steps of any colours
russian-railroads-factory-coin = 1 coin
russian-railroads-factory-coin-effect = 1 coin
russian-railroads-factory-industry-one = industry step
russian-railroads-factory-industry-one-effect = 1 more industry step
russian-railroads-factory-end-bonus-or-10 = end bonus or 10 VP
russian-railroads-factory-end-bonus-or-10-effect = an end-bonus card or 10 VP at the end of the turn
russian-railroads-factory-two-best-locos = two best locomotives
russian-railroads-factory-two-best-locos-effect = VP equal to the sum of your 2 highest locomotives

## ? tokens and ? cards

russian-railroads-token-four-any-steps = Four steps
russian-railroads-token-four-any-steps-effect = up to 4 steps of any colours
russian-railroads-token-industry-five = Five industry steps
russian-railroads-token-industry-five-effect = up to 5 industry steps
russian-railroads-token-second-marker = Second industry marker
russian-railroads-token-second-marker-effect = a second marker starts; each scores its own space
russian-railroads-token-three-doublers = Three doublers
russian-railroads-token-three-doublers-effect = 3 spaces of the Trans-Siberian score twice
russian-railroads-token-kiev-medal = Kiev medal
russian-railroads-token-kiev-medal-effect = Kiev 5 scores 20 VP while grey and locomotive reach it
russian-railroads-token-question-card = ? card
russian-railroads-token-question-card-effect = a ? card, then an end-bonus card or 10 VP
russian-railroads-token-revaluation = Revaluation
russian-railroads-token-revaluation-effect = brown scores 3, natural 6, white 10 from now on

russian-railroads-card-four-actions = Four actions
russian-railroads-card-four-actions-effect = doubler, industry step, black step, and one of them again
russian-railroads-card-engineer-coin = Engineer and coin
russian-railroads-card-engineer-coin-effect = the engineer that repeats a space
russian-railroads-card-factory-industry = Factory and industry
russian-railroads-card-factory-industry-effect = a factory, then up to 2 industry steps
russian-railroads-card-black-worker = Black worker
russian-railroads-card-black-worker-effect = one more black step where it pays for black steps
russian-railroads-card-loco-nine = Locomotive 9
russian-railroads-card-loco-nine-effect = the strongest locomotive

## Cards

russian-railroads-start-black-step = Black step
russian-railroads-start-black-step-effect = 1 step of a black rail
russian-railroads-start-doubler = Doubler
russian-railroads-start-doubler-effect = 1 space of the Trans-Siberian scores twice
russian-railroads-start-coin = Coin
russian-railroads-start-coin-effect = replaces a worker once, or hires an engineer
russian-railroads-start-industry-step = Industry step
russian-railroads-start-industry-step-effect = 1 step of your industry marker

russian-railroads-bonus-fifteen = Fifteen
russian-railroads-bonus-fifteen-effect = 15 VP at the end, whatever you have
russian-railroads-bonus-termini = Ends of routes
russian-railroads-bonus-termini-effect = 10 VP for each route whose last space black has reached
russian-railroads-bonus-factories = Factories
russian-railroads-bonus-factories-effect = 4 VP for each of your factories
russian-railroads-bonus-doublers = Doublers
russian-railroads-bonus-doublers-effect = 20 VP from 4 doublers on, 30 VP from 7 on
russian-railroads-bonus-black-reach = Black rails
russian-railroads-bonus-black-reach-effect = the spaces that black has reached on the 3 routes, added up
russian-railroads-bonus-workers = Workers
russian-railroads-bonus-workers-effect = 10 VP for each worker gained for good
russian-railroads-bonus-tokens = ? tokens
russian-railroads-bonus-tokens-effect = 7 VP for each ? token used, 28 VP at most
russian-railroads-bonus-engineers = Engineers
russian-railroads-bonus-engineers-effect = 6 VP for each of your engineers
russian-railroads-bonus-locos = Locomotives
russian-railroads-bonus-locos-effect = the numbers of your locomotives, added up
russian-railroads-bonus-extra-engineer = Extra engineer
russian-railroads-bonus-extra-engineer-effect = one more engineer for the majority, even if you have no other
russian-railroads-bonus-now = now { russian-railroads-points }

## ? spaces

russian-railroads-special-ts13-question = ? space on Trans-Siberian 13
russian-railroads-special-sp4-question = ? space on St Petersburg 4
russian-railroads-special-sp6-question = ? space on St Petersburg 6
russian-railroads-special-industry-question = ? space of the industry track

## Why something typed is not possible

russian-railroads-why-taken = “{ $space }” is taken by { $other }.
russian-railroads-why-taken-by-you = You have used “{ $space }” already in this round.
russian-railroads-why-not-now = “{ $space }” is not there in this round.
russian-railroads-why-not-here = “{ $space }” is not there in a game of { $players }.
russian-railroads-why-workers = { $coins ->
    [0] { $workers ->
        [one] “{ $space }” costs { $workers } worker; you have { russian-railroads-why-has }: { $more } missing.
       *[other] “{ $space }” costs { $workers } workers; you have { russian-railroads-why-has }: { $more } missing.
    }
   *[other] “{ $space }” costs { russian-railroads-workers } and { russian-railroads-coins }: { $more } missing.
}
russian-railroads-why-has = { $has ->
    [0] { $purse ->
        [0] none
        [one] only { $purse } coin
       *[other] only { $purse } coins
    }
   *[other] { $purse ->
        [0] only { $has }
        [one] { $has } and { $purse } coin
       *[other] { $has } and { $purse } coins
    }
}
russian-railroads-why-coins = { $missing ->
    [one] “{ $space }” demands coins: { $missing } coin missing.
   *[other] “{ $space }” demands coins: { $missing } coins missing.
}
russian-railroads-why-part = “{ $space }” can't be done in full: { $part }
russian-railroads-why-together = “{ $space }” can't be done in full: each part can, but not all of them together.
russian-railroads-why-steps = { $possible ->
    [0] no { russian-railroads-colour } rail can move.
    [one] only { $possible } of { $steps } { russian-railroads-colour } steps has room.
   *[other] only { $possible } of { $steps } { russian-railroads-colour } steps have room.
}
russian-railroads-why-any-steps = { $possible ->
    [0] no rail can move.
   *[other] only { $possible } of { $steps } steps have room.
}
russian-railroads-why-industry = { $possible ->
    [0] your industry marker can't move.
    [one] only { $possible } of { $steps } industry steps is possible up to an empty notch or the end.
   *[other] only { $possible } of { $steps } industry steps are possible up to an empty notch or the end.
}
russian-railroads-why-doublers-full = every space of the Trans-Siberian that can have a doubler has one.
russian-railroads-why-doublers-gone = no doubler is left.
russian-railroads-why-no-loco = no locomotive is left.
russian-railroads-why-loco-fits = locomotive { $loco } is not higher than any of yours.
russian-railroads-why-no-tile = no tile is left for a factory.
russian-railroads-why-repeat = you have used no space yet that can be repeated.
russian-railroads-why-space-first = { russian-railroads-route } comes second: first the action space, then where its steps go.
russian-railroads-why-loco-later = Locomotive { $loco } comes after locomotive { $next }, of which { $left } { $left ->
    [one] is
   *[other] are
} left.
russian-railroads-why-loco-gone = Locomotive { $loco } is gone: the next one is { $next }.
russian-railroads-why-pay-first = First the payment, then what the action does.
russian-railroads-why-no-engineer = No engineer lies there.
russian-railroads-why-own-position = { $position ->
    [1] You are first already, so you can't claim that.
   *[other] You are second already, so you can't claim that.
}
russian-railroads-why-one-claim = You have claimed a position in this round already.
russian-railroads-why-no-reuse = The worker can't go to “{ $space }”, only to spaces with an action for this round.
russian-railroads-why-one-worker = The worker can go only to spaces that cost 1 worker, so not to “{ $space }”.
russian-railroads-why-engineer-of = Engineer { $number } works for { $other }.
russian-railroads-why-engineer-later = Engineer { $number } can be used in a later round only.
russian-railroads-why-too-few-workers = { $has ->
    [0] You have no worker: { $missing } missing.
   *[other] You have only { $has } of these workers: { $missing } missing.
}
russian-railroads-why-too-few-coins = { $has ->
    [0] You have no coin: { $missing } missing.
    [one] You have only { $has } coin: { $missing } missing.
   *[other] You have only { $has } coins: { $missing } missing.
}
russian-railroads-why-no-black = The black worker is not in your supply.
russian-railroads-why-price = { $pieces ->
    [one] It costs { $pieces } piece; you give { $given }.
   *[other] It costs { $pieces } pieces; you give { $given }.
}
russian-railroads-why-not-part = That is no part of what is left.
russian-railroads-why-no-step-left = No { russian-railroads-colour } step is left.
russian-railroads-why-never-there = { russian-railroads-route } has no { russian-railroads-colour } rails.
russian-railroads-why-not-received = You have no { russian-railroads-colour } rail for { russian-railroads-route } yet: black on Trans-Siberian { $space } brings it.
russian-railroads-why-at-the-end = The { russian-railroads-colour } rail is at the end of its route ({ $space }).
russian-railroads-why-behind = { russian-railroads-route }: { russian-railroads-colour } has to stay behind { $other ->
    [black] black
    [grey] grey
    [brown] brown
   *[other] natural
}, which is on { $space }.
russian-railroads-why-end = Your industry marker is at the end of the track.
russian-railroads-why-notch = Notch { $notch } is empty: a factory has to be built there first.
russian-railroads-why-not-lower = { russian-railroads-route }: { $loco } is not higher than { $there }, which lies there.
russian-railroads-why-return-empty = Nothing returns while a place is empty.
russian-railroads-why-return-new = A new locomotive has to be placed.
russian-railroads-why-no-such-tile = Factory { $number } is not available now: only the lowest locomotive and the factory tiles of the supply.
russian-railroads-why-token-used = You have used the ? token “{ $token }” already.
russian-railroads-why-second-marker = The second marker has to wait until the first has left the start.
russian-railroads-why-question-card = No ? card can be played now.
russian-railroads-why-card-gone = The ? card “{ $card }” has been played already.
russian-railroads-why-card-idle = Nothing of the ? card “{ $card }” can be done now.
russian-railroads-why-not-used = You have not used “{ $space }” in this round.
russian-railroads-why-not-repeatable = “{ $space }” can't be repeated.

## The log
# A line that does not name its player continues the one before it: whoever shows them may join the two.

russian-railroads-log-draft = { $seat } takes the starting bonus “{ $card }”.
russian-railroads-log-round = Round { $round } begins.
russian-railroads-log-round-last = Round { $round }, the last one, begins: 3 industry steps stand in place of the turn-order spaces.
russian-railroads-log-space = { $seat } takes “{ FORM($space, case: "paid") }” ({ $payment }).
russian-railroads-log-pass = { $vp ->
    [0] { $seat } passes.
   *[other] { $seat } passes and scores { russian-railroads-points }.
}
russian-railroads-log-step = { russian-railroads-route }: { russian-railroads-colour } to { $space }.
russian-railroads-log-special = { $special ->
    [ts2-grey] Trans-Siberian 2 brings grey rails.
    [ts3-worker] Trans-Siberian 3 is reached with brown and a locomotive.
    [ts6-brown] Trans-Siberian 6 brings brown rails.
    [ts10-natural] Trans-Siberian 10 brings natural rails.
    [ts13-question] The ? space on Trans-Siberian 13 is reached.
    [ts15-white] Trans-Siberian 15 brings the white rail.
    [ts15-terminus] The end of the Trans-Siberian is reached.
    [sp4-question] The ? space on St Petersburg 4 is reached.
    [sp6-question] The ? space on St Petersburg 6 is reached.
    [sp9-terminus] The end of the route to St Petersburg is reached.
    [ky7-worker] Kiev 7 is reached.
    [ky9-terminus] The end of the route to Kiev is reached.
    [industry-question] The ? space of the industry track is reached.
   *[other] A special space is reached.
}
russian-railroads-log-industry = { $marker ->
    [1] The industry marker moves to { $value }.
   *[other] The second industry marker moves to { $value }.
}
russian-railroads-log-industry-factory = { $marker ->
    [1] The industry marker moves onto the factory “{ $function }”.
   *[other] The second industry marker moves onto the factory “{ $function }”.
}
russian-railroads-log-lapse = { $elements ->
    [one] { $elements } part of { $what } can't be done and is lost.
   *[other] { $elements } parts of { $what } can't be done and are lost.
}
russian-railroads-log-lapse-white = { $elements ->
    [one] { $elements } white step has no room and is lost.
   *[other] { $elements } white steps have no room and are lost.
}
russian-railroads-log-second-marker = A second industry marker enters the track.
russian-railroads-log-loco = { $replaced ->
    [0] Locomotive { $loco } goes to { russian-railroads-route }, whose reach is now { $reach }.
   *[other] Locomotive { $loco } replaces { $replaced } on { russian-railroads-route }, whose reach is now { $reach }.
}
russian-railroads-log-loco-returned = Locomotive { $loco } returns to the supply as a factory.
russian-railroads-log-factory = Factory { $number } “{ $function }” is built in notch { $notch }.
russian-railroads-log-factory-replaced = Factory { $number } “{ $function }” replaces { $replaced } “{ $old }” in notch { $notch }.
russian-railroads-log-vp = +{ russian-railroads-points } ({ FORM($source, case: "inside") }).
russian-railroads-log-coins = { $coins ->
    [one] +{ $coins } coin.
   *[other] +{ $coins } coins.
}
russian-railroads-log-doublers = { $doublers ->
    [one] A doubler goes on space { $slot }.
   *[other] { $doublers } doublers are placed, up to space { $slot }.
}
russian-railroads-log-worker = +1 worker for good, to be used in this round already.
russian-railroads-log-black-worker = The black worker joins for good.
russian-railroads-log-temporary = { $workers ->
    [one] +{ $workers } temporary worker.
   *[other] +{ $workers } temporary workers.
}
russian-railroads-log-engineer = Engineer { $number } “{ $engineer }” is hired.
russian-railroads-log-repeat = “{ $space }” is repeated.
russian-railroads-log-token = The ? token “{ $token }” is used ({ $place }).
russian-railroads-log-token-declined = No ? token is used now ({ $place }).
russian-railroads-log-card = The ? card “{ $card }” is played.
russian-railroads-log-card-declined = No ? card is played.
russian-railroads-log-pick-vp = { $seat } scores { russian-railroads-points } instead of an end-bonus card.
russian-railroads-log-pick-card = { $seat } takes an end-bonus card.
russian-railroads-log-pick-own-card = The end-bonus card you took is “{ $card }”.
russian-railroads-log-order = The new turn order is { $players }.
russian-railroads-log-order-kept = The turn order stays { $players }.
russian-railroads-log-stay = { $seat } leaves the piece on the turn-order space.
russian-railroads-log-reuse = { $seat } moves the piece from the turn-order space to “{ $space }”.
russian-railroads-log-round-score = { $total ->
    [0] { $seat } scores nothing in this round.
   *[other] { $seat } scores { $total } VP ({ $parts }): { $vp } in all.
}
russian-railroads-log-round-part = { FORM($source, case: "inside") } { $vp }
russian-railroads-log-end-bonus = { $vp ->
    [0] The end-bonus card “{ $card }” of { $seat } scores nothing.
   *[other] { $seat } scores { russian-railroads-points } for the end-bonus card “{ $card }”.
}
russian-railroads-log-majority = { $cards ->
    [0] { $engineers ->
        [one] { $seat } scores { russian-railroads-points } for { $engineers } engineer.
       *[other] { $seat } scores { russian-railroads-points } for { $engineers } engineers.
    }
   *[other] { $engineers ->
        [0] { $seat } scores { russian-railroads-points } for the extra-engineer card.
        [one] { $seat } scores { russian-railroads-points } for { $engineers } engineer and the extra-engineer card.
       *[other] { $seat } scores { russian-railroads-points } for { $engineers } engineers and the extra-engineer card.
    }
}
russian-railroads-log-winners = The game is over: { $winners } won.

## Where points come from

russian-railroads-source-ts = Trans-Siberian
    .inside = Trans-Siberian
russian-railroads-source-sp = St Petersburg
    .inside = St Petersburg
russian-railroads-source-ky = Kiev
    .inside = Kiev
russian-railroads-source-industry = Industry
    .inside = industry
russian-railroads-source-pass = Passing
    .inside = passing
russian-railroads-source-terminus = Ends of routes
    .inside = ends of routes
russian-railroads-source-engineers = Engineers
    .inside = engineers
russian-railroads-source-factories = Factories
    .inside = factories
russian-railroads-source-end-bonus = End bonus
    .inside = end bonus
russian-railroads-source-majority = Engineer majority
    .inside = engineer majority

## What a decision is for, told in a first game (-first-), and by what a practice opponent takes it (-hint-)

russian-railroads-first-draft = A small head start. A step of track or industry scores from the first round on; a coin is one more action whenever you want it.
russian-railroads-first-space = Each turn you take one space, until all have passed. What scores does so again every round, so go for lasting points early: rails with a locomotive that reaches them.
russian-railroads-first-pay = A coin can stand in for a worker. Workers come back each round and coins don't, so keep coins for the round that needs one action more.
russian-railroads-first-advance = Better rails must stay behind the ones before them, so black has to run ahead. Spaces beyond the reach of your locomotives score nothing.
russian-railroads-first-place = A route scores only as far as its locomotives reach. The one that is replaced moves on to another route: often that helps two at once.
russian-railroads-first-build = A factory fills the next notch of your industry track and acts when the marker enters it. Build it before the marker gets there, or the marker waits.
russian-railroads-first-replace = The new factory takes the place of an old one. Give up one that your marker has passed: it acts only when it is entered.
russian-railroads-first-repeat = You carry out one of your own spaces again, and pay nothing. Take the dearest one, not the handiest.
russian-railroads-first-token = Each of these works once in the game, and there are few spaces for them. Early, take what grows with every round; late, take steps or points.
russian-railroads-first-card = A single strong effect, then gone. What lasts, such as a worker more in each round, is worth the more the earlier it comes.
russian-railroads-first-pick = This scores only in the end. Choose what you are building anyway; 10 VP at once are the safe way out.
russian-railroads-first-reuse = Everybody has finished; your worker from the turn order moves to a free space for one worker. It is a free action, so seldom leave it.

russian-railroads-hint-draft = it counts what this brings over all scorings to come.
russian-railroads-hint-space = { $choice ->
    [pass] nothing that you can still pay for brings anything.
   *[other] it weighs what a space brings over all scorings to come against the workers and coins that it costs; what only you can take may wait.
}
russian-railroads-hint-pay = workers return next round, coins don't.
russian-railroads-hint-advance = { $choice ->
    [done] nothing more is to be gained here.
   *[other] over all scorings to come this brings most.
}
russian-railroads-hint-place = { $choice ->
    [return] it helps no route any more.
   *[other] so your routes score most in the rounds to come, with what is replaced placed again.
}
russian-railroads-hint-build = what the factory does and the way that it opens for your marker are worth most.
russian-railroads-hint-replace = you lose least by it: one that your marker has passed acts no more.
russian-railroads-hint-repeat = of your spaces this one brings most a second time.
russian-railroads-hint-token = { $choice ->
    [decline] none of them helps you now.
   *[other] for your board, with the rounds that are left, it is worth most.
}
russian-railroads-hint-card = { $choice ->
    [decline] none of them helps you now.
   *[other] for your board, with the rounds that are left, it is worth most.
}
russian-railroads-hint-pick = it counts what the card would score now, and some growth for each round to come.
russian-railroads-hint-reuse = { $choice ->
    [stay] no free space brings you anything.
   *[other] of the free spaces for one worker this one brings most.
}

## What a post tells of a turn, in phrases

russian-railroads-brief-draft = “{ $card }”
russian-railroads-brief-space = { FORM($space, case: "brief") }
russian-railroads-brief-pass = { $vp ->
    [0] passes
   *[other] passes (+{ $vp })
}
russian-railroads-brief-step = { russian-railroads-route } { russian-railroads-colour } { $space }
russian-railroads-brief-special = { $special ->
    [ts2-grey] grey rails
    [ts6-brown] brown rails
    [ts10-natural] natural rails
    [ts15-white] the white rail
   *[other] {""}
}
russian-railroads-brief-industry = industry { $value }
russian-railroads-brief-industry-factory = industry “{ $function }”
russian-railroads-brief-loco = locomotive { $loco } to { russian-railroads-route }
russian-railroads-brief-vp = +{ $vp }
russian-railroads-brief-second-marker = second industry marker
russian-railroads-brief-doublers = { $doublers ->
    [one] { $doublers } doubler
   *[other] { $doublers } doublers
}
russian-railroads-brief-worker = +1 worker
russian-railroads-brief-black-worker = black worker
russian-railroads-brief-repeat = “{ $space }” again
russian-railroads-brief-token = ? “{ $token }”
russian-railroads-brief-card = card “{ $card }”
russian-railroads-brief-reuse = then “{ $space }”
russian-railroads-brief-factory = factory “{ $function }”
russian-railroads-brief-pick-card = end-bonus card
russian-railroads-brief-scored = { $seat } +{ $total }
russian-railroads-brief-round = Round scored: { $who }.
russian-railroads-brief-shown = { $seat } +{ $vp }
russian-railroads-brief-bonus = End-bonus cards: { $who }.
russian-railroads-brief-engineers = Engineers: { $who }.
