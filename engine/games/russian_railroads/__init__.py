"""Russian Railroads, 2 to 4 players.

section of rules.md                      here
1, 13  components, setup, 3 and 2 players  setup.setup
2      rounds and turns                  rounds.script, rounds.action_turn, payment.payments, fullness.may_take
3      track building                    tracks.moves, tracks.advance
4      locomotives and factories         locomotives.take_locomotive, factories.build_factory
5      industry                          industry.forwards, execution.execute
6      auxiliary actions                 auxiliary
7      engineers                         engineers.hire, engineers.slide, actions.action_of
8      turn order, worker reuse          order.new_order, order.reuse_worker
9      player board specials             specials.trigger, execution.use_token
10     scoring at round end              scoring.round_points
11     preparation, last round           rounds.prepare_next_round, spaces.spaces
12     end of game                       scoring.final_scoring
14     effects                           data/*.toml, gains.gain, execution.repeat, scoring.card_points
15     rulings: timing, full execution   execution.execute, counting.can_do, fullness.keep
15     hidden information                view.view, end_bonus.pick_end_bonus, redeal.redeal
"""

from engine.core.play.rules import Rules
from engine.games.russian_railroads.conservation import check
from engine.games.russian_railroads.redeal import redeal
from engine.games.russian_railroads.rounds import script
from engine.games.russian_railroads.scoring import result
from engine.games.russian_railroads.setup import setup
from engine.games.russian_railroads.state import State
from engine.games.russian_railroads.upgrades import question_spaces_stay_unused
from engine.games.russian_railroads.view import View, view
from engine.kit import history

RULES = Rules[State, View](
    key="russian_railroads", seats=(2, 3, 4), schema=3, state_type=State,
    upgrades={1: question_spaces_stay_unused, 2: history.begin},
    setup=setup, script=script, view=view, result=result, check=check, redeal=redeal,
)  # fmt: skip
