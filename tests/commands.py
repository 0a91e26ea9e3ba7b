"""docs/commands.md: what the command tree says of each command is written there, what people wrote about it stays.

    python -m tests.commands

A command is a chapter. Its part between two marks is made of the tree: names, descriptions and options, as Discord
shows them in English. Below it stands, by hand, what a description of 100 characters has no room for.
`tests/test_commands.py` demands that the page is what would be written now.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from bot.app import create_bot
from bot.config import Config
from bot.host.house import House
from bot.wire.commands import FluentTranslator

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"
BEGIN, END = "<!-- made by `python -m tests.commands` -->", "<!-- made until here -->"
BUTTONS = "Without a command"
"""The chapter of what only buttons do, which no tree knows. It comes last."""
SLASH, PERSON, MESSAGE = 1, 2, 3
SUBCOMMAND = 1
# Discord, "Application Command Types"
MENUS = {PERSON: "In the menu of a person, under *Apps*.", MESSAGE: "In the menu of a message, under *Apps*."}


async def tree(folder: Path) -> list[dict[str, Any]]:
    """All commands as they are registered with Discord.

    Args:
        folder: where a database may lie for so long.
    """
    bot = create_bot(Config(database=folder / "tree.sqlite"))
    bot.house = await House.open(bot.config.database)
    try:
        await bot.add_screens()
        translator = FluentTranslator(bot.texts)
        return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    finally:
        await bot.house.close()


def heading(command: dict[str, Any]) -> str:
    """What the chapter of a command is called."""
    name = command["name"]
    return f"`/{name}`" if command["type"] == SLASH else f"*{name}*"


def block(command: dict[str, Any]) -> str:
    """What the tree says of a command, between its marks."""
    if command["type"] != SLASH:
        return "\n".join((BEGIN, "", MENUS[command["type"]], "", END))
    return "\n".join((BEGIN, "", *_lines(command), "", END))


def _lines(command: dict[str, Any]) -> Iterator[str]:
    parts = command.get("options", [])
    if any(part["type"] == SUBCOMMAND for part in parts):
        for part in parts:
            yield f"- **`/{command['name']} {part['name']}`**: {part['description']}."
            yield from (f"  {line}" for line in _options(part))
    else:
        yield f"{command['description']}."
        if parts:
            yield from ("", *_options(command))


def _options(command: dict[str, Any]) -> Iterator[str]:
    """A line each; those that only differ by their number share one."""
    for told, alike in groupby(command.get("options", []), key=_told):
        names = [option["name"] for option in alike]
        yield f"- `{names[0]}`{f' to `{names[-1]}`' if len(names) > 1 else ''}{told}"


def _told(option: dict[str, Any]) -> str:
    choices = ", ".join(f"*{choice['name']}*" for choice in option.get("choices", []))
    needed = " (required)" if option.get("required") else ""
    return f"{needed}: {option['description']}.{f' One of {choices}.' if choices else ''}"


def chapters(page: str) -> tuple[str, dict[str, str]]:
    """The page: what stands above its chapters, and what each has, by its heading."""
    head, *rest = re.split(r"^## ", page, flags=re.MULTILINE)
    found = dict(chapter.split("\n", 1) for chapter in rest)
    assert len(found) == len(rest), "two chapters of one name"
    return head, {name: text.strip("\n") for name, text in found.items()}


def prose(chapter: str) -> str:
    """What people wrote in a chapter."""
    return re.sub(rf"{re.escape(BEGIN)}.*?{re.escape(END)}\n*", "", chapter, flags=re.DOTALL).strip("\n")


def made(page: str, commands: list[dict[str, Any]]) -> str:
    """The page with what the commands say now: those that came have a chapter, those that went have none."""
    head, old = chapters(page)
    new = {heading(one): f"{block(one)}\n\n{prose(old.get(heading(one), ''))}".rstrip("\n") for one in commands}
    ordered = [name for name in old if name in new] + [name for name in new if name not in old]
    told = {name: new[name] for name in ordered} | {BUTTONS: old.get(BUTTONS, "")}
    return head + "\n".join(f"## {name}\n\n{text}\n" for name, text in told.items())


def main() -> None:
    """Write the page."""
    with tempfile.TemporaryDirectory() as folder:
        commands = asyncio.run(tree(Path(folder)))
    PAGE.write_text(made(PAGE.read_text(encoding="utf-8"), commands), encoding="utf-8")


if __name__ == "__main__":
    main()
