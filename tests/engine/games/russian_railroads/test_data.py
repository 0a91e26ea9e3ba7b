"""The tables are complete, agree with one another, and a slip in them is noticed when they are loaded."""

from itertools import pairwise

import msgspec
import pytest

from engine.core.play.registry import folder
from engine.games.russian_railroads.data import DATA, TABLES, check
from engine.games.russian_railroads.facts import StartBonus, TurnCard
from engine.games.russian_railroads.scoring import COUNTED
from engine.games.russian_railroads.spaces import spaces
from engine.kit.tables import BadData
from tests.engine.games.russian_railroads.build import position


def test_every_table_is_loaded() -> None:
    assert TABLES.keys() == {
        "action_spaces", "components", "end_bonus", "engineers", "factories", "industry", "locomotives",
        "question_cards", "question_tokens", "setup", "start_bonus", "tracks", "turn_order",
    }  # fmt: skip
    source = (folder("russian_railroads") / "data.py").read_text()
    assert all(f'"{name}"' in source for name in TABLES)


def test_every_row_of_every_table_says_where_it_comes_from() -> None:
    for table in TABLES.values():
        for rows in table.values():
            if isinstance(rows, list) and isinstance(rows[0], dict):
                assert all(row["source"] in ("rulebook", "public", "inferred", "reconstructed") for row in rows)


def test_a_row_without_a_source_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="source"):
        msgspec.convert({"position": 1, "pass_vp": 0}, TurnCard)


@pytest.mark.parametrize(
    "wrong",
    [
        {"notches": 6},
        {"tokens": dict(list(DATA.tokens.items())[1:])},
        {"engineers": dict(list(DATA.engineers.items())[1:])},
        {"locomotives": dict(list(DATA.locomotives.items())[1:])},
        {"strip_slots": DATA.strip_slots[1:]},
        {"routes": {**DATA.routes, "SP": msgspec.structs.replace(DATA.routes["SP"], length=3)}},
        {"rail_values": dict(list(DATA.rail_values.items())[1:])},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_slip_in_the_tables_is_noticed(wrong: dict[str, object]) -> None:
    with pytest.raises(BadData):
        check(msgspec.structs.replace(DATA, **wrong))


@pytest.mark.parametrize("wrong", [{"kind": "rails"}, {"kind": "loco", "n": 2}, {"kind": "doubler"}])
def test_an_element_that_the_rules_do_not_know_is_refused(wrong: dict[str, object]) -> None:
    row = {"id": "coin", "source": "rulebook", "effects": [wrong]}
    with pytest.raises(msgspec.ValidationError, match="effects"):
        msgspec.convert(row, StartBonus)


def test_every_end_bonus_is_known_to_the_rules() -> None:
    assert {card.kind for card in DATA.end_bonuses.values()} == set(COUNTED)


def test_industry_values_grow_along_the_track() -> None:
    values = [space.value for space in DATA.industry if space.value is not None]
    assert all(a < b for a, b in pairwise(values))


@pytest.mark.parametrize(("players", "count"), [(2, 19), (3, 26), (4, 26)])
def test_the_spaces_of_the_board_by_side(players: int, count: int) -> None:
    here = spaces(position(players))
    assert len(here) == count
    assert "last-industry" not in here
    last = spaces(position(players, round=DATA.player_counts[players].rounds))
    assert "last-industry" in last
    assert not {"order-1", "order-2"} & set(last)
