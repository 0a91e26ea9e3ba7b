## The first rounds: what is explained, the task, what it has brought, and why another move is not what the step is about

railroad-revolution-lesson-first-rounds = The first rounds

railroad-revolution-lesson-first-rounds-goal =
    You own a railway company in America. From Washington and Charlotte you lay rails to the west, build stations and telegraph offices, and make workers managers of milestones. Points come from milestones, trains and three tracks. Once somebody has few pieces left, the round is played out, and one more. { $first } plays against you; grey pieces are nobody's.

railroad-revolution-lesson-first-rounds-wealth =
    You begin with $600, 3 shares ($150 each) and 4 white workers, and take a card with a start and a worker. Before you lie two milestones. One is worth 12 points: two cities of level 2 on your network, a station in one of level 1, and a grey worker as manager.
railroad-revolution-lesson-first-rounds-wealth-task = Take the card that helps: the grey worker.
railroad-revolution-lesson-first-rounds-wealth-done = You have 6 shares, and the grey worker that the milestone wants.
railroad-revolution-lesson-first-rounds-wealth-else = Your milestone for 12 points wants a grey manager.
railroad-revolution-lesson-first-rounds-wealth-gray = An orange worker is no manager for your milestone: it wants a grey one.

railroad-revolution-lesson-first-rounds-rails =
    In a turn you put one worker on one of four actions. Railway lays two rails that go on from your network: $400, and $100 more for each triangle of terrain on them. Cities of level 2 are Chicago, Miami and Little Rock.
railroad-revolution-lesson-first-rounds-rails-task = Railway with a white worker: Charlotte–Miami, then Miami–Little Rock.
railroad-revolution-lesson-first-rounds-rails-done = Two cities of level 2 for $500, which is paid when the action is over.
railroad-revolution-lesson-first-rounds-rails-else = This turn is about the two rails to Miami and Little Rock.
railroad-revolution-lesson-first-rounds-rails-gray = The grey worker is to become a manager; a white one builds as well.
railroad-revolution-lesson-first-rounds-rails-dearer = That costs more: by way of Miami you reach two cities of level 2 for $500.
railroad-revolution-lesson-first-rounds-rails-level = Houston has level 3; your milestone wants level 2.
railroad-revolution-lesson-first-rounds-rails-bank = You need neither: the money is enough.

railroad-revolution-lesson-first-rounds-promote =
    Each worker may do something besides the action. A white one promotes: any of your workers goes onto a milestone that wants its colour, and stays there until the milestone is complete. At the end of your turn you must have at least 4 workers left; you have 5.
railroad-revolution-lesson-first-rounds-promote-task = Promote a worker: only the grey one fits.
railroad-revolution-lesson-first-rounds-promote-done = Your grey worker is manager of the milestone. Two of its three demands are met.
railroad-revolution-lesson-first-rounds-promote-else = Use what the white worker brings: promote the grey one.
railroad-revolution-lesson-first-rounds-promote-bank = You need no money now: promote the grey worker.

railroad-revolution-lesson-first-rounds-station =
    A station goes to any city of your network, for the price at the city. Its tile rewards you; whoever is first there may take the bonus too. You have only $100: what is missing is paid in shares.
railroad-revolution-lesson-first-rounds-station-task = Station in Washington. Take the reward, an orange worker, and the bonus, a share.
railroad-revolution-lesson-first-rounds-station-done = A station in a city of level 1: the milestone is complete, 12 points. Its manager goes back to the bank.
railroad-revolution-lesson-first-rounds-station-else = Your milestone still wants a station in a city of level 1, and Washington is free.
railroad-revolution-lesson-first-rounds-station-bank = No need to sell first: a payment sells just the shares it needs.
railroad-revolution-lesson-first-rounds-station-orange = Take the orange one: in a moment you will see what it can do.
railroad-revolution-lesson-first-rounds-station-later = That comes later. Your milestone is one station short of 12 points.

railroad-revolution-lesson-first-rounds-milestone =
    For a complete milestone you draw three of the next kind, which are worth more, and keep one. Each of these wants two managers. Look at the last line of each: what you lack, and which workers you have.
railroad-revolution-lesson-first-rounds-milestone-task = Keep the one whose orange manager you have.
railroad-revolution-lesson-first-rounds-milestone-done = 20 points to work for: two cities of level 3, a station in one, a purple and an orange manager.
railroad-revolution-lesson-first-rounds-milestone-else = For that one you have no manager yet. One of the three wants an orange worker.

railroad-revolution-lesson-first-rounds-office =
    A telegraph office costs nothing and brings shares; offices side by side score in the end. Workers of a colour do something else than white ones: orange here brings $100 for each share. On a deal icon the deal card follows.
railroad-revolution-lesson-first-rounds-office-task = Telegraph with the orange worker in sector 3, and take the money with Done.
railroad-revolution-lesson-first-rounds-office-done = 3 shares and $300. Your orange worker stays on the action for now: it will come back.
railroad-revolution-lesson-first-rounds-office-else = This turn is about an office with the orange worker.
railroad-revolution-lesson-first-rounds-office-orange = White brings no money here, and orange brings $100 for each share.
railroad-revolution-lesson-first-rounds-office-sector = Sector 3 brings as much, and then the deal card.
railroad-revolution-lesson-first-rounds-office-instead = You would lose the $300. The worker can be promoted in a later turn.
railroad-revolution-lesson-first-rounds-office-bank = An office costs nothing.

railroad-revolution-lesson-first-rounds-deal =
    Two deals lie open; you may take both, the others then one each. Here two steps on your tracks cost 2 shares. At the end each track multiplies: its value times your offices, your stations, or your cities of level 5.
railroad-revolution-lesson-first-rounds-deal-task = Take the steps: one for Telegraph, one for Stations. Then decline.
railroad-revolution-lesson-first-rounds-deal-done = Each office and each station of yours is worth 1 point now, also those to come.
railroad-revolution-lesson-first-rounds-deal-else = Take the two steps, and nothing else.
railroad-revolution-lesson-first-rounds-deal-steps = You have workers enough; the steps score.
railroad-revolution-lesson-first-rounds-deal-decline = You have 9 shares, and two steps cost 2.
railroad-revolution-lesson-first-rounds-deal-second = You have a second step: take it.
railroad-revolution-lesson-first-rounds-deal-network = You have no city of level 5 yet, but you have an office and a station.
railroad-revolution-lesson-first-rounds-deal-bank = You have shares enough for this deal.

railroad-revolution-lesson-first-rounds-trade =
    Money is short? Trade sells the leftmost piece of your board for good. It lets you flip a train too: its bonus is yours, but face down it loses its 8 points. And your white worker may promote, even a worker that stands on an action.
railroad-revolution-lesson-first-rounds-trade-task = Trade. Promote the orange worker, then Done.
railroad-revolution-lesson-first-rounds-trade-done = $500, and the first of two managers for your 20 points.
railroad-revolution-lesson-first-rounds-trade-else = This turn is about money and a manager: Trade.
railroad-revolution-lesson-first-rounds-trade-flip = Its bonus is promotions, and you lack the workers. Face down the train would lose 8 points.
railroad-revolution-lesson-first-rounds-trade-promote = First promote the orange worker: it is the first of the two managers.
railroad-revolution-lesson-first-rounds-trade-bank = Trade itself brings the money.

railroad-revolution-lesson-first-rounds-network =
    Now on your own. Above the list stand whole plans, with letters as in the picture: one tap does it all. Your milestone wants two cities of level 3, such as Kansas City, Duluth and Houston.
railroad-revolution-lesson-first-rounds-network-task = Connect two cities of level 3 with your last worker, by a plan or rail by rail.
railroad-revolution-lesson-first-rounds-network-done = Your network has two cities of level 3 now.
railroad-revolution-lesson-first-rounds-network-else = Those rails don't connect two cities of level 3. Plan A does.

railroad-revolution-lesson-first-rounds-other =
    { $first } has laid a rail on a deal icon. Whoever triggers the deal card decides first, then everybody else may take one deal. For 4 shares you get a station, without its price and without rewards.
railroad-revolution-lesson-first-rounds-other-task = Take the deal, and build in Duluth, a city of level 3.
railroad-revolution-lesson-first-rounds-other-done = Now only the purple manager is missing, and the station is 1 point on your track.
railroad-revolution-lesson-first-rounds-other-else = Your milestone wants a station in a city of level 3.
railroad-revolution-lesson-first-rounds-other-decline = You have 7 shares, and that station is what your milestone still lacks.
railroad-revolution-lesson-first-rounds-other-bank = You have shares enough for this deal.
railroad-revolution-lesson-first-rounds-other-level = Your milestone wants a station in a city of level 3: Duluth, with the cheapest way there.

railroad-revolution-lesson-first-rounds-end =
    Your last worker is out, so with your next turn all come back from the actions. That is the game: rails reach cities, stations bring workers, offices shares; workers become managers, milestones and tracks score. The lists say what each move costs and brings, and ? shows the rules. Try it against easy bots?
