"""End of game (rules section 12): end-bonus picks and cards, the engineer majority, the winners."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.ask import Option, Word
from engine.core.rules import Result
from engine.core.table import Table
from engine.games.russian_railroads.data import DATA, EndBonus
from engine.games.russian_railroads.state import EMPTY, Colour, Player, Seat, State
from engine.games.russian_railroads.turn import Turn
from engine.games.russian_railroads.words import name, say, thing

TEN_VP = Word("ten-vp", say("ten-vp", vp=DATA.alternative_vp))
EXTRA_ENGINEER = "extra_engineer_for_majority"


async def pick_end_bonus(turn: Turn) -> None:
    """RRR-137, RRR-181, RRR-209, RRR-211: look through the deck, take a card face down or score 10 VP at once."""
    state, player = turn.state, turn.player
    options: list[Option] = [thing("bonus", card) for card in DATA.end_bonuses if card in state.deck]
    if options:
        look_through_deck(turn)
    chosen = await turn.table.choose(turn.seat, "pick", [*options, TEN_VP], private=True, default=str(TEN_VP))
    if chosen is TEN_VP:
        player.score("end-bonus", DATA.alternative_vp)
        turn.tell(say("log-pick-vp", seat=turn.seat, vp=DATA.alternative_vp))
        return
    state.deck.remove(str(chosen))
    player.seen.pop(str(chosen), None)
    player.bonus_cards.append(str(chosen))
    turn.tell(say("log-pick-card", seat=turn.seat))
    turn.table.tell(say("log-pick-own-card", card=name("bonus", str(chosen))), to=turn.seat)


def look_through_deck(turn: Turn) -> None:
    """RRR-211: the player sees the deck, so nothing before can be undone; which cards it saw last is remembered."""
    turn.table.reveal()
    look = 1 + max(turn.player.seen.values(), default=0)
    turn.player.seen |= dict.fromkeys(turn.state.deck, look)


def final_scoring(table: Table[State]) -> None:
    """RRR-108: all end-bonus cards, then the engineer majority."""
    state = table.state
    for seat in state.order:
        for card in state.players[seat].bonus_cards:
            vp = card_points(state.seats, state.players[seat], DATA.end_bonuses[card])
            state.players[seat].score("end-bonus", vp)
            table.tell(say("log-end-bonus", seat=seat, card=name("bonus", card), vp=vp))
    awards = (DATA.majority.first_vp, DATA.majority.second_vp)
    for seat, vp in zip(ranking(state), awards, strict=False):
        state.players[seat].score("majority", vp)
        table.tell(say("log-majority", seat=seat, vp=vp, engineers=engineer_count(state.players[seat])))


def card_points(seats: int, player: Player, card: EndBonus) -> int:
    """RRR-138 to RRR-147: what an end-bonus card scores for its owner, in a game for so many players."""
    points = COUNTED[card.kind](seats, player, card)
    return points if card.max_vp is None else min(points, card.max_vp)


def _termini(player: Player) -> int:
    return sum(player.rails[route.id][Colour.BLACK] == route.length for route in DATA.routes.values())


def _threshold(seats: int, player: Player, card: EndBonus) -> int:
    return max((step.vp for step in card.thresholds if player.doublers >= step.at_least), default=0)


def _workers_gained(seats: int, player: Player) -> int:
    return DATA.player_counts[seats].reserve_workers - player.reserve + player.black_owned


COUNTED: dict[str, Callable[[int, Player, EndBonus], int]] = {
    "flat": lambda seats, player, card: card.vp,
    "per_terminus_black": lambda seats, player, card: card.vp * _termini(player),
    "per_own_factory": lambda seats, player, card: card.vp * sum(notch != EMPTY for notch in player.notches),
    "doubler_threshold": _threshold,
    "sum_black_positions": lambda seats, player, card: sum(line[Colour.BLACK] for line in player.rails.values()),
    "per_permanent_worker_gained": lambda seats, player, card: card.vp * _workers_gained(seats, player),
    "per_question_token_used": lambda seats, player, card: card.vp * sum(map(bool, player.token_on.values())),
    "per_engineer_tile": lambda seats, player, card: card.vp * len(player.engineers),
    "sum_all_loco_numbers": lambda seats, player, card: sum(sum(places) for places in player.locos.values()),
    EXTRA_ENGINEER: lambda seats, player, card: 0,
}


def engineer_count(player: Player) -> int:
    """RRR-147, RRR-210: engineer tiles for the majority, with the extra-engineer card."""
    extra = sum(DATA.end_bonuses[card].kind == EXTRA_ENGINEER for card in player.bonus_cards)
    return len(player.engineers) + extra


def ranking(state: State) -> list[Seat]:
    """RRR-109, RRR-110, RRR-210: the seats with enough tiles by their count, then by their highest number."""
    entitled = [s for s in range(state.seats) if len(state.players[s].engineers) >= DATA.majority.min_tiles]
    return sorted(
        entitled,
        key=lambda seat: (engineer_count(state.players[seat]), max(state.players[seat].engineers)),
        reverse=True,
    )


def winners(state: State) -> list[Seat]:
    """RRR-111: the highest total; equal ones share."""
    most = max(player.vp for player in state.players)
    return [seat for seat, player in enumerate(state.players) if player.vp == most]


def result(state: State) -> Result:
    """Scores, sources and winners (or leaders) as they stand."""
    return Result(
        scores=[player.vp for player in state.players],
        breakdown=[dict(player.points) for player in state.players],
        winners=winners(state),
        rounds=state.round,
    )
