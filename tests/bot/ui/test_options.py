"""The forms of a lobby: everything that a game lets one choose is in one of them, and Discord takes them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.host.types.table import GameCard, Seating, Status, Venue
from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.pages.lobby import lobby_lines
from bot.ui.pages.options import access_form, invite_form, more_form, options_page, table_form, variants_form
from bot.ui.parts.form import MAX_FIELDS, MAX_LABEL, Form, Menu
from bot.ui.parts.layout import Buttons
from bot.ui.parts.reader import Reader
from bot.wire.forms import modal
from engine.core.play import registry


def forms(game: str, language: str) -> list[Form]:
    rules = registry.game(game)
    seating = Seating(
        rules.counts({}), {one.key: one.choices for one in rules.variants}, ("easy", "normal", "hard", "master")
    )
    card = GameCard(1, game, Status.LOBBY, Venue(1, 2), 3, {}, None, None, (), 0, for_role=5, least_in_time=61)
    read = Reader(Texts()(language), (), offered())
    with_variants = [variants_form(card, seating, read)] if rules.variants else []
    return [
        table_form(card, seating, read), *with_variants, more_form(card, seating, read),
        access_form(card, read, 5), invite_form(card, read),
    ]  # fmt: skip


@pytest.mark.parametrize("language", offered())
def test_who_chooses_opponents_that_think_for_long_reads_it_before_and_after(language: str) -> None:
    seating = Seating((2, 3), {}, ("hard", "master"))
    read = Reader(Texts()(language), (), offered())
    thinks = read("ui-lobby-thinks")
    for level in seating.opponents:
        card = GameCard(1, "steam", Status.LOBBY, Venue(1, 2), 3, {}, 3, level, (), 0)
        assert (thinks in lobby_lines(card, seating, read)) == (level == "master")
        menu = table_form(card, seating, read).fields[1]
        assert isinstance(menu, Menu)
        assert {choice.value: choice.detail for choice in menu.choices[1:]} == {"hard": "", "master": thinks}


def test_at_a_table_for_one_nobody_is_asked_who_may_join() -> None:
    read, seating = Reader(Texts()("en"), (), offered()), Seating((1, 2), {}, ("easy",))
    for seats, asked in ((None, True), (2, True), (1, False)):
        card = GameCard(1, "cargo_empire", Status.LOBBY, Venue(1, 2), 3, {}, seats, None, (), 0)
        layout = options_page(card, seating, read)
        labels = [button.label for row in layout.items if isinstance(row, Buttons) for button in row.items]
        assert ({"Who may join…", "Invite…"} <= set(labels)) is asked and "Start" in labels


@pytest.mark.parametrize("language", offered())
@pytest.mark.parametrize("game", registry.games())
def test_every_variant_is_in_a_form_and_no_form_is_too_large(game: str, language: str) -> None:
    found = forms(game, language)
    names = [field.name for form in found for field in form.fields]
    assert {f"variant-{one.key}" for one in registry.game(game).variants} <= set(names)
    for form in found:
        shown = modal(form).to_dict()
        assert "…" not in shown["title"]
        assert 0 < len(shown["components"]) == len(form.fields) <= MAX_FIELDS
        # whole words, since nothing is shorter than what was meant
        assert [field.label for field in form.fields if len(field.label) > MAX_LABEL] == []
        assert len({field.name for field in form.fields}) == len(form.fields)
        assert all(label["component"]["custom_id"] for label in shown["components"])


def test_whoever_plays_alone_is_not_asked_about_empty_seats() -> None:
    seating = Seating((1, 2), {}, ("easy",))
    card = GameCard(1, "cargo_empire", Status.LOBBY, Venue(1, 2), 3, {}, 1, None, (), 0)
    asked = [field.name for field in table_form(card, seating, Reader(Texts()("en"), ())).fields]
    assert asked == ["seats", "time"]
    asked = [field.name for field in table_form(replace(card, wanted=2), seating, Reader(Texts()("en"), ())).fields]
    assert asked == ["seats", "opponents", "start-by", "time"]


def test_a_lobby_tells_and_offers_what_applies_and_in_words() -> None:
    read = Reader(Texts()("en"), ())
    rules = registry.game("cargo_empire")

    def card(wanted: int | None, **variants: str) -> GameCard:
        chosen = rules.complete(wanted or 2, variants)
        return GameCard(1, "cargo_empire", Status.LOBBY, Venue(1, 2), 3, chosen, wanted, None, (), 0)

    def seen(of: GameCard) -> tuple[set[str], list[str]]:
        seating = Seating(rules.seats, rules.choices([of.wanted] if of.wanted else rules.seats, of.variants))
        found = [*variants_form(of, seating, read).fields, *more_form(of, seating, read).fields]
        names = {field.name.removeprefix("variant-") for field in found if field.name.startswith("variant-")}
        return names, [line for line in lobby_lines(of, seating, read) if line]

    names, told = seen(card(4))
    assert names == {"map", "tracks", "clans"} and "two players" not in "".join(told)
    assert "table" in seen(card(2))[0] and "table" in seen(card(None))[0]
    assert "table" not in seen(card(1))[0], "alone there is the Forwarder anyway"
    names, told = seen(card(4, **{"tracks": "any", "track-1": "b02"}))
    assert {"track-1", "track-2", "track-3"} <= names
    assert any("Any card, rail, city or objective / sea, any card, city" in line for line in told)
    assert not any("By chance" in line for line in told) and "b02" not in "".join(told)
    steam = registry.game("steam")
    assert "order" in steam.choices([4], {}) and "order" not in steam.choices([4], {"rules": "standard"})
