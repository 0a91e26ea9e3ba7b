## The first links: what is explained, the task, what it has brought, and why another move is not what the step is about

steam-lesson-first-links = The first links

steam-lesson-first-links-map =
    Cubes lie in the cities, and each wants to go to a city of its own colour: a blue one to Albany, for example. You build track that links them, and move cubes over it, for 1 point a link of yours: as income or as victory points (VP). After 10 rounds the most VP win. You have $1 and no track yet; { $first } and { $second } play against you.

steam-lesson-first-links-tile =
    A round begins with an action tile for everybody. Its number counts for the order of the next round, and it helps you in this one. With a locomotive of level 1 a cube travels 1 link, with level 2 it travels 2, for 2 points. Money you lack is raised by itself: $5 for each −1 income.
steam-lesson-first-links-tile-task = Take the Locomotive for $6.
steam-lesson-first-links-tile-done = Your cubes travel 2 links from now on. Your income, −1, will have to be made good.
steam-lesson-first-links-tile-else = That is free and helps a little. Two links for a cube are twice the points: take the Locomotive.
steam-lesson-first-links-tile-cubes = Cubes are plenty while nobody has track. Take the Locomotive first.

steam-lesson-first-links-track =
    Now everybody builds, with up to 3 track tiles; you begin at a city. A tile costs $1 for each end of its track, with water $1 more, on hills $2 more: $3 along this river. Where to? New York has three blue cubes, and Albany is blue.
steam-lesson-first-links-track-task = Place straight track south of Albany (A), toward Poughkeepsie. It is in Albany's list.
steam-lesson-first-links-track-done = $5 were raised, so you have $2 left and income −2.
steam-lesson-first-links-track-else = That is not on the way between Albany and New York: begin south of Albany (A).
steam-lesson-first-links-track-direction = That tile bends. Poughkeepsie lies straight on, to the south.
steam-lesson-first-links-track-early = Without track you can't move any cube, and you have 3 tiles to place.

steam-lesson-first-links-town =
    Poughkeepsie is a town: a link ends there, and the next one begins. So there will be two links from Albany to New York, and 2 points for each cube that takes both. A town tile costs $1 more, and has a track end for each direction you want to go.
steam-lesson-first-links-town-task = Complete Albany–Poughkeepsie (A), with the tile that goes on to the south.
steam-lesson-first-links-town-done = Albany–Poughkeepsie is complete. It is yours for good, and worth 1 VP at the end of the game.
steam-lesson-first-links-town-else = Your track points at Poughkeepsie (A): go on there.
steam-lesson-first-links-town-terminus = With that you could not go on to New York in this round.
steam-lesson-first-links-town-direction = That goes on in another direction. New York lies to the south.
steam-lesson-first-links-town-dearer = Each track end costs $1, and you need only the one to the south.
steam-lesson-first-links-town-turned = That would turn the tile beside Albany, and it lies right.
steam-lesson-first-links-town-early = Track that ends nowhere brings nothing. You have 2 more tiles, and they are enough.

steam-lesson-first-links-link =
    One tile is left, and New York is one tile away. A link that isn't complete when your turn ends has to be worked on next round, or it stops being yours.
steam-lesson-first-links-link-task = Complete Poughkeepsie–New York (A).
steam-lesson-first-links-link-done = Two links for $10, nearly all of it raised: your income is −3 now. Cubes will bring it up.
steam-lesson-first-links-link-else = Complete your own link first: New York lies behind the next tile (A).
steam-lesson-first-links-link-direction = That tile bends. New York lies straight on, to the south.
steam-lesson-first-links-link-turned = Poughkeepsie has all that you need. Go on to New York (A).
steam-lesson-first-links-link-early = The link to New York lacks one tile, and you have one.

steam-lesson-first-links-cube =
    Now everybody moves a cube, twice; once, you may improve the locomotive instead. A cube needs complete links, at least one of them yours, and stays in the first city of its colour. All points of a move go either to your income or to your VP.
steam-lesson-first-links-cube-task = Move the blue cube from New York to Albany, and take the 2 points as income.
steam-lesson-first-links-cube-done = Income −1 instead of −3. The cube is out of the game.
steam-lesson-first-links-cube-else = Moving nothing brings nothing, and a blue cube brings 2 points.
steam-lesson-first-links-cube-locomotive = Level 3 is for ways of 3 links; yours has 2. First earn with it.
steam-lesson-first-links-cube-debts = Below 0 you pay your income in every round, and each costs 2 VP in the end. First income.

steam-lesson-first-links-again =
    That was the first of the two cubes, this is the second. After it everybody receives their income in dollars. Below 0 you pay instead, and without cash you raise money again, which lowers your income further. You want to be above 0 soon.
steam-lesson-first-links-again-task = Move another blue cube the same way, and take income again.
steam-lesson-first-links-again-done = Income +1 brought you $1. The numbers of the action tiles made the new order: { $first } 2, { $second } 4, you 6.
steam-lesson-first-links-again-else = Moving nothing brings nothing, and a blue cube brings 2 points.
steam-lesson-first-links-again-locomotive = Level 3 is for ways of 3 links; yours has 2. And your income is still below 0.
steam-lesson-first-links-again-debts = Your income is still below 0: you would have to pay at the end of this round.

steam-lesson-first-links-growth =
    Cubes become fewer with each move. New ones come only from the goods supply, through two of the tiles: City Growth brings the cubes of one space to a city, Urbanization makes a town a New City with cubes of its own. Two blue cubes of New York are gone.
steam-lesson-first-links-growth-task = Take City Growth for $2.
steam-lesson-first-links-growth-done = Paid with −1 income; $4 are left for track. Its cubes come when you build.
steam-lesson-first-links-growth-else = That brings no cubes, and you run out of them: take City Growth.
steam-lesson-first-links-growth-passed = That takes only the number: free, but no cubes.
steam-lesson-first-links-growth-locomotive = Level 3 for $7 would take you below 0 again, and you have no way of 3 links yet.
steam-lesson-first-links-growth-dearer = A New City is worth its $6 later. You already have a city on your links that can grow.

steam-lesson-first-links-supply =
    What helps you? Your links join blue Albany and purple New York, so you want blue cubes in New York or purple ones in Albany. The goods supply has 12 spaces; one of them holds two cubes of the right colour.
steam-lesson-first-links-supply-task = Carry out City Growth: Albany (A) receives the two purple cubes of space 6.
steam-lesson-first-links-supply-done = Two purple cubes in Albany, for 2 points each.
steam-lesson-first-links-supply-else = First City Growth, and for Albany: your links begin there.
steam-lesson-first-links-supply-colour = From Albany you reach New York, which is purple: space 6 has two purple cubes.
steam-lesson-first-links-supply-there = New York is on your links too, but no space has two blue cubes for Albany.

steam-lesson-first-links-own =
    On your own now, with 3 tiles. The letters are whole plans, with all that they cost and open; in the lists you build anything else, tile by tile. Links in a row make long ways: with a locomotive of level 3 they bring 3 points a cube.
steam-lesson-first-links-own-task = Complete one more link, wherever you like, and end your turn.
steam-lesson-first-links-own-done = One link more: 1 VP at the end, and another way for cubes.
steam-lesson-first-links-own-else = That ends your turn without a new complete link. Go back with Undo, and try one of the plans.
steam-lesson-first-links-own-unfinished = No new link is complete yet. Try one of the plans, or go on with what you have begun.

steam-lesson-first-links-points =
    Income pays for your track, round after round, but at the end 2 income are only 1 VP. So take income first, and VP from the middle of the game on. Your cubes score for others on their links, and theirs for you on yours.
steam-lesson-first-links-points-task = Earn at least 2 points with one cube, as income or as VP.
steam-lesson-first-links-points-done = Well moved. Next you could move another one, or take the locomotive to level 3.
steam-lesson-first-links-points-else = That is not yet 2 points with one cube: look for one that takes two of your links.
steam-lesson-first-links-points-locomotive = That pays once your way has 3 links, and costs you this move. This step is about a cube.

steam-lesson-first-links-end =
    That is the game. At the end you add to your VP 1 for each complete link and 1 for every 2 income, and lose 2 for each income below 0. The Base game, as here, is the one to begin with; in the Standard game you bid for the order, and raise money only at the start of a round, at least $10 in the first. Try it against easy bots?
