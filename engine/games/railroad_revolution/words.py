"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from engine.core.play.ask import Word
from engine.core.play.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import Condition
from engine.games.railroad_revolution.gains import Effect
from engine.kit.words import Lexicon

LEXICON = Lexicon("railroad-revolution-")
say, name = LEXICON.say, LEXICON.name

DECLINE, DONE, PASS = "decline", "done", "pass"
"""The keys of the options that are ways out."""


WAYS_OUT = {key: Word(key, say(key), way_out=True) for key in (DECLINE, DONE, PASS)}
"""The same, as options."""


def worth(milestone: str) -> Msg:
    """A milestone by its VP."""
    return say("milestone-worth", vp=DATA.milestones[milestone].vp)


def marked(milestone: str) -> Msg:
    """A milestone by its VP, and the letter and number that it has in pictures: no other has the same."""
    return say("milestone-marked", milestone=milestone, vp=DATA.milestones[milestone].vp)


def conditions(held: Sequence[Condition]) -> list[Msg]:
    """What a milestone demands besides its workers."""
    return [
        say(f"condition-{c.kind.replace('_', '-')}", count=c.count, level=c.level, triangles=c.triangles) for c in held
    ]


def asked(milestone: str) -> Msg:
    """A milestone by what it demands."""
    return say("milestone-asked", id=milestone, asks=conditions(DATA.milestones[milestone].conditions))


def yes(flag: bool) -> str:
    """A fact, in the form by which a sentence selects."""
    return "yes" if flag else "no"


class Now(NamedTuple):
    """What effects would find on a player's table: whether any worker `fits` a milestone, how the `trains` lie (up,
    down, both, none), the VP of a train that lies face up, and how many there are. By default nothing is known."""

    fits: bool = True
    lie: str = ""
    vp: int = 0
    trains: int = 0


ANY_TIME = Now()


def effect_text(effect: Effect, now: Now = ANY_TIME) -> Msg:
    """What an effect does, in a few words, and what that means `now`."""
    key = f"effect-{gains.kind(effect).replace('_', '-')}"
    match effect:
        case gains.Steps(n=n) | gains.Shares(n=n):
            return say(key, n=n)
        case gains.Flip() | gains.Train() | gains.PerTrain():
            return _of_trains(effect, now)
        case gains.AcceptDeal(shares=n):
            return say(key, n=n)
        case gains.ShareThenPromote(shares=n) | gains.StepThenPromote(steps=n):
            return say(key, n=n, fits=yes(now.fits))
        case gains.Money(amount=amount):
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
            gains.HireAny() | gains.Swap() | gains.Rail() | gains.Station() | gains.Office()
            | gains.SpareRail() | gains.SpareStation() | gains.SpareOffice() | gains.Waive()
        ):  # fmt: skip
            return say(key)
        case _:
            assert_never(effect)


def _of_trains(effect: gains.Flip | gains.Train | gains.PerTrain, now: Now) -> Msg:
    match effect:
        case gains.Flip(times=n):
            return say("effect-flip", n=n, lie=now.lie, vp=now.vp)
        case gains.Train():
            return say("effect-train", vp=now.vp)
        case gains.PerTrain(amount=amount) if now.lie:
            return say("effect-money", amount=amount * now.trains)
        case gains.PerTrain(amount=amount):
            return say("effect-per-train", amount=amount)
        case _:
            assert_never(effect)
