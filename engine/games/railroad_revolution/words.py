"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from typing import assert_never

from engine.core.ask import Word
from engine.core.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.gains import Effect
from engine.kit.words import Lexicon

LEXICON = Lexicon("railroad-revolution-")
say, name = LEXICON.say, LEXICON.name

DECLINE, DONE, PASS = "decline", "done", "pass"
"""The keys of the ways out."""


def way_out(key: str, effect: Msg, last: bool = False) -> Word:
    """A way out of a decision, with what is given up; the turn ends with it if it is `last`."""
    return Word(key, say(key), effect, way_out=True, last=last)


def for_milestones(ids: tuple[str, ...]) -> Msg | None:
    """The milestones that want a worker; None if none does."""
    named = [say("milestone-id", milestone=id) for id in dict.fromkeys(ids)]
    return say("fits", milestones=named) if named else None


def yes(flag: bool) -> str:
    """A fact as a sentence selects by it."""
    return "yes" if flag else "no"


def effect_text(effect: Effect, fits: bool = True) -> Msg:
    """What an effect does, in a few words; `fits` says whether any worker could be promoted now."""
    key = f"effect-{gains.kind(effect).replace('_', '-')}"
    match effect:
        case gains.Steps(n=n) | gains.Shares(n=n) | gains.Flip(times=n):
            return say(key, n=n)
        case gains.AcceptDeal(shares=n):
            return say(key, n=n)
        case gains.ShareThenPromote(shares=n) | gains.StepThenPromote(steps=n):
            return say(key, n=n, fits=yes(fits))
        case gains.Money(amount=amount) | gains.PerTrain(amount=amount):
            return say(key, amount=amount)
        case gains.Promote(max=n, price_each=each):
            return say(key, n=n, each=each)
        case gains.Workers(take=colours):
            return say(key, colours=[say("hue", colour=colour) for colour in colours], n=len(colours))
        case gains.WorkersChoice(options=(one, other)):
            return say(key, one=say("hue", colour=one), another=say("hue", colour=other))
        case gains.WorkersChoice():
            raise AssertionError(f"{effect} is a choice between two")
        case (
            gains.HireAny() | gains.Swap() | gains.Train() | gains.Rail() | gains.Station() | gains.Office()
            | gains.SpareRail() | gains.SpareStation() | gains.SpareOffice() | gains.Waive()
        ):  # fmt: skip
            return say(key)
        case _:
            assert_never(effect)
