"""What every game tells a newcomer: a page about it, its rules as a book, a game that is over."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.i18n import Texts
from bot.i18n.coverage import offered
from bot.ui.pages.guide import GOAL, PARTS, SCORING, SHORT, TURN, WEIGHT, about, choice_page, guide_page
from bot.ui.pages.rulebook import book_page, contents_page, decision_page, search_page
from bot.ui.parts.clauses import chapters, pages_of, rules_of
from bot.ui.parts.ids import Press
from bot.ui.parts.layout import Button, Buttons, Image, Layout, Select, Text
from bot.ui.parts.reader import Reader, message_key
from engine.core.kept import finished
from engine.core.play import registry
from renderers import pictures
from renderers.textboard import PICTURES as UNDRAWN
from tests.bot.ui.limits import problems
from tests.told import nothing

GAMES = sorted(registry.games())
LINES, LINE = (3, 5), 200
"""How many lines a turn and the scoring are told in, and characters of each."""
MOST_EXPLAINED = 260
"""Characters of what a decision is about: two sentences."""
PICTURE = Image(b"", "key.png", "x" * 1024)


@pytest.fixture(params=["en", *offered()])
def read(request: pytest.FixtureRequest) -> Reader:
    """Who reads each language that people may see."""
    return Reader(Texts()(request.param))


def said(layout: Layout) -> str:
    return "\n".join(item.content for item in layout.items if isinstance(item, Text))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_about_the_game_says_everything_shortly(game: str, read: Reader) -> None:
    rules = registry.game(game)
    keys = [about(game, part).key for part in PARTS]
    options = {message_key(game, "about", "variant", variant.key): variant.quiet for variant in rules.variants}
    keys += [key for key, quiet in options.items() if not quiet or read.words.has(key)]
    nothing([key for key in keys if not read.words.has(key)], "messages without a text")
    page = guide_page(rules, read, PICTURE)
    assert problems(page) == []
    assert all(read(key) in said(page) for key in keys if key.split("-")[-1] not in (TURN, SCORING))
    assert 1 <= read(about(game, GOAL)).rstrip(".").count(". ") + 1 <= 2
    for part in (TURN, SCORING):
        lines = read(about(game, part)).splitlines()
        assert LINES[0] <= len(lines) <= LINES[1]
        assert max(map(len, lines)) <= LINE
        assert all(f"- {line}" in said(page) for line in lines)


def test_the_games_are_offered_with_some_words_each_the_easiest_first(read: Reader) -> None:
    page = choice_page([registry.game(game) for game in reversed(GAMES)], read)
    assert problems(page) == []
    buttons = [button for row in page.items if isinstance(row, Buttons) for button in row.items]
    keys = [one.id.payload for one in buttons if isinstance(one, Button) and one.id.verb is Press.TABLE]
    assert sorted(keys) == sorted(GAMES)
    weights = [read(about(key, WEIGHT)) for key in keys]
    assert weights == sorted(weights) and weights[0] != weights[-1]
    lines = [
        f"**{read.game(key)}** · {read(about(key, SHORT))} · {weight}"
        for key, weight in zip(keys, weights, strict=True)
    ]
    assert said(page).endswith("\n".join(lines))
    assert max(map(len, lines)) <= LINE * 3 / 4


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_reached_from_the_contents_exactly_once(game: str, read: Reader) -> None:
    contents = contents_page(game, read, key=True)
    (choices,) = [item.choices for item in contents.items if isinstance(item, Select)]
    begins = [int(choice.value) for choice in choices]
    assert begins == sorted(set(begins)) and begins[0] == 0
    assert [choice.label for choice in choices] == list(chapters(pages_of(game, read.words.language)))
    reached: Counter[str] = Counter()
    for begin, end in zip(begins, [*begins[1:], len(pages_of(game, read.words.language))], strict=True):
        for number in range(begin, end):
            text = said(book_page(game, number, read))
            reached.update(
                clause.id for clause in rules_of(game, read.words.language) if f"**{clause.id}** {clause.text}" in text
            )
    assert reached == Counter(clause.id for clause in rules_of(game, read.words.language))


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_the_book_can_be_sent(game: str, read: Reader) -> None:
    assert problems(contents_page(game, read, key=True)) == []
    for number in range(len(pages_of(game, read.words.language))):
        assert problems(book_page(game, number, read, PICTURE, key=True)) == []
    for query in ("the", "player", "submarine"):
        assert problems(search_page(game, query, 0, read)) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_decision_is_explained_in_plain_words_and_its_rules_are_a_press_away(game: str, read: Reader) -> None:
    for kind, named in registry.advice(game).clauses.items():
        found = [clause for number in named for clause in rules_of(game, read.words.language) if clause.id == number]
        page = decision_page(game, kind, named, read, PICTURE)
        assert problems(page) == []
        first = message_key(game, "first", kind)
        if not read.words.has(first):
            assert all(clause.text in said(page) for clause in found)
            continue
        plain_words = read(first)
        assert plain_words in said(page) and len(plain_words) <= MOST_EXPLAINED, (kind, len(plain_words))
        assert [clause.id for clause in found if clause.text in said(page)] == []
        (to,) = [button.id.payload for row in page.items if isinstance(row, Buttons) for button in row.items]  # type: ignore[union-attr]
        number = int(to.removeprefix(f"{game}/"))
        assert found[0].id in said(book_page(game, number, read))


@pytest.mark.parametrize("game", GAMES)
def test_what_the_rulebook_does_not_say_is_marked(game: str, read: Reader) -> None:
    everything = "\n".join(
        said(book_page(game, number, read)) for number in range(len(pages_of(game, read.words.language)))
    )
    marks = {"ruling": "⚖ ", "reconstructed": "✎ "}
    for clause in rules_of(game, read.words.language):
        line = next(line for line in everything.splitlines() if f"**{clause.id}**" in line)
        assert line.startswith(f"- {marks.get(clause.source, '')}**{clause.id}**")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_kept_to_be_shown(game: str) -> None:
    rules, state = registry.game(game), finished.state_of(game)
    assert state is not None
    rules.check(state)
    assert any(rules.result(state).scores)
    assert rules.unfinished or pictures(game) == UNDRAWN or "key" in pictures(game)
    assert finished.view_of(game) == rules.view(state, None)
