"""What the rules say about a decision, at a table or in a lesson."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.cogs.front import Front
from bot.ui.layout import Image, KeptImage, Layout
from bot.ui.rulebook import decision_page, rules_of
from bot.wire.reply import Illustrated, Interaction
from engine.core import registry

KEY = "key"
"""The picture that explains the icons, where a game has one."""


def clauses_about(
    front: Front,
    interaction: Interaction,
    *,
    game: str,
    variants: Mapping[str, str],
    kind: str,
    draw: Callable[[], Awaitable[Image]],
) -> Layout | Illustrated:
    """The rules about a kind of decision, and what `draw` gives: the icons that its pictures have."""
    named = registry.game(game).clauses_with(kind, variants)
    found = [clause for number in named for clause in rules_of(game) if clause.id == number]

    def layout(picture: Image | KeptImage | None) -> Layout:
        return decision_page(game, kind, found, front.reader(interaction), picture)

    return Illustrated(layout, f"{KEY}.png", draw) if KEY in front.host.pictures.names(game) else layout(None)
