## Your first turns: what is explained, the task, what it has brought, and why another move is not what the step is about

russian-railroads-lesson-first-turns = Your first turns

russian-railroads-lesson-first-turns-board =
    Your board: three railways out of Moscow, which grow to the right, the Trans-Siberian above, St Petersburg and Kiev below. The last row is your industry. After each of the six rounds all that you have built scores, what you build early again and again. Whoever has most points in the end wins. You have 6 workers and 1 coin; { $first } and { $second } play against you.

russian-railroads-lesson-first-turns-black =
    In a turn you occupy one action space: you put on it as many workers as it shows, and do at once what it says. Those that you can take are framed, with their numbers in the lists below. Black rails go first on every railway: they score nothing, but bring better rails.
russian-railroads-lesson-first-turns-black-task = Take “2 black” (A), pay with a worker, move black on the Trans-Siberian twice, and confirm.
russian-railroads-lesson-first-turns-black-done = Black has passed space 2 of the Trans-Siberian: that brings you grey rails, which score. Until you confirmed, you could have undone it.
russian-railroads-lesson-first-turns-black-else = That space is for later: this turn is about the first black rails.
russian-railroads-lesson-first-turns-black-dearer = 3 black steps cost 2 workers; 2 steps for 1 worker are enough here.
russian-railroads-lesson-first-turns-black-early = Whoever passes has no further turn in this round, and you still have all your workers.
russian-railroads-lesson-first-turns-black-route = Grey rails come soonest on the Trans-Siberian, at its space 2.
russian-railroads-lesson-first-turns-black-coin = A coin may stand in for a worker, but you will need yours soon.

russian-railroads-lesson-first-turns-grey =
    { $first } and { $second } have had their turns: each space that is taken stays taken until the round is over. A railway scores each space for the best rail that has come to it or beyond: 1 for grey, 2 for brown, 4 for natural, 7 for white. Grey always stays behind black.
russian-railroads-lesson-first-turns-grey-task = Take “2 grey” (A) for a worker.
russian-railroads-lesson-first-turns-grey-done = Your grey rail lies on space 2, behind black on 3. There was only one way to move it, so nobody asked you.
russian-railroads-lesson-first-turns-grey-else = Your new grey rails are not on the track yet: move them first.
russian-railroads-lesson-first-turns-grey-early = Whoever passes has no further turn in this round, and you still have 5 workers.
russian-railroads-lesson-first-turns-grey-coin = Keep the coin: you will need it for something that no worker can pay.

russian-railroads-lesson-first-turns-locomotive =
    Rails score only as far as your locomotives reach. Your number 1 on the Trans-Siberian reaches space 1. The next one in the supply is always the lowest: a 2. Two of them add up there, 1 and 2 reach to 3. { $first } has taken the cheap space, so it costs 2 workers now.
russian-railroads-lesson-first-turns-locomotive-task = Take “Locomotive or factory” for 2 workers (A), and put the locomotive on the empty place of the Trans-Siberian.
russian-railroads-lesson-first-turns-locomotive-done = The Trans-Siberian now scores up to space 3: your two spaces of grey are 2 points a round.
russian-railroads-lesson-first-turns-locomotive-else = Without a locomotive only space 1 of your two grey spaces scores: get one first.
russian-railroads-lesson-first-turns-locomotive-both = A locomotive and a factory cost 3 workers; the locomotive alone is enough now.
russian-railroads-lesson-first-turns-locomotive-factory = A factory helps your industry, and that has not begun: first the locomotive.
russian-railroads-lesson-first-turns-locomotive-replaced = In place of the 1, the 2 would reach space 2 only; beside it they reach 3.
russian-railroads-lesson-first-turns-locomotive-route = Your grey rails lie on the Trans-Siberian: the locomotive scores there.
russian-railroads-lesson-first-turns-locomotive-coin = Keep the coin: you will need it for something that no worker can pay.

russian-railroads-lesson-first-turns-industry =
    Industry is the track below your railways. Its marker scores the number it stands on in every round. It can't jump over the empty notches between the numbers: a factory fills a notch, and the marker that comes onto one carries out what it shows.
russian-railroads-lesson-first-turns-industry-task = Move your marker by 1 industry step (A) for a worker.
russian-railroads-lesson-first-turns-industry-done = Your marker stands on 1: 1 point more in every round.
russian-railroads-lesson-first-turns-industry-else = This turn is about your industry marker.
russian-railroads-lesson-first-turns-industry-dearer = That costs 2 of your last 2 workers, and you will need one.
russian-railroads-lesson-first-turns-industry-coin = Keep the coin: you will need it for something that no worker can pay.

russian-railroads-lesson-first-turns-hire =
    One engineer a round can be hired, for a coin instead of a worker. They become an action space of your own, from this round on until the end. The two beside them can be used by everybody, and each round all move up. In the end most engineers are worth 40 points, second most 20.
russian-railroads-lesson-first-turns-hire-task = Hire engineer 12 (A) for your coin.
russian-railroads-lesson-first-turns-hire-done = Engineer 12 is yours: 2 black steps for a worker, once a round, and nobody can take that space.
russian-railroads-lesson-first-turns-hire-else = Your coin is for the engineer: that is the only one to be hired in this round.
russian-railroads-lesson-first-turns-hire-variable = That uses an engineer for one turn; hired, engineer 12 stays yours.
russian-railroads-lesson-first-turns-hire-early = Whoever passes has no further turn in this round, and engineer 12 can be hired now.

russian-railroads-lesson-first-turns-engineer =
    { $second } has passed. You still have a worker. Own engineers are used like any other space, but you may leave out a part of what they offer.
russian-railroads-lesson-first-turns-engineer-task = Put your last worker on engineer 12 (A), and move black on the Trans-Siberian to space 5.
russian-railroads-lesson-first-turns-engineer-done = With nothing left to pay with you have passed by yourself. When all had passed, the round was scored.
russian-railroads-lesson-first-turns-engineer-else = You paid for engineer 12: use the space before the round ends.
russian-railroads-lesson-first-turns-engineer-early = You still have a worker, and who passes has no further turn in this round.
russian-railroads-lesson-first-turns-engineer-route = At space 6 of the Trans-Siberian brown rails come, so go on there.

russian-railroads-lesson-first-turns-scored =
    Your 3 points: the Trans-Siberian 2, for grey on the spaces 1 and 2, and industry 1. Those later in the turn order got 2 or 3 points for passing. All workers are back, all spaces are free, the engineers have moved up, and everything you have scores again after this round.

russian-railroads-lesson-first-turns-factory =
    Locomotives have two sides: turned over they are factories. A factory fills the next notch of your industry. The lowest number comes first here too: number 2 lets you take another locomotive or factory, each time your marker comes onto it.
russian-railroads-lesson-first-turns-factory-task = Build a factory with “Locomotive or factory” for 1 worker (A).
russian-railroads-lesson-first-turns-factory-done = The first notch is filled: behind space 5 your marker could go on, by way of the factory, to 10.
russian-railroads-lesson-first-turns-factory-else = This turn is about filling the first notch of your industry.
russian-railroads-lesson-first-turns-factory-dearer = The same costs 1 worker on the space beside it.
russian-railroads-lesson-first-turns-factory-both = Both together cost 3 workers; here the factory is enough.
russian-railroads-lesson-first-turns-factory-locomotive = You have a locomotive; now fill a notch of your industry.
russian-railroads-lesson-first-turns-factory-early = Whoever passes has no further turn in this round, and you have all your workers.

russian-railroads-lesson-first-turns-doubler =
    Doublers lie above the Trans-Siberian, from space 1 on, and double what that space scores: a grey 1 becomes 2, a white 7 becomes 14, in each round. You can have eight of them, and the better your rails, the more they bring.
russian-railroads-lesson-first-turns-doubler-task = Take a doubler (A).
russian-railroads-lesson-first-turns-doubler-done = Space 1 scores 2 now: 1 point more in every round, and more with better rails.
russian-railroads-lesson-first-turns-doubler-else = This turn is about the doubler.
russian-railroads-lesson-first-turns-doubler-early = Whoever passes has no further turn in this round, and you still have 5 workers.

russian-railroads-lesson-first-turns-brown =
    Now on your own. Black lies on 5 of the Trans-Siberian, and at 6 brown rails come, for 2 points a space. Several spaces have a black step, the lists say what each brings. Below them, ? shows the rules and explains the signs.
russian-railroads-lesson-first-turns-brown-task = Bring black to space 6 of the Trans-Siberian, any way you like.
russian-railroads-lesson-first-turns-brown-done = Brown rails! They go behind grey, and natural ones come at 10, white ones at the end.
russian-railroads-lesson-first-turns-brown-else = After that move black does not lie on space 6 yet. Look for a black step, and take it on the Trans-Siberian.
russian-railroads-lesson-first-turns-brown-early = Whoever passes has no further turn in this round. Look for a space with a black step.

russian-railroads-lesson-first-turns-end =
    That is the game: workers onto spaces, rails and locomotives together, industry step by step, and after each round all of it scores. More comes up on the way: ? spaces, the bonuses of Kiev, the turn order. The lists say what each brings, and ? below them shows the rules. Try it against easy bots?
