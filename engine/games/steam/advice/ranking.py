"""The options of a question as a person sees them: the most useful first, each with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, islice
from typing import Any, TypeVar

from engine.core.play.advice import as_asked
from engine.core.play.ask import Ask, Option, Word
from engine.core.play.msg import Msg
from engine.games.steam.advice.drafts import Draft
from engine.games.steam.advice.leads import Place, arranged, lead_of
from engine.games.steam.advice.told import Cubes, Lying, Takings, Tiles, Towns, founding, open_link
from engine.games.steam.auction import price
from engine.games.steam.building import BuildTurn
from engine.games.steam.cities import City, Town
from engine.games.steam.faces import exhausted
from engine.games.steam.facts import Limit
from engine.games.steam.goods import IMPROVE, Cube, Delivery
from engine.games.steam.money import NO_LOAN, Loan, loan, most, upkeep
from engine.games.steam.network import network_of
from engine.games.steam.placement import affordable
from engine.games.steam.places import place
from engine.games.steam.spots import Hex
from engine.games.steam.state import Seat, Spot
from engine.games.steam.tiles import DEEDS, Tile, deed
from engine.games.steam.view import View
from engine.games.steam.words import DONE, say

NAMED = 3
"""At most this many lost links are named; if there are more, they are counted."""
MANY = 25
"""At most this many options share a name."""
START, END = 0, -1
"""The settlement of a route that distinguishes deliveries with the same points."""

Settled = TypeVar("Settled", Town, City)


def offered(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The options of a question in the order in which they are shown, with their texts."""
    reader = READERS.get(ask.kind)
    return reader(view, ask) if reader else as_asked(view, ask)


def _last(view: View) -> bool:
    return view.round == view.rounds


# -- auctions and action tiles


def _bids(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """STM-040, STM-167, STM-169: the effect of passing in this auction."""
    assert view.auction is not None
    position, bid = view.auction.position, view.auction.bids.get(ask.seat, 0)
    which = "position" if not view.standard else "free" if view.players[ask.seat].free_pass else "order"
    cost = price(bid, position, len(view.order))
    passing = say(f"bid-pass-{which}-effect", position=position, cost=cost)
    return [replace(option, effect=passing) if isinstance(option, Word) else option for option in ask.options.values()]


def _action_tiles(view: View, ask: Ask[Any]) -> Sequence[Option]:
    teller = Takings(view.players[ask.seat], view.standard, _last(view))
    return [replace(taking, teller=teller) for taking in ask.options.values()]


# -- building


def _build(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """What the player's action tile allows, the hexes, and the end of the turn."""
    player, options = view.players[ask.seat], list(ask.options.values())
    joined, limits = view.joined(ask.seat), exhausted(view.track.values())
    cash = most(player, standard=view.standard)
    places = (
        Place(hex.map, hex.name, hex.site, lead_of(hex.site, joined, limits, cash), _only(view, ask, hex, limits, cash))
        for hex in options
        if isinstance(hex, Hex)
    )
    actions = [option for option in options if isinstance(option, Word) and not option.declines]
    done = [replace(option, effect=given_up(ask.hand.holds, actions)) for option in options if str(option) == DONE]
    return [*actions, *arranged(places), *done]


def _only(view: View, ask: Ask[Any], hex: Hex, limits: Sequence[Limit], cash: int) -> Tile | None:
    """The tile of a hex, if it has just one."""
    found = list(islice(affordable(hex.site, limits, cash), 2))
    if len(found) > 1:
        return None
    tile = Tile(hex.map, hex.name, ask.seat, *found)
    return replace(tile, teller=_teller(view, ask.hand.holds, [tile], NO_LOAN))


def given_up(turn: BuildTurn, actions: Sequence[Word]) -> Msg | None:
    """What is lost if a build turn ends now; None if nothing is."""
    links = [open_link(turn.state.map, link) for link in turn.neglected()]
    lost = [say("given-up-links", count=len(links), links=links[:NAMED])] if links else []
    unused = [say("given-up-tiles", count=turn.left)] if turn.left else []
    unused += [say(f"given-up-{action}") for action in actions]
    return say("done-effect", unused=[*unused, *lost]) if unused or lost else None


def _tiles(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The best first, those with one part before the others, then the cheaper ones."""
    tiles = list(ask.options.values())
    usual = loan(view.players[ask.seat], min(tile.cost for tile in tiles))
    teller = _teller(view, ask.hand.holds, tiles, usual)
    return [replace(tile, teller=teller) for tile in sorted(tiles, key=_rank)]


def _teller(view: View, turn: BuildTurn, tiles: Sequence[Tile], usual: Loan) -> Tiles:
    """Tells about the tiles for a hex, when this much money is raised for any of them."""
    lost = {str(tile): _lost(turn, tile) for tile in tiles} if turn.neglected() else {}
    return Tiles(view.players[turn.seat], usual, turn.idle(tiles[0].hex), lost)


def _lost(turn: BuildTurn, tile: Tile) -> list[Msg]:
    """STM-091: the links that are lost as the turn ends with a tile."""
    draft = Draft.of(turn)
    draft.lay(tile.hex, tile.placement)
    return draft.lost() if not draft.goes_on() else []


def _rank(tile: Tile) -> tuple[int, Spot, bool, int]:
    first, *others = tile.outcomes
    what = deed(first, tile.seat)
    return DEEDS.index(what), "" if first.complete else first.ends[0], bool(others), tile.cost


# -- cities


def _towns(view: View, ask: Ask[Any]) -> Sequence[Option]:
    network, towns = network_of(view.board), list(ask.options.values())
    teller = Towns({town.hex: tuple(founding(network, view.map, ask.seat, town.hex)) for town in towns})
    return [replace(town, teller=teller) for town in _beside(view, ask.seat, towns)]


def _growing(view: View, ask: Ask[Any]) -> Sequence[Option]:
    teller = _lying(view)
    return [replace(city, teller=teller) for city in _beside(view, ask.seat, ask.options.values())]


def _colours(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The colour of which the most cubes lie in cities comes first."""
    teller = _lying(view)
    colours = sorted(ask.options.values(), key=lambda colour: -teller.count(colour.key))
    return [replace(colour, teller=teller) for colour in colours]


def _lying(view: View) -> Lying:
    return Lying({city.hex: city.cubes for city in view.cities})


def _beside(view: View, seat: Seat, settlements: Iterable[Settled]) -> list[Settled]:
    """The settlements where the player's links end, then the others."""
    joined = view.joined(seat)
    found = sorted(settlements, key=lambda one: one.hex not in joined)
    return [replace(one, head=say("group-joined" if one.hex in joined else "group-apart")) for one in found]


# -- goods


def _goods(view: View, ask: Ask[Any]) -> Sequence[Option]:
    """The cubes by the points that they bring, then the other things that can be done."""
    options = list(ask.options.values())
    best = [option for option in options if isinstance(option, Delivery)]
    cubes = [replace(one, head=head) for one, head in _heads(best, START)]
    effect = _improved(view, ask.seat)
    others = (option for option in options if isinstance(option, Word))
    return [*cubes, *(replace(one, effect=effect) if one.key == IMPROVE else one for one in others)]


def _improved(view: View, seat: Seat) -> Msg:
    """STM-126, STM-175: what a better locomotive brings, and its upkeep."""
    level = view.players[seat].locomotive + 1
    key = "improve-effect-last" if _last(view) else "improve-effect-upkeep"
    return say(key if view.standard else "improve-effect", level=level, upkeep=upkeep(level))


def _cubes(view: View, ask: Ask[Any]) -> Sequence[Option]:
    teller = Cubes(view.board, view.players[ask.seat].locomotive)
    best = [cube.best for cube in ask.options.values()]
    return [Cube(one, head=head, teller=teller) for one, head in _heads(best, START)]


def _deliveries(view: View, ask: Ask[Any]) -> Sequence[Option]:
    return [replace(one, head=head) for one, head in _heads(list(ask.options.values()), END)]


def _heads(found: Sequence[Delivery], by: int) -> Iterator[tuple[Delivery, Msg]]:
    """Deliveries, the best first, each with what groups it: own points, or if there are many of those, cities."""
    for points, same in groupby(found, key=lambda one: one.own):
        there = list(same)
        if len(there) <= MANY:
            yield from ((one, say("group-points", points=points)) for one in there)
            continue
        for one in sorted(there, key=lambda one: one.route.via[by]):
            yield one, say("group-points-city", points=points, place=place(one.map, one.route.via[by]))


READERS: dict[str, Callable[[View, Ask[Any]], Sequence[Option]]] = {
    "bid": _bids,
    "action-tile": _action_tiles,
    "build": _build,
    "tile": _tiles,
    "new-city": _towns,
    "new-city-colour": _colours,
    "growth-city": _growing,
    "goods": _goods,
    "cube": _cubes,
    "delivery": _deliveries,
}
