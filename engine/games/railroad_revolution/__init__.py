"""Railroad Revolution, 2 to 4 players.

section of rules.md                here
0      general terms               mat.leftmost, workers.workforce, turn.Turn
1      components, setup           setup.setup, rounds.draft, tables.check
2      turn structure              rounds.play_turn, actions.carry_out, workers.recall
3      workers and promotion       people
4-7    Station, Railway, Telegraph, Trade   actions, parts
8      deals                       deals, orders
9      milestones                  conditions, milestones
10     performance tracks          steps
11     trains                      effects.take_train, effects.flip
12     anytime, four workers       turn.Turn, outlook.Search, deals.make_up_the_workforce
13     end of the game             rounds.test_end, rounds.end_turn
14     scoring and ties            scoring
15     effects                     effects.resolve, building
16     rulings: order and payment  outlook, actions.matters_before, actions.possible
16     hidden information          view.view, redeal.redeal
"""

from engine.core.rules import Rules
from engine.games.railroad_revolution.conservation import check
from engine.games.railroad_revolution.orders import ORDERS
from engine.games.railroad_revolution.redeal import redeal
from engine.games.railroad_revolution.rounds import script
from engine.games.railroad_revolution.scoring import result
from engine.games.railroad_revolution.setup import setup
from engine.games.railroad_revolution.state import State
from engine.games.railroad_revolution.view import View, view

RULES = Rules[State, View](
    key="railroad_revolution",
    seats=(2, 3, 4),
    schema=1,
    state_type=State,
    setup=setup,
    script=script,
    view=view,
    result=result,
    check=check,
    redeal=redeal,
    orders=ORDERS,
)
