"""What Markdown becomes on a page."""

from __future__ import annotations

import pytest

from bot.web.prose import prose, spoken


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("**Ann** takes *3* of `a & b`", "<strong>Ann</strong> takes <em>3</em> of <code>a &amp; b</code>"),
        ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
        ("**<b>**", "<strong>&lt;b&gt;</strong>"),
        (r"\*\*not bold\*\*", "**not bold**"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("[terms](https://a.example/?x=1&y)", '<a href="https://a.example/?x=1&amp;y">terms</a>'),
        ("[notice](PRIVACY.md)", '<a href="/privacy">notice</a>'),
        ("[licence](LICENSE)", "licence"),
        ("[x](javascript:alert(1))", "x)"),
        ('[x](https://a"onclick=b)', '<a href="https://a&#34;onclick=b">x</a>'),
    ],
)
def test_a_line(said: str, shown: str) -> None:
    assert spoken(said, {"PRIVACY.md": "/privacy"}) == shown


def test_blocks() -> None:
    text = "### Head\n-# small\n\nOne\ntwo\n\n**Title**\n- a\n  b\n- c\n1. d\n\n| x | y |\n|---|---|\n| 1 | <2> |"
    assert prose(text).splitlines() == [
        "<h2>Head</h2>",
        '<p class="small">small</p>',
        "<p>One two</p>",
        "<h3>Title</h3>",
        "<ul><li>a b</li><li>c</li></ul>",
        "<ol><li>d</li></ol>",
        '<div class="wide" tabindex="0"><table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead>'
        "<tbody><tr><td>1</td><td>&lt;2&gt;</td></tr></tbody></table></div>",
    ]
