"""The conservation laws: what must hold at every boundary, whatever was played."""

from __future__ import annotations

from collections import Counter

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.engineers import UNLETTERED
from engine.games.russian_railroads.setup import loco_stacks
from engine.games.russian_railroads.state import EMPTY, Colour, Player, State


def check(state: State) -> None:
    """RRR-001, RRR-002, RRR-024: nothing appears or vanishes. Raises AssertionError."""
    assert sorted(state.order) == list(range(state.seats)), "turn order"
    check_workers(state)
    check_locomotives(state)
    check_engineers(state)
    check_cards(state)
    placed = sum(player.doublers for player in state.players)
    assert placed + state.doublers == DATA.components["doubler"].count, "doublers"
    for player in state.players:
        check_board(player)


def check_workers(state: State) -> None:
    """RRR-008, RRR-062, RRR-086, RRR-134: every worker lies in a supply or on a space."""
    facts = DATA.player_counts[state.seats]
    pieces = Counter((piece.seat, piece.kind) for pieces in state.board.values() for piece in pieces)
    assert all(state.board.values()), "a space without pieces"
    temporary = state.temporary
    for seat, player in enumerate(state.players):
        assert player.workers + pieces[seat, "own"] == player.owned, f"workers of seat {seat}"
        assert player.owned + player.reserve == facts.start_workers + facts.reserve_workers, f"reserve of seat {seat}"
        assert player.black + pieces[seat, "black"] == player.black_owned, f"black worker of seat {seat}"
        assert min(player.workers, player.temporary, player.coins, player.reserve) >= 0, f"supply of seat {seat}"
        temporary += player.temporary + pieces[seat, "temporary"]
    assert temporary == DATA.components["worker_temporary"].count, "temporary workers"
    owners = sum(player.black_owned for player in state.players)
    assert owners + ("black-worker" in state.question_cards) == DATA.components["worker_black"].count, "black worker"


def check_locomotives(state: State) -> None:
    """RRR-004, RRR-005, RRR-045: every locomotive tile lies in the supply, at a place, or in a notch."""
    found: Counter[int] = Counter()
    for number in DATA.locomotives:
        found[number] += state.stacks[number] + state.factory_tiles[number]
    for player in state.players:
        found.update(number for places in player.locos.values() for number in places if number)
        found.update(number for number in player.notches if number)
    expected = Counter(dict(enumerate(loco_stacks(state.seats))))
    expected[DATA.player_start.loco_on_ts] += state.seats
    nine = next(loco for loco in DATA.locomotives.values() if loco.on_question_card)
    expected[nine.number] += "loco-nine" not in state.question_cards
    assert +found == +expected, "locomotive tiles"


def check_engineers(state: State) -> None:
    """RRR-006, RRR-104, RRR-132: every engineer tile is on the strip, with a player, out, or on its card."""
    found = [number for number in state.strip if number] + state.engineers_out
    found += [number for player in state.players for number in player.engineers]
    found += [UNLETTERED] if "engineer-coin" in state.question_cards else []
    assert sorted(found) == sorted(DATA.engineers), "engineer tiles"


def check_cards(state: State) -> None:
    """RRR-003, RRR-137: every end-bonus card is in the deck, held, or removed."""
    held = [card for player in state.players for card in player.bonus_cards]
    assert sorted([*state.deck, *state.removed, *held]) == sorted(DATA.end_bonuses), "end-bonus cards"


def check_board(player: Player) -> None:
    """RRR-028, RRR-043, RRR-047, RRR-055, RRR-093, RRR-196: rails, notches, markers and tokens lie where they may."""
    for line in player.rails.values():
        ahead = line[Colour.BLACK] + 1
        for at in line:
            assert at <= 0 or at < ahead, "rails out of order"
            ahead = at if at > 0 else 0
    filled = [number for number in player.notches if number != EMPTY]
    assert player.notches[: len(filled)] == filled, "notches fill from the left"
    assert player.markers == sorted(set(player.markers), reverse=True), "markers"
    for space in DATA.industry[: max(player.markers) + 1]:
        assert not space.notch or player.notches[space.notch - 1] != EMPTY, "a marker beyond an empty notch"
    assert sorted([*player.tokens, *player.token_on.values()]) == sorted(DATA.tokens), "? tokens"
    assert player.doublers <= DATA.routes["TS"].doubler_slots, "doubler slots"
    assert all(vp >= 0 for vp in player.points.values()), "points"
