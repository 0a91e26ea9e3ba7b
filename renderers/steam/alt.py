"""What the pictures show, in sentences."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.view import PlayerView, View
from renderers.draw.palette import SHAPES
from renderers.reader import Reader
from renderers.steam import goods
from renderers.steam.chances import chances
from renderers.steam.choices import SHOWN, Choice, choices
from renderers.steam.headline import sentence
from renderers.steam.marks import marks_of, tiles_of
from renderers.steam.scene import PREFIX, letters
from renderers.steam.standings import signed


def sentences(view: View, seats: list[int], reader: Reader, ask: Ask[Any] | None, *, done: bool = False) -> list[str]:
    """The state of the table, what can be chosen, the players, then the board: the most important first.

    `done`: there is nothing left to choose.
    """
    head = reader.words(
        Msg(
            f"{PREFIX}alt-head",
            round=view.round,
            rounds=view.rounds,
            sentence=sentence(view, reader),
            map=Msg(f"steam-variant-map-{view.map}"),
            rules=Msg(f"steam-variant-rules-{'standard' if view.standard else 'base'}"),
        )
    )
    players = [_player(view, view.players[seat], reader) for seat in seats]
    alone = [_deliveries(view, seats[0], reader)] if len(seats) == 1 and view.phase != "over" and not done else []
    return [head, *_choices(view, ask, reader), *players, *alone, _cities(view, reader), _supply(view, reader)]


def _choices(view: View, ask: Ask[Any] | None, reader: Reader) -> list[str]:
    """What the picture marks."""
    offered = tiles_of(ask)
    if offered:
        tiles = [reader.say(f"{PREFIX}alt-tile", tile=tile.face, cost=tile.placement.cost) for tile in offered]
        return [reader.say(f"{PREFIX}alt-tiles", hex=offered[0].hex, tiles=reader.words.join(tiles))]
    found = choices(view, ask)
    if found:
        ways = [_choice(choice, reader) for choice in found[:SHOWN]]
        return [reader.words(Msg(f"{PREFIX}alt-choices", ways=ways, more=len(found) - len(ways)))]
    marks = marks_of(view.map, ask)
    if marks.cubes:
        names = [_cubes(DATA.maps[view.map].hexes[spot].name, colours, reader) for spot, colours in marks.cubes.items()]
        return [reader.say(f"{PREFIX}alt-cubes", cubes=reader.words.join(names))]
    if not marks.hexes:
        return []
    names = [DATA.maps[view.map].hexes[spot].name or spot for spot in marks.hexes]
    return [reader.say(f"{PREFIX}alt-hexes", hexes=reader.words.join(names))]


def _choice(choice: Choice, reader: Reader) -> Msg:
    """A cube with where it can go, numbered as in the picture."""
    best, letter = choice.best, letters(reader.words)[choice.best.colour]
    return Msg(
        f"{PREFIX}alt-choice",
        number=choice.number,
        cube=letter,
        place=best.start.name,
        to=best.end.name,
        points=best.own,
    )


def _cubes(name: str, colours: tuple[str, ...] | list[str], reader: Reader) -> str:
    marks = letters(reader.words)
    return reader.say(f"{PREFIX}alt-cubes-in", place=name, cubes="".join(marks[colour] for colour in colours))


def _player(view: View, player: PlayerView, reader: Reader) -> str:
    over = view.phase == "over"
    key = "bankrupt" if player.bankrupt else "final" if over else "player"
    tile = DATA.action_tiles[player.tile].key if player.tile is not None else ""
    return reader.words(
        Msg(
            f"{PREFIX}alt-{key}",
            name=reader.name(player.seat),
            shape=Msg(f"board-shape-{SHAPES[player.seat]}"),
            vp=player.vp,
            cash=player.cash,
            income=signed(player.income),
            locomotive=player.locomotive,
            links=player.links,
            number=player.tile or 0,
            tile=Msg(f"{PREFIX}tile-{tile}") if tile else "",
        )
    )


def _deliveries(view: View, seat: int, reader: Reader) -> str:
    """The best deliveries of a player, a few of them."""
    found, hexes = chances(view, seat)[:6], DATA.maps[view.map].hexes
    if not found:
        return reader.say(f"{PREFIX}no-deliveries")
    marks = letters(reader.words)
    parts: list[Msg] = [
        Msg(
            f"{PREFIX}alt-delivery",
            cube=marks[chance.colour],
            place=hexes[chance.hex].name,
            to=hexes[chance.to].name,
            points=chance.points,
        )
        for chance in found
    ]
    return reader.words(Msg(f"{PREFIX}alt-deliveries", deliveries=parts))


def _cities(view: View, reader: Reader) -> str:
    said = [_cubes(city.name, goods.cubes(city.cubes), reader) for city in view.cities if city.cubes]
    return reader.say(f"{PREFIX}alt-cities", cities=reader.words.join(said) or "–")


def _supply(view: View, reader: Reader) -> str:
    spaces = [_cubes(str(n), goods.cubes(space), reader) for n, space in enumerate(view.supply, start=1) if space]
    return reader.say(f"{PREFIX}alt-supply", spaces=reader.words.join(spaces) or "–")
