"""How the house writes: no document, English message, docstring or comment uses the words that CONTRIBUTING.md has
others for."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.bot.i18n.test_one_word import messages, pattern

ROOT = Path(__file__).parents[1]
STYLE = "How we write"
SOURCES = ("engine", "bot", "renderers", "examples")
SAYS_THEM = {
    "CHANGELOG.md": "",
    "docs/asked.md": "",
    "CONTRIBUTING.md": STYLE,
    "docs/glossary.md": "One word for one thing",
}
"""What is not looked at: history, what quotes the code word by word; or one chapter, in which such words are told."""


def chapter(text: str, name: str) -> str:
    """A chapter of a document, or nothing."""
    return text.partition(f"\n## {name}\n")[2].partition("\n## ")[0]


def listed(text: str) -> list[tuple[str, str]]:
    """The banned words of the style sheet, a list of each kind, with what is said instead."""
    found = re.findall(r"(?:^- |; )\*((?:[^*\\\n]|\\\*)+)\* → ([^;\n]+)", chapter(text, STYLE), re.MULTILINE)
    return [(words.replace("\\*", "*"), said) for words, said in found]


def banned(text: str) -> dict[str, re.Pattern[str]]:
    """What finds each kind of banned words, by what is said instead."""
    found = listed(text)
    made = {said: pattern(words) for words, said in found}
    assert len(made) == len(found), "two lists of words for which the same is said"
    return {said: one for said, one in made.items() if one is not None}


def faults(words: dict[str, re.Pattern[str]], text: str) -> list[str]:
    """Each banned word of a text, with what to say instead; code is no text."""
    plain = re.sub(r"^```.*?^```$|`[^`\n]*`|\]\([^)]*\)|\$\w+", "", text, flags=re.MULTILINE | re.DOTALL)
    plain = re.sub(r"\s+", " ", plain)
    if not any_of(tuple(one.pattern for one in words.values())).search(plain):
        return []
    return [f"{hit[0]!r}: say {said!r}" for said, one in words.items() for hit in one.finditer(plain)]


@cache
def any_of(patterns: tuple[str, ...]) -> re.Pattern[str]:
    """What finds whether a text has any banned word, which most have not, in a fifth of the time."""
    return re.compile("|".join(patterns), re.IGNORECASE)


def begun(text: str) -> set[str]:
    """What the banned words of a style sheet begin with, up to what varies: a source without these has none of them."""
    return {word.partition("*")[0].strip().lower() for words, _ in listed(text) for word in words.split(",")}


def prose(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, those of attributes too, and its comments line after line, with their lines."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for part in body if isinstance(body, list) else ():
            match part:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield part.lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


WORDS = banned((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))


def test_the_style_sheet_is_short_and_bans_something() -> None:
    assert len(WORDS) > 12
    assert len(chapter((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), STYLE).strip().splitlines()) <= 10


def test_no_document_uses_a_banned_word() -> None:
    wrong = []
    books = (ROOT / "engine/games").glob("*/rules.md")
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *books, ROOT / ".env.example"]:
        text, name = path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix()
        left_out = SAYS_THEM.get(name)
        if left_out != "":
            looked_at = text.replace(chapter(text, left_out), "") if left_out else text
            wrong += [f"{name}: {fault}" for fault in faults(WORDS, looked_at)]
    assert wrong == []


def test_no_docstring_and_no_comment_uses_a_banned_word() -> None:
    sources = {path: path.read_text(encoding="utf-8") for name in SOURCES for path in (ROOT / name).rglob("*.py")}
    assert len(sources) > 500
    # to take a module apart takes long, and most have no such word in any place
    words = begun((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    plain = ((path, " ".join(source.lower().split())) for path, source in sorted(sources.items()))
    doubtful = [path for path, source in plain if any(word in source for word in words)]
    said = [(path, line, text) for path in doubtful for line, text in prose(sources[path])]
    assert len(said) > 8 * len(doubtful)
    wrong = [(path, line, fault) for path, line, text in said for fault in faults(WORDS, text)]
    assert [f"{path.relative_to(ROOT).as_posix()}:{line}: {fault}" for path, line, fault in wrong] == []


def test_what_is_read_of_a_module() -> None:
    module = '"""A."""\nX = "no"  # B\n"""C."""\n\n\ndef f():\n    """D."""\n    # E\n    return lambda: "no"\n'
    assert [text for _, text in prose(module)] == ["A.", "C.", "D.", "# B", "# E"]
    assert begun(f"# A\n\n## {STYLE}\n\n- *Anew, in vain* → again; *reckon\\*, e.g.* → count\n") == {
        "anew", "in vain", "reckon", "e.g.",
    }  # fmt: skip


def test_no_english_message_uses_a_banned_word() -> None:
    said = list(messages("en"))
    assert len(said) > 2500
    assert [f"{key}: {fault}" for _, key, text in said for fault in faults(WORDS, text)] == []


def test_what_a_banned_word_is() -> None:
    words = banned(f"# A\n\n## {STYLE}\n\n- *anew, in vain* → again; *reckon\\*, e.g.* → count\n\n## B\n\n- *b* → c\n")
    assert faults(words, "He reckons\nin\nvain, e.g. Anew.") == [
        "'in vain': say 'again'", "'Anew': say 'again'", "'reckons': say 'count'", "'e.g.': say 'count'",
    ]  # fmt: skip
    assert [len(faults(words, text)) for text in ("in vain", "anew", "They RECKONED it.", "e.g.")] == [1, 1, 1, 1]
    assert faults(words, "Renewed, `anew`, [a](anew.md), vain, b") == []
