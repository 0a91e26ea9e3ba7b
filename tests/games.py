"""Which games tests are about, and `pytest --game KEY`: only the tests of one game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import engine.games
from engine.core.play import registry
from tests.long import in_turn, parameters

GAMES = [key for key in registry.games() if registry.folder(key).parent == Path(engine.games.__file__).parent]
"""The games of the product, by key, in alphabetical order: those that lie in the tree, not the toys."""
FINISHED = [key for key in GAMES if not registry.game(key).unfinished]
"""Those of which everything is asked."""
OPTION, TITLES = "--game", "titles"


def fewest(game: str, variants: Mapping[str, str] | None = None) -> int:
    """The fewest people that can play a game with one another."""
    return min(count for count in registry.game(game).counts(variants or {}) if count > 1)


def games_in_turn(name: str = "key", count: int = 1) -> pytest.MarkDecorator:
    """Of the finished games a test looks at so many, another test at others (`in_turn`); toys and unfinished ones stay.

    With `--game` all tests are about that one.
    """
    return in_turn(name, FINISHED, count)


def game_of(item: pytest.Item) -> str | None:
    """The game that a test is about: one of its parameters is its key, or something that names it."""
    chosen = parameters(item)
    values = [*chosen.values(), *chosen.get(TITLES, ())]
    named = [getattr(value, "game", getattr(value, "key", value)) for value in values]
    own = any(folder in item.path.as_posix() for folder in ("/tests/engine/games/", "/examples/"))
    folders = {*item.path.parts} if own else set[str]()
    about = [key for key in registry.games() if key in named or key in folders]
    return about[0] if len(about) == 1 else None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, metavar="KEY", help="only what is tested of this game")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption(OPTION)
    if wanted is not None and wanted not in registry.games():
        why = registry.broken().get(wanted, f"there are {', '.join(registry.games())}")
        raise pytest.UsageError(f"no game {wanted}: {why}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test with an argument `titles` is about all games at once, or about the one that is wanted."""
    if TITLES in metafunc.fixturenames:
        wanted = metafunc.config.getoption(OPTION)
        titles = tuple(registry.games()) if wanted is None else (wanted,)
        metafunc.parametrize(TITLES, [titles], ids=["-".join(titles)])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption(OPTION)
    if wanted is not None:
        config.hook.pytest_deselected(items=[item for item in items if game_of(item) != wanted])
        items[:] = [item for item in items if game_of(item) == wanted]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    wanted = config.getoption(OPTION)
    for key in GAMES if wanted is None else {*GAMES} & {wanted}:
        if key not in FINISHED:
            terminalreporter.write_line(f"{key} is unfinished: `python -m engine check {key}` says what it lacks")
