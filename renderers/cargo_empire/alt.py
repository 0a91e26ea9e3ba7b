"""What the pictures show, in sentences."""

from __future__ import annotations

from typing import Any

from engine.core.play.ask import Ask
from engine.core.play.msg import Msg
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES
from engine.games.cargo_empire.view import CityView, View
from engine.games.cargo_empire.words import name
from renderers.cargo_empire import key
from renderers.cargo_empire.headline import sentence
from renderers.cargo_empire.scene import PREFIX, letters, marks_of, score, sign, who
from renderers.draw.palette import SHAPES
from renderers.reader import Reader


def sentences(view: View, seats: list[int], reader: Reader, ask: Ask[Any] | None) -> list[str]:
    """The state of the table, what can be chosen, the players, then the board: the most important first."""
    title = Msg(f"cargo-empire-variant-map-{view.map}")
    head = reader.words(
        Msg(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=sentence(view, reader), map=title)
    )
    found = [head]
    marked = list(marks_of(view.map, ask))
    if marked:
        found.append(reader.words(Msg(f"{PREFIX}alt-choices", cities=[name("city", key) for key in marked])))
    found += _plan(view, reader)
    found += [_player(view, seat, reader) for seat in seats]
    if len(seats) == 1:
        found += _objectives(view, seats[0], reader)
    found += _face_down(view, seats, reader)
    row = [name("city", card) for card in view.row if card]
    if row:
        found.append(reader.words(Msg(f"{PREFIX}alt-row", cities=row)))
    return [*found, *_goods(view, reader)]


def _plan(view: View, reader: Reader) -> list[str]:
    """The delivery as far as it has been chosen."""
    plan = view.plan
    if plan is None:
        return []
    start = name("city", plan.supply)
    if not plan.demand:
        return [reader.words(Msg(f"{PREFIX}alt-from", city=start))]
    return [reader.words(Msg(f"{PREFIX}alt-delivery", city=start, to=name("city", plan.demand)))]


def _player(view: View, seat: int, reader: Reader) -> str:
    player = view.players[seat]
    forwarder = seat == view.forwarder_seat
    cities: list[Msg] = [name("city", card) for card in player.cities]
    return reader.words(
        Msg(
            f"{PREFIX}alt-{'forwarder' if forwarder else 'player'}",
            name=who(view, seat, reader),
            shape=Msg(f"board-shape-{SHAPES[sign(view, seat)]}"),
            vp=score(player),
            turns=player.turns_left,
            objectives=len(player.objectives),
            held=len(cities),
            cities=cities,
            **{mode: player.hand.get(mode, 0) for mode in MODES},
        )
    )


def _objectives(view: View, seat: int, reader: Reader) -> list[str]:
    """The objective cards of a player, where the reader may see them."""
    cards: list[Msg] = [name("objective", card) for card in view.players[seat].objectives if card]
    return [reader.words(Msg(f"{PREFIX}alt-objectives", cards=cards))] if cards else []


def _face_down(view: View, seats: list[int], reader: Reader) -> list[str]:
    """The city card that only the reader knows."""
    cards = [view.players[seat].own_face_down for seat in seats]
    return [reader.words(Msg(f"{PREFIX}alt-face-down", city=name("city", card))) for card in cards if card]


def _goods(view: View, reader: Reader) -> list[str]:
    """Which cities have cubes to deliver, by colour."""
    marks = letters(reader.words)

    def line(city: CityView) -> str:
        said = reader.words(name("city", city.key))
        return reader.say(f"{PREFIX}alt-cubes", city=said, cubes=marks[city.supply] * city.cubes)

    known = [line(city) for city in view.cities if city.cubes]
    top = [reader.words(name("city", city.key)) for city in view.cities if city.level > DATA.game.levels_with_tile]
    found = [reader.say(f"{PREFIX}alt-top", cities=reader.words.join(top))] if top else []
    return [*found, reader.say(f"{PREFIX}alt-goods", cities=reader.words.join(known))] if known else found


def of_key(reader: Reader) -> list[str]:
    """What the key explains."""
    said = [key.text(reader.words, line) for line in key.lines(reader.words)]
    return [reader.say(f"{PREFIX}alt-key", lines=reader.words.join(said))]
