"""Since your last turn: what others did to me, then a line a turn, and no more than a phone shows."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.host.types.panel import Panel, Since, Wanted
from bot.i18n import Texts
from bot.ui.parts.layout import Buttons, Text
from bot.ui.parts.reader import Reader
from bot.ui.table.since import LONGEST, MOST, ROOM, since_items
from engine.core.play.ask import Ask
from engine.core.play.msg import Msg

READ = Reader(Texts()(None), ("Ann", "Ben", "Cid"))
AT = datetime(2026, 3, 2, 12, tzinfo=UTC)
CID = 2


def delivers(seat: int, n: int = 3) -> Msg:
    return Msg("toy-freight-delivered", seat=seat, n=n)


def draws(seat: int) -> Msg:
    return Msg("toy-freight-drew", seat=seat, n=4)


def shown(*turns: tuple[Msg, ...], at: datetime | None = AT, asked: bool = True) -> tuple[list[str], list[str]]:
    """The lines that Cid reads, and the labels of the buttons below."""
    ask: Ask[object] | None = Ask(CID, "action", {}) if asked else None
    panel = Panel(1, "toy_freight", 9, CID, READ.names, Wanted("x", b""), ask, since=Since(at, turns))
    text, *rows = since_items(panel, READ)
    assert isinstance(text, Text)
    return text.content.splitlines(), [b.label for row in rows if isinstance(row, Buttons) for b in row.items]


def test_each_turn_is_a_line() -> None:
    lines, buttons = shown((delivers(0), draws(0)), (delivers(1), delivers(0, 1)))
    assert lines == [
        f"**Since your last turn** (<t:{int(AT.timestamp())}:R>):",
        "- **Ann** delivers a crate of 3. You drew a 4.",
        "- **Ben** delivers a crate of 3. **Ann** delivers a crate of 1.",
    ]
    assert buttons == []


def test_what_others_did_to_me_stands_first_with_who_did_it_and_is_not_told_twice() -> None:
    given = Msg("steam-log-complete-other", seat=1, place=Msg("steam-city-a"), to=Msg("steam-city-b"), other=CID)
    lines, buttons = shown((delivers(0),), (delivers(1), draws(1), given), (delivers(0, 5),))
    assert lines[1].startswith("- **Ben** delivers a crate of 3. This completes the link")
    assert lines[1].endswith("of **Cid**.")
    assert lines[2:] == ["- **Ann** delivers a crate of 3.", "- **Ann** delivers a crate of 5."]
    assert buttons == ["What happened (3)"]  # what Ben drew is left out


def test_an_order_of_play_that_names_everybody_is_done_to_nobody() -> None:
    everybody = [Msg("ui-player", seat=seat) for seat in range(3)]
    order = Msg("ui-waiting-for-several", seats=everybody)
    assert (
        shown((delivers(0), order))[0][1]
        == "- **Ann** delivers a crate of 3. Waiting for **Ann**, **Ben** and **Cid**."
    )


def test_who_played_in_my_place_is_told_however_much_they_did() -> None:
    played = [(delivers(CID, n),) for n in range(1, 6)]
    lines, buttons = shown((delivers(0),), (Msg("care-begins", seat=CID),), *played, (delivers(1),), (delivers(0),))
    assert len(lines) == 1 + MOST
    assert lines[1] == "- A bot plays for **Cid**."
    assert [line[-2] for line in lines[2:4]] == ["4", "5"]
    assert buttons == ["What happened (9)"]


def test_a_line_takes_no_more_sentences_than_fit() -> None:
    lines, buttons = shown((delivers(0), *[draws(0)] * 30))
    assert lines[1].endswith("You drew a 4. …")
    assert len(lines[1]) <= LONGEST + len("-  …")
    many, _ = shown(*[(delivers(0), *[draws(0)] * 30)] * MOST)
    assert sum(map(len, many[1:])) <= ROOM + MOST * len("-  …")
    assert buttons == ["What happened"]


def test_of_many_turns_the_newest_are_told() -> None:
    lines, buttons = shown(*[(delivers(n % 2, n),) for n in range(1, 15)], at=None)
    assert lines[0] == "**Before your first turn:**"
    assert (len(lines), lines[1], lines[-1]) == (
        1 + MOST,
        "- **Ann** delivers a crate of 10.",
        "- **Ann** delivers a crate of 14.",
    )
    assert buttons == ["What happened (14)"]


def test_who_has_nothing_to_decide_finds_the_log_below_it() -> None:
    assert shown((delivers(0),), asked=False)[1] == ["What happened"]
