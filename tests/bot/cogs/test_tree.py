"""Discord's limits over the whole command tree, as it goes over the wire in every language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from discord.app_commands.commands import VALID_SLASH_COMMAND_NAME

from bot.app import create_bot
from bot.config import Config
from bot.host.house import House
from bot.wire.commands import FluentTranslator, shapes

# Discord, "Application Commands"
SLASH = 1
MAX_COMMANDS = 100
MAX_OPTIONS = 25
MAX_NAME = 32
MAX_DESCRIPTION = 100
MAX_COMMAND = 8000


@pytest.fixture
async def payloads(tmp_path: Any) -> AsyncIterator[list[dict[str, Any]]]:
    bot = create_bot(Config(database=tmp_path / "tree.sqlite"))
    bot.house = await House.open(bot.config.database)
    await bot.add_screens()
    translator = FluentTranslator(bot.texts)
    yield [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    await bot.house.close()


def parts(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and everything in it."""
    yield node
    for child in node.get("options", []):
        yield from parts(child)


def named(node: dict[str, Any]) -> dict[str, str]:
    return {**(node.get("name_localizations") or {})}


def longest(node: dict[str, Any], key: str) -> int:
    return max(len(text) for text in [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()])


def test_the_commands_are_those_of_every_game(payloads: list[dict[str, Any]]) -> None:
    names = sorted(command["name"] for command in payloads if command["type"] == SLASH)
    seen = [
        "away",
        "block",
        "board",
        "do",
        "export",
        "find",
        "game",
        "hand",
        "help",
        "leaderboard",
        "learn",
        "log",
        "note",
        "privacy",
        "replay",
        "review",
        "rules",
        "sandbox",
        "settings",
        "setup",
        "stats",
        "tables",
        "turns",
        "undo",
    ]
    assert names == seen
    (game,) = (command for command in payloads if command["name"] == "game")
    assert [child["name"] for child in game["options"]] == [
        "new",
        "join",
        "leave",
        "start",
        "ready",
        "status",
        "end",
        "concede",
        "pause",
        "resume",
        "seek",
        "mute",
        "seat",
        "import",
    ]


def test_names_and_descriptions_keep_their_limits_and_say_something(payloads: list[dict[str, Any]]) -> None:
    slash = [command for command in payloads if command["type"] == SLASH]
    assert len(slash) <= MAX_COMMANDS
    for part in (part for command in slash for part in parts(command)):
        assert 1 <= longest(part, "name") <= MAX_NAME
        for name in (part["name"], *(part.get("name_localizations") or {}).values()):
            assert VALID_SLASH_COMMAND_NAME.fullmatch(name) and name == name.lower(), name
            assert not name.startswith("command-")
        called = [names for child in part.get("options", []) for names in [{"en": child["name"]} | named(child)]]
        for language in {language for names in called for language in names}:
            in_it = [names.get(language, names["en"]) for names in called]
            assert len(set(in_it)) == len(in_it), (language, in_it)
        assert 1 <= longest(part, "description") <= MAX_DESCRIPTION
        assert " " in part["description"], part["description"]
        assert len(part.get("options", [])) <= MAX_OPTIONS
        for choice in part.get("choices", []):
            assert 1 <= longest(choice, "name") <= MAX_DESCRIPTION
            assert len(str(choice["value"])) <= MAX_DESCRIPTION


def test_menus_have_a_name_in_each_language_and_are_few(payloads: list[dict[str, Any]]) -> None:
    menus = [(command["type"], command["name"]) for command in payloads if command["type"] != SLASH]
    assert sorted(menus) == [(2, "Invite to my table"), (2, "Statistics"), (3, "What does this say?")]
    for command in payloads:
        if command["type"] != SLASH:
            assert set(named(command)) >= {"cs", "hu"}
            assert 1 <= longest(command, "name") <= MAX_NAME


def test_no_command_is_too_long_as_a_whole(payloads: list[dict[str, Any]]) -> None:
    for command in payloads:
        total = sum(
            longest(part, "name")
            + longest(part, "description")
            + sum(longest(c, "name") + len(str(c["value"])) for c in part.get("choices", []))
            for part in parts(command)
        )
        assert total <= MAX_COMMAND


GUILD, BOT_DM, PRIVATE = 0, 1, 2
EVERYWHERE = {
    "turns", "learn", "rules", "help", "stats", "sandbox", "settings", "privacy", "block", "export", "away",
    "game",
}  # fmt: skip
"""What needs nothing but the person, who plays alone where no table can be."""
WITH_THE_BOT = {"do", "board", "hand", "log", "undo", "note", "replay", "review"}
"""What needs a table, which stands on a server of the bot or in messages with it."""


def test_commands_are_where_they_can_do_something(payloads: list[dict[str, Any]]) -> None:
    places = {command["name"]: tuple(command["contexts"]) for command in payloads}
    installs = {command["name"]: tuple(command["integration_types"]) for command in payloads}
    assert {name for name, at in places.items() if PRIVATE in at} == EVERYWHERE
    assert {name for name, at in places.items() if BOT_DM in at} == EVERYWHERE | WITH_THE_BOT
    assert all(GUILD in at for at in places.values())
    assert {name for name, at in installs.items() if 1 in at} == EVERYWHERE | WITH_THE_BOT


def test_two_descriptions_of_the_same_commands_have_the_same_shape(payloads: list[dict[str, Any]]) -> None:
    echoed = [{**command, "id": "1", "version": "2", "nsfw": False} for command in reversed(payloads)]
    assert shapes(echoed) == shapes(payloads)
    changed = [{**payloads[0], "description": "Something else"}, *payloads[1:]]
    assert shapes(changed) != shapes(payloads)
