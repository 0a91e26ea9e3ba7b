"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.kit.words import Lexicon
from toy_yard.game.data import CARS

LEXICON = Lexicon("toy-yard-")
say, name = LEXICON.say, LEXICON.name


def car(id: str) -> Msg:
    """A car by what it carries and scores."""
    return say("car", good=name("good", CARS[id].good), points=CARS[id].points)
