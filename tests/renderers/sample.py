"""Views of Russian Railroads made up for the tests: every field filled, at three stages of a game."""

from __future__ import annotations

from random import Random

from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.effects import UseToken
from engine.games.russian_railroads.view import (
    IndustryFactory,
    Piece,
    PlayerView,
    RouteView,
    SpaceView,
    StripSlot,
    View,
)

STAGES = {"early": 0.12, "middle": 0.55, "end": 1.0}


def _route(id: str, share: float, dice: Random) -> RouteView:
    facts = DATA.routes[id]
    rails, limit = {}, facts.length
    for index, colour in enumerate(facts.colours):
        if share * 1.2 < index * 0.22:
            break
        space = min(limit, round(facts.length * share * (1 - index * 0.22) * dice.uniform(0.6, 1.3)))
        rails[colour] = max(0 if index else 1, space)
        limit = max(rails[colour] - 1, 0)
    places = [
        min(9, max(1 if id == "TS" and not i else 0, round(9 * share * dice.uniform(0.3, 1.1))))
        for i in range(facts.loco_places)
    ]
    reach = sum(places)
    tokens = {}
    for special in DATA.specials.values():
        asks = special.route == id and isinstance(special.effects[0], UseToken)
        if asks and rails["black"] >= special.space and reach >= special.space:
            tokens[special.space] = dice.choice(list(DATA.tokens))
    return RouteView(id, rails, places, reach, tokens, round(60 * share * dice.random()))


def _player(seat: int, seats: int, share: float, reader: int | None, dice: Random) -> PlayerView:
    numbers = list(DATA.factories)
    count = round(5 * share * dice.uniform(0.3, 1))
    factories = [
        IndustryFactory(n, DATA.factories[n].id) if i < count else None
        for i, n in enumerate(dice.sample(numbers, DATA.notches))
    ]
    top = [4, 6, 8, 10, 12, 14][count]
    tokens = dice.sample(list(DATA.tokens), len(DATA.tokens))
    used = round(4 * share)
    engineers = sorted(dice.sample(list(DATA.engineers), round(4 * share)))
    cards = dice.sample(list(DATA.end_bonuses), round(2 * share))
    return PlayerView(
        seat=seat,
        vp=round(400 * share**2 * dice.uniform(0.6, 1)),
        coins=dice.randrange(4),
        workers=dice.randrange(6),
        temporary=2 if seat == 1 and share > 0.3 else 0,
        black_worker=seat == 0 and share > 0.3,
        workers_owned=5 + round(2 * share),
        reserve=2 - round(2 * share),
        passed=seat == seats - 1 and share > 0.3,
        order_card=seat + 1,
        routes=[_route(id, share, dice) for id in DATA.routes],
        doublers=round(8 * share * dice.random()),
        factories=factories,
        markers=sorted({dice.randrange(top + 1), *([dice.randrange(3)] if share > 0.5 and seat % 2 else [])}),
        industry_question=tokens[-1] if top > 10 and share > 0.9 else None,
        industry_points=round(30 * share * dice.random()),
        engineers=engineers,
        engineers_used=engineers[:1],
        tokens_unused=tokens[used:],
        tokens_used=tokens[:used],
        kiev_medal=seat == 1 and share > 0.3,
        revaluation=seat == 2 and share > 0.3,
        end_bonus_cards=cards if reader == seat else [""] * len(cards),
    )


def _spaces(seats: int, last: bool, share: float, dice: Random) -> list[SpaceView]:
    found = []
    for space in DATA.spaces.values():
        if (seats == 2 and not space.two_player_side) or space.rounds == ("all_but_last" if last else "last"):
            continue
        pieces = []
        if dice.random() < share:
            seat = dice.randrange(seats)
            kinds = ["own", "own", "temporary", "black", "coin"]
            pieces = [Piece(seat, dice.choice(kinds)) for _ in range(space.workers)]
            pieces += [Piece(seat, "coin")] * space.coins
        if space.multi_use:
            pieces = [Piece(dice.randrange(seats), "own") for _ in range(round(6 * share))]
        found.append(SpaceView(space.id, space.area, space.workers, space.coins, pieces, not pieces or space.multi_use))
    return found


def sample(seats: int = 4, stage: str = "middle", reader: int | None = None, seed: int = 1) -> View:
    """A view at a stage: early, middle or end."""
    share, dice = STAGES[stage], Random(seed)
    rounds = DATA.player_counts[seats].rounds
    slots = [slot for slot in DATA.strip_slots if seats in slot.players]
    numbers = dice.sample(list(DATA.engineers), len(slots))
    over = stage == "end"
    round_ = max(1, round(rounds * share))
    players = [_player(seat, seats, share, reader, dice) for seat in range(seats)]
    best = max(player.vp for player in players)
    return View(
        seat=reader,
        seats=seats,
        board_side=DATA.player_counts[seats].board_side,
        round=round_,
        rounds=rounds,
        phase={"early": "draft", "middle": "actions", "end": "over"}[stage],
        acting=None if over else 1,
        turn_order=dice.sample(range(seats), seats),
        order_claims={1: 0},
        next_order=list(range(seats)) if stage == "middle" else [],
        spaces=_spaces(seats, round_ == rounds, 0.1 if stage == "early" else 0.7, dice),
        strip=[
            StripSlot(s.position, s.role, n if i >= round_ - 1 else 0)
            for i, (s, n) in enumerate(zip(slots, numbers, strict=True))
        ],
        loco_stacks={n: 0 if n / 9 < share * 0.8 else seats for n in DATA.locomotives},
        factory_tiles={n: dice.randrange(3) if n / 9 < share * 0.8 else 0 for n in DATA.locomotives},
        doublers_left=20 - sum(player.doublers for player in players),
        temporary_left=0,
        question_cards=list(DATA.question_cards)[round(3 * share) :],
        end_bonus_deck=8 - round(6 * share),
        starting_bonus=list(DATA.start_bonuses) if stage == "early" else [],
        players=players,
        breakdown=[_points(player.vp, dice) for player in players],
        winners=[player.seat for player in players if player.vp == best] if over else [],
    )


def _points(vp: int, dice: Random) -> dict[str, int]:
    parts = {source: round(vp * dice.random() / 8) for source in ("ts", "sp", "ky", "industry", "terminus", "pass")}
    return {**parts, "end-bonus": vp - sum(parts.values())}
