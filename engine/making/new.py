"""New: writes a game to begin with, which meets all obligations of an unfinished game.

It writes Toy Yard under another name: a game with a single decision, which the tests play like any other. It finds Toy
Yard in `examples/toy_yard`, or beside this module where Roundhouse is installed.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from engine.core.ahead.policy import caretaker
from engine.core.kept import finished
from engine.core.play import registry
from engine.core.play.match import Match
from engine.making.made import clauses

ROOT = Path(__file__).parents[2]
TOY, TITLE, CLAUSES, SEATS = "toy_yard", "Toy Yard", "YRD", (2, 3, 4)
"""The toy's name, the prefix of its clauses, and its numbers of players."""
GAME, PICTURES = f"{TOY}/game", f"{TOY}/pictures"
PARTS = ("README.md", "pyproject.toml", "tests", TOY)
"""The files that belong to it, whatever else is beside them."""
MOST_SEATS = 6
"""There are colours and shapes for this many players."""
MOST_KEY, MOST_TITLE = 24, 32
_KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TITLE = re.compile(r"\w[^{}\"\\\n]*")
_IMPORT = re.compile(r"from \S+ import [^(]+")


class CantMake(Exception):
    """A game can't be made like this; the message says why in a sentence."""


@dataclass(frozen=True)
class Wanted:
    """A game to be made: its key, its title, its numbers of players, and (None: the tree) where its package goes."""

    key: str
    title: str
    seats: tuple[int, ...]
    into: Path | None = None
    root: Path = ROOT
    """The tree that it will stand in."""

    @property
    def modules(self) -> tuple[str, str]:
        """The names of the game and of its pictures."""
        if self.into is None:
            return f"engine.games.{self.key}", f"renderers.{self.key}"
        return f"{self.key}.game", f"{self.key}.pictures"


def seats_of(text: str) -> tuple[int, ...]:
    """Numbers of players such as `2-4` or `3`. Raises CantMake."""
    least, _, most = text.partition("-")
    if not (least.isdecimal() and (most or least).isdecimal()):
        raise CantMake(f"{text} is no number of players such as 2-4")
    found = tuple(range(int(least), int(most or least) + 1))
    if not found or found[0] < 1 or found[-1] > MOST_SEATS:
        raise CantMake(f"{text}: a game is for 1 to {MOST_SEATS} players, the fewest first")
    return found


def check(wanted: Wanted) -> None:
    """Raises CantMake if there can't be such a game."""
    key, title = wanted.key, wanted.title
    if not _KEY.fullmatch(key) or keyword.iskeyword(key) or len(key) > MOST_KEY:
        raise CantMake(f"{key} is no key: at most {MOST_KEY} of a-z, 0-9 and _, a letter first, such as toy_yard")
    if not _TITLE.fullmatch(title) or len(title) > MOST_TITLE:
        raise CantMake(f"{title} is no title: at most {MOST_TITLE} letters, without braces, quotes and backslashes")
    if wanted.into is None and not (wanted.root / "tests/engine/games").is_dir():
        raise CantMake("this is no checkout of Roundhouse: write a package of its own, with --into FOLDER")
    taken = [name for name in (f"engine.games.{key}", f"renderers.{key}") if find_spec(name) is not None]
    if key in registry.games() or (wanted.into is not None and find_spec(key) is not None):
        taken.append(key)
    if taken:
        raise CantMake(f"{key} is taken: there is {' and '.join(taken)}")
    for file in _places(wanted).values():
        if file.exists():
            raise CantMake(f"{file} is there already")


def template() -> Path:
    """The folder of the toy."""
    beside = Path(__file__).parent / TOY
    return beside if beside.is_dir() else ROOT / "examples" / TOY


def _places(wanted: Wanted) -> dict[Path, Path]:
    """Where each file of the toy is written."""
    parts = [template() / part for part in PARTS]
    found = (path for part in parts for path in (part.rglob("*") if part.is_dir() else [part]))
    files = sorted(path for path in found if path.is_file() and path.suffix != ".pyc")
    if wanted.into is not None:
        whole = wanted.into / wanted.key
        inner = {path: str(path.relative_to(template())).replace(f"{TOY}/", f"{wanted.key}/", 1) for path in files}
        return {path: whole / name for path, name in inner.items()}
    homes = {GAME: "engine/games", PICTURES: "renderers", "tests": "tests/engine/games"}
    return {
        path: wanted.root / home / wanted.key / path.relative_to(template() / part)
        for part, home in homes.items()
        for path in files
        if path.is_relative_to(template() / part)
    }


def write(wanted: Wanted) -> list[Path]:
    """Write the game. Returns its files. Raises CantMake, or OSError."""
    check(wanted)
    return put(wanted)


def put(wanted: Wanted) -> list[Path]:
    """The same, without checking; it overwrites what exists."""
    clauses, written = _clauses(wanted.key), list[Path]()
    for source, place in _places(wanted).items():
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.name == finished.FILE:
            place.write_bytes(_over(wanted.seats))
        else:
            place.write_text(_named(source.read_text(encoding="utf-8"), wanted, clauses), encoding="utf-8")
        written.append(place)
    if wanted.into is None:
        package = wanted.root / "tests/engine/games" / wanted.key / "__init__.py"
        package.touch()
        written.append(package)
    return written


def _named(text: str, wanted: Wanted, clauses: str) -> str:
    """The text of a file of the toy, turned into one of the new game."""
    game, pictures = wanted.modules
    numbers = f"({', '.join(map(str, wanted.seats))}{',' * (len(wanted.seats) == 1)})"
    for old, new in (
        (f"{TITLE}, 2 to 4 players", f"{wanted.title}, {_players(wanted.seats)}"),
        (f"seats={SEATS}", f"seats={numbers}"),
        (f"\nseats = {SEATS[0]}\n", f"\nseats = {wanted.seats[0]}\n"),
        (f"{TOY}.game", game),
        (f"{TOY}.pictures", pictures),
        (TOY, wanted.key),
        (TOY.replace("_", "-"), wanted.key.replace("_", "-")),
        (TITLE, wanted.title),
        (CLAUSES, clauses),
    ):
        text = text.replace(old, new)
    return "\n".join(_ordered(text.split("\n")))


def _players(seats: tuple[int, ...]) -> str:
    if len(seats) > 1:
        return f"{seats[0]} to {seats[-1]} players"
    return "1 player" if seats == (1,) else f"{seats[0]} players"


def _ordered(lines: Iterable[str]) -> Iterator[str]:
    """Sort neighbouring imports alphabetically again, since their names have changed."""
    block: list[str] = []
    for line in lines:
        if _IMPORT.fullmatch(line):
            block.append(line)
            continue
        yield from sorted(block, key=lambda one: one.split()[1])
        block = []
        yield line
    yield from block


def _clauses(key: str) -> str:
    """The prefix of a game's clauses: the fewest letters of its key that no other game has, at least three."""
    if key == TOY:
        return CLAUSES
    known = {number.partition("-")[0] for other in registry.games() for number in clauses(registry.folder(other))}
    letters = "".join(letter for letter in key.upper() if letter.isalpha())
    letters = letters.ljust(1 + max([2, *map(len, known)]), "X")
    return next(letters[:count] for count in range(3, len(letters) + 1) if letters[:count] not in known)


def _over(seats: tuple[int, ...]) -> bytes:
    """A record of a finished game of the toy with the most players."""
    sys.path.insert(0, str(template()))
    try:
        rules = replace(import_module(f"{TOY}.game").RULES, seats=seats)
    finally:
        sys.path.remove(str(template()))
    match = Match.new(rules, seats[-1], seed=1, confirm=())
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, caretaker(ask))
    return finished.dump(rules, match.state)
