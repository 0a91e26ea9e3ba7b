"""Whoever learns a game is told what each decision is for, and gets a hint at each that says why."""

from __future__ import annotations

import re

import pytest

from bot.host.match.opponents import stand_in
from bot.i18n import Texts
from bot.ui.parts.reader import Reader, message_key
from bot.ui.table.taught import taught
from engine.core.ahead.policy import policy
from engine.core.play import registry
from engine.core.play.ask import CONFIRM, IllegalAnswer
from engine.core.play.rng import Rng, Seed
from tests.bot.ui.test_panel import panel_of
from tests.contract.test_choices import NAMES_OF_SEATS, positions
from tests.games import games_in_turn
from tests.long import few
from tests.told import nothing

GAMES = list(registry.games())
TAUGHT = [key for key in GAMES if key != "toy_freight"]
"""The toy explains nothing to beginners, so that what a game may do without is tried, too."""
MOST_FIRST, MOST_HINT = 200, 450
WORDS = Texts()("en")
RAW = re.compile(r"-hint-|[{}]|\$choice")
"""What stands in a text whose message is missing."""


@pytest.mark.parametrize("key", TAUGHT)
def test_every_decision_of_every_game_is_explained_to_beginners(key: str) -> None:
    for kind in registry.advice(key).clauses:
        first = message_key(key, "first", kind)
        assert WORDS.has(first), f"{first} has no text"
        assert 40 < len(WORDS(first)) <= MOST_FIRST, first


@pytest.mark.parametrize("key", GAMES)
def test_every_decision_of_every_game_has_a_reason_for_hints(key: str) -> None:
    hints = [message_key(key, "hint", kind) for kind in registry.advice(key).clauses]
    nothing([hint for hint in hints if not WORDS.has(hint)], "messages without a text")


@games_in_turn(count=2)
@pytest.mark.parametrize("every", few((11, 1), 1))
@pytest.mark.parametrize("key", GAMES)
def test_every_hint_of_a_random_game_is_a_legal_answer_with_its_reason(key: str, every: int) -> None:
    rules, rng = registry.game(key), Rng(Seed(1))
    for match, ask in positions(key, rules.seats[-1], {}, every):
        assert ask.kind != CONFIRM
        hint = policy(rules, stand_in(rules))(match.view(ask.seat), ask, rng)
        try:
            ask.parse(hint)
        except IllegalAnswer:
            pytest.fail(f"{hint} is no answer to {ask.kind}")
        (text,) = taught(panel_of(match, ask.seat, hint=hint), ask, Reader(WORDS, NAMES_OF_SEATS))
        assert text.content.startswith("💡 A bot would choose **")
        assert text.content.endswith(".") and len(text.content) <= MOST_HINT, text.content
        assert not RAW.search(text.content), text.content
