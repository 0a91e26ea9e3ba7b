"""What the picture shows, in sentences."""

from __future__ import annotations

from renderers.draw.palette import sign_of
from renderers.reader import Reader
from toy_yard.game.view import PlayerView, View
from toy_yard.game.words import car
from toy_yard.pictures.scene import PREFIX, sentence


def sentences(view: View, reader: Reader) -> list[str]:
    """Round and turn, then the players, then the yard."""
    head = reader.say(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=sentence(view, reader))
    yard = reader.words.join([reader.words(car(id)) for id in view.yard])
    there = [reader.say(f"{PREFIX}alt-yard", cars=yard)] if view.yard else []
    return [head, *(_player(player, reader) for player in view.players), *there]


def _player(player: PlayerView, reader: Reader) -> str:
    shape = reader.say(f"board-shape-{sign_of(player.seat)}")
    return reader.say(f"{PREFIX}alt-player", name=reader.name(player.seat), shape=shape, points=player.points)
