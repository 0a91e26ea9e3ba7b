toy-yard = Toy Yard
# For newcomers: what stands in lists, and on the page about the game
toy-yard-about-goal = Take the cars that score most. The most points win.
toy-yard-about-short = take cars from the yard
toy-yard-about-length = five minutes
toy-yard-about-weight = weight 1 of 5
toy-yard-about-turn =
    Take one of the cars in the yard.
    Then the next player takes one.
    After each round other cars come.
toy-yard-about-scoring =
    Each car scores its number.
    Cars that are left score for nobody.
    The most points after three rounds win.
# Decisions
toy-yard-ask-car = Which car do you take?
toy-yard-first-car = Each car scores its number at the end. What you leave is there for the others.
toy-yard-hint-car = nothing in the yard scores more.
# Things
toy-yard-good-coal = Coal
toy-yard-good-milk = Milk
toy-yard-good-timber = Timber
toy-yard-car = { $good }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
# What happens
toy-yard-takes = { $seat } takes a car: { $car }.
# Points
toy-yard-source-cars = Cars
