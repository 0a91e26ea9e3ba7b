"""What Discord's clients send fits the command, and nothing else does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import ComponentType, InteractionType, app_commands

from bot.wire.sound import LARGEST, LONGEST_TEXT, LONGEST_VALUE, MOST_VALUES, called, clicked, mend

WHOLE, NUMBER, TEXT, FLAG = Kind.integer.value, Kind.number.value, Kind.string.value, Kind.boolean.value


@pytest.fixture(scope="module")
def tree() -> app_commands.CommandTree[Any]:
    """One command, of which each kind of value can be an option."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))

    group = app_commands.Group(name="some", description="Some.")
    tree.add_command(group)

    @group.command(name="thing")
    async def thing(interaction: discord.Interaction) -> None:
        """Takes nothing."""

    @tree.command()
    @app_commands.choices(seats=[app_commands.Choice(name=str(count), value=count) for count in (2, 3)])
    async def try_(
        interaction: discord.Interaction,
        rev: int | None = None,
        seats: int | None = None,
        share: float | None = None,
        moves: str | None = None,
        unrated: bool | None = None,
        player: discord.Member | None = None,
    ) -> None:
        """Takes anything."""

    return tree


def fits(tree: app_commands.CommandTree[Any], name: str, type_: int, value: Any, **more: Any) -> bool:
    option = {"name": name, "type": type_, "value": value}
    data = {"name": "try_", "type": 1, "options": [option], **more}
    interaction: Any = SimpleNamespace(type=InteractionType.application_command, data=data)
    return called(tree, interaction)


@pytest.mark.parametrize(
    ("name", "type_", "fitting", "others"),
    [
        ("rev", WHOLE, [0, -7, LARGEST], ["7", 7.5, True, None, [7], LARGEST + 1, -LARGEST - 1]),
        ("seats", WHOLE, [2, 3], [4, "2", True]),
        ("share", NUMBER, [0.5, 7], ["0.5", True, float("nan"), float("inf"), 2.0 * LARGEST]),
        ("moves", TEXT, ["", "pass", "x" * LONGEST_TEXT], [7, None, "\ud83d", "x" * (LONGEST_TEXT + 1)]),
        ("unrated", FLAG, [True, False], [0, "true", None]),
    ],
)
def test_a_value_is_one_that_can_be_typed_or_chosen(
    tree: app_commands.CommandTree[Any], name: str, type_: int, fitting: list[Any], others: list[Any]
) -> None:
    assert [value for value in fitting if not fits(tree, name, type_, value)] == []
    assert [value for value in others if fits(tree, name, type_, value)] == []
    assert not fits(tree, name, Kind.channel.value, fitting[0]), "of another kind"
    assert not fits(tree, f"{name}s", type_, fitting[0]), "of an option that there is not"


@pytest.mark.parametrize(
    ("options", "fine"),
    [
        ([{"name": "thing", "type": Kind.subcommand.value}], True),
        ([{"name": "other", "type": Kind.subcommand.value}], False),
        ([{"name": "thing", "type": WHOLE}], False),
        ([{"type": Kind.subcommand.value}], False),
        ([{"name": 7, "type": Kind.subcommand.value}], False),
        (["thing"], False),
        ({"name": "thing"}, False),
        ([], False),
    ],
)
def test_of_a_group_one_command_is_named(tree: app_commands.CommandTree[Any], options: Any, fine: bool) -> None:
    data = {"name": "some", "type": 1, "options": options}
    assert called(tree, SimpleNamespace(type=InteractionType.application_command, data=data)) is fine  # type: ignore[arg-type]


def part(kind: ComponentType, custom_id: str | None = None, *children: Any) -> Any:
    return SimpleNamespace(type=kind, children=children, **({} if custom_id is None else {"custom_id": custom_id}))


@pytest.mark.parametrize(
    ("kind", "sent", "fine"),
    [
        (ComponentType.button, "r1.7.3.join.", True),
        (ComponentType.button, "r1.8.3.join.", False),
        (ComponentType.select, "r1.7.3.join.", False),
        (ComponentType.button, "join", False),
        (ComponentType.button, None, False),
    ],
)
def test_what_is_clicked_is_what_the_message_has(kind: ComponentType, sent: str | None, fine: bool) -> None:
    button = part(ComponentType.button, "r1.7.3.join.")
    message = SimpleNamespace(
        components=[part(ComponentType.text_display), part(ComponentType.container, None, button)]
    )
    interaction: Any = SimpleNamespace(message=message, data={"custom_id": sent, "component_type": kind.value})
    assert clicked(interaction) is fine
    interaction.message = None
    assert not clicked(interaction), "without a message"


@pytest.mark.parametrize(
    "values", [None, "pass", [7], ["x" * (LONGEST_VALUE + 1)], ["\ud83d"], ["a"] * (MOST_VALUES + 1)]
)
def test_what_no_select_can_have_sent_is_nothing_chosen(values: Any) -> None:
    interaction: Any = SimpleNamespace(data={"values": values, "resolved": []})
    mend(interaction)
    assert interaction.data == {"values": [], "resolved": {}}
    right = {"values": ["x" * LONGEST_VALUE, "pass"], "resolved": {"users": {}}}
    interaction.data = dict(right)
    mend(interaction)
    assert interaction.data == right


def test_a_member_that_is_named_comes_along(tree: app_commands.CommandTree[Any]) -> None:
    resolved = {"users": {"123": {}}, "members": {"123": {}}}
    for value, along, fine in (
        ("123", resolved, True),
        ("124", resolved, False),
        (123, resolved, False),
        ("12a", {"users": {"12a": {}}}, False),
        ("\u0661", {"users": {"\u0661": {}}}, False),
        ("1" * 20, {"users": {"1" * 20: {}}}, False),
        ("123", None, False),
    ):
        assert fits(tree, "player", Kind.user.value, value, resolved=along) is fine, value
