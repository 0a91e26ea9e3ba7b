"""Who sits down with whom: nobody twice, nobody against their wish, whoever has waited longest first, always alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.host.match.pairing import LEAST, Join, Open, Table, Wish, fits, pair
from tests.long import few

GAMES = {"coal": (1, 2, 3), "iron": (3, 4), "wool": (2,)}
PACES, LANGUAGES = ("brisk", "calm"), ("cs", "hu")

some_games = st.frozensets(st.sampled_from(sorted(GAMES)), max_size=2)
wishes = st.builds(
    Wish,
    wish_id=st.just(0),
    user_id=st.just(0),
    rank=st.just((0.0, 0)),
    games=some_games,
    counts=st.frozensets(st.sampled_from((2, 3, 4)), max_size=2),
    pace=st.sampled_from((None, None, *PACES)),
    language=st.sampled_from((None, None, *LANGUAGES)),
    practice=st.booleans(),
    passed=st.frozensets(st.sampled_from((1, 2)), max_size=1),
    opens=st.sampled_from((True, True, False)),
    circle=st.sampled_from((None, None, None, 7)),
)
tables = st.builds(
    Table,
    game_id=st.just(0),
    game=st.sampled_from(sorted(GAMES)),
    counts=st.frozensets(st.sampled_from((2, 3, 4)), min_size=1, max_size=2),
    pace=st.sampled_from((*PACES, "untimed")),
    language=st.sampled_from((None, *LANGUAGES)),
    people=st.just(()),
    room=st.integers(0, 2),
    practice=st.booleans(),
    circle=st.sampled_from((None, None, 7)),
)


@st.composite
def scenes(draw: st.DrawFn, most: int = 7) -> tuple[list[Wish], list[Table], set[frozenset[int]]]:
    """Some who look for a table, some lobbies where others sit, and some pairs who keep apart."""
    found = draw(st.lists(wishes, max_size=most))
    people = [numbered(wish, number + 1) for number, wish in enumerate(found)]
    there = [
        Table(n + 1, t.game, t.counts, t.pace, t.language, (100 + n, 200 + n), t.room, t.practice, t.circle)
        for n, t in enumerate(draw(st.lists(tables, max_size=2)))
    ]
    everybody = [wish.user_id for wish in people] + [user for table in there for user in table.people]
    pairs = [frozenset(two) for two in combinations(everybody, 2)]
    apart = set(draw(st.lists(st.sampled_from(pairs), max_size=3))) if pairs else set()
    return people, there, apart


def numbered(wish: Wish, number: int) -> Wish:
    fields = {name: getattr(wish, name) for name in Wish.__dataclass_fields__}
    return Wish(**{**fields, "wish_id": number, "user_id": number * 11, "rank": (float(number // 2), number)})


def placed(found: Sequence[Join | Open]) -> list[int]:
    """The wishes that have come to something, as often as they have."""
    return [wish for one in found for wish in ([one.wish_id] if isinstance(one, Join) else one.wishes)]


def agree(group: Sequence[Wish], game: str, count: int, apart: set[frozenset[int]]) -> bool:
    """Whether these would sit down together, in other words than those of the code."""
    paces, languages = {w.pace for w in group} - {None}, {w.language for w in group} - {None}
    return (
        len(paces) < 2
        and len(languages) < 2
        and len({w.circle for w in group}) == 1
        and any(w.opens for w in group)
        and all(not w.games or game in w.games for w in group)
        and all(not w.counts or count in w.counts for w in group)
        and not any(frozenset((one.user_id, other.user_id)) in apart for one, other in combinations(group, 2))
        and count in GAMES[game]
        and (len(group) == count or (LEAST <= len(group) < count and all(w.practice for w in group)))
    )


def tried(most: int) -> Callable[[Any], Any]:
    """By a quarter of so many scenes, and in a long test by all."""

    def both(check: Any) -> Any:
        @pytest.mark.parametrize("examples", few((most // 4, most), 1))
        def test(examples: int) -> None:
            settings(max_examples=examples, deadline=None)(check)()

        return test

    return both


@tried(100)
@given(scenes())
def test_nobody_sits_twice_or_against_their_wish(
    scene: tuple[list[Wish], list[Table], set[frozenset[int]]],
) -> None:
    people, there, apart = scene
    found = pair(people, there, GAMES, apart)
    assert len(placed(found)) == len(set(placed(found)))
    known, room = {wish.wish_id: wish for wish in people}, {table.game_id: table.room for table in there}
    sitting = {table.game_id: list(table.people) for table in there}
    for one in found:
        if isinstance(one, Join):
            wish, table = known[one.wish_id], next(t for t in there if t.game_id == one.game_id)
            assert fits(wish, table)
            assert not any(frozenset((wish.user_id, other)) in apart for other in sitting[one.game_id])
            sitting[one.game_id].append(wish.user_id)
            room[one.game_id] -= 1
        else:
            group = [known[wish_id] for wish_id in one.wishes]
            assert agree(group, one.game, one.count, apart)
            assert all(w.pace in (None, one.pace) and w.language in (None, one.language) for w in group)
            assert known[one.host] in group
            assert known[one.host].opens
    assert all(left >= 0 for left in room.values())


@tried(70)
@given(scenes(5), st.randoms(use_true_random=False))
def test_it_comes_to_the_same_in_whatever_order_they_are_given(
    scene: tuple[list[Wish], list[Table], set[frozenset[int]]], chance: object
) -> None:
    people, there, apart = scene
    found = pair(people, there, GAMES, apart)
    mixed, others = list(people), list(there)
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    chance.shuffle(others)  # type: ignore[attr-defined]
    assert pair(mixed, others, dict(reversed(GAMES.items())), apart) == found


@tried(100)
@given(scenes())
def test_whoever_could_sit_down_does(scene: tuple[list[Wish], list[Table], set[frozenset[int]]]) -> None:
    people, there, apart = scene
    found = pair(people, there, GAMES, apart)
    left = [wish for wish in people if wish.wish_id not in placed(found)]
    for size in range(LEAST, len(left) + 1):
        for group in combinations(left, size):
            for game, counts in GAMES.items():
                assert not any(agree(group, game, count, apart) for count in counts), "a table that nobody has opened"


@tried(70)
@given(scenes())
def test_whoever_has_waited_longest_comes_first(scene: tuple[list[Wish], list[Table], set[frozenset[int]]]) -> None:
    people, there, apart = scene
    done = set(placed(pair(people, there, GAMES, apart)))
    for older, younger in permutations(people, 2):
        if older.rank < younger.rank and younger.wish_id in done and _alike(older, younger, apart):
            assert older.wish_id in done


def _alike(one: Wish, other: Wish, apart: set[frozenset[int]]) -> bool:
    """Whether two want the same, and nobody keeps apart from either."""
    names = ("games", "counts", "pace", "language", "practice", "passed", "opens", "circle")
    alone = not any(wish.user_id in pair for wish in (one, other) for pair in apart)
    return alone and all(getattr(one, name) == getattr(other, name) for name in names)


def wish(number: int, **given: object) -> Wish:
    return Wish(number, number * 11, (float(number), number), **given)  # type: ignore[arg-type]


def test_a_table_that_is_there_comes_before_a_new_one_and_the_one_that_lacks_fewest_first() -> None:
    four = frozenset({4})
    there = [Table(5, "iron", four, "untimed", None, (1,), 3), Table(6, "iron", four, "untimed", None, (2, 3, 4), 1)]
    assert pair([wish(1), wish(2)], there, GAMES) == [Join(1, 6), Join(2, 5)]


def test_people_come_before_practice_opponents() -> None:
    some = [wish(n, games=frozenset({"iron"}), practice=True) for n in (1, 2)]
    assert pair(some, [], GAMES) == [Open("iron", 3, None, None, (1, 2), 1)]
    assert pair([*some, wish(3)], [], GAMES) == [Open("iron", 3, None, None, (1, 2, 3), 1)]


def test_who_is_kept_apart_waits_and_the_next_takes_the_seat() -> None:
    some = [wish(n, games=frozenset({"wool"})) for n in (1, 2, 3)]
    assert pair(some, [], GAMES, {frozenset((11, 22))}) == [Open("wool", 2, None, None, (1, 3), 1)]
    lobby = [Table(9, "wool", frozenset({2}), "untimed", None, (22,), 1)]
    assert pair(some[:1], lobby, GAMES, {frozenset((11, 22))}) == []


def test_a_game_that_is_not_offered_any_more_is_none() -> None:
    some = [wish(n, games=frozenset({"gone"})) for n in (1, 2)]
    assert pair(some, [], GAMES) == []
    also = [wish(n, games=frozenset({"gone", "wool"})) for n in (1, 2)]
    assert pair(also, [], GAMES) == [Open("wool", 2, None, None, (1, 2), 1)]
