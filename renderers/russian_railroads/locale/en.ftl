# Pictures of Russian Railroads. A letter is what a rail of that colour carries: one capital, five different ones.
board-russian-railroads-letter-black = B
board-russian-railroads-letter-grey = G
board-russian-railroads-letter-brown = R
board-russian-railroads-letter-natural = N
board-russian-railroads-letter-white = W
board-russian-railroads-turn-draft = { $name } picks a starting bonus
board-russian-railroads-turn-actions = { $name } to play
board-russian-railroads-turn-reuse = { $name } may reuse a worker
board-russian-railroads-phase-draft = Starting bonuses
board-russian-railroads-phase-actions = Actions
board-russian-railroads-phase-reuse = Worker reuse
board-russian-railroads-phase-final = Final scoring
board-russian-railroads-phase-over = The game is over
board-russian-railroads-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
board-russian-railroads-any-colour = any
board-russian-railroads-head-lookahead = Engineers to come
board-russian-railroads-head-lookahead-short = Next
board-russian-railroads-head-variable = For all
board-russian-railroads-head-hire = To hire
board-russian-railroads-head-locomotives = Locomotives and factories left
board-russian-railroads-head-cards = ? cards
board-russian-railroads-head-bonus = Bonuses
board-russian-railroads-head-doublers = Doublers
board-russian-railroads-any-number = any number
board-russian-railroads-doublers = doublers: the space counts twice
board-russian-railroads-doublers-short = doublers
board-russian-railroads-next-round = Next round
board-russian-railroads-engineers = Engineers
board-russian-railroads-tokens = ? tokens
board-russian-railroads-bonuses = End-bonus cards
board-russian-railroads-phase-order = Turn order
board-russian-railroads-phase-scoring = Scoring

# What a picture shows, for who can't see it. At most 1,024 characters in all, so keep it short.
board-russian-railroads-alt-head = Russian Railroads, round { $round } of { $rounds }. { $sentence }.
board-russian-railroads-alt-player = { $name } ({ $shape }): { $vp } points{ $due ->
    [0] {""}
   *[other] , +{ $due } at scoring
}; { $supply }.
board-russian-railroads-alt-passed = { $name } ({ $shape }): { $vp } points{ $due ->
    [0] {""}
   *[other] , +{ $due } at scoring
}; has passed; { $supply }.
board-russian-railroads-alt-workers = workers { $workers } of { $owned }
board-russian-railroads-alt-temporary = temporary workers { $workers }
board-russian-railroads-alt-black = the black worker
board-russian-railroads-alt-coins = coins { $coins }
board-russian-railroads-alt-cards = End-bonus cards of { $name }
board-russian-railroads-alt-final = { $name } ({ $shape }): { $vp } points ({ $sources }).

# The key: every sign, in few words
board-russian-railroads-key = Russian Railroads: the signs
board-russian-railroads-key-rail = { $vp ->
    [0] { $colour }: opens the way for the others
    [one] { $colour }: { $vp } VP a space
   *[other] { $colour }: { $vp } VP a space
}
board-russian-railroads-key-any = step of any colour
board-russian-railroads-key-either = step of either colour
board-russian-railroads-key-trail = laid track, up to its rail
board-russian-railroads-key-reach = reach: so far a route scores
board-russian-railroads-key-loco = take the lowest locomotive
board-russian-railroads-key-factory = build a factory
board-russian-railroads-key-loco-or-factory = a locomotive or a factory
board-russian-railroads-key-notch = notch: a factory must be there first
board-russian-railroads-key-industry = step on the industry track
board-russian-railroads-key-second-marker = a second industry marker
board-russian-railroads-key-doubler = doubler: its space counts twice
board-russian-railroads-key-times = the whole route counts twice
board-russian-railroads-key-slots = cost: worker (or coin), coin only
board-russian-railroads-key-worker = one more worker for good
board-russian-railroads-key-temporary = temporary workers, for this round
board-russian-railroads-key-piece-temporary = a player's temporary worker
board-russian-railroads-key-piece-black = the black worker: one more black step
board-russian-railroads-key-coin = coin: stands in for a worker
board-russian-railroads-key-repeat = repeat a one-worker space of yours
board-russian-railroads-key-multi-use = for everybody, again and again
board-russian-railroads-key-engineer = hire the engineer
board-russian-railroads-key-own-engineer = own engineer, by number
board-russian-railroads-key-hire = slot of the engineer for hire
board-russian-railroads-key-claim = position in the turn order
board-russian-railroads-key-passed = has passed
board-russian-railroads-key-question = ? token or ? space
board-russian-railroads-key-question-card = ? card
board-russian-railroads-key-end-bonus = an end-bonus card or 10 VP
board-russian-railroads-key-points = victory points (VP)
board-russian-railroads-key-points-off = VP not reached yet
board-russian-railroads-key-engineer-sum = VP: sum of your engineers' numbers
board-russian-railroads-key-loco-sum = VP: sum of your 2 best locomotives
board-russian-railroads-key-medal = Kiev medal: VP at every scoring
board-russian-railroads-key-revaluation = brown, natural and white are worth more
board-russian-railroads-key-option = a choice, as numbered in the list
board-russian-railroads-key-plan = a whole plan, and where it ends
board-russian-railroads-key-changed = has just changed
# The table in words
board-russian-railroads-words-order = Turn order
board-russian-railroads-words-claims = Claimed for the next round
board-russian-railroads-words-claim = { $position } { $seat }
board-russian-railroads-words-next-order = Turn order of the next round, as things stand
board-russian-railroads-words-points = Points so far
board-russian-railroads-words-rail = { $space ->
    [0] { $colour } ready
   *[other] { $colour } { $space }
}
board-russian-railroads-words-number = { $number }
board-russian-railroads-words-token-at = ? token { $token } at { $space }
board-russian-railroads-words-route = { $route }: { $rails }; { $count ->
    [0] no locomotive
    [one] locomotive { $places }
   *[other] locomotives { $places }, reach { $reach }
}{ $used ->
    [0] {""}
   *[other] ; { $tokens }
}{ $points ->
    [0] {""}
   *[other] ; scores { $points }
}.
board-russian-railroads-words-industry = Industry: { $count ->
    [one] marker at { $markers }
   *[other] markers at { $markers }
}{ $points ->
    [0] {""}
   *[other] ; scores { $points }
}.
board-russian-railroads-words-industry-token = ? token on the industry track: { $token }.
board-russian-railroads-words-factories = Factories
board-russian-railroads-words-factory = notch { $notch } “{ $factory }” (number { $number })
board-russian-railroads-words-has = Also
board-russian-railroads-words-doublers = { $count ->
    [one] { $count } doubler
   *[other] { $count } doublers
}
board-russian-railroads-words-reserve = { $count ->
    [one] { $count } worker still to gain
   *[other] { $count } workers still to gain
}
board-russian-railroads-words-order-card = turn-order card { $card }
board-russian-railroads-words-engineer = { $number } “{ $engineer }”{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
board-russian-railroads-words-tokens = ? tokens left
board-russian-railroads-words-tokens-used = ? tokens used
board-russian-railroads-words-hidden = End-bonus cards, face down: { $count }.
board-russian-railroads-words-spaces = Action spaces
board-russian-railroads-words-free = Free, { $area }
board-russian-railroads-words-space = { FORM($space, case: "paid") } ({ $workers ->
    [0] {""}
    [one] { $workers } worker
   *[other] { $workers } workers
}{ $coins ->
    [0] {""}
    [one] { $workers ->
        [0] {""}
       *[other] , {""}
    }{ $coins } coin
   *[other] { $workers ->
        [0] {""}
       *[other] , {""}
    }{ $coins } coins
})
board-russian-railroads-words-taken = Taken
board-russian-railroads-words-taken-by = { $space } ({ $pieces })
board-russian-railroads-words-piece = { $seat }, { $kind ->
    [own] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    [temporary] { $count ->
        [one] { $count } temporary worker
       *[other] { $count } temporary workers
    }
    [black] the black worker
   *[coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
}
board-russian-railroads-words-shut = Not available now
board-russian-railroads-words-slot = { $role ->
    [hire] For hire
    [variable] Action space of this round
   *[lookahead] Later
}, slot { $position }: engineer { $number }, { $engineer }.
board-russian-railroads-words-locomotives = Locomotives left
board-russian-railroads-words-loco-left = number { $number } ×{ $count }
board-russian-railroads-words-factory-tiles = Factory tiles
board-russian-railroads-words-factory-left = { $number } “{ $factory }” ×{ $count }
board-russian-railroads-words-left = Left
board-russian-railroads-words-left-doublers = { $count ->
    [one] { $count } doubler
   *[other] { $count } doublers
}
board-russian-railroads-words-left-temporary = { $count ->
    [one] { $count } temporary worker
   *[other] { $count } temporary workers
}
board-russian-railroads-words-left-cards = { $count ->
    [one] { $count } end-bonus card
   *[other] { $count } end-bonus cards
}
board-russian-railroads-words-question-cards = ? cards left
board-russian-railroads-region-locomotive = Locomotive { $number }
board-russian-railroads-region-notch = Notch { $number }
board-russian-railroads-region-place-empty = Empty: a locomotive here lets the route score as far as its number.
board-russian-railroads-region-notch-empty = Empty: the next factory goes into the leftmost empty notch.
board-russian-railroads-region-industry-empty = Empty: a marker here scores { $points } each round.
board-russian-railroads-region-start-empty = Empty: a second industry marker starts here.
board-russian-railroads-region-spaces = { $first } to { $last }
board-russian-railroads-region-spaces-empty = No rails yet: a step moves one of your rails on by a space.
board-russian-railroads-region-waits = Not on the route yet: its first step puts it on space 1.
board-russian-railroads-region-place = place for a locomotive
