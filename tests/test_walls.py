"""The walls between the parts hold (the contracts in pyproject.toml), and those between the games."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from importlib import import_module
from itertools import chain
from pathlib import Path

import grimp
import msgspec
import pytest

from engine.core.play import registry
from tests.examples import EXAMPLES
from tests.games import FINISHED

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.name for path in (ROOT / "engine/games").iterdir() if path.is_dir() and path.name != "__pycache__")

PACKAGES = [path.parent.name for path in sorted(EXAMPLES.glob("*/pyproject.toml"))]
"""Those in `examples`, each of a game and its pictures."""

SPOKEN = {"engine.core.play.ask", "engine.core.play.msg", "engine.core.play.errors", "engine.core.play.standings"}
"""What the engine tells everybody."""
PLAYING = {"rounds", "setup", "policies", "prospects", "redeal", "conservation", "standing"}
"""Modules that play a game instead of describing it."""
MOST_NAMED = 3
"""In how many games a list of a test may not name them."""
MOST_ALIKE = 12
"""How many lines in a row two games may share."""


@cache
def imports() -> grimp.ImportGraph:
    """What imports what, in the tree and in the packages beside it: several tests look at it, and none changes it."""
    return grimp.build_graph("bot", "engine", "renderers", *PACKAGES, cache_dir=None)


@pytest.mark.long
def test_imports_run_one_way() -> None:
    """`make lint`, with which `make test` begins, runs the same."""
    linter = Path(sys.executable).with_name("lint-imports")  # in a process of its own: it silences all loggers
    subprocess.run([linter, "--no-cache"], cwd=ROOT, check=True, capture_output=True)


def test_nothing_imports_itself_by_a_detour() -> None:
    """No circles, not even those that an import within a function hides."""
    graph = imports()
    order = TopologicalSorter({module: graph.find_modules_directly_imported_by(module) for module in graph.modules})
    order.prepare()  # raises CycleError, which names them


def test_nothing_outside_its_folder_names_a_game() -> None:
    """A fifth game is one folder in engine/games and one renderer; nothing else knows it."""
    assert GAMES
    spellings = [name for game in GAMES for name in (game, game.replace("_", "-"), game.replace("_", " ").title())]
    for source in [*(ROOT / "engine").rglob("*.py"), *(ROOT / "bot").rglob("*"), *(ROOT / "migrations").rglob("*.sql")]:
        if not source.is_file() or source.suffix in (".pyc", ".woff2") or ROOT / "engine/games" in source.parents:
            continue
        if source.name.startswith("equal."):
            continue  # which words a language leaves as they are, of all games
        text = source.read_text(encoding="utf-8")
        assert not [name for name in spellings if name in text], source


def test_a_renderer_knows_its_own_game_and_what_all_renderers_share() -> None:
    graph = imports()
    renderers = {f"renderers.{game}": f"engine.games.{game}" for game in GAMES}
    renderers |= {f"{package}.pictures": f"{package}.game" for package in PACKAGES}
    shared = graph.find_children("renderers") - {*renderers} - {"renderers.__main__"}
    drawing = (module for root in ("renderers", *renderers) for module in {root, *graph.find_descendants(root)})
    for module in {*drawing} - {"renderers", "renderers.__main__"}:
        own = {".".join(module.split(".")[:2])}
        known = SPOKEN | shared | own
        if own <= {*renderers}:
            (game,) = (renderers[name] for name in own)
            known |= graph.find_children(game) - {f"{game}.{name}" for name in PLAYING}
        else:
            known |= {"engine.core.play.registry"}
        above = {"renderers"} if own == {"renderers.film"} else set()  # it asks for pictures as everybody does
        for imported in graph.find_modules_directly_imported_by(module) - above:
            assert any(f"{imported}.".startswith(f"{name}.") for name in known), f"{module} imports {imported}"


def test_rules_never_look_at_advice() -> None:
    """Whatever helps people and practice opponents lies beside the rules, and can be left out."""
    graph = imports()
    for key in registry.games():
        advice = f"{registry.module(key)}.advice"
        if advice not in graph.modules:
            continue  # the toy beside the tree
        inside = {advice, *graph.find_descendants(advice)}
        for module in inside:
            outside = graph.find_modules_that_directly_import(module) - inside
            assert not [one for one in outside if one.startswith(("engine.", *PACKAGES))], (module, outside)


MOST_FLOORS = 10
"""How many modules of a game's rules may stand on one another."""
TALLER = {"railroad_revolution": 14}
"""Games that are taller: whether a turn can be finished is looked ahead for, below all that happens in it."""


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_stand_on_few_floors(game: str) -> None:
    """Advice and lessons set aside, a module stands one floor above the highest that it imports."""
    floors, arrows = plan(game)
    assert max(floors.values()) <= TALLER.get(game, MOST_FLOORS), f"{floors}, {arrows} arrows"


def plan(game: str) -> tuple[dict[str, int], int]:
    """The floor of each module of a game's rules, the lowest is 1, and how many arrows lead from one to another.

    Raises CycleError where modules import one another in a circle.
    """
    graph, top = imports(), f"engine.games.{game}"
    beside = (f"{top}.advice", f"{top}.lessons")
    rules = {module for module in (top, *graph.find_descendants(top)) if not module.startswith(beside)}
    below = {module: graph.find_modules_directly_imported_by(module) & rules for module in rules}
    floors: dict[str, int] = {}
    for module in TopologicalSorter(below).static_order():
        floors[module] = 1 + max((floors[one] for one in below[module]), default=0)
    return floors, sum(map(len, below.values()))


def test_a_renderer_sees_a_view_and_never_a_state() -> None:
    """Constants and frozen values of a state module may be shown; what a game changes may not be touched."""
    packages = [(EXAMPLES / name / name / "pictures").rglob("*.py") for name in PACKAGES]
    for source in chain((ROOT / "renderers").rglob("*.py"), *packages):
        text = source.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if ".state" in text else ():
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.endswith(".state"):
                found = [getattr(import_module(node.module), alias.name) for alias in node.names]
                kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
                assert all(kind.__struct_config__.frozen for kind in kinds), source


LISTED = {
    "bench/yardstick.py": "aims, which a new game need not have",
    "contract/figures.py": "rows of its own for each, which test_opponents asks of every game",
    "contract/test_vacant.py": "what may be empty in each, which is asked of every finished game",
    "e2e/test_taps.py": "a common turn of each, which is asked of every game",
    "e2e/test_why.py": "reasons of each, which are asked of every game",
    "habits/counted.py": "habits of each, which a new game need not have",
    "upgrades/__main__.py": "tables of the day of a release, which the test asks of every finished game",
    "renderers/test_emblems.py": "small signs, which a new game need not have",
    "renderers/test_colour_vision.py": "the colours of each game, which have no common name",
}
"""Tests outside of the games' own folders that name most games, and why; all others take them from the registry."""


def test_tests_over_games_take_them_from_the_registry() -> None:
    """Or a new game would be left out in silence."""
    found = set()
    for source in (ROOT / "tests").rglob("*.py"):
        name = str(source.relative_to(ROOT / "tests"))
        if name.startswith("engine/games/"):
            continue
        code = source.read_text(encoding="utf-8")
        # to take a module apart takes long, and most name no game
        for node in ast.walk(ast.parse(code)) if sum(game in code for game in GAMES) >= MOST_NAMED else ():
            if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict):
                texts = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                if len(texts & set(GAMES)) >= MOST_NAMED:
                    found.add(name)
    assert found <= set(LISTED), found - set(LISTED)


def test_no_two_games_say_the_same_for_long() -> None:
    """What two games share longer than that belongs to engine/kit, or to what renderers share.

    Tables are set aside, and games that are still what `engine new` has written.
    """
    seen: dict[tuple[str, ...], str] = {}
    for game in FINISHED:
        for source in [*registry.folder(game).rglob("*.py"), *(ROOT / "renderers" / game).rglob("*.py")]:
            text = source.read_text(encoding="utf-8").replace(game, "GAME")
            lines = [line.strip() for line in text.splitlines() if line.strip() and "import" not in line]
            for start in range(len(lines) - MOST_ALIKE) if source.name != "facts.py" else ():
                here = f"{source.relative_to(ROOT)}: {lines[start]}"
                first = seen.setdefault(tuple(lines[start : start + MOST_ALIKE + 1]), here)
                assert game in first, (first, here)
