"""What an option says it scores, costs or brings is what the log tells of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.ahead.policy import move
from engine.core.play.ask import Option
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.advice.told import ToldOffice, ToldRail, ToldSite
from engine.games.railroad_revolution.advice.told_gains import ToldFlip, ToldSale, ToldStep
from engine.games.railroad_revolution.advice.told_parts import Close
from engine.games.railroad_revolution.advice.told_people import ToldHire
from renderers.i18n import Words
from tests.engine.games.railroad_revolution.build import Game, play
from tests.engine.games.railroad_revolution.turns import purse, turn

WORDS = Words("en")
LINES = {ToldSite: "station", ToldRail: "rail", ToldOffice: "office", ToldStep: "step", ToldFlip: "flip"}
"""The line of the log that tells what an option scores."""
PREFIX = "railroad-revolution-log-"
POINTS = re.compile(r"([+−])(\d+) VP")


def moves(players: int, policy: str) -> Iterator[tuple[Option, dict[str, Msg], bool]]:
    """Every option that is chosen in a game, the first line of each kind that is told of it, whether that was all."""
    match, rng = Match.new(RULES, players, {}, 1, confirm=()), Rng(Seed(1))
    while match.pending:
        ask = read(match, next(iter(match.pending)))
        assert ask is not None
        before, scripts = len(lines(match, ask.seat)), match.boundaries
        answer = move(match, ask.seat, policy, rng)
        told = lines(match, ask.seat)[before:]
        first = {line.key.removeprefix(PREFIX): line for line in reversed(told)}
        yield ask.options[answer.key], first, match.boundaries > scripts


def lines(match: Game, seat: int) -> list[Msg]:
    """What has been told, to the last word."""
    return [entry.msg for entry in (*match.finished, *match.story(seat))]


def said(option: Option) -> int:
    """The points that its words promise first, less than 0 if they are lost."""
    words = " ".join(WORDS(text, str) for text in (option.label(), option.detail()) if text is not None)
    found = POINTS.search(re.sub(r"\([^)]*\)", "", words))  # what stands in brackets is for a later decision
    return int(found[2]) * (1 if found[1] == "+" else -1) if found else 0


def test_what_an_option_promises_is_what_happens() -> None:
    seen: set[type[Option]] = set()
    for option, told, over in (*moves(3, "random"), *moves(2, "greedy")):
        assert over or not option.ends_turn, option
        match option:
            case ToldSite() | ToldRail() | ToldOffice() | ToldStep() | ToldFlip() if LINES[type(option)] in told:
                line = told[LINES[type(option)]].args
                assert said(option) == (-line["vp"] if line.get("side") == "down" else line["vp"]), option
            case Close(cost=cost, sold=sold) if cost and option.ends_turn:
                assert told["pay"].args["cost"] == cost, option
                assert sold == (told["sell"].args["sold"] if "sell" in told else 0), option
            case ToldSale(shares=shares):
                assert told["sell"].args["sold"] == shares, option
            case ToldHire(colour=colour):
                assert told["hire"].args["colour"] == colour, option
            case _:
                continue
        seen.add(type(option))
    assert seen == {*LINES, Close, ToldSale, ToldHire}


def test_a_sector_names_the_shares_that_gray_brings_at_once_too() -> None:
    match = turn("telegraph/gray", money=2000)
    ask = read(match, 0)
    assert ask is not None
    assert WORDS(ask.options["sector-1"].label(), str) == "Sector 1: 5 shares ($750)"
    assert purse(play(match, "sector-1")) == (2000, 5)
    promotes = read(turn("telegraph/gray", money=2000, milestones="D-1"), 0)
    assert promotes is not None
    said = WORDS(promotes.options["sector-1"].label(), str)
    assert said == "Sector 1: 4 shares ($600)", "who could be promoted instead chooses first"
