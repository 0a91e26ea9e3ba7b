"""What the pictures show, in sentences."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES, COLOURS, TRACKS
from engine.games.railroad_revolution.places import space_name
from engine.games.railroad_revolution.view import MilestoneView, PlayerView, View
from engine.games.railroad_revolution.words import effect_text, name, say
from renderers.draw.palette import SHAPES
from renderers.railroad_revolution.headline import ending, rounds, sentence
from renderers.railroad_revolution.marks import marks_of
from renderers.railroad_revolution.milestones import condition
from renderers.railroad_revolution.scene import PREFIX, letters
from renderers.reader import Reader


def of_table(view: View, reader: Reader, ask: Ask[Any] | None) -> list[str]:
    """The state of the table, what can be chosen, the players, the open deal: the most important first."""
    seats = [(view.first + step) % view.seats for step in range(view.seats)]
    said = [_head(view, reader), *_choices(ask, reader), *(_player(view.players[seat], reader) for seat in seats)]
    return [*said, _deal(view, reader), *(_places(view.players[seat], reader) for seat in seats)]


def of_player(view: View, seat: int, reader: Reader) -> list[str]:
    """The state of the table, and a player's company."""
    player = view.players[seat]
    said = [_head(view, reader), _player(player, reader), _workers(player, reader)]
    drawn = view.drawn if view.picking == seat else ()
    if drawn:
        said.append(reader.say(f"{PREFIX}alt-drawn", cards=reader.words.join(list(drawn))))
    said += [_milestone(card, reader) for card in player.milestones]
    return [*said, _tracks(player, reader), _places(player, reader), _deal(view, reader)]


def _head(view: View, reader: Reader) -> str:
    said = reader.say(f"{PREFIX}alt-head", round=rounds(view, reader), sentence=sentence(view, reader))
    end = ending(view, reader)
    return f"{said} {end}." if end else said


def _choices(ask: Ask[Any] | None, reader: Reader) -> list[str]:
    """What the map marks."""
    marks = marks_of(ask)
    names = [
        *(marks.named(space, reader.words(space_name(space)), reader.words) for space in marks.spaces),
        *(marks.named(city, reader.words(name("city", city)), reader.words) for city in marks.cities),
        *(reader.words(say("sector", sector=n)) for n in marks.sectors),
    ]
    return [reader.say(f"{PREFIX}alt-choices", places=reader.words.join(names))] if names else []


def _player(player: PlayerView, reader: Reader) -> str:
    return reader.words(
        Msg(
            f"{PREFIX}alt-player",
            name=reader.name(player.seat),
            shape=Msg(f"board-shape-{SHAPES[player.seat]}"),
            vp=player.vp,
            money=player.money,
            shares=player.shares,
            workers=player.workforce,
            rails=len(player.rails),
            stations=len(player.stations),
            offices=len(player.offices),
        )
    )


def _places(player: PlayerView, reader: Reader) -> str:
    """Stations and offices."""
    cities = [reader.words(name("city", city)) for city in player.stations]
    return reader.say(
        f"{PREFIX}alt-places",
        name=reader.name(player.seat),
        stations=reader.words.join(cities) or "–",
        offices=reader.words.join([str(n) for n in player.offices]) or "–",
    )


def _workers(player: PlayerView, reader: Reader) -> str:
    marks = letters(reader.words)
    parts = []
    for box in BOXES:
        here = "".join(marks[colour] for colour in player.mat.get(box, []))
        title = reader.words(say("box", box=box))
        parts.append(reader.say(f"{PREFIX}alt-box", box=title, workers=here or "–"))
    pool = "".join(marks[colour] * player.pool.get(colour, 0) for colour in COLOURS)
    return reader.say(f"{PREFIX}alt-workers", pool=pool or "–", boxes=reader.words.join(parts))


def _milestone(card: MilestoneView, reader: Reader) -> str:
    demands = [
        reader.words(Msg(f"{PREFIX}alt-condition", condition=condition(demand), have=demand.have, count=demand.count))
        for demand in card.conditions
    ]
    missing = sum(not slot.manager for slot in card.slots)
    return reader.say(
        f"{PREFIX}alt-milestone", card=card.id, vp=card.vp, missing=missing, conditions=reader.words.join(demands)
    )


def _tracks(player: PlayerView, reader: Reader) -> str:
    parts = [
        reader.say(f"{PREFIX}alt-track", track=reader.words(say("track", track=id)), value=player.values[id])
        for id in TRACKS
    ]
    return reader.say(f"{PREFIX}alt-tracks", tracks=reader.words.join(parts))


def _deal(view: View, reader: Reader) -> str:
    card = DATA.deals[view.deal]
    return reader.words(
        Msg(
            f"{PREFIX}alt-deal",
            top=effect_text(card.top.reward),
            cost=card.top.shares,
            bottom=effect_text(card.bottom.reward),
            price=card.bottom.shares,
        )
    )
