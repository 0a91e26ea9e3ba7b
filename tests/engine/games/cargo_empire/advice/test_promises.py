"""What an option says it scores is what happens, and what can't be undone says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core.ahead.policy import move
from engine.core.play.ask import CONFIRM, Ask, Option
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.rng import Rng, Seed
from engine.games.cargo_empire import RULES
from engine.games.cargo_empire.advice.told import DemandFacts
from engine.games.cargo_empire.clans import Opening
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.development import RowCard, Step
from engine.games.cargo_empire.offers import Demand
from renderers.i18n import Words
from tests.engine.games.cargo_empire.build import actor, read_by
from tests.engine.games.cargo_empire.scenes import VASSALS

WORDS = Words("en")
PREFIX = "cargo-empire-log-"
SETUP = ("pick-clan", "objective", "first-post", "second-post", "crest", "port")
"""What is confirmed at once, or drawn for all."""


class Move(NamedTuple):
    """An answer: what was read, the first line of each kind that it caused, and what has become of it."""

    ask: Ask[object]
    option: Option
    said: str
    told: Mapping[str, Msg]
    level3: int
    undoable: bool


def moves(variants: Mapping[str, str], policy: str, seed: int) -> Iterator[Move]:
    match, rng = Match.new(RULES, 2, dict(variants), seed), Rng(Seed(seed))
    while match.pending:
        seat = actor(match)
        ask, before, level3 = (
            read_by(match),
            len(match.story(seat)),
            match.view(seat).players[seat].points["level3"],
        )
        option = ask.options[move(match, seat, policy, rng).key]
        if ask.kind == CONFIRM or match.state.phase != "actions":
            continue
        # what the note tells is of the decision itself, not of what may come before it
        texts = (option.label(), option.detail(), None if isinstance(option, Opening) else ask.note)
        told = {entry.msg.key.removeprefix(PREFIX): entry.msg for entry in reversed(match.story(seat)[before:])}
        gain = match.view(seat).players[seat].points["level3"] - level3
        said = " ".join(WORDS(text, str) for text in texts if text is not None)
        yield Move(ask, option, said, told, gain, match.can_undo(seat))


DYORLE = {"map": "dyorle", "clans": "on", "tracks": "advanced"}


def test_what_an_option_promises_is_what_happens() -> None:
    seen: set[str] = set()
    games = (({}, "greedy", 1), (DYORLE, "greedy", 1), (DYORLE, "random", 0), (VASSALS, "random", 1))
    for variants, policy, seed in games:
        for made in moves(variants, policy, seed):
            if made.ask.kind not in SETUP or made.ask.kind == "objective":
                assert ("no undo" in made.said.lower()) != made.undoable, made
                seen.add(f"final {made.ask.kind}" if not made.undoable else "")
            match made.option:
                case Step(field=field, top=False) if field is not None and field.column in DATA.vp_spaces:
                    gain = made.told["advance-vp"].args["gain"]
                    assert f"(+{gain})" in made.said, made
                    seen.add("step")
                case RowCard() if "city-card" in made.told:
                    assert f"+{made.told['city-card'].args['vp']} VP each" in made.said, made
                    seen.add("card")
                case Demand(teller=DemandFacts(scores=scores)) if made.level3 and scores:
                    assert int(re.findall(r"you (\d+)", made.said)[0]) == made.level3, made
                    seen.add("level3")
                case _:
                    pass
    assert seen >= {"step", "card", "level3", "final demand", "final lane", "final advance", "final row-city"}
