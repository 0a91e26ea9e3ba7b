"""The table in words: turn, players with their boards, action spaces, engineers, supply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView, RouteView, SpaceView, View
from engine.games.russian_railroads.words import name, say
from renderers.account import SUPPLY, TURN, Section, Teller, player, players, shape
from renderers.reader import Reader
from renderers.russian_railroads.headline import sentence
from renderers.russian_railroads.panel import due
from renderers.russian_railroads.scene import PREFIX, ranking
from renderers.russian_railroads.standings import SOURCE, sources

SPACES, ENGINEERS = "spaces", "engineers"


def sections(view: View, reader: Reader) -> list[Section]:
    """Everything that the reader of the view may see."""
    tell = Teller(reader, PREFIX)
    over = view.phase == "over"
    seats = ranking(view) if over else view.turn_order
    boards = [tell.of_player(seat, _player(view, view.players[seat], tell)) for seat in seats]
    rest = [
        Section(tell(tell.msg("spaces")), tuple(_spaces(view, tell)), SPACES),
        Section(tell(f"{PREFIX}engineers"), tuple(_strip(view, tell)), ENGINEERS),
        tell.section(SUPPLY, _supply(view, tell)),
    ]
    return [tell.section(TURN, _turn(view, tell)), *boards, *rest]


def _turn(view: View, tell: Teller) -> Iterator[str]:
    said = sentence(view, tell.reader)
    yield tell(Msg(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=said))
    if view.phase == "over":
        return
    yield from tell.facts(tell.msg("order"), players(view.turn_order))
    claims = [tell.msg("claim", position=n, seat=seat) for n, seat in sorted(view.order_claims.items())]
    yield from tell.facts(tell.msg("claims"), claims)
    yield from tell.facts(tell.msg("next-order"), players(view.next_order))


def _player(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    yield _standing(view, one, tell)
    if view.phase != "over":
        yield from tell.facts(f"{PREFIX}words-points", _points(view, one.seat))
    yield from (_route(route, tell) for route in one.routes)
    yield from _industry(one, tell)
    yield from tell.facts(f"{PREFIX}words-has", _has(one, tell))
    yield from tell.facts(f"{PREFIX}engineers", (_engineer(n, one, tell) for n in sorted(one.engineers)))
    yield from tell.facts(tell.msg("tokens"), [name("token", id) for id in one.tokens_unused])
    yield from tell.facts(tell.msg("tokens-used"), [name("token", id) for id in one.tokens_used])
    yield from _cards(one, tell)


def _standing(view: View, one: PlayerView, tell: Teller) -> str:
    key = "final" if view.phase == "over" else "passed" if one.passed else "player"
    facts = {"due": due(one), "supply": _in_supply(one)} if key != "final" else {"sources": _points(view, one.seat)}
    return tell(Msg(f"{PREFIX}alt-{key}", name=player(one.seat), shape=shape(one.seat), vp=one.vp, **facts))


def _points(view: View, seat: int) -> list[Msg]:
    """Where the points come from."""
    points = view.breakdown[seat]
    found = [(source, points[source]) for source in sources(view) if points.get(source)]
    return [Msg("board-alt-source", source=Msg(f"{SOURCE}{source}"), points=vp) for source, vp in found]


def _in_supply(one: PlayerView) -> list[Msg]:
    """Workers of every kind, and coins."""
    parts = [Msg(f"{PREFIX}alt-workers", workers=one.workers, owned=one.workers_owned)]
    if one.temporary:
        parts.append(Msg(f"{PREFIX}alt-temporary", workers=one.temporary))
    if one.black_worker:
        parts.append(Msg(f"{PREFIX}alt-black"))
    return [*parts, *([Msg(f"{PREFIX}alt-coins", coins=one.coins)] if one.coins else [])]


def _route(route: RouteView, tell: Teller) -> str:
    rails = [
        tell.msg("rail", colour=say("colour", colour=colour), space=space) for colour, space in route.rails.items()
    ]
    places = [tell.msg("number", number=number) for number in route.places if number]
    tokens = [
        tell.msg("token-at", token=name("token", id), space=space)
        for space, id in sorted(route.question_tokens.items())
    ]
    return tell.line(
        "route",
        route=say("route", route=route.id.lower()),
        rails=rails,
        places=places,
        count=len(places),
        reach=route.reach,
        points=route.points,
        tokens=tokens,
        used=len(tokens),
    )


def _industry(one: PlayerView, tell: Teller) -> Iterator[str]:
    markers = [tell.msg("number", number=_value(index)) for index in one.markers]
    yield tell.line("industry", markers=markers, count=len(markers), points=one.industry_points)
    if one.industry_question:
        yield tell.line("industry-token", token=name("token", one.industry_question))
    factories = [
        tell.msg("factory", notch=notch, number=factory.number, factory=name("factory", factory.function))
        for notch, factory in enumerate(one.factories, start=1)
        if factory is not None
    ]
    yield from tell.facts(tell.msg("factories"), factories)


def _value(index: int) -> str:
    """The number of an industry space; a factory has that of the space before it and a plus."""
    space = DATA.industry[index]
    return str(space.value) if space.value is not None else f"{_value(index - 1)}+"


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


def _engineer(number: int, one: PlayerView, tell: Teller) -> Msg:
    used = "yes" if number in one.engineers_used else "no"
    return tell.msg("engineer", number=number, engineer=name("engineer", DATA.engineers[number].id), used=used)


def _cards(one: PlayerView, tell: Teller) -> Iterator[str]:
    names = [name("bonus", id) for id in one.end_bonus_cards if id]
    yield from tell.facts(Msg(f"{PREFIX}alt-cards", name=player(one.seat)), names)
    if hidden := one.end_bonus_cards.count(""):
        yield tell.line("hidden", count=hidden)


def _spaces(view: View, tell: Teller) -> Iterator[str]:
    """What is free, then what is taken, by part of the board."""
    for area, found in groupby(view.spaces, lambda space: space.area):
        spaces, title = list(found), say("group", area=area)
        yield from tell.facts(tell.msg("free", area=title), (_free(one, tell) for one in spaces if one.free))
    yield from tell.facts(tell.msg("taken"), (_taken(one, tell) for one in view.spaces if one.pieces))
    shut = (name("space", one.id) for one in view.spaces if not one.free and not one.pieces)
    yield from tell.facts(tell.msg("shut"), shut)


def _free(space: SpaceView, tell: Teller) -> Msg:
    return tell.msg("space", space=name("space", space.id), workers=space.workers, coins=space.coins)


def _taken(space: SpaceView, tell: Teller) -> Msg:
    pieces = [
        tell.msg("piece", seat=seat, kind=kind, count=len(list(found)))
        for (seat, kind), found in groupby(space.pieces, lambda piece: (piece.seat, piece.kind))
    ]
    return tell.msg("taken-by", space=name("space", space.id), pieces=pieces)


def _strip(view: View, tell: Teller) -> Iterator[str]:
    """Those for hire and of this round first."""
    for slot in sorted(view.strip, key=lambda slot: -slot.position):
        if slot.engineer:
            engineer = name("engineer", DATA.engineers[slot.engineer].id)
            position, number = slot.position, slot.engineer
            yield tell.line("slot", role=slot.role, position=position, number=number, engineer=engineer)


def _supply(view: View, tell: Teller) -> Iterator[str]:
    yield from tell.facts(tell.msg("locomotives"), _stock(view.loco_stacks.items(), tell))
    tiles = (
        tell.msg("factory-left", number=n, factory=name("factory", DATA.factories[n].id), count=count)
        for n, count in view.factory_tiles.items()
    )
    yield from tell.facts(tell.msg("factory-tiles"), tiles)
    pieces = {"doublers": view.doublers_left, "temporary": view.temporary_left, "cards": view.end_bonus_deck}
    yield from tell.facts(tell.msg("left"), (tell.msg(f"left-{key}", count=n) for key, n in pieces.items() if n))
    yield from tell.facts(tell.msg("question-cards"), [name("card", id) for id in view.question_cards])
    yield from tell.facts(f"{PREFIX}phase-draft", [name("start", id) for id in view.starting_bonus])


def _stock(stacks: Iterable[tuple[int, int]], tell: Teller) -> Iterator[Msg]:
    return (tell.msg("loco-left", number=number, count=count) for number, count in stacks if count)
