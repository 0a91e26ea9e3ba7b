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
    """Replace `old` in `file` by `new`: that breaks `clauses`. `old` stands once, or is the first one behind `after`."""

    file: str
    old: str
    new: str
    clauses: str
    after: str = ""

    def apply(self, text: str) -> str | None:
        """The text with the mutation; None if the place is not found, or not the only one."""
        if text.count(self.after or self.old) != 1 or self.old not in text[text.find(self.after) :]:
            return None
        at = text.index(self.old, text.find(self.after))
        return text[:at] + self.new + text[at + len(self.old) :]


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
    Mutation("auxiliary.py", "min(DOUBLER_SLOTS - player.doublers, state.doublers)", "DOUBLER_SLOTS - player.doublers", "RRR-208 RRR-002"),
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
    Mutation("spaces.py", "if own_pawn and not DATA.turn_orders[state.seats].claim_under_own_pawn:", "if own_pawn:", "RRR-118"),
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
    Mutation("setup.py", 'getattr(loco, f"supply_{seats}")', "loco.supply_4", "RRR-112 RRR-113"),
    Mutation("data/action_spaces.toml", 'id = "last-industry"\narea = "turn_order"\nworkers = 2', 'id = "last-industry"\narea = "turn_order"\nworkers = 1', "RRR-107"),
    Mutation("data/action_spaces.toml", 'kind = "industry", min = 3, max = 3', 'kind = "industry", min = 2, max = 3', "RRR-106"),
    Mutation("data/action_spaces.toml", 'id = "loco-2"\narea = "loco_factory"\nworkers = 2', 'id = "loco-2"\narea = "loco_factory"\nworkers = 1', "RRR-049"),
    # hidden information
    Mutation("view.py", 'open_cards=seat == other or state.phase == "over"', "open_cards=True", "RRR-211 RRR-212"),
    Mutation("ending.py", 'look_through_deck(turn)\n    chosen', "pass\n    chosen", "RRR-211"),
    # clauses that the mutations above leave out, in their order
    Mutation("data/components.toml", "count = 8", "count = 9", "RRR-001", 'id = "pawn"'),
    Mutation("setup.py", 'getattr(loco, f"supply_{seats}")', "loco.tiles", "RRR-005"),
    Mutation("setup.py", "rng.shuffle(pile)", "pass", "RRR-006"),
    Mutation("setup.py", "tokens=list(DATA.tokens)", "tokens=[]", "RRR-007"),
    Mutation("rounds.py", "state.order[state.order.index(seat) - 1]", "state.order[0]", "RRR-010 RRR-119"),
    Mutation("rounds.py", "player.passed = True", "player.passed = bool(table.rng.bits() + 1)", "RRR-011"),
    Mutation("rounds.py", '"reuse" if state.reuse else "scoring"', '"scoring"', "RRR-013 RRR-078"),
    Mutation("rounds.py", "[*options, pass_option(player.card)]", "options or [pass_option(player.card)]", "RRR-015"),
    Mutation("payment.py", "coins = demanded + places - black - workers", "coins = demanded + places - black - workers + 1", "RRR-017"),
    Mutation("scoring.py", "player.score(source, vp)", "player.score(source, -vp)", "RRR-024 RRR-096"),
    Mutation("tracks.py", "for route, line in rails.items():", "for route, line in list(rails.items())[:1]:", "RRR-029", "def moves"),
    Mutation("tracks.py", "for colour in colours:", "for colour in colours[:1]:", "RRR-030", "def moves"),
    Mutation("data/action_spaces.toml", "min = 2, max = 2", "min = 1, max = 1", "RRR-031", 'id = "black-1"\n'),
    Mutation("data/action_spaces.toml", "min = 3, max = 3", "min = 2, max = 2", "RRR-032", 'id = "grey-2"\n'),
    Mutation("data/action_spaces.toml", "min = 2, max = 2", "min = 1, max = 2", "RRR-033", 'id = "brown-2"\n'),
    Mutation("data/action_spaces.toml", "workers = 1", "workers = 2", "RRR-034", 'id = "natural-1"\n'),
    Mutation("data/action_spaces.toml", "workers = 2", "workers = 1", "RRR-035", 'id = "white-2"\n'),
    Mutation("data/action_spaces.toml", "min = 1, max = 2", "min = 1, max = 3", "RRR-036", 'id = "any-coin"\n'),
    Mutation("data/action_spaces.toml", '["black", "grey"]', '["black"]', "RRR-037", 'id = "bottom"\n'),
    Mutation("data/action_spaces.toml", '{ kind = "loco" }, { kind = "factory" }', '{ kind = "loco" }, { kind = "loco" }', "RRR-050", 'id = "loco-3"\n'),
    Mutation("data/action_spaces.toml", "workers = 2", "workers = 1", "RRR-057", 'id = "ind-2"\n'),
    Mutation("data/action_spaces.toml", 'colours = ["black"]', 'colours = ["grey"]', "RRR-058", 'id = "ind-3"\n'),
    Mutation("data/action_spaces.toml", "workers = 1", "workers = 2", "RRR-059", 'id = "doubler"\n'),
    Mutation("data/action_spaces.toml", "n = 2", "n = 3", "RRR-061", 'id = "coins"\n'),
    Mutation("order.py", "return {position: state.board[space][0].seat", "return {3 - position: state.board[space][0].seat", "RRR-073 RRR-076"),
    Mutation("data/action_spaces.toml", "min = 1, max = 2", "min = 2, max = 2", "RRR-187", 'id = "any-coin"\n'),
    Mutation("data/action_spaces.toml", "two_player_side = false", "two_player_side = true", "RRR-116", 'id = "black-1"\n'),
    Mutation("data/action_spaces.toml", "two_player_side = false", "two_player_side = true", "RRR-117", 'id = "temps"\n'),
    Mutation("state.py", "return sum(self.locos[route])", "return max(self.locos[route])", "RRR-039"),
    Mutation("locomotives.py", "hand = chosen.replaced", "hand = 0", "RRR-042 RRR-178"),
    Mutation("locomotives.py", "if hand != loco and not has_empty_place(player):", "if hand != loco and not options:", "RRR-044"),
    Mutation("locomotives.py", "    for route in DATA.routes:\n        trigger(turn, route)", "    pass", "RRR-179"),
    Mutation("locomotives.py", "for route, index in PLACES:", "for route, index in PLACES[1:]:", "RRR-192"),
    Mutation("factories.py", "if not fits(player, lowest(state)):", "if False:", "RRR-051"),
    Mutation("industry.py", "END = len(TRACK) - 1", "END = len(TRACK) - 2", "RRR-054"),
    Mutation("execution.py", "await execute(turn, FACTORIES[option.factory])", "pass", "RRR-056 RRR-177"),
    Mutation("data/tracks.toml", "doubler_slots = 8", "doubler_slots = 7", "RRR-060"),
    Mutation("data/engineers.toml", 'role = "variable"', 'role = "lookahead"', "RRR-064", "players = [4]\nposition = 5"),
    Mutation("actions.py", "enumerate(reversed(slots), 1)", "enumerate(slots, 1)", "RRR-066"),
    Mutation("actions.py", "return bool(state.strip[-1])", "return any(state.strip)", "RRR-067 RRR-193"),
    Mutation("spaces.py", "for number in state.players[seat].engineers]", "for player in state.players for number in player.engineers]", "RRR-068"),
    Mutation("spaces.py", "here if space not in board or space in MULTI_USE]", 'here if space not in board or space[-1] in "0123456789" and "engineer" in space or space in MULTI_USE]', "RRR-070"),
    Mutation("spaces.py", "(DATA.engineers[number].workers, 0)", "(2, 0)", "RRR-071"),
    Mutation("actions.py", 'stage = index if order == "fixed" else 0', "stage = index", "RRR-072"),
    Mutation("order.py", "piece = move_piece(state, claim, space)", "piece = move_piece(state, claim, space)\n    state.players[seat].workers -= 1", "RRR-080"),
    Mutation("data/tracks.toml", "n = 10", "n = 9", "RRR-085", 'id = "ky9-terminus"'),
    Mutation("data/tracks.toml", "needs_loco = true", "needs_loco = false", "RRR-089", 'id = "ky3-star"'),
    Mutation("data/tracks.toml", "n = 4", "n = 5", "RRR-090", 'id = "ky4-star"'),
    Mutation("data/tracks.toml", "n = 10", "n = 9", "RRR-091", 'id = "ky8-star"'),
    Mutation("scoring.py", "for seat in table.state.order:", "for seat in table.state.order[:1]:", "RRR-096"),
    Mutation("rounds.py", "        final_scoring(table)", "        pass", "RRR-108"),
    Mutation("data/end_bonus.toml", "second_vp = 20", "second_vp = 10", "RRR-109"),
    Mutation("setup.py", "if seats in slot.players", "if max(seats, 3) in slot.players", "RRR-114 RRR-115"),
    Mutation("data/start_bonus.toml", "min = 1, max = 1", "min = 2, max = 2", "RRR-120", 'id = "black-step"'),
    Mutation("data/start_bonus.toml", 'kind = "doubler"', 'kind = "coins"', "RRR-121"),
    Mutation("data/start_bonus.toml", "min = 1, max = 1", "min = 2, max = 2", "RRR-123", 'id = "industry-step"'),
    Mutation("industry.py", "markers.append(DATA.player_start.industry_marker_index)", "markers.append(1)", "RRR-126"),
    Mutation("engineers.py", "turn.player.engineers.append(number)", "pass", "RRR-132"),
    Mutation("auxiliary.py", "turn.player.black = 1", "pass", "RRR-134"),
    Mutation("data/question_cards.toml", "number = 9", "number = 8", "RRR-136"),
    Mutation("data/end_bonus.toml", "vp = 15", "vp = 14", "RRR-138", 'id = "fifteen"\n'),
    Mutation("data/end_bonus.toml", "vp = 10", "vp = 9", "RRR-139", 'id = "termini"\n'),
    Mutation("data/end_bonus.toml", "vp = 4", "vp = 5", "RRR-140", 'id = "factories"\n'),
    Mutation("data/end_bonus.toml", "vp = 10", "vp = 9", "RRR-143", 'id = "workers"\n'),
    Mutation("data/end_bonus.toml", "vp = 6", "vp = 7", "RRR-145", 'id = "engineers"\n'),
    Mutation("ending.py", "sum(line[Colour.BLACK] for", "max(line[Colour.BLACK] for", "RRR-142"),
    Mutation("ending.py", "sum(sum(places) for", "sum(max(places) for", "RRR-146"),
    Mutation("data/engineers.toml", "min = 2, max = 2", "min = 1, max = 2", "RRR-148", 'id = "two-any"\n'),
    Mutation("data/engineers.toml", '["grey"]', '["brown"]', "RRR-149", 'id = "black-grey"\n'),
    Mutation("data/engineers.toml", "n = 3", "n = 2", "RRR-150", 'id = "any-vp3"\n'),
    Mutation("data/engineers.toml", '["black"]', '["grey"]', "RRR-151", 'id = "black-vp3"\n'),
    Mutation("data/engineers.toml", "min = 2, max = 2", "min = 1, max = 1", "RRR-152", 'id = "industry2"\n'),
    Mutation("data/engineers.toml", '["black"]', '["grey"]', "RRR-153", 'id = "any-black"\n'),
    Mutation("data/engineers.toml", '["brown"]', '["grey"]', "RRR-154", 'id = "grey-brown"\n'),
    Mutation("data/engineers.toml", "n = 3", "n = 2", "RRR-155", 'id = "industry1-vp3"\n'),
    Mutation("data/engineers.toml", "n = 3", "n = 2", "RRR-156", 'id = "doubler-vp3"\n'),
    Mutation("data/engineers.toml", 'kind = "loco_or_factory"', 'kind = "factory"', "RRR-158", 'id = "loco-or-factory"\n'),
    Mutation("data/engineers.toml", "min = 2, max = 2", "min = 1, max = 1", "RRR-159", 'id = "two-black"\n'),
    Mutation("data/engineers.toml", "n = 5", "n = 4", "RRR-161", 'id = "grey-vp5"\n'),
    Mutation("data/engineers.toml", '["black"]', '["grey"]', "RRR-162", 'id = "industry1-black"\n'),
    Mutation("gains.py", "sum(turn.player.engineers)", "len(turn.player.engineers)", "RRR-163"),
    Mutation("data/factories.toml", 'kind = "loco_or_factory"', 'kind = "loco"', "RRR-164", 'id = "loco-or-factory"\n'),
    Mutation("data/factories.toml", "max = 2", "max = 3", "RRR-167", 'id = "two-any-steps"\n'),
    Mutation("data/factories.toml", "n = 1", "n = 2", "RRR-168", 'id = "coin"\n'),
    Mutation("data/factories.toml", "max = 1", "max = 2", "RRR-169", 'id = "industry-one"\n'),
    Mutation("data/factories.toml", 'kind = "end_bonus_pick"', 'kind = "coins"', "RRR-170", 'id = "end-bonus-or-10"\n'),
    Mutation("actions.py", "any(piece.seat == seat for piece in pieces)", 'any(piece.seat == seat and piece.kind == "own" for piece in pieces)', "RRR-173"),
    Mutation("specials.py", 'gain_vp(turn, "terminus", gift.n)', "pass", "RRR-175"),
    Mutation("execution.py", "[] if work.in_hand else open_effects(turn)", "[]", "RRR-176"),
    Mutation("execution.py", "[] if work.in_hand else open_effects(turn)", "open_effects(turn)", "RRR-178"),
    Mutation("execution.py", "        await repeat(turn)", "        pass", "RRR-180"),
    Mutation("order.py", "    await finish(turn)", "    pass", "RRR-182"),
    Mutation("execution.py", "gone = work.drop_stage()", "assert not work.left\n    gone = work.drop_stage()", "RRR-186"),
    Mutation("rounds.py", "    await execute(turn, action_of(state, space), black_worker=payment.black > 0)", "    action = action_of(state, space)\n    state.board.pop(space)\n    await execute(turn, action, black_worker=payment.black > 0)", "RRR-199"),
    Mutation("execution.py", "    await execute(turn, action_of(state, chosen), black_worker=black)", "    turn.player.workers -= 1\n    await execute(turn, action_of(state, chosen), black_worker=black)", "RRR-200"),
    Mutation("execution.py", 'piece.kind == "black" for piece in state.board[chosen])', 'piece.kind == "black" for pieces in state.board.values() for piece in pieces)', "RRR-203"),
    Mutation("order.py", "for space, position in CLAIMS.items() if state.board.get(space)}", 'for space, position in CLAIMS.items() if state.board.get(space) and state.board[space][0].kind == "own"}', "RRR-205"),
    Mutation("rounds.py", 'player.score("pass", vp)', 'player.score("pass", 0 if is_last_round(table.state) else vp)', "RRR-207"),
    Mutation("view.py", "StripSlot(position, role, number)\n", 'StripSlot(position, role, number if role != "lookahead" else 0)\n', "RRR-213"),
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
    after = mutation.apply(before)
    if after is None:
        return "STALE"
    file.write_text(after, encoding="utf-8")
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
