"""python -m tests.mutations: break one rule after another in a copy of the tree, and see the tests of its clauses go red.

A mutation survives if a clause that it breaks has no test that fails. Exit status 1 if one survives, no longer fits the
code, or breaks more than a rule (the tests could not even be collected).
"""

# ruff: noqa: E501 - a table has long lines

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GAME = "engine/games/russian_railroads"
TESTS = "tests/engine/games/russian_railroads"


class Mutation(NamedTuple):
    """Replace `old`, which stands once in `file`, by `new`: that breaks `clauses`."""

    file: str
    old: str
    new: str
    clauses: str


MUTATIONS = [
    # setup
    Mutation("setup.py", "rng.shuffle(order)", "pass", "RRR-009"),
    Mutation("setup.py", "rng.shuffle(cards)", "pass", "RRR-003"),
    Mutation("setup.py", "question_cards=list(DATA.question_cards)", "question_cards=[]", "RRR-004"),
    Mutation("setup.py", "coins=facts.start_coins", "coins=1", "RRR-113"),
    Mutation("data/setup.toml", "start_workers = 5", "start_workers = 6", "RRR-008"),
    Mutation("data/setup.toml", "rounds = 7", "rounds = 8", "RRR-012"),
    # rounds
    Mutation("rounds.py", "state.players[seat].card = index + 1", "pass", "RRR-105"),
    Mutation("rounds.py", "if not state.players[seat].passed", "if True", "RRR-014 RRR-021"),
    Mutation("rounds.py", 'player.score("pass", vp)', "pass", "RRR-022 RRR-023"),
    Mutation("rounds.py", "    slide(state)", "    pass", "RRR-104"),
    Mutation("rounds.py", "player.owned, int(player.black_owned), 0", "player.workers, player.black, 0", "RRR-103"),
    Mutation("rounds.py", "    player.passed = False", "    pass", "RRR-105"),
    Mutation("rounds.py", "    state.board = {}", "    pass", "RRR-103"),
    Mutation("data/turn_order.toml", "pass_vp = 3", "pass_vp = 4", "RRR-023"),
    # payment and spaces
    Mutation("payment.py", "range(min(hands, places - black), -1, -1)", "range(min(hands, places - black), -1, -9)", "RRR-019"),
    Mutation("payment.py", "coins = demanded + places - black - workers", "coins = max(0, places - black - workers)", "RRR-020"),
    Mutation("payment.py", "player.temporary -= temporary", "pass", "RRR-063"),
    Mutation("spaces.py", "here if space not in board or space in MULTI_USE]", "here]", "RRR-016"),
    Mutation("spaces.py", "here if space not in board or space in MULTI_USE]", "here if space not in board]", "RRR-038"),
    Mutation("spaces.py", "    return executable(state, seat, action_of(state, space))", "    return True", "RRR-018"),
    Mutation("spaces.py", "if own_pawn and not", "if False and not", "RRR-074"),
    Mutation("spaces.py", "return all(piece.seat != seat for claim", "return all(True for claim", "RRR-075"),
    # tracks
    Mutation("tracks.py", "return at + 1 if at < LENGTH[route] else 0", "return at + 1", "RRR-027 RRR-025"),
    Mutation("tracks.py", "NOT_RECEIVED < at < line[colour - 1] - 1", "NOT_RECEIVED < at < line[colour - 1]", "RRR-028"),
    Mutation("data/tracks.toml", 'colour = "natural", routes = ["TS", "SP"]', 'colour = "natural", routes = ["TS"]', "RRR-083"),
    Mutation("data/tracks.toml", 'length = 9\ncolours = ["black", "grey", "brown"]', 'length = 9\ncolours = ["black", "grey"]', "RRR-026"),
    Mutation("data/tracks.toml", "normal = 4", "normal = 5", "RRR-099"),
    Mutation("data/tracks.toml", "revalued = 6", "revalued = 5", "RRR-130"),
    Mutation("tracks.py", "for i, step_colours in enumerate(steps)", "for i, step_colours in enumerate(steps[:1])", "RRR-184"),
    # locomotives and factories
    Mutation("locomotives.py", "if replaced < loco:", "if replaced <= loco:", "RRR-041"),
    Mutation("locomotives.py", "if hand != loco and not has_empty_place(player):", "if hand != loco:", "RRR-043"),
    Mutation("locomotives.py", "if hand != loco and not has_empty_place(player):", "if not has_empty_place(player):", "RRR-191"),
    Mutation("locomotives.py", "turn.state.factory_tiles[hand] += 1", "turn.state.stacks[hand] += 1", "RRR-045"),
    Mutation("locomotives.py", "enumerate(state.stacks) if tiles)", "reversed([*enumerate(state.stacks)]) if tiles)", "RRR-040"),
    Mutation("factories.py", "return notches.index(EMPTY)", "return 4 - notches[::-1].index(EMPTY)", "RRR-047"),
    Mutation("factories.py", "turn.state.factory_tiles[chosen.number] += 1", "pass", "RRR-048 RRR-194"),
    Mutation("factories.py", "or not has_empty_place(player)", "", "RRR-052"),
    Mutation("factories.py", "if loco := lowest(state):", "for loco in [n for n, c in enumerate(state.stacks) if c]:", "RRR-046"),
    Mutation("factories.py", "if then_loco:", "if False:", "RRR-185"),
    # industry
    Mutation("industry.py", "if factory or not notch:", "if True:", "RRR-055"),
    Mutation("industry.py", "to <= END and to not in player.markers", "to <= END", "RRR-196"),
    Mutation("industry.py", "return DATA.player_start.industry_marker_index not in player.markers", "return True", "RRR-195"),
    Mutation("data/industry.toml", "question = true", "question = false", "RRR-094 RRR-095"),
    Mutation("data/industry.toml", "value = 25", "value = 24", "RRR-053"),
    # auxiliary, engineers
    Mutation("auxiliary.py", "min(SLOTS - player.doublers, state.doublers)", "SLOTS - player.doublers", "RRR-208 RRR-002"),
    Mutation("auxiliary.py", "turn.player.temporary += turn.state.temporary", "turn.player.temporary += 1", "RRR-062"),
    Mutation("auxiliary.py", "player.reserve -= 1\n    player.owned += 1", "player.reserve -= 1", "RRR-086 RRR-087"),
    Mutation("engineers.py", "turn.state.strip[-1] = EMPTY", "pass", "RRR-065"),
    Mutation("data/engineers.toml", "number = 14\nletter", "number = 16\nletter", "RRR-172"),
    Mutation("data/engineers.toml", '["brown"], min = 1, max = 1 }, { kind = "vp", n = 5 }', '["brown"], min = 1, max = 1 }, { kind = "vp", n = 4 }', "RRR-160"),
    Mutation("engineers.py", "state.strip = [EMPTY, *others]", "state.strip = [*others, EMPTY]", "RRR-104"),
    # turn order
    Mutation("order.py", "if claimed == {2: order[0]}:", "if False:", "RRR-077"),
    Mutation("order.py", "key=lambda space: -CLAIMS[space]", "key=lambda space: CLAIMS[space]", "RRR-078"),
    Mutation("order.py", "COST[space] == ONE_WORKER", "True", "RRR-079"),
    Mutation("order.py", "[*options, STAY]", "options or [STAY]", "RRR-206"),
    Mutation("order.py", "if seat not in claimed.values())", ")", "RRR-076"),
    Mutation("data/turn_order.toml", "claim_under_own_pawn = true", "claim_under_own_pawn = false", "RRR-118"),
    Mutation("order.py", 'black_worker=piece.kind == "black"', "black_worker=False", "RRR-204"),
    # special spaces
    Mutation("specials.py", "special.needs_loco and player.reach", "False and player.reach", "RRR-081 RRR-087"),
    Mutation("specials.py", "special.id not in player.specials and", "", "RRR-093 RRR-082"),
    Mutation("specials.py", "return player.medal or not special.needs_medal", "return True", "RRR-101 RRR-128"),
    Mutation("specials.py", "INDUSTRY_QUESTION not in turn.player.specials", "True", "RRR-197"),
    Mutation("data/tracks.toml", 'id = "sp4-question"\nroute = "SP"\nspace = 4', 'id = "sp4-question"\nroute = "SP"\nspace = 5', "RRR-092"),
    Mutation("data/tracks.toml", 'id = "ky7-worker"\nroute = "KY"\nspace = 7\nrail = "black"\nneeds_loco = false',
             'id = "ky7-worker"\nroute = "KY"\nspace = 7\nrail = "black"\nneeds_loco = true', "RRR-086"),
    # scoring and ending
    Mutation("scoring.py", "beyond = min(player.reach(route), line[Colour.BLACK])", "beyond = line[Colour.BLACK]", "RRR-097"),
    Mutation("scoring.py", "colour = max(", "colour = min(", "RRR-098"),
    Mutation("scoring.py", "if space <= doubled else 1", "if doubled else 1", "RRR-100"),
    Mutation("scoring.py", "points *= each.factor", "pass", "RRR-088"),
    Mutation("scoring.py", "REVALUED if player.revaluation else NORMAL", "NORMAL", "RRR-130"),
    Mutation("scoring.py", "sum(value(marker) for marker in player.markers)", "max(value(marker) for marker in player.markers)", "RRR-102"),
    Mutation("ending.py", "max(state.players[seat].engineers)", "-max(state.players[seat].engineers)", "RRR-110"),
    Mutation("ending.py", "if player.vp == most", "if player.vp == most][:1] + [s for s in range(0)", "RRR-111"),
    Mutation("ending.py", "return len(player.engineers) + extra", "return len(player.engineers)", "RRR-147"),
    Mutation("ending.py", "sum(map(bool, player.token_on.values()))", "len(player.token_on)", "RRR-144 RRR-189"),
    Mutation("ending.py", "len(state.players[s].engineers) >= DATA", "engineer_count(state.players[s]) >= DATA", "RRR-210"),
    Mutation("data/end_bonus.toml", "at_least = 7, vp = 30", "at_least = 6, vp = 30", "RRR-141"),
    Mutation("data/end_bonus.toml", "alternative_vp = 10", "alternative_vp = 9", "RRR-137 RRR-209"),
    # execution
    Mutation("execution.py", "elif option is REPEAT:\n        await repeat(turn)", "elif option is REPEAT:\n        pass", "RRR-157 RRR-166"),
    Mutation("pool.py", "return harmless or offers", "return offers", "RRR-185"),
    Mutation("pool.py", "return work.executed >= work.action.least and not any(", "return not any(", "RRR-188"),
    Mutation("execution.py", "for _ in range(turn.picks):", "for _ in range(min(1, turn.picks)):", "RRR-181"),
    Mutation("execution.py", "player.tokens.remove(token)", "pass", "RRR-093"),
    Mutation("execution.py", "turn.state.question_cards.remove(str(chosen))", "pass", "RRR-129"),
    Mutation("execution.py", "if option.colour == Colour.BLACK and work.extra is False:", "if work.extra is False:", "RRR-135 RRR-201"),
    Mutation("execution.py", "if executable(turn.state, turn.seat, CARDS[card])", "", "RRR-183 RRR-190"),
    Mutation("gains.py", "sum(numbers[-2:])", "sum(numbers[-1:])", "RRR-171"),
    Mutation("execution.py", "player.token_on[special] = token", "pass", "RRR-092"),
    Mutation("execution.py", "work.extra = False if black_worker and action.black else None", "work.extra = None", "RRR-135 RRR-174"),
    Mutation("execution.py", "work.extra = False if black_worker and action.black else None", "work.extra = True if black_worker and action.black else None", "RRR-202"),
    Mutation("execution.py", "await execute(turn, action_of(state, chosen), black_worker=black)", "await execute(turn, action_of(state, chosen))", "RRR-174"),
    Mutation("execution.py", "turn.white_steps -= 1", "turn.white_steps -= 2", "RRR-084"),
    Mutation("actions.py", "return DATA.engineers[number].repeatable and not VARIABLE[number].repeats", "return True", "RRR-198"),
    Mutation("actions.py", "if needs.doublers and doublers_free(state, player) < needs.doublers:", "if False:", "RRR-208"),
    Mutation("actions.py", "    return DATA.spaces[space].repeatable", "    return True", "RRR-198"),
    Mutation("actions.py", "any(piece.seat == seat for piece in pieces)", "pieces", "RRR-166"),
    Mutation("actions.py", "partial(e.effects, least=1,", "full(e.effects,", "RRR-069 RRR-183"),
    Mutation("actions.py", "player.notches.count(EMPTY) + needs.factory", "player.notches.count(EMPTY)", "RRR-133"),
    # data of effects
    Mutation("data/factories.toml", 'effects = [{ kind = "doubler", n = 2 }]', 'effects = [{ kind = "doubler", n = 1 }]', "RRR-165"),
    Mutation("data/question_cards.toml", 'order = "fixed"', 'order = "free"', "RRR-133"),
    Mutation("actions.py", "required=full, stage=1", "required=full, stage=0", "RRR-131"),
    Mutation("data/question_tokens.toml", "min = 0, max = 4", "min = 0, max = 5", "RRR-124"),
    Mutation("data/question_tokens.toml", "min = 0, max = 5", "min = 0, max = 4", "RRR-125"),
    Mutation("data/question_tokens.toml", 'kind = "doubler", n = 3', 'kind = "doubler", n = 2', "RRR-127"),
    Mutation("data/start_bonus.toml", '{ kind = "coins", n = 1 }', '{ kind = "coins", n = 2 }', "RRR-122"),
    Mutation("data/locomotives.toml", "number = 6\ntiles = 4\npurple_backs = 4\non_question_card = 0\nsupply_4 = 4\nsupply_3 = 3", "number = 6\ntiles = 4\npurple_backs = 4\non_question_card = 0\nsupply_4 = 4\nsupply_3 = 4", "RRR-112"),
    Mutation("data/action_spaces.toml", 'id = "last-industry"\narea = "turn_order"\nworkers = 2', 'id = "last-industry"\narea = "turn_order"\nworkers = 1', "RRR-107"),
    Mutation("data/action_spaces.toml", 'kind = "industry", min = 3, max = 3', 'kind = "industry", min = 2, max = 3', "RRR-106"),
    Mutation("data/action_spaces.toml", 'id = "loco-2"\narea = "loco_factory"\nworkers = 2', 'id = "loco-2"\narea = "loco_factory"\nworkers = 1', "RRR-049"),
    # hidden information
    Mutation("view.py", 'open_cards=seat == other or state.phase == "over"', "open_cards=True", "RRR-211 RRR-212"),
    Mutation("ending.py", 'look_through_deck(turn)\n    chosen', "pass\n    chosen", "RRR-211"),
]  # fmt: skip


class Red:
    """Selects the tests that cite some clauses, and collects the clauses of those that fail."""

    def __init__(self, clauses: set[str]) -> None:
        self.clauses = clauses
        self.cited: dict[str, set[str]] = {}
        self.red: set[str] = set()

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            self.cited[item.nodeid] = {str(id_) for mark in item.iter_markers("rule") for id_ in mark.args}
        items[:] = [item for item in items if self.cited[item.nodeid] & self.clauses]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.red |= self.cited[report.nodeid]


def run_tests(clauses: set[str]) -> int:
    """Run the tests of these clauses here. Exit status 0: every clause has a red test; 1: not; 2: no run."""
    found = Red(clauses)
    status = pytest.main(["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", TESTS], plugins=[found])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return 2
    return 0 if clauses <= found.red else 1


def try_out(mutation: Mutation, tree: Path) -> str:
    """What becomes of a mutation in this copy of the tree: red, or what is wrong."""
    file = tree / GAME / mutation.file
    before = file.read_text(encoding="utf-8")
    if before.count(mutation.old) != 1:
        return f"STALE: found {before.count(mutation.old)} times"
    file.write_text(before.replace(mutation.old, mutation.new), encoding="utf-8")
    command = [sys.executable, "-B", "-m", "tests.mutations", "--clauses", *mutation.clauses.split()]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, check=False, env=environment, timeout=300)
    finally:
        file.write_text(before, encoding="utf-8")
    return {0: "red", 1: "SURVIVES"}.get(done.returncode, f"BREAKS THE TESTS\n{done.stdout.decode()[-800:]}")


def main(arguments: list[str]) -> int:
    """Try all mutations, or those whose file or clauses contain one of the arguments."""
    if arguments[:1] == ["--clauses"]:
        return run_tests(set(arguments[1:]))
    chosen = [m for m in MUTATIONS if not arguments or any(a in f"{m.file} {m.clauses}" for a in arguments)]
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for part in ("engine", "renderers", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "records"))
        shutil.copy(ROOT / "pyproject.toml", tree)
        for number, mutation in enumerate(chosen, 1):
            outcome = try_out(mutation, tree)
            failures += outcome != "red"
            new = mutation.new.strip().splitlines()[-1] if mutation.new.strip() else "(nothing)"
            print(f"{number:3} {mutation.file:22} {mutation.clauses:18} {new[:70]:70} {outcome}", flush=True)
    print(f"{len(chosen) - failures} of {len(chosen)} mutations are red")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
