"""The table in words: the turn, players with their boards, action spaces, engineers, supply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView, RouteView, SpaceView, StripSlot, View
from engine.games.russian_railroads.words import name, say
from renderers.account import SUPPLY, TURN, Section, Teller, player, players, shape
from renderers.reader import Reader
from renderers.russian_railroads.headline import sentence
from renderers.russian_railroads.scene import PREFIX, SOURCE, due, ranking, sources

SPACES, ENGINEERS = "spaces", "engineers"


def sections(view: View, reader: Reader) -> list[Section]:
    """Everything the reader of the view may see."""
    tell = Teller(reader, PREFIX)
    over = view.phase == "over"
    seats = ranking(view) if over else view.turn_order
    boards = [tell.of_player(seat, _player(view, view.players[seat], tell)) for seat in seats]
    rest = [
        Section(tell(tell.msg("spaces")), tuple(_spaces(view, tell)), SPACES),
        Section(tell(f"{PREFIX}engineers"), tuple(_strip(view, tell)), ENGINEERS),
        tell.section(SUPPLY, _supply(view, tell)),
    ]
    return [tell.section(TURN, turn(view, tell)), *boards, *rest]


def turn(view: View, tell: Teller) -> Iterator[str]:
    """What the table is waiting for, and the turn order."""
    said = sentence(view, tell.reader)
    yield tell(Msg(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=said))
    if view.phase == "over":
        return
    yield from order(view, tell)


def order(view: View, tell: Teller) -> Iterator[str]:
    """The turn order, now and for the next round."""
    yield from tell.facts(tell.msg("order"), players(view.turn_order))
    claims = [tell.msg("claim", position=n, seat=seat) for n, seat in sorted(view.order_claims.items())]
    yield from tell.facts(tell.msg("claims"), claims)
    yield from tell.facts(tell.msg("next-order"), players(view.next_order))


def _player(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    yield standing(view, one, tell)
    if view.phase != "over":
        yield from tell.facts(f"{PREFIX}words-points", points(view, one.seat))
    yield from (route(each, tell) for each in one.routes)
    yield from industry(one, tell)
    yield from tell.facts(f"{PREFIX}words-has", _has(one, tell))
    yield from tell.facts(f"{PREFIX}engineers", (engineer(n, one, tell) for n in sorted(one.engineers)))
    yield from tell.facts(tell.msg("tokens"), [name("token", id) for id in one.tokens_unused])
    yield from tell.facts(tell.msg("tokens-used"), [name("token", id) for id in one.tokens_used])
    yield from cards(one, tell)


def standing(view: View, one: PlayerView, tell: Teller) -> str:
    """How a player stands."""
    key = "final" if view.phase == "over" else "passed" if one.passed else "player"
    facts = {"due": due(one), "supply": _in_supply(one)} if key != "final" else {"sources": points(view, one.seat)}
    return tell(Msg(f"{PREFIX}alt-{key}", name=player(one.seat), shape=shape(one.seat), vp=one.vp, **facts))


def points(view: View, seat: int) -> list[Msg]:
    """Where the points come from."""
    points = view.breakdown[seat]
    found = [(source, points[source]) for source in sources(view) if points.get(source)]
    return [Msg("board-alt-source", source=Msg(f"{SOURCE}{source}"), points=vp) for source, vp in found]


IN_SUPPLY = ("worker", "temporary", "black", "coin")
"""Workers of every kind, and coins."""


def in_supply(one: PlayerView, kind: str) -> Msg:
    """How many of something a player has."""
    match kind:
        case "worker":
            return Msg(f"{PREFIX}alt-workers", workers=one.workers, owned=one.workers_owned)
        case "temporary":
            return Msg(f"{PREFIX}alt-temporary", workers=one.temporary)
        case "black":
            return Msg(f"{PREFIX}alt-black")
    return Msg(f"{PREFIX}alt-coins", coins=one.coins)


def _in_supply(one: PlayerView) -> list[Msg]:
    there = {"worker": True, "temporary": one.temporary, "black": one.black_worker, "coin": one.coins}
    return [in_supply(one, kind) for kind in IN_SUPPLY if there[kind]]


def route(one: RouteView, tell: Teller) -> str:
    """A route of a player."""
    rails = [tell.msg("rail", colour=say("colour", colour=colour), space=space) for colour, space in one.rails.items()]
    places = [tell.msg("number", number=number) for number in one.places if number]
    tokens = [
        tell.msg("token-at", token=name("token", id), space=space) for space, id in sorted(one.question_tokens.items())
    ]
    return tell.line(
        "route",
        route=say("route", route=one.id.lower()),
        rails=rails,
        places=places,
        count=len(places),
        reach=one.reach,
        points=one.points,
        tokens=tokens,
        used=len(tokens),
    )


def industry(one: PlayerView, tell: Teller) -> Iterator[str]:
    """The industry track of a player."""
    markers = [tell.msg("number", number=value(index)) for index in one.markers]
    yield tell.line("industry", markers=markers, count=len(markers), points=one.industry_points)
    if one.industry_question:
        yield tell.line("industry-token", token=name("token", one.industry_question))
    factories = [
        tell.msg("factory", notch=notch, number=factory.number, factory=name("factory", factory.function))
        for notch, factory in enumerate(one.factories, start=1)
        if factory is not None
    ]
    yield from tell.facts(tell.msg("factories"), factories)


def value(index: int) -> str:
    """The number of an industry space; a factory has the number of the space before it and a plus."""
    space = DATA.industry[index]
    return str(space.value) if space.value is not None else f"{value(index - 1)}+"


def _has(one: PlayerView, tell: Teller) -> Iterator[Msg]:
    if one.doublers:
        yield tell.msg("doublers", count=one.doublers)
    if one.reserve:
        yield tell.msg("reserve", count=one.reserve)
    if one.kiev_medal:
        yield name("token", "kiev-medal")
    if one.revaluation:
        yield name("token", "revaluation")
    if one.order_card:
        yield tell.msg("order-card", card=one.order_card)


def engineer(number: int, one: PlayerView, tell: Teller) -> Msg:
    """A hired engineer."""
    used = "yes" if number in one.engineers_used else "no"
    return tell.msg("engineer", number=number, engineer=name("engineer", DATA.engineers[number].id), used=used)


def cards(one: PlayerView, tell: Teller) -> Iterator[str]:
    """A player's end-bonus cards, face up if the reader may see them."""
    names = [name("bonus", id) for id in one.end_bonus_cards if id]
    yield from tell.facts(Msg(f"{PREFIX}alt-cards", name=player(one.seat)), names)
    if hidden := one.end_bonus_cards.count(""):
        yield tell.line("hidden", count=hidden)


def _spaces(view: View, tell: Teller) -> Iterator[str]:
    """Free spaces first, then taken ones, by part of the board."""
    for area, found in groupby(view.spaces, lambda space: space.area):
        spaces, title = list(found), say("group", area=area)
        yield from tell.facts(tell.msg("free", area=title), (free(one, tell) for one in spaces if one.free))
    yield from tell.facts(tell.msg("taken"), (_taken(one, tell) for one in view.spaces if one.pieces))
    shut = (name("space", one.id) for one in view.spaces if not one.free and not one.pieces)
    yield from tell.facts(tell.msg("shut"), shut)


def free(space: SpaceView, tell: Teller) -> Msg:
    """An action space and what it costs."""
    return tell.msg("space", space=name("space", space.id), workers=space.workers, coins=space.coins)


def _taken(space: SpaceView, tell: Teller) -> Msg:
    return tell.msg("taken-by", space=name("space", space.id), pieces=pieces(space, tell))


def pieces(space: SpaceView, tell: Teller) -> list[Msg]:
    """What lies on an action space."""
    return [
        tell.msg("piece", seat=seat, kind=kind, count=len(list(found)))
        for (seat, kind), found in groupby(space.pieces, lambda piece: (piece.seat, piece.kind))
    ]


def _strip(view: View, tell: Teller) -> Iterator[str]:
    """The engineers on the strip, those for hire and of this round first."""
    for one in sorted(view.strip, key=lambda one: -one.position):
        if one.engineer:
            yield slot(one, tell)


def slot(one: StripSlot, tell: Teller) -> str:
    """An engineer on the strip."""
    engineer = name("engineer", DATA.engineers[one.engineer].id)
    return tell.line("slot", role=one.role, position=one.position, number=one.engineer, engineer=engineer)


def _supply(view: View, tell: Teller) -> Iterator[str]:
    yield from locomotives(view, view.loco_stacks, tell)
    yield from factory_tiles(view, view.factory_tiles, tell)
    yield from left(view, ("doublers", "temporary", "bonuses"), tell)
    yield from tell.facts(tell.msg("question-cards"), [name("card", id) for id in view.question_cards])
    yield from tell.facts(f"{PREFIX}phase-draft", [name("start", id) for id in view.starting_bonus])


def locomotives(view: View, numbers: Iterable[int], tell: Teller) -> list[str]:
    """The remaining locomotives of these numbers."""
    found = {number: view.loco_stacks[number] for number in numbers}
    stacks = (tell.msg("loco-left", number=number, count=count) for number, count in found.items() if count)
    return tell.facts(tell.msg("locomotives"), stacks)


def factory_tiles(view: View, numbers: Iterable[int], tell: Teller) -> list[str]:
    """The remaining factory tiles of these numbers."""
    tiles = (
        tell.msg("factory-left", number=n, factory=name("factory", DATA.factories[n].id), count=view.factory_tiles[n])
        for n in numbers
    )
    return tell.facts(tell.msg("factory-tiles"), tiles)


LEFT = {"doublers": "left-doublers", "temporary": "left-temporary", "bonuses": "left-cards"}
"""The messages for the rest of the supply."""


def left(view: View, kinds: Iterable[str], tell: Teller) -> list[str]:
    """How many are left of each of these."""
    there = {"doublers": view.doublers_left, "temporary": view.temporary_left, "bonuses": view.end_bonus_deck}
    return tell.facts(tell.msg("left"), (tell.msg(LEFT[kind], count=there[kind]) for kind in kinds if there[kind]))
