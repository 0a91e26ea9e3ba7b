"""The table in words: turn, players, cities with their cubes and posts, what is on offer, the development board."""

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
    """Everything that the reader of the view may see."""
    tell = Teller(reader, PREFIX)
    return [
        tell.section(TURN, _turn(view, tell)),
        *(
            Section(tell(_who(view, seat, tell)), tuple(_player(view, view.players[seat], tell)), seat=seat)
            for seat in standing_of(view)
        ),
        tell.section(MAP, (_city(view, city, tell) for city in _cities(view))),
        tell.section(OFFERS, _offers(view, tell)),
        Section(tell(tell.msg("board")), tuple(_board(view, tell)), BOARD),
    ]


def _who(view: View, owner: int, tell: Teller) -> Msg:
    """A player, the forwarder, or somebody's vassal."""
    if owner == view.forwarder_seat:
        return FORWARDER
    return player(owner) if owner < VASSALS else tell.msg("vassal", seat=view.vassal_owners[owner])


def _owners(view: View, owners: Iterable[int], tell: Teller) -> list[Msg]:
    return [_who(view, owner, tell) for owner in owners]


def _turn(view: View, tell: Teller) -> Iterator[str]:
    title, said = Msg(f"cargo-empire-variant-map-{view.map}"), sentence(view, tell.reader)
    yield tell(Msg(f"{PREFIX}alt-head", round=view.round, rounds=view.rounds, sentence=said, map=title))
    if view.phase == "over":
        return
    yield from _plan(view, tell)
    yield from _due(view, tell)
    yield from tell.facts(tell.msg("borrowed"), _owners(view, view.borrowed, tell))
    yield from tell.facts(tell.msg("order"), _owners(view, view.order, tell))


def _plan(view: View, tell: Teller) -> Iterator[str]:
    """The delivery as far as it has been chosen."""
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
    """What of the rewards is still to come."""
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
    cities: list[Msg] = [name("city", card) for card in one.cities]
    yield tell(
        Msg(
            f"{PREFIX}alt-{'forwarder' if one.seat == view.forwarder_seat else 'player'}",
            name=_who(view, one.seat, tell),
            shape=shape(sign(view, one.seat)),
            vp=score(one),
            turns=one.turns_left,
            objectives=len(one.objectives),
            held=len(cities),
            cities=cities,
            **{mode: one.hand.get(mode, 0) for mode in MODES},
        )
    )
    scored = [Msg("board-alt-source", source=say(f"source-{id}"), points=vp) for id, vp in one.points.items() if vp]
    yield from tell.facts(tell.msg("points"), scored)
    yield from tell.facts(tell.msg("markers"), (_marker(one, key, tell) for key in MARKERS))
    known = zip(one.objectives, one.objective_vp, strict=True)
    yield from tell.facts(tell.msg("objectives"), (_objective(card, vp, tell) for card, vp in known if card))
    if one.own_face_down:
        yield tell(Msg(f"{PREFIX}alt-face-down", city=name("city", one.own_face_down)))
    yield from tell.facts(tell.msg("has"), _has(view, one, tell))
    posts = [tell.msg("posts-of", round=n, count=count) for n, count in enumerate(one.posts, start=1) if count]
    yield from tell.facts(tell.msg("posts"), posts)


def _marker(one: PlayerView, key: str, tell: Teller) -> Msg:
    marker = one.markers[key]
    lane = marker.lane or "none"
    return tell.msg("marker", marker=name("marker", key), column=marker.column, lane=lane, vp=marker.vp)


def _objective(card: str, vp: int, tell: Teller) -> Msg:
    return tell.msg("objective", card=name("objective", card), vp=vp)


def _has(view: View, one: PlayerView, tell: Teller) -> Iterator[Msg]:
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
    """Those with cubes to deliver first, those that take no more last."""
    return sorted(view.cities, key=lambda city: (not city.tile, not city.cubes))


def _city(view: View, city: CityView, tell: Teller) -> str:
    facts = DATA.maps[view.map].cities[city.key]
    spaces = [tell.msg("space", space=key, **_space(view, getattr(city, key), tell)) for key in SPACES if city.tile]
    return tell.line(
        "city",
        city=name("city", city.key),
        colour=facts.colour,
        port="yes" if facts.port else "no",
        level=city.level,
        cubes=say("cubes", cubes=city.cubes, colour=city.supply),
        count=city.cubes,
        spaces=spaces,
        open=len(spaces),
        beside=_owners(view, city.beside, tell),
        posts=len(city.beside),
        crests=_owners(view, city.crests, tell),
        clans=len(city.crests),
    )


def _space(view: View, space: SpaceView, tell: Teller) -> dict[str, Msg | str]:
    colour = say("colour", colour=space.colour)
    if space.post is None:
        return {"colour": colour, "taken": "no", "owner": ""}
    return {"colour": colour, "taken": "yes", "owner": _who(view, space.post, tell)}


def _offers(view: View, tell: Teller) -> Iterator[str]:
    row = [tell.msg("slot", slot=n, city=name("city", card)) for n, card in enumerate(view.row, start=1) if card]
    yield from tell.facts(f"{PREFIX}row", row)
    yield tell.line("decks", cities=view.city_deck, objectives=view.objective_deck)
    ends = rush_ends(view.map)
    tokens: list[Msg] = []
    for field, token in enumerate(view.rush, start=1):
        if token:
            a, b = (name("city", city) for city in ends[field])
            tokens.append(say("rush", marker=DATA.rush_tokens[token].marker, a=a, b=b))
    yield from (f"{tell(token)}." for token in tokens)
    yield from _forwarder(view, tell)


def _forwarder(view: View, tell: Teller) -> Iterator[str]:
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
    """What the fields of the lanes bring, by the column at which they end."""
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
