"""What each option promises, as seen by the seat asked: for lists, plans and the bot opponent."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.play.ask import Option
from engine.games.russian_railroads.actions import CARDS, STARTS, TOKENS, action_of
from engine.games.russian_railroads.advice.prospects import FACTORIES, Prospects
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.factories import Notch
from engine.games.russian_railroads.industry import Forward
from engine.games.russian_railroads.locomotives import Place
from engine.games.russian_railroads.scoring import card_points
from engine.games.russian_railroads.supply import Tile
from engine.games.russian_railroads.tracks import Step


def _draft(prospects: Prospects, key: str, option: Option) -> float:
    return prospects.action(STARTS[key])


def _space(prospects: Prospects, key: str, option: Option) -> float:
    return 0.01 if key == "pass" else prospects.space(key)


def _reuse(prospects: Prospects, key: str, option: Option) -> float:
    return 0.0 if key == "stay" else prospects.action(action_of(prospects.state, key))


def _pay(prospects: Prospects, key: str, option: Option) -> float:
    """Workers rather than coins, since they return; the black worker last."""
    return -2.0 * key.count("coin") - key.count("black")


def _advance(prospects: Prospects, key: str, option: Option) -> float:
    if isinstance(option, Step):
        return prospects.step(option.route, option.colour, option.to)
    if isinstance(option, Forward):
        return prospects.forward(option)
    match key:
        case "done":
            return 0.0
        case "loco":
            return prospects.loco(prospects.lowest_loco())
        case "factory":
            return prospects.best_factory()
        case "doubler":
            return prospects.doublers(1)
        case "repeat":
            return prospects.repeat()
    return prospects.question()


def _place(prospects: Prospects, key: str, option: Option) -> float:
    return prospects.place(option.route, option.index, option.loco) if isinstance(option, Place) else 0.0


def _build(prospects: Prospects, key: str, option: Option) -> float:
    assert isinstance(option, Tile)
    return prospects.factory(option.number) + FACTORIES[DATA.factories[option.number].id] / 10


def _replace(prospects: Prospects, key: str, option: Option) -> float:
    """The function that is worth the least; first, those that no marker will enter again."""
    assert isinstance(option, Notch)
    there = next(space.index for space in DATA.industry if space.notch == option.notch)
    passed = there <= min(prospects.player.markers)
    return (100.0 if passed else 0.0) - FACTORIES[DATA.factories[option.number].id]


def _token(prospects: Prospects, key: str, option: Option) -> float:
    return 0.0 if key == "decline" else prospects.token(key, TOKENS[key])


def _card(prospects: Prospects, key: str, option: Option) -> float:
    return 0.0 if key == "decline" else prospects.action(CARDS[key])


def _pick(prospects: Prospects, key: str, option: Option) -> float:
    """What a card would score now, plus some growth for each round to come."""
    if key not in GROWTH:
        return float(DATA.alternative_vp)
    now = card_points(prospects.state.seats, prospects.player, DATA.end_bonuses[key])
    return now + GROWTH[key] * prospects.growth * prospects.later


GROWTH = {
    "fifteen": 0.0,
    "termini": 2.5,
    "factories": 2.0,
    "doublers": 3.0,
    "black-reach": 2.0,
    "workers": 2.5,
    "tokens": 2.5,
    "engineers": 2.0,
    "locos": 2.5,
    "extra-engineer": 3.0,
}
"""How much an end-bonus card grows per round."""

PROMISES: dict[str, Callable[[Prospects, str, Option], float]] = {
    "draft": _draft,
    "space": _space,
    "pay": _pay,
    "advance": _advance,
    "place": _place,
    "build": _build,
    "replace": _replace,
    "repeat": _reuse,
    "token": _token,
    "card": _card,
    "pick": _pick,
    "reuse": _reuse,
}
