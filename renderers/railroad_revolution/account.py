"""The table in words: the turn, players with their mats, the map and the telegraph line, what is on offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES, COLOURS, TRACKS
from engine.games.railroad_revolution.places import space_name
from engine.games.railroad_revolution.view import (
    CityView,
    MatSectorView,
    MilestoneView,
    PlayerView,
    SectorView,
    View,
    WealthView,
)
from engine.games.railroad_revolution.words import effect_text, name, say
from renderers.account import MAP, OFFERS, TURN, Section, Teller, player, players, shape
from renderers.railroad_revolution.headline import ending, left, rounds, sentence, waiting
from renderers.railroad_revolution.scene import PREFIX, condition
from renderers.reader import Reader

TELEGRAPH = "telegraph"


def sections(view: View, reader: Reader) -> list[Section]:
    """Everything the reader of the view may see."""
    tell = Teller(reader, PREFIX)
    seats = [(view.first + step) % view.seats for step in range(view.seats)]
    return [
        tell.section(TURN, turn(view, tell)),
        *(tell.of_player(seat, _player(view, view.players[seat], tell)) for seat in seats),
        tell.section(OFFERS, _offers(view, tell)),
        tell.section(MAP, _map(view, tell)),
        Section(tell(say("box", box="telegraph")), tuple(sector(one, tell) for one in view.sectors), TELEGRAPH),
    ]


def turn(view: View, tell: Teller) -> Iterator[str]:
    """What the table is waiting for, and how near the end is."""
    said = tell(Msg(f"{PREFIX}alt-head", round=rounds(view, tell.reader), sentence=sentence(view, tell.reader)))
    end = ending(view, tell.reader)
    yield f"{said} {end}." if end else said
    if view.phase == "over":
        return
    yield tell.line("first", seat=view.first)
    if waiting(view) != [view.acting]:
        yield tell.line("turn-of", seat=view.acting)
    yield from tell.facts(tell.msg("deciding"), players(view.deciding))
    if view.picking is not None:
        yield tell.line("picking", seat=view.picking)
    yield from _action(view, tell)
    if not view.last_round:
        nearest = min(view.players, key=left)
        yield tell(Msg(f"{PREFIX}until", name=player(nearest.seat), count=left(nearest))) + "."


def _action(view: View, tell: Teller) -> Iterator[str]:
    """The action in progress."""
    action = view.action
    if action is None:
        return
    box, worker = say("box", box=action.box), say("worker", colour=action.worker)
    yield tell.line("action", seat=view.acting, box=box, worker=worker)
    so_far = [tell.msg(key, count=n) for key in ("debt", "shares", "rails", "triangles") if (n := getattr(action, key))]
    so_far += [tell.msg(key) for key in ("placed", "first-there", "deal-due", "accepted") if _flag(action, key)]
    if action.used:
        so_far.append(tell.msg("used", count=len(action.used)))
    if action.target:
        sector = action.target.isdecimal()
        so_far.insert(0, say("sector", sector=int(action.target)) if sector else name("city", action.target))
    yield from tell.facts(tell.msg("so-far"), so_far)


def _flag(action: object, key: str) -> bool:
    return bool(getattr(action, {"first-there": "first", "deal-due": "deal"}.get(key, key)))


def _player(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    yield standing(one, tell)
    yield from points(one, tell)
    for where in ("", *BOXES):
        yield from box(one, where, tell)
    yield from _milestones(view, one, tell)
    yield from tell.facts(tell.msg("tracks"), (track(one, id, tell) for id in TRACKS))
    yield from trains(one, tell)
    yield from tell.facts(tell.msg("cities"), [name("city", city) for city in one.cities])
    yield from held(one, tell)
    yield from _mat(one, tell)


def standing(one: PlayerView, tell: Teller) -> str:
    """How a player stands."""
    return tell(
        Msg(
            f"{PREFIX}alt-player",
            name=player(one.seat),
            shape=shape(one.seat),
            vp=one.vp,
            money=one.money,
            shares=one.shares,
            workers=one.workforce,
            rails=len(one.rails),
            stations=len(one.stations),
            offices=len(one.offices),
        )
    )


def points(one: PlayerView, tell: Teller) -> list[str]:
    """Where a player's points come from."""
    scored = [Msg("board-alt-source", source=say(f"source-{id}"), points=vp) for id, vp in one.score.items() if vp]
    return tell.facts(tell.msg("points"), scored)


def box(one: PlayerView, where: str, tell: Teller) -> list[str]:
    """The workers in the pool (''), or in a box of the mat; empty if there are none."""
    if not where:
        return tell.facts(tell.msg("pool"), _workers(one.pool, tell))
    return tell.facts(say("box", box=where), [say("hue", colour=colour) for colour in one.mat.get(where, [])])


def trains(one: PlayerView, tell: Teller) -> list[str]:
    """The trains of a player."""
    up, down = (_trains(found, tell) for found in (one.trains_up, one.trains_down))
    return [*tell.facts(tell.msg("trains-up"), up), *tell.facts(tell.msg("trains-down"), down)]


def held(one: PlayerView, tell: Teller) -> list[str]:
    """The stations and offices of a player."""
    stations, offices = [name("city", city) for city in one.stations], [say("sector", sector=n) for n in one.offices]
    return [*tell.facts(tell.msg("stations"), stations), *tell.facts(tell.msg("offices"), offices)]


def _workers(found: Mapping[str, int], tell: Teller) -> list[Msg]:
    colours = ((colour, found.get(colour, 0)) for colour in COLOURS)
    return [tell.msg("workers", colour=say("hue", colour=colour), count=n) for colour, n in colours if n]


def _trains(found: Mapping[str, int], tell: Teller) -> list[Msg]:
    return [tell.msg("trains", train=name("train", kind), count=count) for kind, count in found.items() if count]


def track(one: PlayerView, id: str, tell: Teller) -> Msg:
    """Where a player's marker stands."""
    return tell.msg("track", track=say("track", track=id), space=one.markers[id], value=one.values[id])


def _milestones(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    drawn = view.drawn if view.picking == one.seat else ()
    yield from tell.facts(tell.msg("drawn"), [tell.msg("card", card=card) for card in drawn])
    yield from (milestone(card, tell) for card in one.milestones)
    yield from tell.facts(tell.msg("completed"), [tell.msg("card", card=card) for card in one.completed])


def milestone(card: MilestoneView, tell: Teller) -> str:
    """An open milestone."""
    demands = [
        tell.msg("condition", condition=condition(demand), have=demand.have, count=demand.count)
        for demand in card.conditions
    ]
    there: list[Msg] = [say("hue", colour=slot.manager) for slot in card.slots if slot.manager]
    missing: list[Msg] = [say("manager", colour=slot.accepts) for slot in card.slots if not slot.manager]
    return tell.line(
        "milestone",
        card=card.id,
        vp=card.vp,
        there=there,
        promoted=len(there),
        missing=missing,
        open=len(missing),
        conditions=demands,
    )


def _mat(one: PlayerView, tell: Teller) -> Iterator[str]:
    """The pieces left on the mat: they can be sold, and the game ends with them."""
    pieces = [mat_sector(sector, tell) for sector in one.sectors if sector.rails or sector.buildings]
    yield from tell.facts(tell.msg("mat"), pieces)
    spare = [tell.msg(key) for key in ("spare-rail", "spare-building") if getattr(one, key.replace("-", "_"))]
    yield from tell.facts(tell.msg("spare"), spare)


def mat_sector(of: MatSectorView, tell: Teller) -> Msg:
    """What is left in a sector of a mat."""
    return tell.msg("mat-sector", n=of.n, rails=of.rails, buildings=of.buildings, value=of.sale_value)


def _offers(view: View, tell: Teller) -> Iterator[str]:
    yield from (wealth(offer, tell) for offer in view.wealth)
    yield from deals(view, tell)
    yield from bank(view, COLOURS, tell)
    yield from (train(view, kind, tell) for kind, count in view.trains.items() if count)
    piles = [tell.msg("pile", pile=pile, count=count) for pile, count in view.piles.items() if count]
    yield from tell.facts(tell.msg("piles"), piles)


def wealth(offer: WealthView, tell: Teller) -> str:
    """A starting wealth still available."""
    effect = effect_text(DATA.wealth[offer.side].effect)
    return tell.line("wealth", worker=say("worker", colour=offer.worker), effect=effect)


def deals(view: View, tell: Teller) -> Iterator[str]:
    """The open deals, and the number of cards."""
    card = DATA.deals[view.deal]
    yield tell(
        Msg(
            f"{PREFIX}alt-deal",
            top=effect_text(card.top.reward),
            cost=card.top.shares,
            bottom=effect_text(card.bottom.reward),
            price=card.bottom.shares,
        )
    )
    yield tell.line("deck", count=view.deck, gone=len(view.discards))


def bank(view: View, colours: Iterable[str], tell: Teller) -> list[str]:
    """The workers of these colours in the bank."""
    return tell.facts(f"{PREFIX}market-bank", _workers({colour: view.bank.get(colour, 0) for colour in colours}, tell))


def train(view: View, kind: str, tell: Teller) -> str:
    """The trains of a kind on offer."""
    effect = effect_text(DATA.trains[kind].effect)
    return tell.line("train", train=name("train", kind), count=view.trains[kind], effect=effect)


def _map(view: View, tell: Teller) -> Iterator[str]:
    """Whose rails lie where, then the cities, with the most expensive stations last."""
    for owners, spaces in _by_owners(view.spaces):
        yield from tell.facts(tell.msg("rails-of", owners=players(owners)), [space_name(space) for space in spaces])
    for one in sorted(view.cities, key=lambda one: (DATA.cities[one.id].station_cost, one.id)):
        yield city(one, tell)


def _by_owners(spaces: Mapping[str, Iterable[int]]) -> list[tuple[tuple[int, ...], list[str]]]:
    """Spaces grouped by their owners."""
    found: dict[tuple[int, ...], list[str]] = {}
    for space, owners in spaces.items():
        found.setdefault(tuple(owners), []).append(space)
    return sorted(found.items(), key=lambda item: (len(item[0]), item[0]))


def _owners(seats: Iterable[int], tell: Teller) -> list[Msg]:
    return [player(seat) if seat >= 0 else tell.msg("neutral") for seat in seats]


def city(one: CityView, tell: Teller) -> str:
    """A city: what a station costs and gives, and whose stations it has."""
    facts, tile = DATA.cities[one.id], DATA.city_tiles[one.tile]
    return tell.line(
        "city",
        city=name("city", one.id),
        level=facts.level,
        cost=facts.station_cost,
        reward=effect_text(tile.primary),
        bonus=effect_text(tile.first_bonus),
        count=len(one.stations),
        owners=_owners(one.stations, tell),
    )


def sector(one: SectorView, tell: Teller) -> str:
    """A telegraph sector: what an office gives, and whose offices it has."""
    facts = DATA.sectors[one.n]
    return tell.line(
        "sector",
        sector=say("sector", sector=one.n),
        shares=facts.shares,
        first=facts.first_bonus,
        tile=effect_text(DATA.telegraph_tiles[one.tile].effect) if one.tile else "",
        has="tile" if one.tile else "deal",
        count=len(one.offices),
        owners=_owners(one.offices, tell),
    )
