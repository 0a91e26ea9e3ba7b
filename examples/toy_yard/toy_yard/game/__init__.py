"""Toy Yard, 2 to 4 players.

section of rules.md    here
1      the yard        setup.setup, taking, rounds.next_round

Decisions and their keys:

car    `coal-3`: what is taken from the yard
"""

from engine.core.play.rules import Rules
from toy_yard.game.conservation import check
from toy_yard.game.redeal import redeal
from toy_yard.game.rounds import script
from toy_yard.game.scoring import result
from toy_yard.game.setup import setup
from toy_yard.game.state import State
from toy_yard.game.view import View, view

RULES = Rules[State, View](
    key="toy_yard", seats=(2, 3, 4), schema=1, state_type=State, unfinished=True,
    setup=setup, script=script, view=view, result=result, check=check, redeal=redeal,
)  # fmt: skip
