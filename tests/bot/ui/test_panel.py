"""Every panel that a game can show fits into a message: random games, every panel of every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from bot.host.types.panel import Panel, Since, Wanted
from bot.i18n import Texts
from bot.ui.parts.ids import Press
from bot.ui.parts.layout import Button, Buttons, Section, Select, Text, shared
from bot.ui.parts.reader import Reader, plain
from bot.ui.table.panel import ALL, MORE, MOST, turn_panel
from engine.core.ahead.policy import move
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, Ask, Shortcut, Word
from engine.core.play.brief import ALL_OF_IT, Doing
from engine.core.play.match import Match
from engine.core.play.msg import Msg
from engine.core.play.reading import read
from engine.core.play.rng import Rng, Seed
from tests.bot.ui.limits import problems
from tests.games import games_in_turn
from tests.long import few

NAMES = ("Ann *the* great", "Bob_with_a_very_long_name_of_32__", "Čeněk", "@everyone")
TABLES = [
    pytest.param(game, seats, marks=() if seats == max(rules.seats) else pytest.mark.long)
    for game, rules in registry.games().items()
    for seats in rules.seats
]


def panel_of(match: Match[object, object], seat: int, **more: object) -> Panel:
    ask = match.pending.get(seat)
    plans = [] if ask is None else registry.advice(match.rules.key).shortcuts(match.view(seat), ask)
    return Panel(
        game_id=2**53,
        game=match.rules.key,
        rev=99999,
        seat=seat,
        seat_names=NAMES[: match.seats],
        picture=Wanted("overview.png", b"", match.rules.key),
        ask=read(match, seat),
        is_confirm=ask is not None and ask.kind == CONFIRM,
        shortcuts={f"{n:016}": plan for n, plan in enumerate(plans)},
        can_undo=match.can_undo(seat),
        story=registry.advice(match.rules.key).brief([[entry.msg for entry in match.story(seat)]]),
        **more,  # type: ignore[arg-type]
    )


@games_in_turn("game", 2)
@pytest.mark.parametrize("every", few((37, 1), 1))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_panel_of_a_random_game_can_be_sent(game: str, seats: int, every: int) -> None:
    match = Match.new(registry.game(game), seats, seed=seats)
    rng, read = Rng(Seed(seats)), Reader(Texts()("en"), NAMES[:seats])
    happened = Since(None, ((Msg("ui-player", seat=0),) * 30,) * 30)
    while match.pending:
        for seat in range(seats) if match.rev % every == 0 else ():
            since = happened if match.rev % 5 == 0 else None
            assert problems(turn_panel(panel_of(match, seat, since=since, note="*" * 500), read)) == []
        move(match, next(iter(match.pending)), "random", rng)


def test_names_are_shown_as_they_are() -> None:
    read = Reader(Texts()("en"), NAMES)
    assert read(Msg("ui-player", seat=0)) == "Ann *the* great"
    assert read.rich(Msg("ui-player", seat=0)) == r"**Ann \*the\* great**"
    assert plain("a_b<c>") == r"a\_b\<c\>"


def test_the_confirmation_stands_beside_the_ways_back() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    match.answer(0, "store")
    match.answer(0, "ore")
    layout = turn_panel(panel_of(match, 0, table=False), Reader(Texts()("en"), NAMES))
    row = layout.items[-1]
    assert isinstance(row, Buttons)
    assert [button.label for button in row.items] == ["Confirm", "Undo step", "Restart turn", "Table", "In words"]


def test_in_the_middle_of_a_turn_a_phone_has_one_row_of_ways() -> None:
    """The step back, the rules, and all else behind a button."""
    match, seat = Match.new(registry.game("russian_railroads"), 4, seed=3), 0
    read = Reader(Texts()("en"), NAMES)
    ask = Ask(seat, "any", {"go": Word("go", Msg("Go"))})
    known = {"table": False, "orders": True, "clauses": ("RRR-1",), "sandbox": True}
    panel = replace(panel_of(match, seat, **known), ask=ask, can_undo=True)

    def ways(panel: Panel, branch: str = "") -> list[str]:
        rows = [item for item in turn_panel(panel, read, branch=branch).items if isinstance(item, Buttons)]
        return [b.label for row in rows for b in row.items if isinstance(b, Button) and b.id.verb is not Press.ANSWER]

    assert ways(panel) == ["Undo step", "?", "More…"]
    assert "Restart turn" in ways(panel, MORE)
    standing = replace(panel, ask=msgspec.structs.replace(ask, standing=True))
    assert ways(standing) == ways(panel)
    assert "Standing orders" in ways(standing, MORE)


def test_what_has_more_lines_than_a_phone_explains_itself_in_a_sentence_and_has_a_line_of_news() -> None:
    match = Match.new(registry.game("cargo_empire"), 2, seed=1)
    read, seat = Reader(Texts()("en"), NAMES), next(iter(match.pending))
    since = Since(None, (), deeds=(Doing(1 - seat, (Msg("ui-player", seat=seat),)),), gained={seat: 3})

    def texts(details: int) -> list[str]:
        told = {f"k{n}": Word(f"k{n}", Msg(f"x{n}"), Msg("much of it " * (details - 1))) for n in range(details)}
        ask = Ask(seat, "demand", told)
        shown = replace(panel_of(match, seat), ask=ask, shortcuts={}, explained=True, since=since)
        return [item.content for item in turn_panel(shown, read).items if isinstance(item, Text)]

    long, short = texts(2), texts(7)
    assert sum(map(len, short)) < MOST
    explained = [next(text for text in shown if text.startswith("🔰")) for shown in (long, short)]
    assert explained[0].startswith(explained[1]) and len(explained[1]) < len(explained[0])
    assert ["\n-# " in shown[0] for shown in (long, short)] == [True, False]


def test_the_other_picture_is_one_tap_away_and_the_page_of_the_list_stays() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    read = Reader(Texts()("en"), NAMES)
    found = {}
    for table in (None, False, True):
        items = turn_panel(panel_of(match, 0, table=table), read, branch="c5").items
        buttons = [button for row in items if isinstance(row, Buttons) for button in row.items]
        found[table] = [(button.label, button.id.payload) for button in buttons if button.id.verb is Press.LOOK]
    assert found == {
        None: [("Plans", "mine>")],
        False: [("Plans", "mine>"), ("Table", "table>c5")],
        True: [("Plans", "table>"), ("My board", "mine>c5")],
    }


def test_below_plans_all_else_is_one_press_away_and_back() -> None:
    match = Match.new(registry.game("cargo_empire"), 2, seed=1)
    read = Reader(Texts()("en"), NAMES)
    plan = Shortcut(("one",), Msg("toy-freight-a-plan"), None)
    panel = replace(panel_of(match, next(iter(match.pending))), shortcuts={"1": plan})

    def looks(branch: str, *, unfolded: bool = False) -> list[tuple[str, str]]:
        items = turn_panel(panel, read, branch=branch, unfolded=unfolded).items
        rows = [button for row in items if isinstance(row, Buttons) for button in row.items]
        given = [("moves", "") for b in rows if b.id.verb is Press.ANSWER][:1]
        return given + [(b.label, b.id.payload) for b in rows if b.id.verb is Press.LOOK]

    ((label, payload),) = looks("")
    assert label.startswith("Other moves: ")
    assert payload == f"mine>{ALL}"
    assert looks(ALL) == [("moves", ""), ("Plans", "mine>")]
    assert looks("", unfolded=True) == [("moves", "")]


def test_what_all_plans_bring_is_said_once() -> None:
    assert shared(["a · b · c", "c · d · a"]) == ("a · c", ["b", "d"])
    assert shared(["a · b"]) == ("", ["a · b"])
    assert shared(["", "a"]) == ("", ["", "a"])
    assert shared([]) == ("", [])


def test_what_can_not_be_undone_has_a_lock_before_its_letter() -> None:
    match = Match.new(registry.game("cargo_empire"), 2, seed=1)
    plans = [Shortcut((key,), Msg("toy-freight-a-plan")) for key in ("one", "two")]
    shown = {str(number): plan for number, plan in enumerate(plans)}
    panel = replace(
        panel_of(match, next(iter(match.pending))), shortcuts=shown, final=lambda keys, unasked: keys == ("two",)
    )
    sections = [item for item in turn_panel(panel, Reader(Texts()("en"), NAMES)).items if isinstance(item, Section)]
    assert [section.content.split(" ·")[0] for section in sections] == ["**A", "**🔒 B"]


@pytest.mark.parametrize("count", [3, 30])
def test_an_option_that_can_not_be_undone_has_a_lock_before_its_number_or_its_name(count: int) -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    options = {f"k{n}": Word(f"k{n}", Msg(f"x{n}"), Msg("free")) for n in range(count)}
    options["done"] = Word("done", Msg("done-x"), way_out=True, last=True)
    asked = list[str]()

    def final(keys: Sequence[str], unasked: bool) -> bool:
        asked.extend(keys)
        return keys == ("k1",) or unasked

    panel = replace(panel_of(match, 0), ask=Ask(0, "action", options), shortcuts={}, final=final)
    items = turn_panel(panel, Reader(Texts()("en"), NAMES)).items
    buttons = [b for row in items if isinstance(row, Buttons) for b in row.items if b.id.verb is Press.ANSWER]
    labels = {button.id.payload: button.label for button in buttons}
    labels |= {choice.value: choice.label for item in items if isinstance(item, Select) for choice in item.choices}
    assert {key for key, label in labels.items() if label.startswith("🔒 ")} == {"k1", "done"}
    lines = [line for item in items if isinstance(item, Text) for line in item.content.split("\n")]
    assert sum("🔒 2 ·" in line for line in lines) == (count == 3)
    assert {*asked} == {*options}


def test_what_is_not_shown_is_not_tried_out() -> None:
    match = Match.new(registry.game("cargo_empire"), 2, seed=1)
    plan, asked = Shortcut(("one",), Msg("toy-freight-a-plan"), None), list[str]()

    def final(keys: Sequence[str], unasked: bool) -> bool:
        asked.extend(keys)
        return False

    panel = replace(panel_of(match, next(iter(match.pending))), shortcuts={"1": plan}, final=final)
    turn_panel(panel, Reader(Texts()("en"), NAMES))
    assert asked == ["one"]


def test_what_is_told_with_its_number_needs_no_more_words_on_its_button() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    told = {key: Word(key, Msg(f"{key}-x"), Msg("free")) for key in ("stay", "go")}
    done = Word("done", Msg("done-x"), Msg("gives up"), way_out=True)
    panel = replace(panel_of(match, 0), ask=Ask(0, "action", {**told, "done": done}), shortcuts={})
    items = turn_panel(panel, Reader(Texts()("en"), NAMES)).items
    labels = [b.label for row in items if isinstance(row, Buttons) for b in row.items if b.id.verb is Press.ANSWER]
    assert labels[:2] == ["1", "2"] and labels[2].startswith("done-x")
    lines = [line for item in items if isinstance(item, Text) for line in item.content.split("\n")]
    assert [line[:5] for line in lines if "free" in line] == ["**1 ·", "**2 ·"]


def test_whole_plans_stand_with_letters_each_beside_its_button() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    items = turn_panel(panel_of(match, 0), Reader(Texts()("en"), NAMES)).items
    plans = [item for item in items if isinstance(item, Section)]
    assert [plan.content for plan in plans[1:]] == [
        "**B · Store ore and coal**",
        "**C · Spend all 5 coins** · scores 5",
    ]
    assert [(b.label, b.id.verb, b.id.payload) for b in (plan.button for plan in plans)] == [
        (letter, Press.PLAN, f"{n:016}") for n, letter in enumerate("ABC")
    ]


def test_the_options_have_the_numbers_of_the_picture() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    panel = replace(panel_of(match, 0), numbered=True, shortcuts={})
    row = next(item for item in turn_panel(panel, Reader(Texts()("en"), NAMES)).items if isinstance(item, Buttons))
    assert [button.label for button in row.items][:2] == ["1 · Draw a crate", "2 · Deliver a crate"]


def test_a_panel_without_a_way_back_says_why() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    read = Reader(Texts()("en"), NAMES)
    sentence = Text("-# Your last step can't be undone: it revealed something.")
    assert sentence in turn_panel(panel_of(match, 0, settled=True), read).items
    assert sentence not in turn_panel(panel_of(match, 0), read).items
    others = Text("-# It revealed something: the others have to agree to an undo.")
    assert others in turn_panel(panel_of(match, 0, settled=True, back=1), read).items
    alone = Text("-# Your last step revealed something: only your whole turn can be undone.")
    assert alone in turn_panel(panel_of(match, 0, settled=True, back=1, alone=True), read).items


def test_the_way_to_standing_orders_stands_where_one_may_answer() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    read = Reader(Texts()("en"), NAMES)
    for standing in (True, False):
        panel = panel_of(match, 0, orders=True)
        assert panel.ask is not None
        row = turn_panel(replace(panel, ask=msgspec.structs.replace(panel.ask, standing=standing)), read).items[-1]
        assert isinstance(row, Buttons)
        assert ("Standing orders" in [button.label for button in row.items]) is standing


def test_a_stale_click_is_explained_first() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    layout = turn_panel(panel_of(match, 0, stale=Msg("ui-nothing-to-do")), Reader(Texts()("en"), NAMES))
    first = layout.items[0]
    assert isinstance(first, Text)
    assert first.content == "⚠ Nothing to do right now."


def test_a_panel_full_of_words_still_fits() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    words = Msg("x" * 500)
    options = {f"k-{n}": Word(f"k-{n}", Msg("y" * 90), words) for n in range(10)}
    full = replace(
        panel_of(match, 0, happened=ALL_OF_IT([(words,) * 30]), stale=words),
        ask=Ask(0, "action", options, noted=words),
        story=ALL_OF_IT([(words,) * 30]),
        shortcuts={},
    )
    layout = turn_panel(full, Reader(Texts()("en"), NAMES))
    assert problems(layout) == []
    texts = [item.content for item in layout.items if isinstance(item, Text | Section)]
    assert sum(map(len, texts)) <= MOST
    (listed,) = [text.split("\n") for text in texts if "**10 · " in text]
    assert [line.count("**") for line in listed] == [2] * 10, "each option keeps its line"


def test_where_there_is_no_room_news_and_steps_that_can_be_read_elsewhere_are_left_out_and_no_option() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    did = ALL_OF_IT([[Msg("toy-freight-coins", seat=1, n=n)] for n in range(2)])
    news = Since(None, (), deeds=ALL_OF_IT([[Msg("x" * 150, seat=0)]]))
    for plans, told in ((1, True), (9, False)):
        options = {f"k-{n}": Word(f"k-{n}", Msg("a way"), Msg("w" * 70 + " · the end")) for n in range(plans)}
        panel = replace(
            panel_of(match, 0, since=news),
            ask=Ask(0, "action", options),
            story=did,
            shortcuts={},
        )
        texts = [
            item.content for item in turn_panel(panel, Reader(Texts()("en"), NAMES)).items if isinstance(item, Text)
        ]
        said = "\n".join(texts)
        assert said.count("the end") == (plans if plans > 1 else 1) and "…" not in said
        assert ("x" * 150 in said) is told and ("This turn" in said) is told, said


def test_plans_for_which_there_is_no_room_stand_with_the_other_moves() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    plans = {f"{n}": Shortcut((f"k{n}",), Msg("toy-freight-a-plan")) for n in range(5)}
    two = {key: Word(key, Msg(f"{key}-x")) for key in ("stay", "go")}
    panel = replace(panel_of(match, 0), ask=Ask(0, "action", two), shortcuts=plans)
    read, found = Reader(Texts()("en"), NAMES), {}
    for branch in ("", ALL):
        items = turn_panel(panel, read, branch=branch).items
        found[branch] = [item.button.label for item in items if isinstance(item, Section)]
        buttons = [b.label for row in items if isinstance(row, Buttons) for b in row.items]
        assert ("Other moves: 4" in buttons) is (branch == ""), "two moves and two plans"
    assert found == {"": ["A", "B", "C"], ALL: ["D", "E"]}


def test_what_is_a_plan_is_not_offered_again_below_it() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    plans = {key: Shortcut((key,), Msg("toy-freight-a-plan")) for key in ("go", "stay")}
    words = {key: Word(key, Msg(f"{key}-x"), Msg("much"), way_out=key == "stay") for key in ("go", "stay", "wait")}
    read = Reader(Texts()("en"), NAMES)

    def buttons(*keys: str) -> list[str]:
        ask = Ask(0, "action", {key: words[key] for key in keys})
        items = turn_panel(replace(panel_of(match, 0), ask=ask, shortcuts=plans), read).items
        found = [b for row in items if isinstance(row, Buttons) for b in row.items if isinstance(b, Button)]
        return [b.label for b in found if b.id.verb is Press.ANSWER or b.label.startswith("Other")]

    assert buttons("go", "wait", "stay") == ["Other moves: 1"]
    assert buttons("go", "stay") == [], "all of it is above"


def test_what_is_seldom_wanted_is_one_press_away_where_it_is_much() -> None:
    match = Match.new(registry.game("toy_freight"), 2, seed=1)
    panel, read = panel_of(match, 0, table=False, sandbox=True), Reader(Texts()("en"), NAMES)
    found = {}
    for branch in ("", MORE):
        row = turn_panel(panel, read, branch=branch).items[-1]
        assert isinstance(row, Buttons)
        found[branch] = [button.label for button in row.items]
    assert found == {"": ["More…"], MORE: ["Table", "In words", "Sandbox"]}
