"""What practice opponents do that people would not is counted, and stands in the document as it was counted."""

from __future__ import annotations

import pytest

from engine.core.play.msg import Msg
from tests.habits import counted
from tests.habits.__main__ import DOCUMENT, placed
from tests.habits.counted import ROWS, Played, commonest, lonely_dollars


class _Over:
    """A match that is over."""

    class state:
        standard = False


def auction(*lines: tuple[str, int, int]) -> Played:
    """What was told of an auction: bids (seat, dollars) and positions (number, cost)."""
    told = [
        Msg("steam-log-bid", seat=a, bid=b) if what == "bid" else Msg("steam-log-position", seat=0, position=a, cost=b)
        for what, a, b in lines
    ]
    return Played(told, [], _Over())  # type: ignore[arg-type]


def test_prices_are_those_of_the_first_place_in_the_first_round() -> None:
    games = [auction(("bid", 1, 5), ("position", 1, 5), ("position", 2, 0), ("position", 1, 7)) for _ in range(3)]
    assert commonest([*games, auction(("position", 1, 2))]) == "$5, 3 of 4"
    assert commonest([]) == "none"


def test_a_place_is_paid_for_alone_where_nobody_else_has_bid_for_it() -> None:
    alone = auction(("bid", 1, 1), ("position", 1, 1), ("position", 2, 0))
    contested = auction(("bid", 1, 1), ("bid", 2, 2), ("position", 1, 2), ("bid", 0, 0), ("position", 2, 0))
    assert lonely_dollars([alone, contested]) == "1 of 2"


@pytest.mark.long
def test_every_row_can_be_counted_and_each_table_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played, real = list[tuple[object, ...]](), counted.play

    def play(*table: object) -> Played:
        played.append(tuple(map(str, table)))
        return real(*table)  # type: ignore[arg-type]

    monkeypatch.setattr(counted, "play", play)
    rows = dict(counted.counted(("normal",), 1, 5))
    assert [*rows] == [*ROWS]
    assert all(cell for cells in rows.values() for cell in cells)
    assert len(played) == len({*played}) == len({(row.game, row.seats, str(row.variants)) for row in ROWS})
    engineers = next(cells for row, cells in rows.items() if "engineers" in row.what)[0].split(", ")
    assert float(engineers[0]) >= float(engineers[1])


def test_a_table_is_written_where_the_document_has_room_for_it() -> None:
    document = DOCUMENT.read_text()
    assert "<!-- habits: now -->" in document
    assert "| new |" in placed(document, "now", "| new |")
    assert placed(document, "elsewhere", "| new |") == document
