# Russian Railroads. Sentences are whole: a translation may order and inflect its words freely.
# $seat is a player's name. $colour, $route and the like are words to select by, never text to show as it is.

russian-railroads = Russian Railroads

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

russian-railroads-ask-draft = Which starting bonus do you take?
russian-railroads-ask-space = Which action space do you occupy?
russian-railroads-ask-pay = How do you pay?
russian-railroads-ask-advance = What do you do next?
russian-railroads-ask-place = Where do you place the locomotive?
russian-railroads-ask-build = Which tile becomes a factory?
russian-railroads-ask-replace = All notches are filled: which factory do you replace?
russian-railroads-ask-repeat = Which of your spaces do you use once more?
russian-railroads-ask-token = Which ? token do you use?
russian-railroads-ask-card = Which ? card do you play?
russian-railroads-ask-pick = You look through the end-bonus deck: which card do you take?
russian-railroads-ask-reuse = Where do you move the piece from your turn-order space?

russian-railroads-what-space = “{ $space }”
russian-railroads-what-factory = factory “{ $function }”
russian-railroads-what-token = ? token “{ $token }”
russian-railroads-what-card = ? card “{ $card }”
russian-railroads-what-start = starting bonus “{ $card }”
russian-railroads-what-white = the white steps
russian-railroads-left = { $elements ->
    [0] { $what }: the black worker's step is left.
    [one] { $what }: { $elements } part is left.
   *[other] { $what }: { $elements } parts are left.
}
russian-railroads-left-inner = { $elements ->
    [0] { $what }: the black worker's step is left; then { $outer } goes on.
    [one] { $what }: { $elements } part is left; then { $outer } goes on.
   *[other] { $what }: { $elements } parts are left; then { $outer } goes on.
}
russian-railroads-pay-note = For “{ $space }”.
russian-railroads-token-note = Where the token goes: { $place }.
russian-railroads-place-note = Locomotive { $loco } is in your hand.

## Answers that are words

russian-railroads-pass = Pass
russian-railroads-pass-effect = { $vp ->
    [0] You take no more turns this round.
   *[other] You score { russian-railroads-points } and take no more turns this round.
}
russian-railroads-done = Done
russian-railroads-done-effect = { $executed ->
    [0] You do without { $what }.
   *[other] You do without the rest of { $what }.
}
russian-railroads-done-effect-inner = { $executed ->
    [0] You do without { $what }; { $outer } goes on.
   *[other] You do without the rest of { $what }; { $outer } goes on.
}
russian-railroads-done-stage = Go on
russian-railroads-done-stage-effect = To the last part of { $what }.
russian-railroads-decline = Decline
russian-railroads-decline-token-effect = The ? space stays unused: a step or locomotive of a later turn brings it up again.
russian-railroads-decline-card-effect = All ? cards stay; you still take an end-bonus card or points.
russian-railroads-stay = Stay
russian-railroads-stay-effect = The piece is not used again.
russian-railroads-return = Return it to the supply
russian-railroads-return-effect = It lies there factory side up, for anybody to build.
russian-railroads-doubler = Place a doubler
russian-railroads-loco = Take locomotive { $loco }
russian-railroads-factory = Build a factory
russian-railroads-factory-only = Build factory { $number }: { $function }
russian-railroads-white-steps = White steps
russian-railroads-repeat = Repeat a space
russian-railroads-repeat-effect = Do the action of a one-worker space that you have used this round once more.
russian-railroads-ten-vp = Score { russian-railroads-points }

## Answers with facts

russian-railroads-step = { russian-railroads-route }: { russian-railroads-colour } to { $space }
russian-railroads-step-extra-effect = The additional step of the black worker.
russian-railroads-step-white-effect = A step that the end of the Trans-Siberian brings.
russian-railroads-forward = { $marker ->
    [1] Industry: move to { $value }
   *[other] Second industry marker: move to { $value }
}
russian-railroads-forward-factory = { $marker ->
    [1] Industry: { $function }
   *[other] Second marker: { $function }
}
russian-railroads-place = { $replaced ->
    [0] { russian-railroads-route }: empty place
   *[other] { russian-railroads-route }: { $loco } replaces { $replaced }
}
russian-railroads-place-effect = The reach grows by { $more }.
russian-railroads-place-effect-again = The reach grows by { $more }; locomotive { $replaced } is placed again.
russian-railroads-place-effect-either = The reach grows by { $more }; locomotive { $replaced } is placed again or returned.
russian-railroads-place-effect-returned = The reach grows by { $more }; locomotive { $replaced } returns as a factory.
russian-railroads-build-loco-tile = { $number }: { $function } (from the locomotives)
russian-railroads-build-factory = { $number }: { $function } (from the factories)
russian-railroads-notch = Notch { $notch }: { $new } replaces { $number } “{ $function }”
russian-railroads-notch-effect = “{ $new }” comes, “{ $old }” returns to the supply. A marker on it stays there.
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
russian-railroads-payment-black-effect = If you make a black step with this space, you may make one more.
russian-railroads-open-question-effect = Choose a ? token for this space now.

## Action spaces of the main board

russian-railroads-space-own-engineer-effect = { $parts ->
    [0] { russian-railroads-workers }: { $does }
   *[other] { russian-railroads-workers }: { $does } You may do only a part.
}
russian-railroads-space-variable-engineer-effect = { russian-railroads-workers }: { $does }
russian-railroads-space-hire-engineer-effect = { russian-railroads-coins } for an action space of your own: { $does }
russian-railroads-space-own-engineer = Own engineer { $number }: { $engineer }
russian-railroads-space-variable-engineer = Engineer { $number }: { $engineer }
russian-railroads-space-black-1 = Track: 2 black
russian-railroads-space-black-1-effect = { russian-railroads-workers }: 2 black steps.
russian-railroads-space-black-2 = Track: 3 black
russian-railroads-space-black-2-effect = { russian-railroads-workers }: 3 black steps.
russian-railroads-space-grey-1 = Track: 2 grey
russian-railroads-space-grey-1-effect = { russian-railroads-workers }: 2 grey steps.
russian-railroads-space-grey-2 = Track: 3 grey
russian-railroads-space-grey-2-effect = { russian-railroads-workers }: 3 grey steps.
russian-railroads-space-brown-1 = Track: 1 brown
russian-railroads-space-brown-1-effect = { russian-railroads-workers }: 1 brown step.
russian-railroads-space-brown-2 = Track: 2 brown
russian-railroads-space-brown-2-effect = { russian-railroads-workers }: 2 brown steps.
russian-railroads-space-natural-1 = Track: 1 natural
russian-railroads-space-natural-1-effect = { russian-railroads-workers }: 1 natural step.
russian-railroads-space-natural-2 = Track: 2 natural
russian-railroads-space-natural-2-effect = { russian-railroads-workers }: 2 natural steps.
russian-railroads-space-white-1 = Track: 1 white
russian-railroads-space-white-1-effect = { russian-railroads-workers }: 1 white step.
russian-railroads-space-white-2 = Track: 2 white
russian-railroads-space-white-2-effect = { russian-railroads-workers }: 2 white steps.
russian-railroads-space-any-coin = Track: 2 of any colour
russian-railroads-space-any-coin-effect = { russian-railroads-workers } and { russian-railroads-coins }: 1 or 2 steps of any colours.
russian-railroads-space-bottom = Track: 1 black or grey
russian-railroads-space-bottom-effect = { russian-railroads-workers }: 1 black or grey step. Everybody may use it, again and again.
russian-railroads-space-loco-1 = Locomotive or factory (1 worker)
russian-railroads-space-loco-1-effect = { russian-railroads-workers }: take a locomotive or build a factory.
russian-railroads-space-loco-2 = Locomotive or factory (2 workers)
russian-railroads-space-loco-2-effect = { russian-railroads-workers }: take a locomotive or build a factory.
russian-railroads-space-loco-3 = Locomotive and factory
russian-railroads-space-loco-3-effect = { russian-railroads-workers }: take a locomotive and build a factory.
russian-railroads-space-ind-1 = Industry: 1 step
russian-railroads-space-ind-1-effect = { russian-railroads-workers }: 1 industry step.
russian-railroads-space-ind-2 = Industry: 2 steps
russian-railroads-space-ind-2-effect = { russian-railroads-workers }: 2 industry steps.
russian-railroads-space-ind-3 = Industry: 1 step, track: 1 black
russian-railroads-space-ind-3-effect = { russian-railroads-workers }: 1 industry step and 1 black step.
russian-railroads-space-doubler = Doubler
russian-railroads-space-doubler-effect = { russian-railroads-workers }: a doubler for the leftmost free slot of the Trans-Siberian.
russian-railroads-space-coins = 2 coins
russian-railroads-space-coins-effect = { russian-railroads-workers }: take them from the supply.
russian-railroads-space-temps = Temporary workers
russian-railroads-space-temps-effect = { russian-railroads-workers }: both temporary workers, for this round.
russian-railroads-space-variable-1 = Engineer next to the hire slot
russian-railroads-space-variable-1-effect = { russian-railroads-workers }: the action of the engineer there.
russian-railroads-space-variable-2 = Second engineer from the hire slot
russian-railroads-space-variable-2-effect = { russian-railroads-workers }: the action of the engineer there.
russian-railroads-space-hire = Hire the engineer
russian-railroads-space-hire-effect = { russian-railroads-coins }: the engineer on the hire slot is yours.
russian-railroads-space-hire-engineer = Hire engineer { $number }: { $engineer }
russian-railroads-space-order-1 = Turn order: first
russian-railroads-space-order-1-effect = { russian-railroads-workers }: be first in the next round; the piece may be used again.
russian-railroads-space-order-2 = Turn order: second
russian-railroads-space-order-2-effect = { russian-railroads-workers }: be second in the next round; the piece may be used again.
russian-railroads-space-order-2-first-effect = { russian-railroads-workers }: stay first if nobody claims it, else be second; the piece may be used again.
russian-railroads-space-last-industry = Industry: 3 steps
russian-railroads-space-last-industry-effect = { russian-railroads-workers }: 3 industry steps.

## Engineers

russian-railroads-engineer-two-any = 2 any steps
russian-railroads-engineer-two-any-effect = 2 steps of any colour.
russian-railroads-engineer-black-grey = black and grey step
russian-railroads-engineer-black-grey-effect = 1 black step and 1 grey step.
russian-railroads-engineer-any-vp3 = any step, 3 VP
russian-railroads-engineer-any-vp3-effect = 1 step of any colour and 3 VP.
russian-railroads-engineer-black-vp3 = black step, 3 VP
russian-railroads-engineer-black-vp3-effect = 1 black step and 3 VP.
russian-railroads-engineer-industry2 = 2 industry steps
russian-railroads-engineer-industry2-effect = 2 industry steps.
russian-railroads-engineer-any-black = any and black step
russian-railroads-engineer-any-black-effect = 1 step of any colour and 1 black step.
russian-railroads-engineer-grey-brown = grey and brown step
russian-railroads-engineer-grey-brown-effect = 1 grey step and 1 brown step.
russian-railroads-engineer-industry1-vp3 = industry step, 3 VP
russian-railroads-engineer-industry1-vp3-effect = 1 industry step and 3 VP.
russian-railroads-engineer-doubler-vp3 = doubler, 3 VP
russian-railroads-engineer-doubler-vp3-effect = 1 doubler and 3 VP.
russian-railroads-engineer-repeat = repeat a space
russian-railroads-engineer-repeat-effect = Repeat a one-worker space that you have used this round.
russian-railroads-engineer-loco-or-factory = locomotive or factory
russian-railroads-engineer-loco-or-factory-effect = Take a locomotive or build a factory.
russian-railroads-engineer-two-black = 2 black steps
russian-railroads-engineer-two-black-effect = 2 black steps.
russian-railroads-engineer-brown-vp5 = brown step, 5 VP
russian-railroads-engineer-brown-vp5-effect = 1 brown step and 5 VP.
russian-railroads-engineer-grey-vp5 = grey step, 5 VP
russian-railroads-engineer-grey-vp5-effect = 1 grey step and 5 VP.
russian-railroads-engineer-industry1-black = industry and black step
russian-railroads-engineer-industry1-black-effect = 1 industry step and 1 black step.

## Factories

russian-railroads-factory-engineer-sum = sum of engineers
russian-railroads-factory-engineer-sum-effect = VP equal to the sum of the numbers on your engineers.
russian-railroads-factory-loco-or-factory = locomotive or factory
russian-railroads-factory-loco-or-factory-effect = Take a locomotive or build a factory.
russian-railroads-factory-two-doublers = 2 doublers
russian-railroads-factory-two-doublers-effect = Doublers for the 2 leftmost free slots of the Trans-Siberian.
russian-railroads-factory-repeat = repeat a space
russian-railroads-factory-repeat-effect = Repeat a one-worker space that you have used this round.
russian-railroads-factory-two-any-steps = 2 any steps
russian-railroads-factory-two-any-steps-effect = Up to 2 steps of any colours.
russian-railroads-factory-coin = 1 coin
russian-railroads-factory-coin-effect = You take it from the supply.
russian-railroads-factory-industry-one = industry step
russian-railroads-factory-industry-one-effect = An industry marker moves 1 space.
russian-railroads-factory-end-bonus-or-10 = end bonus or 10 VP
russian-railroads-factory-end-bonus-or-10-effect = At the end of the turn, an end-bonus card or 10 VP.
russian-railroads-factory-two-best-locos = two best locomotives
russian-railroads-factory-two-best-locos-effect = VP equal to the sum of your two highest locomotive numbers.

## ? tokens and ? cards

russian-railroads-token-four-any-steps = Four steps
russian-railroads-token-four-any-steps-effect = Up to 4 steps of any colours.
russian-railroads-token-industry-five = Five industry steps
russian-railroads-token-industry-five-effect = Your industry markers move up to 5 spaces.
russian-railroads-token-second-marker = Second industry marker
russian-railroads-token-second-marker-effect = A second marker enters the industry track at the start.
russian-railroads-token-three-doublers = Three doublers
russian-railroads-token-three-doublers-effect = Doublers for the 3 leftmost free slots of the Trans-Siberian.
russian-railroads-token-kiev-medal = Kiev medal
russian-railroads-token-kiev-medal-effect = 20 VP at every scoring while grey and your locomotive reach Kiev 5.
russian-railroads-token-question-card = ? card
russian-railroads-token-question-card-effect = Play a ? card, and then take an end-bonus card or 10 VP.
russian-railroads-token-revaluation = Revaluation
russian-railroads-token-revaluation-effect = From now on brown scores 3, natural 6 and white 10.

russian-railroads-card-four-actions = Four actions
russian-railroads-card-four-actions-effect = A doubler, an industry step, a black step, then one of these once more: whichever you like.
russian-railroads-card-engineer-coin = Engineer and coin
russian-railroads-card-engineer-coin-effect = The engineer that repeats a space, and 1 coin.
russian-railroads-card-factory-industry = Factory and industry
russian-railroads-card-factory-industry-effect = Build a factory, then up to 2 industry steps.
russian-railroads-card-black-worker = Black worker
russian-railroads-card-black-worker-effect = One more worker for good, and one more black step where it pays for black steps.
russian-railroads-card-loco-nine = Locomotive 9
russian-railroads-card-loco-nine-effect = Take the locomotive 9 of the card and place it.

## Cards

russian-railroads-start-black-step = Black step
russian-railroads-start-black-step-effect = The black rail of a route of yours moves 1 space.
russian-railroads-start-doubler = Doubler
russian-railroads-start-doubler-effect = A doubler for the leftmost free slot of the Trans-Siberian.
russian-railroads-start-coin = Coin
russian-railroads-start-coin-effect = It replaces a worker, or hires an engineer.
russian-railroads-start-industry-step = Industry step
russian-railroads-start-industry-step-effect = Your industry marker moves 1 space.

russian-railroads-bonus-fifteen = Fifteen
russian-railroads-bonus-fifteen-effect = 15 VP, whatever you have.
russian-railroads-bonus-termini = Ends of routes
russian-railroads-bonus-termini-effect = 10 VP for each route whose last space black has reached.
russian-railroads-bonus-factories = Factories
russian-railroads-bonus-factories-effect = 4 VP for each of your factories.
russian-railroads-bonus-doublers = Doublers
russian-railroads-bonus-doublers-effect = 20 VP with 4 doublers or more, 30 VP with 7 or more.
russian-railroads-bonus-black-reach = Black rails
russian-railroads-bonus-black-reach-effect = The sum of the spaces that black has reached on the three routes.
russian-railroads-bonus-workers = Workers
russian-railroads-bonus-workers-effect = 10 VP for each worker gained for good.
russian-railroads-bonus-tokens = ? tokens
russian-railroads-bonus-tokens-effect = 7 VP for each ? token used, 28 VP at most.
russian-railroads-bonus-engineers = Engineers
russian-railroads-bonus-engineers-effect = 6 VP for each of your engineers.
russian-railroads-bonus-locos = Locomotives
russian-railroads-bonus-locos-effect = The sum of the numbers of your locomotives.
russian-railroads-bonus-extra-engineer = Extra engineer
russian-railroads-bonus-extra-engineer-effect = Counts as one more engineer for the majority at the end, even if you have no other.

## Special spaces: what is there

russian-railroads-special-ts13-question = ? space on Trans-Siberian 13
russian-railroads-special-sp4-question = ? space on St Petersburg 4
russian-railroads-special-sp6-question = ? space on St Petersburg 6
russian-railroads-special-industry-question = ? space of the industry track
russian-railroads-special-ts2-grey-effect = grey rails for all routes
russian-railroads-special-ts3-worker-effect = a worker for good once your locomotives reach { $space }
russian-railroads-special-ts6-brown-effect = brown rails for all routes
russian-railroads-special-ts10-natural-effect = natural rails for Trans-Siberian and St Petersburg
russian-railroads-special-ts13-question-effect = a ? token once your locomotives reach { $space }
russian-railroads-special-ts15-white-effect = a white rail with up to two steps, and points for the end of the route
russian-railroads-special-ts15-terminus-effect = points for the end of the route
russian-railroads-special-sp4-question-effect = a ? token once your locomotive reaches { $space }
russian-railroads-special-sp6-question-effect = a ? token once your locomotive reaches { $space }
russian-railroads-special-sp7-double-effect = St Petersburg scores twice once your locomotive reaches { $space }
russian-railroads-special-sp9-terminus-effect = points for the end of the route
russian-railroads-special-ky1-star-effect = { russian-railroads-points } at every scoring once your locomotive reaches { $space }
russian-railroads-special-ky2-star-effect = { russian-railroads-points } at every scoring once your locomotive reaches { $space }
russian-railroads-special-ky3-star-effect = { russian-railroads-points } at every scoring once your locomotive reaches { $space }
russian-railroads-special-ky4-star-effect = { russian-railroads-points } at every scoring once your locomotive reaches { $space }
russian-railroads-special-ky5-medal-effect = { russian-railroads-points } at every scoring once your locomotive reaches { $space }, if the Kiev medal lies there
russian-railroads-special-ky7-worker-effect = a worker for good
russian-railroads-special-ky8-star-effect = { russian-railroads-points } at every scoring once your locomotive reaches { $space }
russian-railroads-special-ky9-terminus-effect = points for the end of the route
russian-railroads-special-industry-question-effect = a ? token

## The log
# A line that does not name its player continues the one before it: whoever shows them may join the two.

russian-railroads-log-draft = { $seat } takes the starting bonus “{ $card }”.
russian-railroads-log-round = Round { $round } begins.
russian-railroads-log-round-last = Round { $round }, the last one, begins: 3 industry steps stand in place of the turn-order spaces.
russian-railroads-log-space = { $seat } takes “{ $space }” ({ $payment }).
russian-railroads-log-pass = { $vp ->
    [0] { $seat } passes.
   *[other] { $seat } passes and scores { russian-railroads-points }.
}
russian-railroads-log-step = The { russian-railroads-colour } rail of { russian-railroads-route } moves to { $space }.
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
russian-railroads-log-vp = +{ russian-railroads-points } ({ $source }).
russian-railroads-log-coins = { $coins ->
    [one] +{ $coins } coin.
   *[other] +{ $coins } coins.
}
russian-railroads-log-doublers = { $doublers ->
    [one] A doubler goes to slot { $slot }.
   *[other] { $doublers } doublers are placed, up to slot { $slot }.
}
russian-railroads-log-worker = +1 worker for good.
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
russian-railroads-log-reuse = { $seat } moves the piece from the turn-order space to “{ $space }”.
russian-railroads-log-round-score = { $seat } scores { $total } VP: { russian-railroads-route-scores }, industry { $industry }. Total: { $vp }.
russian-railroads-route-scores = Trans-Siberian { $ts }, St Petersburg { $sp }, Kiev { $ky }
russian-railroads-log-end-bonus = { $seat } scores { russian-railroads-points } for the end-bonus card “{ $card }”.
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
russian-railroads-log-winners = The game ends. Victory goes to { $winners }.

## Where points come from

russian-railroads-source-ts = Trans-Siberian
russian-railroads-source-sp = St Petersburg
russian-railroads-source-ky = Kiev
russian-railroads-source-industry = Industry
russian-railroads-source-pass = Passing
russian-railroads-source-terminus = Ends of routes
russian-railroads-source-engineers = Engineers
russian-railroads-source-factories = Factories
russian-railroads-source-end-bonus = End bonus
russian-railroads-source-majority = Engineer majority
