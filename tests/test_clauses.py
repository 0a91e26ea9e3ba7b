"""A whole run fails for a clause that nothing proves, any run for one that does not exist."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.long import few
from tests.mutations import ROOT, home, outside, tables

pytest_plugins = ("pytester",)

RULES = "- **TOY-001** Goods are moved.\n- **TOY-002** Nobody cheats.\n"
TESTS = """
import pytest

@pytest.mark.rule("TOY-001", "TOY-EX-01")
@pytest.mark.parametrize("number", range(3))
def test_goods(number): pass

@pytest.mark.rule("TOY-002")
def test_nobody_cheats(): {second}
"""


@pytest.fixture
def house(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A tree with a game of two clauses and an example."""
    game = pytester.path / "engine/games/toy"
    game.mkdir(parents=True)
    (game / "rules.md").write_text(RULES, encoding="utf-8")
    (game / "examples.md").write_text("### TOY-EX-01 A move\n", encoding="utf-8")
    pytester.makeini("[pytest]\ntestpaths = tests\nmarkers =\n  rule: ids\n  long: takes long\n")
    monkeypatch.setattr("tests.clauses.ROOT", pytester.path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they are imported anew in each run
    return pytester


def run(house: pytest.Pytester, tests: str, *options: str) -> pytest.RunResult:
    folder: Path = house.path / "tests"
    folder.mkdir()
    (folder / "test_toy.py").write_text(tests, encoding="utf-8")
    return house.runpytest_inprocess("-p", "tests.clauses", "-p", "tests.long", *options)


@pytest.mark.parametrize("options", [(), ("-m", "rule"), ("tests",)])
def test_a_run_that_proves_everything_passes(house: pytest.Pytester, options: tuple[str, ...]) -> None:
    result = run(house, TESTS.format(second="pass"), *options)
    assert result.ret == 0
    assert ("toy 2/2 clauses, 1/1 examples" in result.outlines) is (options != ("tests",))


def test_the_processes_of_xdist_tell_what_they_proved(house: pytest.Pytester) -> None:
    result = run(house, TESTS.format(second="pass"), "-p", "xdist", "-n", "1")
    assert result.ret == 0
    assert "toy 2/2 clauses, 1/1 examples" in result.outlines


def test_a_clause_without_a_test_fails_a_whole_run_only(house: pytest.Pytester) -> None:
    tests = TESTS.replace('"TOY-001", ', "").format(second="pass")
    assert "  TOY-001 is proved by no test" in (whole := run(house, tests)).outlines
    assert whole.ret == 1
    for partly in (("-k", "test"), ("tests",), ("-m", "rule and not slow")):
        assert house.runpytest_inprocess("-p", "tests.clauses", "-p", "tests.long", *partly).ret == 0


@pytest.mark.parametrize("second", ["pytest.skip()", "assert False", "pytest.xfail()"])
def test_what_does_not_pass_proves_nothing(house: pytest.Pytester, second: str) -> None:
    result = run(house, TESTS.format(second=second))
    assert "  TOY-002 is proved by no test" in result.outlines
    assert result.ret == 1


@pytest.mark.parametrize("options", [(), ("--long",)])
def test_what_is_long_proves_nothing(house: pytest.Pytester, options: tuple[str, ...]) -> None:
    tests = TESTS.replace('@pytest.mark.rule("TOY-002")', '@pytest.mark.long\n@pytest.mark.rule("TOY-002")')
    result = run(house, tests.format(second="pass"), *options)
    result.assert_outcomes(passed=4 if options else 3, deselected=0 if options else 1)
    assert "  TOY-002 is proved by no test" in result.outlines
    assert result.ret == 1


def test_an_id_that_is_written_nowhere_fails_every_run(house: pytest.Pytester) -> None:
    result = run(house, TESTS.replace("TOY-EX-01", "TOY-EX-09").format(second="pass"), "tests")
    assert "  TOY-EX-09 is cited by a test but stands in no rules.md or examples.md" in result.outlines
    assert result.ret == 1


def test_a_sample_is_spread_evenly_and_the_rest_is_long(house: pytest.Pytester) -> None:
    tests = """
import pytest
from tests.long import few

@pytest.mark.parametrize(("number", "name"), few([(n, "x") for n in range(10)], 2))
def test_numbers(number, name): assert number in (0, 5)

@pytest.mark.parametrize("number", few([], 2))
def test_nothing(number): pass
"""
    result = run(house, tests, "tests")
    result.assert_outcomes(passed=2, skipped=1, deselected=8)
    house.runpytest_inprocess("-p", "tests.clauses", "-p", "tests.long", "--long", "tests").assert_outcomes(
        passed=2, failed=8, skipped=1
    )


def test_values_take_turns_and_each_is_there_where_that_is_asked_for(house: pytest.Pytester) -> None:
    tests = """
import pytest
from tests.long import in_turn

@in_turn("game", ["a", "b"])
@pytest.mark.parametrize("game", ["a", "b", "toy"])
def test_games(game): pass

@in_turn("tongue", ["cs", "hu"], spread=True)
@pytest.mark.parametrize("tongue", ["cs", "hu"])
@pytest.mark.parametrize("game", ["a", "b"])
def test_tongues(game, tongue): pass
"""
    run(house, tests, "tests").assert_outcomes(passed=4, deselected=3)
    again = ("-p", "tests.clauses", "-p", "tests.long", "tests")
    listed = [line.partition("[")[2] for line in house.runpytest_inprocess("--collect-only", *again).outlines]
    found = {tuple(one.rstrip("]>").split("-")) for one in listed if one}
    both = {one for one in found if len(one) == 2}
    assert ("toy",) in found and len({one[0] for one in both}) == len({one[1] for one in both}) == len(both) == 2
    for whole in ("--each", "--long"):
        house.runpytest_inprocess(whole, *again).assert_outcomes(passed=7)


@pytest.mark.parametrize("every", few((7, 1), 1))
def test_every_mutation_still_fits_the_code(every: int) -> None:
    """Whether each turns a test red is for `make mutations`, which takes hours.

    Whether what comes of it can be read at all is tried of every so-manieth.
    """
    texts = dict[Path, str]()
    for number, (game, mutation) in enumerate(tables()):
        file = ROOT / home(game) / mutation.file
        broken = mutation.apply(texts.setdefault(file, texts.get(file) or file.read_text(encoding="utf-8")))
        assert broken is not None, mutation
        if mutation.file.endswith(".py") and number % every == 0:
            ast.parse(broken, str(mutation))


def test_the_tests_of_a_game_outside_of_the_tree_are_run_for_its_mutations_too() -> None:
    """They have settings of pytest of their own. As long as nothing is broken, none is red: 1, where 2 means no run."""
    proofs = {game: mutation.proofs for game, mutation in tables() if outside(game)}
    assert proofs
    for game, named in proofs.items():
        command = [sys.executable, "-m", "tests.mutations", "--proofs", game, *named.split()]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        assert done.returncode == 1, done.stdout.decode()[-800:] + done.stderr.decode()[-800:]
