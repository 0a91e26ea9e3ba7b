"""Made: how much of a game exists so far, for finding what it lacks."""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.core.ahead.policy import RANDOM, move
from engine.core.play import registry
from engine.core.play.advice import Advice
from engine.core.play.ask import CONFIRM
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.core.play.rules import Rules
from engine.making import saying

ROOT = Path(__file__).parents[2]
RENDERERS, INSTALLED = "renderers", "roundhouse.renderers"
"""Where to look for pictures: in this package, and by entry points of this group."""
ENGLISH = "en"
NUMBER = r"[A-Z]+-\d+"
"""What clauses are numbered like: the letters of their game, and how manieth."""
_CLAUSE = re.compile(rf"^- \*\*({NUMBER})\*\*", re.MULTILINE)


def clauses(folder: Path) -> list[str]:
    """The numbers of the rules of the game in a folder."""
    book = folder / "rules.md"
    return _CLAUSE.findall(book.read_text(encoding="utf-8")) if book.exists() else []


@dataclass(frozen=True)
class Made:
    """A game by its key, and all that belongs to it. Each part is looked up on first use."""

    key: str

    @property
    def rules(self) -> Rules[Any, Any]:
        """Its rules."""
        return registry.game(self.key)

    @property
    def advice(self) -> Advice[Any]:
        """Its advice."""
        return registry.advice(self.key)

    @property
    def folder(self) -> Path:
        """The folder of its rules."""
        return registry.folder(self.key)

    @property
    def prefix(self) -> str:
        """The prefix of its messages."""
        return saying.prefix(self.key)

    @property
    def inside(self) -> bool:
        """Whether it is in the tree of Roundhouse, not in a package of its own."""
        return self.folder.is_relative_to(ROOT / "engine")

    @cached_property
    def drawer(self) -> str | None:
        """The name of the module that draws it; None: none does."""
        own = f"{RENDERERS}.{self.key}"
        return own if find_spec(own) is not None else dict(registry.installed(INSTALLED)).get(self.key)

    @property
    def pictures(self) -> Path | None:
        """Where its pictures are made; None: nowhere."""
        spec = None if self.drawer is None else find_spec(self.drawer)
        return None if spec is None or spec.origin is None else Path(spec.origin).parent

    @property
    def drawn(self) -> tuple[str, ...]:
        """The names of its pictures."""
        return () if self.drawer is None else tuple(importlib.import_module(self.drawer).PICTURES)

    @property
    def tests(self) -> Path | None:
        """The folder of its tests, if they are there: in the tree, or beside its package."""
        inside, beside = ROOT / "tests/engine/games" / self.key, self.folder.parent.parent / "tests"
        return next((folder for folder in (inside, beside) if folder.is_dir() and folder != ROOT / "tests"), None)

    @cached_property
    def clauses(self) -> list[str]:
        """The numbers of its rules."""
        return clauses(self.folder)

    @cached_property
    def texts(self) -> str:
        """Its texts in English."""
        return self.read("locale", ENGLISH)

    @cached_property
    def keys(self) -> set[str]:
        """The keys of all messages that have a text."""
        return set(saying.keys(self.texts))

    def read(self, part: str, language: str) -> str:
        """The file of a language in a folder of the game, empty if there is none."""
        file = self.folder / part / f"{language}.ftl"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    @cached_property
    def played(self) -> Played:
        """A random game with each number of players."""
        return play(self.rules)


@dataclass
class Played:
    """What came up in random games: kinds of decisions, sources of points, rivals, whether the result told places
    apart; and in `broken`, the games that ended as none should."""

    kinds: set[str]
    sources: set[str]
    rivals: set[str]
    places: bool
    broken: list[str]


def play(rules: Rules[Any, Any], seed: int = 1) -> Played:
    """Play a random game with each number of players, checking the conservation laws."""
    found = Played(set(), set(), set(), False, [])
    for seats in rules.seats:
        answers = 0
        try:
            match, rng = Match.new(rules, seats, {}, seed, confirm=(), checked=True), Rng(Seed(seed))
            while match.pending:
                found.kinds |= {ask.kind for ask in match.pending.values()} - {CONFIRM}
                answers += 1
                move(match, next(iter(match.pending)), RANDOM, rng)
            result = match.result()
        except Exception as error:
            why = (str(error).splitlines() or [""])[0]
            told = f"seats {seats}, seed {seed}, answer {answers}: {type(error).__name__} {why}".rstrip()
            found.broken.append(f"{told} ({_place(error)})")
            continue
        found.sources |= {source for points in result.breakdown for source in points}
        found.rivals |= {rival.key for rival in result.rivals}
        found.places |= bool(result.places)
    return found


def _place(error: BaseException) -> str:
    """Where something went wrong, as a file and a line."""
    trace = error.__traceback__
    assert trace is not None
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
