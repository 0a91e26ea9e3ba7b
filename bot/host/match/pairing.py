"""Pairing: which of those who look for a table sits down where, without clocks, chance or a database.

Existing tables come before new ones, since people wait there already; at both, the longest waiting come first. The same
wishes and tables give the same result, in whatever order they are listed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

LEAST = 2
"""The fewest people at a new table: against bot opponents alone, anyone plays whenever they like."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish: one of the `games` and numbers of players (`counts`; both may be empty: any), a pace and a language
    (None: any), with bot opponents or not. `rank` orders wishes by age, the oldest first. They avoid the tables that
    they have `passed`, and those that are not for them. A table can be opened for one that `opens`. People who see what
    not everyone sees belong to a `circle`: they are seated with others of it.
    """

    wish_id: int
    user_id: int
    rank: tuple[float, int]
    games: frozenset[str] = frozenset()
    counts: frozenset[int] = frozenset()
    pace: str | None = None
    language: str | None = None
    practice: bool = False
    passed: frozenset[int] = frozenset()
    opens: bool = True
    circle: int | None = None

    def plays(self, game: str, count: int) -> bool:
        """Whether they want to play a game with this number of players."""
        return (not self.games or game in self.games) and (not self.counts or count in self.counts)

    def takes(self, pace: str | None, language: str | None) -> bool:
        """Whether this pace and language suit them; None: any."""
        return (None in (self.pace, pace) or self.pace == pace) and (
            None in (self.language, language) or self.language == language
        )


@dataclass(frozen=True, slots=True)
class Table:
    """A lobby: how many may play there (`counts`), who sits there, and how many more could (`room`).

    With `practice`, bot opponents may take empty seats. Only its `circle` sees it (None: everyone).
    """

    game_id: int
    game: str
    counts: frozenset[int]
    pace: str
    language: str | None
    people: tuple[int, ...]
    room: int
    practice: bool = False
    circle: int | None = None


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody sits down at a lobby."""

    wish_id: int
    game_id: int


@dataclass(frozen=True, slots=True)
class Open:
    """A table opened for people who want the same, the longest waiting first.

    `count` play, some of them bot opponents where there are fewer wishes; `pace`, `language`: None if nobody minds.
    `host` is the wish for which it can be opened.
    """

    game: str
    count: int
    pace: str | None
    language: str | None
    wishes: tuple[int, ...]
    host: int


Apart = Collection[frozenset[int]]
"""The pairs of users who do not sit together."""


def fits(wish: Wish, table: Table) -> bool:
    """Whether somebody looks for a table like this, and it has room for them."""
    return (
        table.room > 0
        and wish.user_id not in table.people
        and table.game_id not in wish.passed
        and any(wish.plays(table.game, count) for count in table.counts)
        and wish.takes(table.pace, table.language)
        and (wish.practice or not table.practice)
        and table.circle in (None, wish.circle)
    )


def pair(
    wishes: Iterable[Wish], tables: Iterable[Table], games: Mapping[str, Sequence[int]], apart: Apart = ()
) -> list[Join | Open]:
    """The outcome for the wishes. `games` are those that can be opened, with their numbers of players."""
    waiting = sorted(wishes, key=_rank)
    there = {table.game_id: table for table in tables}
    found: list[Join | Open] = []
    taken: set[int] = set()
    for wish in waiting:
        table = _joined(wish, there.values(), apart)
        if table is not None and wish.user_id not in taken:
            people = (*table.people, wish.user_id)
            there[table.game_id] = replace(table, people=people, room=table.room - 1)
            found.append(Join(wish.wish_id, table.game_id))
            taken.add(wish.user_id)
    known: dict[_Terms, list[Wish]] = {}
    for wish in waiting:
        free = [other for other in waiting if other.user_id not in taken]
        if wish.user_id not in taken and (new := _opened(wish, free, games, apart, known)) is not None:
            found.append(new)
            taken |= {other.user_id for other in free if other.wish_id in new.wishes}
            known.clear()
    return found


def _joined(wish: Wish, tables: Iterable[Table], apart: Apart) -> Table | None:
    """The table that will lack the fewest people with them, and of these the oldest."""
    fitting = [one for one in tables if fits(wish, one) and _together(wish.user_id, one.people, apart)]
    return min(fitting, key=lambda table: (table.room, table.game_id), default=None)


def _together(user_id: int, others: Iterable[int], apart: Apart) -> bool:
    return not apart or all(frozenset((user_id, other)) not in apart for other in others)


@dataclass(frozen=True, slots=True, order=True)
class _Terms:
    """What the people of a table have in common; a pace and a language that nobody minds are empty."""

    game: str
    count: int
    pace: str
    language: str

    def suit(self, wish: Wish) -> bool:
        return wish.plays(self.game, self.count) and wish.takes(self.pace or None, self.language or None)


def _opened(
    wish: Wish,
    free: Sequence[Wish],
    games: Mapping[str, Sequence[int]],
    apart: Apart,
    known: dict[_Terms, list[Wish]],
) -> Open | None:
    """The table that can be opened for somebody: of people alone if there is one, with the longest waiting."""
    found: list[tuple[bool, tuple[tuple[float, int], ...], _Terms, Open]] = []
    # somebody who minds neither is in every such table
    paces = {one.pace for one in free if one.pace is not None} or {""}
    languages = {one.language for one in free if one.language is not None} or {""}
    for game, pace, language in product(games, paces, languages):
        for count in games[game]:
            terms = _Terms(game, count, pace, language)
            if count < LEAST or not terms.suit(wish):
                continue
            if terms not in known:
                known[terms] = [other for other in free if terms.suit(other)]
            for practice in (False, True):
                if group := _group(wish, known[terms], count, apart, practice=practice):
                    found.append((practice, tuple(one.rank for one in group), terms, _made(terms, group)))
                    break
    return min(found, key=lambda each: each[:3])[3] if found else None


def _made(terms: _Terms, group: Sequence[Wish]) -> Open:
    host = next(one.wish_id for one in group if one.opens)
    pace = next((one.pace for one in group if one.pace is not None), None)
    language = next((one.language for one in group if one.language is not None), None)
    return Open(terms.game, terms.count, pace, language, tuple(one.wish_id for one in group), host)


def _group(wish: Wish, suiting: Sequence[Wish], count: int, apart: Apart, *, practice: bool) -> tuple[Wish, ...]:
    """The people with the same terms with whom somebody sits down, by age; empty if they are too few.

    Where bot opponents fill up (`practice`), these are all there are.
    """
    if practice and not wish.practice:
        return ()
    others = [
        one
        for one in suiting
        if one.user_id != wish.user_id and one.circle == wish.circle and (one.practice or not practice)
    ]
    begun = [(wish,)] if wish.opens else [(wish, one) for one in others if one.opens]
    for size in range(count - 1, LEAST - 1, -1) if practice else (count,):
        groups = [group for chosen in begun for group in _first(chosen, others, size, apart)]
        if groups:
            return min((tuple(sorted(group, key=_rank)) for group in groups), key=lambda group: [*map(_rank, group)])
    return ()


def _rank(wish: Wish) -> tuple[float, int]:
    return wish.rank


def _first(chosen: tuple[Wish, ...], others: Sequence[Wish], size: int, apart: Apart) -> Iterator[tuple[Wish, ...]]:
    """The group of a size around those already chosen, with the longest waiting; nothing if there is none."""
    people = [one.user_id for one in chosen]
    if len(chosen) > size or not all(_together(user, people, apart) for user in people):
        return
    if len(chosen) == size:
        yield chosen
        return
    free = [one for one in others if one.user_id not in people and _together(one.user_id, people, apart)]
    for place, one in enumerate(free):
        if len(free) - place < size - len(chosen):
            return
        if found := next(_first((*chosen, one), free[place + 1 :], size, apart), None):
            yield found
            return
