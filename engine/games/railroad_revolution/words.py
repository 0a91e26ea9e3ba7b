"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from engine.core.msg import Msg
from engine.games.railroad_revolution.facts import Effect
from engine.kit.words import Lexicon

LEXICON = Lexicon("railroad-revolution-")
say, name, word = LEXICON.say, LEXICON.name, LEXICON.word

DECLINE, DONE, PASS = word("decline"), word("done"), word("pass")


def effect_text(effect: Effect) -> Msg:
    """What an effect does, in a few words."""
    number = effect.n or effect.max or effect.times or effect.shares or effect.steps
    workers = [say("worker", colour=colour) for colour in (*effect.take, *effect.options)]
    key = f"effect-{effect.kind.replace('_', '-')}"
    return say(key, n=number, amount=effect.amount, each=effect.price_each, workers=workers)
