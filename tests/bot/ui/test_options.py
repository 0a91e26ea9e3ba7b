"""The forms of a lobby: everything that a game lets one choose is in one of them, and Discord takes them."""

from __future__ import annotations

import pytest

from bot.host.types.table import GameCard, Seating, Status, Venue
from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.pages.options import access_form, invite_form, more_form, table_form, variants_form
from bot.ui.parts.form import MAX_FIELDS, MAX_LABEL, Form
from bot.ui.parts.reader import Reader
from bot.wire.forms import modal
from engine.core.play import registry


def forms(game: str, language: str) -> list[Form]:
    rules = registry.game(game)
    seating = Seating(rules.counts({}), {one.key: one.choices for one in rules.variants}, ("easy", "normal", "hard"))
    card = GameCard(1, game, Status.LOBBY, Venue(1, 2), 3, {}, None, None, (), 0, for_role=5, least_in_time=61)
    read = Reader(Texts()(language), (), offered())
    with_variants = [variants_form(card, seating, read)] if rules.variants else []
    return [
        table_form(card, seating, read), *with_variants, more_form(card, seating, read),
        access_form(card, read, 5), invite_form(card, read),
    ]  # fmt: skip


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
