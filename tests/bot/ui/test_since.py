"""Since your last turn: what has changed in points and what others did to me; all else is one press away."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.host.types.panel import Panel, Since, Wanted
from bot.i18n import Texts
from bot.ui.parts.layout import DOT, Button, Buttons, Text
from bot.ui.parts.reader import Reader
from bot.ui.table.panel import turn_panel
from bot.ui.table.since import LONGEST, MOST_MINE, since_button, since_items
from engine.core.play import registry
from engine.core.play.ask import Ask, Word
from engine.core.play.brief import ALL_OF_IT
from engine.core.play.msg import Msg

READ = Reader(Texts()(None), ("Ann", "Ben", "Cid"))
AT = datetime(2026, 3, 2, 12, tzinfo=UTC)
CID = 2


def delivers(seat: int, n: int = 3) -> Msg:
    return Msg("toy-freight-delivered", seat=seat, n=n)


def draws(seat: int) -> Msg:
    return Msg("toy-freight-drew", seat=seat, n=4)


def panel(*turns: tuple[Msg, ...], at: datetime | None = AT, game: str = "toy_freight", **more: object) -> Panel:
    brief = ALL_OF_IT if game == "toy_freight" else registry.advice(game).brief
    since = Since(at, turns, deeds=brief(turns), **more)  # type: ignore[arg-type]
    ask: Ask[object] = Ask(CID, "action", {"go": Word("go", Msg("Go"))})
    return Panel(1, game, 9, CID, READ.names, Wanted("x", b"", "toy_freight"), ask, since=since)


def shown(*turns: tuple[Msg, ...], at: datetime | None = AT, game: str = "toy_freight", **more: object) -> list[str]:
    """The lines that Cid reads."""
    return [
        line for text in since_items(panel(*turns, at=at, game=game, **more), READ) for line in text.content.split("\n")
    ]


def test_what_changed_in_points_leads_whoever_gained_most_first_and_then_ones_own_place() -> None:
    (line,) = shown((delivers(0),), gained={0: 3, 1: 31, 2: -8}, places=(1, 3))
    assert (
        line == f"-# Since your last turn (<t:{int(AT.timestamp())}:R>): Ben +31 · Ann +3 · Cid −8 · you: place 1 → 3"
    )
    assert shown((delivers(0),), gained={0: 3}, places=(2, 2))[0].endswith("): Ann +3")
    assert shown((delivers(0),), gained={0: 3}, at=None) == ["-# Before your first turn: Ann +3"]


def test_where_there_is_a_line_for_it_ones_own_points_and_the_best_of_the_others_are_told() -> None:
    gained = panel((delivers(0),), gained={0: 3, 1: 31, 2: -8}, places=(1, 3))
    (text,) = since_items(gained, READ, short=True)
    assert text.content.endswith("): Ben +31 · Cid −8 · you: place 1 → 3")
    (text,) = since_items(panel((delivers(0),), gained={2: 5}), READ, short=True)
    assert text.content.endswith("): Cid +5")


def test_where_nothing_happened_there_is_no_way_to_it() -> None:
    assert [*since_button(panel(), READ)] == []


def test_what_touches_nobody_is_not_told_but_stands_one_press_away() -> None:
    assert shown((delivers(0), draws(0)), (delivers(1),)) == []
    (button,) = since_button(panel((delivers(0), draws(0)), (delivers(1),)), READ)
    assert button.label == "What happened (3)"
    rows = [
        row
        for row in turn_panel(panel((delivers(0), draws(0)), (delivers(1),)), READ).items
        if isinstance(row, Buttons)
    ]
    assert "What happened (3)" in [one.label for row in rows for one in row.items]


def test_what_a_click_has_finished_is_not_told_above_what_came_of_it_and_of_all_that_others_did_since() -> None:
    done = ALL_OF_IT([(delivers(CID),)])
    asks = replace(panel((delivers(CID),), (delivers(0),)), happened=done)
    told = f"- {READ.rich(delivers(CID))}"
    assert told not in texts(asks) and told in texts(replace(asks, since=None))
    assert told in texts(replace(asks, ask=None)), "who waits reads what they have just done"


def texts(shown: Panel) -> list[str]:
    return [item.content for item in turn_panel(shown, READ).items if isinstance(item, Text)]


def test_the_way_to_what_happened_says_how_much(tongue: str) -> None:
    (button,) = since_button(panel((delivers(0),)), Reader(Texts()(tongue), READ.names))
    assert button.label.endswith(" (1)")


def test_what_others_did_to_me_is_told_with_who_did_it() -> None:
    given = Msg("steam-log-complete-other", seat=1, place=Msg("steam-city-a"), to=Msg("steam-city-b"), other=CID)
    (line,) = shown((delivers(0),), (delivers(1), draws(1), given), (delivers(0, 5),))
    assert line.startswith("-# **Ben** delivers a crate of 3. ") and "of **Cid**." in line
    (short,) = shown((given,), game="steam")
    assert short.startswith("-# **Ben**: ") and short.endswith("of **Cid**")


def test_an_order_of_play_that_names_everybody_is_done_to_nobody() -> None:
    everybody = [Msg("ui-player", seat=seat) for seat in range(3)]
    assert shown((delivers(0), Msg("toy-freight-order", seats=everybody))) == []


def test_what_becomes_of_the_table_touches_everybody() -> None:
    assert shown((delivers(0),), (Msg("ui-now-paused"),)) == ["-# The table is paused."]


def test_who_played_in_my_place_is_told_however_much_they_did() -> None:
    played = [(delivers(CID, n),) for n in range(1, 6)]
    lines = shown((delivers(0),), (Msg("care-begins", seat=CID),), *played, (delivers(1),), (delivers(0),))
    assert lines[0] == "-# A bot plays for **Cid**."
    assert [line[-2] for line in lines[1:]] == ["4", "5"] and len(lines) == 1 + MOST_MINE


def test_a_line_is_no_longer_than_a_phone_shows() -> None:
    (line,) = shown((delivers(CID), *[draws(CID)] * 30))
    assert len(line) <= LONGEST + len("-# ") and line.endswith("…")


def test_who_has_nothing_new_has_no_button() -> None:
    (button,) = since_button(panel((delivers(0),)), READ)
    assert isinstance(button, Button)
    spectator = Panel(1, "toy_freight", 9, None, READ.names, Wanted("x", b"", "toy_freight"))
    assert [*since_button(spectator, READ)] == [*since_items(spectator, READ)] == []
    assert DOT not in "".join(shown())
