"""The table in words: the turn, players, cities with their cubes and posts, what is on offer, the development board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.play.msg import Msg
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MARKERS, MODES, SPACES
from engine.games.cargo_empire.routes import rush_ends
from engine.games.cargo_empire.state import VASSALS
from engine.games.cargo_empire.tracks import NO_ICON, lane_fields
from engine.games.cargo_empire.view import CityView, PlayerView, SpaceView, View
from engine.games.cargo_empire.words import FORWARDER, name, say
from renderers.account import MAP, OFFERS, TURN, Section, Teller, player, shape
from renderers.cargo_empire.headline import sentence
from renderers.cargo_empire.scene import PREFIX, score, sign, standing_of
from renderers.reader import Reader

BOARD = "board"


def sections(view: View, reader: Reader) -> list[Section]:
    """Everything the reader of the view may see."""
    tell = Teller(reader, PREFIX)
    return [
        tell.section(TURN, turn(view, tell)),
        *(
            Section(tell(who(view, seat, tell)), tuple(_player(view, view.players[seat], tell)), seat=seat)
            for seat in standing_of(view)
        ),
        tell.section(MAP, (city(view, one, tell) for one in _cities(view))),
        tell.section(OFFERS, _offers(view, tell)),
        Section(tell(tell.msg("board")), tuple(_board(view, tell)), BOARD),
    ]


def who(view: View, owner: int, tell: Teller) -> Msg:
    """A player, the Forwarder, or somebody's vassal."""
    if owner == view.forwarder_seat:
        return FORWARDER
    return player(owner) if owner < VASSALS else tell.msg("vassal", seat=view.vassal_owners[owner])


def _owners(view: View, owners: Iterable[int], tell: Teller) -> list[Msg]:
    return [who(view, owner, tell) for owner in owners]


def turn(view: View, tell: Teller) -> Iterator[str]:
    """What the table is waiting for, and the delivery chosen so far."""
    title, said = Msg(f"cargo-empire-variant-map-{view.map}"), sentence(view, tell.reader)
    yield tell(Msg(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=said, map=title))
    if view.phase == "over":
        return
    yield from _plan(view, tell)
    yield from _due(view, tell)
    yield from tell.facts(tell.msg("borrowed"), _owners(view, view.borrowed, tell))
    yield from tell.facts(tell.msg("order"), _owners(view, view.order, tell))


def _plan(view: View, tell: Teller) -> Iterator[str]:
    """The delivery chosen so far."""
    plan = view.plan
    if plan is None:
        return
    start = name("city", plan.supply)
    if plan.demand:
        yield tell(Msg(f"{PREFIX}alt-delivery", city=start, to=name("city", plan.demand)))
    else:
        yield tell(Msg(f"{PREFIX}alt-from", city=start))
    facts = [tell.msg(plan.space)] if plan.space else []
    facts += [tell.msg("cards", cards=plan.cards)] if plan.cards else []
    facts += [tell.msg("by-vassal")] if plan.vassal else []
    facts += [tell.msg("boosted")] if view.boosted else []
    yield from tell.facts(tell.msg("delivery"), facts)


def _due(view: View, tell: Teller) -> Iterator[str]:
    """The rewards still to come."""
    due = view.due
    if due is None:
        return
    yield tell(Msg(f"{PREFIX}alt-delivery", city=name("city", due.supply), to=name("city", due.demand)))
    facts = [tell.msg("left", marker=name("marker", key), count=n) for key, n in due.left.items() if n]
    if due.extras > 0:
        facts.append(tell.msg("extras", count=due.extras))
    facts += [tell.msg("counted")] if due.extras < 0 else []
    facts += [say("extra-perfect")] if due.perfect else []
    facts += [say("extra-crest")] if due.crest else []
    yield from tell.facts(tell.msg("due"), facts)
    yield from tell.facts(tell.msg("extras-for"), (name("marker", marker) for marker in due.played))


def _player(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    yield from standing(view, one, tell)
    yield from tell.facts(tell.msg("markers"), (marker(one, key, tell) for key in MARKERS))
    yield from objectives(one, tell)
    if one.own_face_down:
        yield tell(Msg(f"{PREFIX}alt-face-down", city=name("city", one.own_face_down)))
    yield from tell.facts(tell.msg("has"), has(view, one, tell))
    yield from posts(one, tell)


def standing(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    """How a player stands."""
    cities: list[Msg] = [name("city", card) for card in one.cities]
    yield tell(
        Msg(
            f"{PREFIX}alt-{'forwarder' if one.seat == view.forwarder_seat else 'player'}",
            name=who(view, one.seat, tell),
            shape=shape(sign(view, one.seat)),
            vp=score(one),
            turns=one.turns_left,
            objectives=len(one.objectives),
            held=len(cities),
            cities=cities,
            **{mode: one.hand.get(mode, 0) for mode in MODES},
        )
    )
    yield from points(one, tell)


def points(one: PlayerView, tell: Teller) -> list[str]:
    """Where a player's points come from."""
    scored = [Msg("board-alt-source", source=say(f"source-{id}"), points=vp) for id, vp in one.points.items() if vp]
    return tell.facts(tell.msg("points"), scored)


def objectives(one: PlayerView, tell: Teller) -> list[str]:
    """A player's objective cards, face up if the reader may see them."""
    known = zip(one.objectives, one.objective_vp, strict=True)
    return tell.facts(tell.msg("objectives"), (objective(card, vp, tell) for card, vp in known if card))


def posts(one: PlayerView, tell: Teller) -> list[str]:
    """A player's remaining posts."""
    left = [tell.msg("posts-of", round=n, count=count) for n, count in enumerate(one.posts, start=1) if count]
    return tell.facts(tell.msg("posts"), left)


def marker(one: PlayerView, key: str, tell: Teller) -> Msg:
    """Where a car, train or ship stands."""
    there = one.markers[key]
    lane = there.lane or "none"
    return tell.msg("marker", marker=name("marker", key), column=there.column, lane=lane, vp=there.vp)


def objective(card: str, vp: int, tell: Teller) -> Msg:
    """An objective card, and what it would score now."""
    return tell.msg("objective", card=name("objective", card), vp=vp)


def has(view: View, one: PlayerView, tell: Teller) -> Iterator[Msg]:
    """What else a player has."""
    if one.face_down and not one.own_face_down:
        yield tell.msg("face-down")
    if one.clan:
        yield name("clan", one.clan)
    if one.crest:
        yield tell.msg("crest", city=name("city", one.crest))
    for key, count in (("kept", one.cubes), ("spare", one.spare), ("drawn", one.drawn)):
        if count:
            yield tell.msg(key, count=count)
    if one.vassal_colour:
        yield tell.msg("vassals-left", count=one.vassals_left)


def _cities(view: View) -> list[CityView]:
    """Cities with cubes to deliver first, cities that accept no more last."""
    return sorted(view.cities, key=lambda city: (not city.tile, not city.cubes))


def city(view: View, one: CityView, tell: Teller) -> str:
    """A city, and what lies there."""
    facts = DATA.maps[view.map].cities[one.key]
    spaces = [space(view, key, getattr(one, key), tell) for key in SPACES if one.tile]
    return tell.line(
        "city",
        city=name("city", one.key),
        colour=facts.colour,
        port="yes" if facts.port else "no",
        level=one.level,
        cubes=say("cubes", cubes=one.cubes, colour=one.supply),
        count=one.cubes,
        spaces=spaces,
        open=len(spaces),
        beside=_owners(view, one.beside, tell),
        posts=len(one.beside),
        crests=_owners(view, one.crests, tell),
        clans=len(one.crests),
    )


def space(view: View, key: str, there: SpaceView, tell: Teller) -> Msg:
    """A demand space, and whose post is on it."""
    taken, owner = ("no", "") if there.post is None else ("yes", who(view, there.post, tell))
    colour = say("colour", colour=there.colour)
    return tell.msg("space", space=key, colour=colour, taken=taken, owner=owner)


def _offers(view: View, tell: Teller) -> Iterator[str]:
    yield from row(view, range(1, len(view.row) + 1), tell)
    yield tell.line("decks", cities=view.city_deck, objectives=view.objective_deck)
    yield from (rush(view, field, tell) for field, token in enumerate(view.rush, start=1) if token)
    yield from forwarder(view, tell)


def row(view: View, slots: Iterable[int], tell: Teller) -> list[str]:
    """The city cards in these slots of the row, counted from 1."""
    found = [tell.msg("slot", slot=n, city=name("city", card)) for n in slots if (card := view.row[n - 1])]
    return tell.facts(f"{PREFIX}row", found)


def rush(view: View, field: int, tell: Teller) -> str:
    """The token on a rush field."""
    a, b = (name("city", city) for city in rush_ends(view.map)[field])
    return f"{tell(say('rush', marker=DATA.rush_tokens[view.rush[field - 1]].marker, a=a, b=b))}."


def forwarder(view: View, tell: Teller) -> Iterator[str]:
    """Its card, its markers and its decks."""
    one = view.forwarder
    if one is None:
        return
    if one.supply:
        yield tell.line("forwarder", city=name("city", one.supply), slot=one.slot)
    elif one.slot:
        yield tell.line("forwarder-demand", slot=one.slot)
    if one.card:
        arrow = DATA.forwarder[one.card].arrow
        yield tell(Msg(f"{PREFIX}order", card=one.card, arrow=arrow)) + "."
    discard = [tell.msg("number", number=number) for number in one.discard]
    yield tell.line("forwarder-deck", count=one.deck, gone=len(discard), discard=discard)


def _board(view: View, tell: Teller) -> Iterator[str]:
    """What the fields of the lanes give, by the column in which they end."""
    for position, side in enumerate(view.tracks):
        for lane in SPACES:
            fields = [
                tell.msg("field", column=field.column, icon=name("icon", field.icon.replace("_", "-")))
                for field in lane_fields(side, position, lane)
                if field.icon != NO_ICON
            ]
            yield from tell.facts(tell.msg("lane", number=position + 1, lane=lane), fields)
    spaces = [tell.msg("vp", column=column, vp=space.vp) for column, space in DATA.vp_spaces.items()]
    yield from tell.facts(tell.msg("vp-spaces"), spaces)
