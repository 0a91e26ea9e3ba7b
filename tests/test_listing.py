"""What is ready to be pasted into Discord's forms fits into them, and says what is so."""

from __future__ import annotations

import re
from pathlib import Path

import discord

from bot.cogs.venues import NEEDED_FOR_THREADS
from bot.config import load
from bot.i18n.coverage import offered

ROOT = Path(__file__).parents[1]
# Discord's own description of its API, `ApplicationFormPartial`
MOST_OF_DESCRIPTION, MOST_TAGS, MOST_OF_TAG = 400, 5, 20
LISTING = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")


def block(name: str) -> str:
    (found,) = re.findall(rf"^```text {name}\n(.*?)\n```$", LISTING, re.M | re.S)
    return str(found)


def test_the_texts_are_no_longer_than_discord_takes() -> None:
    assert {language for language in offered() if 0 < len(block(language)) <= MOST_OF_DESCRIPTION} == set(offered())
    assert 0 < len(block("short")) <= 200 and "*" not in block("short")
    tags = block("tags").splitlines()
    assert 0 < len(set(tags)) == len(tags) <= MOST_TAGS
    assert all(len(tag) <= MOST_OF_TAG for tag in tags)


def test_the_permissions_are_those_that_the_bot_asks_for() -> None:
    (number,) = re.findall(r"\((\d{10,})\)", LISTING)
    assert discord.Permissions(int(number)) == discord.Permissions(**dict.fromkeys(NEEDED_FOR_THREADS, True))


def test_every_picture_and_file_that_is_named_is_there(tmp_path: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", LISTING)
    assert len(links) >= 8
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
    terms = (ROOT / "TERMS.md").read_text(encoding="utf-8")
    assert [link for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", terms) if not (ROOT / link).exists()] == []
    known = {
        "TERMS_URL": "https://e.example/t",
        "PRIVACY_URL": "https://e.example/p",
        "SUPPORT_URL": "https://e.example",
    }
    config = load(known, tmp_path / ".env")
    assert None not in (config.terms, config.privacy, config.support)
    assert all(name in LISTING for name in known)
