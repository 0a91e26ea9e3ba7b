## The first deliveries: what is explained, the task, what it has brought, and why another move is not what the step is about

cargo-empire-lesson-first-deliveries = The first deliveries

cargo-empire-lesson-first-deliveries-map =
    You carry goods between the cities of Europe by road, rail and sea. Each delivery leaves a trading post of yours in a city, and moves your car, train and ship along the development tracks. There are three rounds of four turns; then whoever has the most points (VP) wins. { $first } plays against you.

cargo-empire-lesson-first-deliveries-objective =
    Objective cards are secret until the end, and score what you have then. You keep one of two. “Red and green” brings 3 VP for each pair of a red and a green city with posts of yours. “Objective cards” counts the cards themselves: you would need three or more.
cargo-empire-lesson-first-deliveries-objective-task = Keep “Red and green”.
cargo-empire-lesson-first-deliveries-objective-done = It lies face down with you; My board shows it to you alone.
cargo-empire-lesson-first-deliveries-objective-else = That one needs three objective cards. You will come to red and green cities anyway.

cargo-empire-lesson-first-deliveries-post =
    Each city has two supply spaces with cubes of one colour, and two demand spaces, each for a cube of another colour. Where you have a post you may take cubes. The first one goes to a city of the row: from Vienna you reach many cities. A post fills a demand space: keep orange free there.
cargo-empire-lesson-first-deliveries-post-task = Put your first post on the lower space of Vienna (A).
cargo-empire-lesson-first-deliveries-post-done = You may deliver from Vienna, and its upper space still demands orange cubes.
cargo-empire-lesson-first-deliveries-post-else = Vienna lies in the middle: more cities are near, so most ways need one card only.
cargo-empire-lesson-first-deliveries-post-space = The right city; but take its lower space, so that orange stays free.

cargo-empire-lesson-first-deliveries-second =
    Your city card was Berlin: it lies face up with you now and is 5 VP. Your second post goes there. Vienna has white cubes, and one of Berlin's spaces demands white. Whoever fills the second space of a city upgrades it, so leave that one free for yourself.
cargo-empire-lesson-first-deliveries-second-task = Put your post on the upper space of Berlin (A).
cargo-empire-lesson-first-deliveries-second-done = The lower space still demands white, and Vienna has two white cubes.
cargo-empire-lesson-first-deliveries-second-else = Then no white cube could come here any more, and Vienna has two of them.

cargo-empire-lesson-first-deliveries-deliver =
    A turn is one delivery: a cube from a city with your post to a free space of its colour elsewhere. Cards pay the shortest way: road one section, rail one or two, sea from port to port. Each moves its marker; a city whose card lies in the row or with you is one advance more: here Berlin and Oslo.
cargo-empire-lesson-first-deliveries-deliver-task = Deliver the grey cube of Berlin to Oslo with 1 rail.
cargo-empire-lesson-first-deliveries-deliver-done = 1 advance for the rail card, and 2 for the city cards Berlin and Oslo.
cargo-empire-lesson-first-deliveries-deliver-else = That way brings fewer advances. Oslo's card lies in the row: 1 more.
cargo-empire-lesson-first-deliveries-deliver-later = You will need Vienna's white cubes soon. Begin in Berlin.
cargo-empire-lesson-first-deliveries-deliver-dearer = That works, but takes two cards. One rail card goes over both sections.

cargo-empire-lesson-first-deliveries-lane =
    Your train leaves the start and has 3 advances. A track has two lanes, and it stays in the one it enters up to the junction. Each icon that it comes onto brings something at once: a transport card, an objective card, a city card.
cargo-empire-lesson-first-deliveries-lane-task = Take the upper lane: rail card on field 1, objective on field 3.
cargo-empire-lesson-first-deliveries-lane-done = Field 1 has given back a rail card, and on field 3 you draw two objective cards.
cargo-empire-lesson-first-deliveries-lane-else = With 3 advances the lower lane brings two cards. In the upper one it is a card and an objective, which is worth more.

cargo-empire-lesson-first-deliveries-drawn =
    Two cards are drawn, one is kept. Each says what it would score now, with your posts in Vienna, Berlin and Oslo. Think of where you will deliver: every delivery leaves a post in one more city.
cargo-empire-lesson-first-deliveries-drawn-task = Keep one of the two, as you like.
cargo-empire-lesson-first-deliveries-drawn-done = Both are good early on: what they count grows with each delivery.
cargo-empire-lesson-first-deliveries-drawn-else = Keep one of the two.

cargo-empire-lesson-first-deliveries-sea =
    { $first } has filled Vienna: it is level 2 now, with new cubes and demands, and both posts stand beside it. You may still deliver from there. Now other markers: a sea card takes a cube from a port to any other port and moves the ship twice. Roads bring it to the port.
cargo-empire-lesson-first-deliveries-sea-task = Deliver the other grey cube of Berlin to Riga with 1 road + 1 sea.
cargo-empire-lesson-first-deliveries-sea-done = Your post opens Riga's orange cubes to you. The cards bring 1 advance for the car, 2 for the ship, and Berlin 1 for either.
cargo-empire-lesson-first-deliveries-sea-else = Riga is a port, and has cubes for you afterwards: deliver there, by sea.
cargo-empire-lesson-first-deliveries-sea-later = First take the last cube of Berlin. You will soon see what for.
cargo-empire-lesson-first-deliveries-sea-rail = You will need the rail card next turn, and only the train would move.
cargo-empire-lesson-first-deliveries-sea-ship = That leaves the ship at its start. A sea card moves it twice.

cargo-empire-lesson-first-deliveries-advances =
    The order is yours, one advance at a time. The last one you may give to any marker whose card you played. Both still stand at the start: the lower lane has a road, a sea and a city icon, on the fields 2, 3 and 4.
cargo-empire-lesson-first-deliveries-advances-task = Take the lower lane with both, and give out all advances.
cargo-empire-lesson-first-deliveries-advances-done = Cards came back on the way: whoever moves far seldom lacks any.
cargo-empire-lesson-first-deliveries-advances-else = Take the lower lane: its city icon is for the next turns.

cargo-empire-lesson-first-deliveries-perfect =
    Berlin has one free space left and no cubes. The second post on it upgrades the city to level 2, with new cubes; without any cube left that is a perfect upgrade: 1 advance more. Cities of level 3 give each post beside them 3 VP in the end.
cargo-empire-lesson-first-deliveries-perfect-task = Deliver a white cube of Vienna to Berlin with 1 rail.
cargo-empire-lesson-first-deliveries-perfect-done = 4 advances with one card: rail, Vienna's card, Berlin's card, and the perfect upgrade.
cargo-empire-lesson-first-deliveries-perfect-else = Berlin demands white, lies two sections away, and is empty: 4 advances for one rail card.
cargo-empire-lesson-first-deliveries-perfect-vienna = Take a white cube of Vienna: its card lies in the row, and rail goes to Berlin.

cargo-empire-lesson-first-deliveries-own =
    The last turn of the round, on your own. A city icon lets you take any card of the row: 5 VP, and from then on 1 advance more whenever you deliver from or to that city. Your ship is one field before such an icon. The letters are whole plans; what you choose yourself is in the lists.
cargo-empire-lesson-first-deliveries-own-task = Bring a marker onto a city icon, and take a city card.
cargo-empire-lesson-first-deliveries-own-done = 5 VP more, and every delivery there now moves you on by one more.
cargo-empire-lesson-first-deliveries-own-else = After that turn you would have no new city card. Any sea card brings your ship onto the icon.

cargo-empire-lesson-first-deliveries-end =
    That was the first of three rounds. After rounds 1 and 2 the leading car and train bring a card and a place in the order, from three players on the ship too. At the end score: markers beyond the third track up to 24 VP, posts in level 3, city cards, objectives. If you can't deliver, you take three cards or put cubes into a city. Try it against easy bots?
