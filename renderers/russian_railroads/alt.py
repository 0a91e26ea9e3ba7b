"""What the pictures show, in sentences."""

from __future__ import annotations

from engine.core.play.msg import Msg
from engine.games.russian_railroads.data import DATA
from engine.games.russian_railroads.view import PlayerView, RouteView, View
from renderers.draw.palette import SHAPES
from renderers.reader import Reader
from renderers.russian_railroads.headline import sentence
from renderers.russian_railroads.panel import due
from renderers.russian_railroads.scene import PREFIX, route_name
from renderers.russian_railroads.standings import SOURCE, sources


def sentences(view: View, players: list[PlayerView], reader: Reader) -> list[str]:
    """The state of the table, then of each player, then the boards: the most important first."""
    head = reader.say(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=sentence(view, reader))
    if view.phase == "over":
        players = sorted(players, key=lambda player: -player.vp)
        return [head, *(_final(view, player, reader) for player in players), *_boards(players, reader)]
    scores = [_player(player, reader) for player in players]
    return [head, *scores, _taken(view, reader), *_boards(players, reader), _supply(view, reader)]


def _boards(players: list[PlayerView], reader: Reader) -> list[str]:
    boards = [_board(player, reader) for player in players]
    cards = [_cards(player, reader) for player in players if any(player.end_bonus_cards)]
    return [*boards, *cards, *(_engineers(player, reader) for player in players if player.engineers)]


def _cards(player: PlayerView, reader: Reader) -> str:
    names = [reader.say(f"russian-railroads-bonus-{id}") for id in player.end_bonus_cards if id]
    return reader.say(f"{PREFIX}alt-cards", name=reader.name(player.seat), cards=reader.words.join(names))


def _final(view: View, player: PlayerView, reader: Reader) -> str:
    points = view.breakdown[player.seat]
    parts = [f"{reader.say(f'{SOURCE}{name}')} {points[name]}" for name in sources(view) if points.get(name)]
    return reader.say(
        f"{PREFIX}alt-final",
        name=reader.name(player.seat),
        shape=reader.say(f"board-shape-{SHAPES[player.seat]}"),
        vp=player.vp,
        sources=reader.words.join(parts),
    )


def _player(player: PlayerView, reader: Reader) -> str:
    return reader.say(
        f"{PREFIX}alt-{'passed' if player.passed else 'player'}",
        name=reader.name(player.seat),
        shape=reader.say(f"board-shape-{SHAPES[player.seat]}"),
        vp=player.vp,
        due=due(player),
        supply=_in_supply(player, reader),
    )


def _in_supply(player: PlayerView, reader: Reader) -> str:
    """Workers of every kind, and coins."""
    parts = [reader.say(f"{PREFIX}alt-workers", workers=player.workers, owned=player.workers_owned)]
    if player.temporary:
        parts.append(reader.say(f"{PREFIX}alt-temporary", workers=player.temporary))
    if player.black_worker:
        parts.append(reader.say(f"{PREFIX}alt-black"))
    return ", ".join([*parts, reader.say(f"{PREFIX}alt-coins", coins=player.coins)])


def _board(player: PlayerView, reader: Reader) -> str:
    routes = [_route(route, reader) for route in player.routes]
    values = [_value(index) for index in player.markers]
    routes.append(reader.say(f"{PREFIX}alt-industry", places=" ".join(values)))
    return reader.say(f"{PREFIX}alt-board", name=reader.name(player.seat), routes="; ".join(routes))


def _value(index: int) -> str:
    """The number of an industry space; a factory has that of the space before it and a plus."""
    space = DATA.industry[index]
    return str(space.value) if space.value is not None else f"{_value(index - 1)}+"


def _route(route: RouteView, reader: Reader) -> str:
    rails = [
        reader.say(f"{PREFIX}alt-rail", letter=reader.say(f"{PREFIX}letter-{colour}"), space=space)
        for colour, space in route.rails.items()
        if space
    ]
    name = route_name(reader.words, route.id)
    return reader.say(f"{PREFIX}alt-route", route=name, rails=" ".join(rails), reach=route.reach)


def _taken(view: View, reader: Reader) -> str:
    taken = sum(bool(space.pieces) for space in view.spaces)
    return reader.say(f"{PREFIX}alt-taken", taken=taken, all=len(view.spaces))


def _supply(view: View, reader: Reader) -> str:
    number = min((n for n, count in view.loco_stacks.items() if count), default=0)
    return reader.words(
        Msg(
            f"{PREFIX}alt-supply",
            number=str(number) if number else "–",
            doublers=view.doublers_left,
            cards=view.end_bonus_deck,
        )
    )


def _engineers(player: PlayerView, reader: Reader) -> str:
    numbers = reader.words.join([str(number) for number in sorted(player.engineers)])
    return reader.say(f"{PREFIX}alt-engineers", name=reader.name(player.seat), numbers=numbers)
