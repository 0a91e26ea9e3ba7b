"""Railroad Revolution, 2 to 4 players.

section of rules.md                here
0      general terms               mat.leftmost, workers.workforce, turn.Turn
1      components, setup           setup.setup, rounds.draft, data.check
2      turn structure              rounds.play_turn, pool, actions.carry_out, workers.recall
3      workers and promotion       people
4-7    Station, Railway,           placements (the main parts), places, parts (what else is open),
       Telegraph, Trade            actions (their order and the close)
8      deals                       deals, standing
9      milestones                  conditions, milestones
10     performance tracks          steps
11     trains                      effects.take_train, effects.flip
12     anytime, four workers       turn.Turn, search.Search, deals.make_up_the_workforce
13     end of the game             rounds.test_end, rounds.end_turn
14     scoring and ties            scoring
15     effects                     effects.resolve, building
16     rulings: order and payment  outlook, search, actions.matters_before, actions.possible
16     hidden information          view.view, redeal.redeal

Decisions and their keys, all lower case (`chi`, `was-chi`, `a1-2`):

wealth         the effect of the shown side: `steps` `rail` `shares` `office` `swap` `station` `train` `money`
worker         `railway`, or `railway/white` where no other worker can go there; `pass` only if nothing is legal
pool           `railway/white`: box and colour (older records have it as the answer to `worker`, which is still read)
action         what is still open, then `done`: `build` or `sell-piece` (only where something else may matter before
               it); `reward` `second-reward` `bonus` `extra-bonus` `no-cost` `paid-flip` (Station); `train` `refund`
               `shares` (Railway); `tile` `paid-tile` `swap` `dividend` `extra-shares` (Telegraph); `flip` `second-flip`
               `steps` `train-money` `deal` (Trade); `promote`
city           `chi`;   rail  `was-chi`, `done` where it may be left out
sector         `sector-3`;   piece  `rail` `building`
deal           `top` `bottom` `decline`
steps          `telegraph` `stations` `network` `done`
promote        `gray/b-2` from the pool, `gray-mat/b-2` from the mat; `done`
discard        `gray` `gray-mat`;   swap  `gray-mat/purple`, `done` where it may be left out
flip           `money` lies face up, `money-down` face down; `done`
train          `money`;   worker-choice  `orange`;   colour  any worker that the bank has: `purple`
milestone      `b-2`, private;   completion  `a1-2`: which of two is replaced first, where that can matter
bank           `bank/hire/gray` `bank/sell/2` `bank/back`; every decision but those of the draft also offers `bank`
               while anything can be done there
Every payment in money sells the fewest shares that it needs.

What plays itself: the main cost, when the action closes (it may be paid with anything that the action brings); gains
that take nothing and leave no choice; an action in which nothing is open.
"""

from engine.core.play.rules import Rules
from engine.games.railroad_revolution.conservation import check
from engine.games.railroad_revolution.redeal import redeal
from engine.games.railroad_revolution.rounds import script
from engine.games.railroad_revolution.scoring import result
from engine.games.railroad_revolution.setup import setup
from engine.games.railroad_revolution.standing import ORDERS
from engine.games.railroad_revolution.state import State
from engine.games.railroad_revolution.view import View, view
from engine.kit import history

RULES = Rules[State, View](
    key="railroad_revolution", seats=(2, 3, 4), schema=2, upgrades={1: history.begin}, state_type=State,
    setup=setup, script=script, view=view, result=result, check=check, redeal=redeal,
    orders=ORDERS,
)  # fmt: skip
