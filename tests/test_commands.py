"""docs/commands.md has every command as the tree has it, and every button that it names is one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bot.i18n.coverage import folders
from renderers.i18n import entries
from tests.commands import BUTTONS, PAGE, SLASH, block, chapters, heading, made, prose, tree

TEXT = PAGE.read_text(encoding="utf-8")


async def test_the_page_of_commands_is_what_the_tree_says(tmp_path: Path) -> None:
    commands = await tree(tmp_path)
    assert made(TEXT, commands) == TEXT, "python -m tests.commands"
    _, found = chapters(TEXT)
    assert {*found} == {*map(heading, commands), BUTTONS}
    assert [name for name, chapter in found.items() if not prose(chapter)] == [], "nobody has explained them"
    subcommands = [
        f"**`/game {part['name']}`**" for one in commands if one["name"] == "game" for part in one["options"]
    ]
    assert len(subcommands) > 10 and all(name in found["`/game`"] for name in subcommands)


def test_what_people_wrote_stays_and_what_went_goes() -> None:
    option: dict[str, Any] = {"name": "from", "description": "Since when", "type": 3, "required": True}
    said: dict[str, Any] = {"name": "log", "type": SLASH, "description": "What happened", "options": [option]}
    page = f"# Commands\n\n## `/gone`\n\nOld.\n\n## `/log`\n\nSince your last turn.\n\n## {BUTTONS}\n\nLast.\n"
    assert made(page, [said]) == (
        f"# Commands\n\n## `/log`\n\n{block(said)}\n\nSince your last turn.\n\n## {BUTTONS}\n\nLast.\n"
    )
    assert "What happened.\n\n- `from` (required): Since when.\n" in block(said)
    assert made(made(page, [said]), [said]) == made(page, [said])


def test_buttons_that_are_named_are_there() -> None:
    labels = {
        text.partition("=")[2].strip()
        for folder in folders()
        if "bot" in folder.parts
        for text in entries(folder / "en.ftl").values()
    }
    named = re.findall(r"^- \*\*(.+?)\*\*", chapters(TEXT)[1][BUTTONS], re.MULTILINE)
    assert len(named) > 5
    assert [name for name in named if name not in labels] == []
