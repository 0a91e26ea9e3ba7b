"""The messages of this game, by short names: everything it says is a Msg with the prefix of the game."""

from __future__ import annotations

from typing import assert_never

from engine.core.msg import Msg
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.gains import Effect
from engine.kit.words import Lexicon

LEXICON = Lexicon("railroad-revolution-")
say, name, word = LEXICON.say, LEXICON.name, LEXICON.word

DECLINE, DONE, PASS = word("decline"), word("done"), word("pass")


def effect_text(effect: Effect, fits: bool = True) -> Msg:
    """What an effect does, in a few words; `fits` says whether any worker could be promoted now."""
    key = f"effect-{gains.kind(effect).replace('_', '-')}"
    match effect:
        case gains.Steps(n=n) | gains.Shares(n=n) | gains.Flip(times=n):
            return say(key, n=n)
        case gains.AcceptDeal(shares=n):
            return say(key, n=n)
        case gains.ShareThenPromote(shares=n) | gains.StepThenPromote(steps=n):
            return say(key, n=n, fits="yes" if fits else "no")
        case gains.Money(amount=amount) | gains.PerTrain(amount=amount):
            return say(key, amount=amount)
        case gains.Promote(max=n, price_each=each):
            return say(key, n=n, each=each)
        case gains.Workers(take=colours) | gains.WorkersChoice(options=colours):
            return say(key, workers=[say("worker", colour=colour) for colour in colours])
        case (
            gains.HireAny() | gains.Swap() | gains.Train() | gains.Rail() | gains.Station() | gains.Office()
            | gains.SpareRail() | gains.SpareStation() | gains.SpareOffice() | gains.Waive()
        ):  # fmt: skip
            return say(key)
        case _:
            assert_never(effect)
