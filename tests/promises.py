"""Promises: the English words of options and plans, read as a person reads them, against what then lies on the table.

A game says in `tests/engine/games/<game>/promises.py` how its words are read: `ROWS`, each a pattern and what has to be
true of what came. The rows look at the Views before and after and at the log, never at what made the words. What no row
reads is a fault, too; so is nothing that a game promises unread.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import chain, count
from pathlib import Path
from typing import Any

from bot.host.match.typed import parts
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Option, Shortcut
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from renderers.reader import reader_of

NAMES = ("Ann", "Ben", "Cid", "Dan", "Eva", "Fay")
PLAN = "plan"
"""The kind of what is carried out as a plan, whatever is asked."""
POLICIES = ("normal", "random")
LETTER = re.compile(r"\w")

Keys = tuple[str, ...]


@dataclass(frozen=True)
class Came:
    """What an option or a plan said, and what came of it.

    `kind` is that of the decision, or PLAN; `group`, `label`, `detail` are English; `option` is None for a plan.
    `before` and `after` are the Views of the seat as it chose, and as soon as nobody could have known more: once all
    `keys` were answered, or something was revealed (`final`). `told` are the lines of the log until then. `asked` is
    the kind of what the seat is asked next, "" if nothing; `over`: the turn ends with it. `end`, `tale` and `next` are
    the View, the lines and what is asked when all has come that comes by itself, behind what was revealed, too. `note`
    is what is told of the whole decision.
    """

    seat: int
    kind: str
    group: str
    label: str
    detail: str
    option: Option | None
    keys: Keys
    before: Any
    after: Any
    told: tuple[str, ...]
    final: bool
    asked: str
    over: bool
    end: Any
    tale: tuple[str, ...]
    next: str
    note: str

    @property
    def words(self) -> str:
        """All that is read of it."""
        return " | ".join((self.group, self.label, self.detail))

    def saw(self) -> tuple[Any, Any]:
        """The seat's own board before and after, in a game whose View has `players`."""
        return self.before.players[self.seat], self.after.players[self.seat]

    def lines(self, pattern: str) -> list[re.Match[str]]:
        """The lines of the log in which this is found."""
        return [found for line in self.told if (found := re.search(pattern, line))]


@dataclass(frozen=True)
class Row:
    """Some words that are read, and whether they were `kept`: True, or anything else that tells what came instead.

    None: they promise nothing that lies on the table then. `kinds` are the decisions in which they are read so, () all.
    What one row has read, those behind it don't see.
    """

    words: re.Pattern[str]
    kept: Callable[[Came, re.Match[str]], object] | None = None
    kinds: tuple[str, ...] = ()


def row(words: str, kept: Callable[[Came, re.Match[str]], object] | None = None, *kinds: str) -> Row:
    """A row by the text of its pattern."""
    return Row(re.compile(words), kept, kinds)


def same(said: object, true: object) -> object:
    """True if they are, else what is true."""
    return said == true or true


def said_by(game: str, keys: str) -> str:
    """A pattern of the English texts of a game whose keys, behind its name, are such: words that name a thing, or say
    what it does whatever comes of it. The longest are looked for first."""
    lines = (registry.folder(game) / "locale" / "en.ftl").read_text(encoding="utf-8").splitlines()
    wanted = re.compile(rf"{game.replace('_', '-')}-(?:{keys}) = ([^{{}}]+)")
    found = {match[1] for line in lines if (match := wanted.fullmatch(line))}
    assert found, f"{game} has no texts {keys}"
    return "(?:" + "|".join(map(re.escape, sorted(found, key=lambda text: (-len(text), text)))) + ")"


Follow = Callable[[Ask[Any], str], Keys]
"""By which answers an option is carried out that tells of more than itself."""


@dataclass(frozen=True)
class Table:
    """How the words of a game are read, and what is given to have what an option tells of."""

    rows: Sequence[Row]
    follow: Follow


@cache
def table(game: str) -> Table | None:
    """What a game says of its words; None if it says nothing."""
    if not (Path(__file__).parent / "engine" / "games" / game / "promises.py").exists():
        return None
    made = import_module(f"tests.engine.games.{game}.promises")
    return Table(made.ROWS, getattr(made, "follow", lambda ask, key: (key,)))


def tabled(games: Sequence[str]) -> list[str]:
    """Those of some games that say how they are read."""
    return [game for game in games if table(game) is not None]


# -- what is read


def faults(rows: Sequence[Row], came: Came) -> Iterator[str]:
    """What of the words did not come, or is read by no row."""
    rest = came.words
    for one in rows:
        if one.kinds and came.kind not in one.kinds:
            continue
        for found in one.words.finditer(rest):
            if one.kept is not None and (but := one.kept(came, found)) is not True:
                yield f"{came.kind} {' '.join(came.keys)}: {came.words!r} says {found[0]!r}, but {but}"
        rest = one.words.sub(lambda found: " " * len(found[0]), rest)
    if LETTER.search(rest):
        yield f"{came.kind} {' '.join(came.keys)}: nobody reads {' '.join(rest.split())!r} of {came.words!r}"


# -- what comes


def carried(match: Match[Any, Any], seat: int, keys: Keys, see: Callable[[Any], Any]) -> tuple[Any, ...]:
    """What a seat sees (by `see`) of the state once it has answered, as soon as nobody could have known more; the
    messages until then, whether something was revealed by it, the twin of the match on which it has been done, and all
    the messages."""
    twin = match.fork()
    twin.confirm.add(seat)
    told, shown, reveal = list[Msg](), list[tuple[Any, list[Msg]]](), twin._table.reveal

    def look() -> None:
        shown.append((see(twin.state), list(told)))
        reveal()

    twin._table.watch(lambda entry: told.append(entry.msg), look)
    whole = len(keys) == 1 and keys[0] in twin.pending[seat].options
    for part in keys if whole else parts(twin, seat, keys):
        twin.answer(seat, part)
    after, lines = shown[0] if shown else (see(twin.state), told)
    return after, lines, bool(shown), twin, told


@cache
def _say(game: str) -> Callable[[Msg | None], str]:
    reader = reader_of(game, "en", NAMES)
    return lambda msg: "" if msg is None else reader.words(msg, reader.name)


def made(match: Match[Any, Any], seat: int, what: Option | Shortcut, keys: Keys) -> Came:
    """What an option or plan says to a seat, and what comes of it."""
    rules, ask, say = match.rules, match.pending[seat], _say(match.rules.key)
    after, told, final, twin, tale = carried(match, seat, keys, lambda state: rules.view(state, seat))
    asked = twin.pending.get(seat)
    return Came(
        seat=seat,
        kind=PLAN if isinstance(what, Shortcut) else ask.kind,
        group="" if isinstance(what, Shortcut) else say(what.group()),
        label=say(what.label if isinstance(what, Shortcut) else what.label()),
        detail=say(what.detail if isinstance(what, Shortcut) else what.detail()),
        option=None if isinstance(what, Shortcut) else what,
        keys=keys,
        before=match.view(seat),
        after=after,
        told=tuple(map(say, told)),
        final=final,
        asked="" if asked is None or asked.kind == CONFIRM or final else asked.kind,
        over=asked is not None and asked.kind == CONFIRM,
        end=rules.view(twin.state, seat),
        tale=tuple(map(say, tale)),
        next="" if asked is None or asked.kind == CONFIRM else asked.kind,
        note=say(ask.note),
    )


def came(match: Match[Any, Any], seat: int) -> Iterator[Came]:
    """All that a seat is offered, and what comes of each."""
    ask, known = read(match, seat), table(match.rules.key)
    assert ask is not None
    plans = registry.advice(match.rules.key).shortcuts(match.view(seat), match.pending[seat])
    for key, option in ask.options.items():
        keys = known.follow(match.pending[seat], key) if known is not None else (key,)
        yield made(match, seat, option, keys)
    for plan in plans:
        yield made(match, seat, plan, plan.keys)


# -- whole games


def decisions(
    game: str, seats: int, variants: Mapping[str, str], policy: str, seed: int
) -> Iterator[tuple[Match[Any, Any], int]]:
    """Every decision of a game at which one seat alone is asked, with the match as it stands, until it is answered."""
    match, rng = Match.new(registry.game(game), seats, dict(variants), seed), Rng(Seed(seed))
    while match.pending:
        seat = next(iter(match.pending))
        if len(match.pending) == 1 and match.pending[seat].kind != CONFIRM:
            yield match, seat
        move(match, seat, policy, rng)


def games(
    game: str, tables: Sequence[tuple[str, int, dict[str, str]]], seed: int
) -> Iterator[tuple[Match[Any, Any], int]]:
    """The decisions of one game after the other, at every table of a game in turn, without an end."""
    own = [(seats, variants) for key, seats, variants in tables if key == game]
    return chain.from_iterable(
        decisions(game, *own[number % len(own)], POLICIES[number // len(own) % len(POLICIES)], number)
        for number in count(seed)
    )
