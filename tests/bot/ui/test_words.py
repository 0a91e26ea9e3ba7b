"""Every message that the screens use has an English text, and none is left over."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import bot.app
from bot.i18n import LOCALE, Texts
from engine.core.play.errors import RoundhouseError
from renderers.i18n import FALLBACK

ROOT = Path(__file__).parents[3]
KEY = re.compile(r"""f?["']((?:ui|command|permission)-[a-z0-9-]*(?:\{[^}]*\})?[a-z0-9-]*)["']""")


@cache
def used() -> set[str]:
    files = [path for folder in ("ui", "cogs", "web", "playground") for path in (ROOT / "bot" / folder).rglob("*.py")]
    return {key for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))}


def defined() -> set[str]:
    text = (LOCALE / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.M))


def test_every_message_has_a_text() -> None:
    words = Texts()("en")
    exact = {key for key in used() if "{" not in key}
    assert len(exact) > 100
    assert [key for key in sorted(exact) if not words.has(key)] == []


def errors(root: type[RoundhouseError] = RoundhouseError) -> Iterator[type[RoundhouseError]]:
    for error in root.__subclasses__():
        yield error
        yield from errors(error)


def test_every_error_has_a_sentence() -> None:
    words = Texts()("en")
    ours = [error for error in errors() if error.__module__.startswith("bot.")]
    assert bot.app.OldButton in ours
    assert [error.__name__ for error in ours if not words.has(error.key)] == []


def test_no_text_is_left_over() -> None:
    families = tuple(key.partition("{")[0] for key in used() if "{" in key)
    ours = {key for key in defined() if key.startswith(("ui-", "command-", "permission-"))}
    # what an option is called stands beside what it means
    left = {key for key in ours - used() if key.removesuffix("-name") not in used()}
    assert [key for key in sorted(left) if not key.startswith(families)] == []


def files() -> list[Path]:
    """Those in English; of other languages the same is looked at before they are offered."""
    return [path for path in ROOT.rglob(f"locale/{FALLBACK}.ftl") if ".venv" not in path.parts]


@pytest.mark.parametrize("path", files(), ids=lambda path: "-".join(path.relative_to(ROOT).parts[-4:]))
def test_every_message_is_written_once_and_can_be_read(path: Path) -> None:
    # of two messages of a name Fluent takes one, and what it can't read it leaves out, without a word
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    unread = [entry.content for entry in entries if isinstance(entry, Junk)]
    assert unread == []
    names = Counter(entry.id.name for entry in entries if isinstance(entry, Message))
    assert [name for name, count in names.items() if count > 1] == []


def test_locales_of_discord_lead_to_their_language_and_to_english_without_one() -> None:
    texts = Texts()
    assert texts("en-GB") is texts("en-US")
    assert texts(None)("ui-join") == "Join"
    assert texts("cs")("ui-join")
