"""Signs are those of the language: in the texts as they are written, and in the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.i18n.coverage import folders, games
from engine.core.play import registry
from renderers.i18n import entries

SHARED = {
    "a doubled full stop": re.compile(r"(?<![.…])\.\.(?!\.)"),
    "a no-break space, which is made when the text is said": re.compile("\N{NO-BREAK SPACE}"),
    "a sign of a keyboard for one of print": re.compile(r"<=|>=|(?<=\d) x (?=\d)|(?<![\w.-])-(?=[\d{])"),
    "a number without a space before its unit": re.compile(r"(?:\d|\}|\$n)(?:%|VB|GyP|kB|min\b)"),
}
OWN = {"hu": {"money before its sign": re.compile(r"\$\{|\$\d")}}
NAMED = {"typed-", "error-bad-interval", "error-bad-hours", "error-bad-time"}
"""Messages that say what is typed, as it is typed."""


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with its name: messages, and clauses."""
    for folder in folders():
        if (path := folder / f"{language}.ftl").exists():
            for key, source in entries(path).items():
                if not any(key.startswith(name) for name in NAMED):
                    yield key, re.sub(r"`[^`]*`|#.*|\{\"[^\"]*\"\}|-term", "", source.partition("=")[2])
    for game in games():
        rules = registry.folder(game) / f"rules.{language}.md"
        for line in rules.read_text(encoding="utf-8").splitlines():
            yield f"{rules.parent.name}: {line[:20]}", re.sub(r"`[^`]*`|\b\d\.\.\d", "", line)


@pytest.mark.parametrize("language", ["cs", "hu"])
def test_signs_are_those_of_print(language: str) -> None:
    checks = {**SHARED, **OWN.get(language, {})}
    texts = list(written(language))
    assert len(texts) > 3000
    assert [(fault, key, text) for key, text in texts for fault, found in checks.items() if found.search(text)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Vége.. Igen", "a doubled full stop"),
        ("k >= 1", "a sign of a keyboard for one of print"),
        ("3 x 4", "a sign of a keyboard for one of print"),
        ("příjem -10", "a sign of a keyboard for one of print"),
        ("−{ $vp }VB", "a number without a space before its unit"),
        ("1\u00a0VB", "a no-break space, which is made when the text is said"),
    ],
)
def test_what_would_be_wrong_is_found(text: str, fault: str) -> None:
    assert [name for name, found in SHARED.items() if found.search(text)] == [fault]
    assert not any(found.search("Sem… a tam, 1–2, RRR-041, −3 VB, 50 %, { $n } VB.") for found in SHARED.values())
