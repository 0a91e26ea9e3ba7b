"""The table in words: the turn, players with their links, cities and track, the supply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.play.msg import Msg
from engine.games.steam.data import DATA
from engine.games.steam.faces import Part, parts
from engine.games.steam.places import pair, place
from engine.games.steam.view import CityView, LinkView, PlayerView, View
from engine.games.steam.words import say
from renderers.account import MAP, SUPPLY, TURN, Section, Teller, ended, player, players, shape
from renderers.reader import Reader
from renderers.scene import everybody
from renderers.steam.chances import chances
from renderers.steam.headline import phase, sentence
from renderers.steam.scene import PREFIX, signed

BEST = 6
"""How many of a player's deliveries the words list."""
TRACK = "track"


def sections(view: View, reader: Reader) -> list[Section]:
    """Everything that lies open."""
    tell = Teller(reader, PREFIX)
    return [
        tell.section(TURN, turn(view, tell)),
        *(tell.of_player(seat, player_lines(view, view.players[seat], tell)) for seat in everybody(view)),
        tell.section(MAP, _cities(view, tell)),
        Section(tell(tell.msg("track")), tuple(_track(view, tell)), TRACK),
        tell.section(SUPPLY, _supply(view, tell)),
    ]


def turn(view: View, tell: Teller) -> Iterator[str]:
    """What the table is waiting for."""
    yield tell(
        Msg(
            f"{PREFIX}alt-head",
            round=view.round,
            rounds=view.rounds,
            sentence=sentence(view, tell.reader),
            map=Msg(f"steam-variant-map-{view.map}"),
            rules=Msg(f"steam-variant-rules-{'standard' if view.standard else 'base'}"),
        )
    )
    if view.phase == "over":
        return
    yield ended(phase(view, tell.reader))
    if view.auction is not None:
        yield from _auction(view, tell)
    yield from tell.facts(tell.msg("order"), players(view.order))
    yield from tell.facts(tell.msg("waiting"), players(view.waiting))


def _auction(view: View, tell: Teller) -> Iterator[str]:
    """Who bids how much, and for what."""
    auction = view.auction
    assert auction is not None
    bids = [tell.msg("bid", seat=seat, cash=cash) for seat, cash in auction.bids.items()]
    at_stake = tell.msg("auction", position=auction.position)
    yield from tell.facts(at_stake, bids) or [tell.line("no-bid", position=auction.position)]
    if auction.leader is not None:
        yield tell.line("leads", seat=auction.leader)
    yield from tell.facts(tell.msg("out"), players(auction.out))
    taken = [tell.msg("position", seat=seat, position=position) for position, seat in sorted(auction.taken.items())]
    yield from tell.facts(tell.msg("positions"), taken)


def player_lines(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
    """A player: how they stand, what they could deliver, their links."""
    key = "bankrupt" if one.bankrupt else "final" if view.phase == "over" else "player"
    tile = DATA.action_tiles[one.tile].key if one.tile is not None else ""
    yield tell(
        Msg(
            f"{PREFIX}alt-{key}",
            name=player(one.seat),
            shape=shape(one.seat),
            vp=one.vp,
            cash=one.cash,
            income=signed(one.income),
            locomotive=one.locomotive,
            links=one.links,
            number=one.tile or 0,
            tile=Msg(f"{PREFIX}tile-{tile}") if tile else "",
        )
    )
    if view.phase != "over" and tell.reader.confirming != one.seat:
        yield _deliveries(view, one.seat, tell)
    if one.bankrupt:
        yield tell.line("bankrupt", number=one.bankrupt)
    flags = [flag for flag in ("passed", "used", "free_pass", "built", "improved") if getattr(one, flag)]
    yield from tell.facts(tell.msg("so-far"), [tell.msg(flag.replace("_", "-")) for flag in flags])
    if one.unfinished:
        yield tell.line("unfinished-count", count=one.unfinished)
    yield from _links(view, one.seat, tell)


def _links(view: View, owner: int | None, tell: Teller) -> Iterator[str]:
    """A player's links, or (None) the links that nobody owns."""
    own, of = [link for link in view.links if link.owner == owner], "" if owner is not None else "-unowned"
    yield from tell.facts(tell.msg(f"links{of}"), [link_of(view, link, tell) for link in own if link.complete])
    yield from tell.facts(tell.msg(f"unfinished{of}"), [link_of(view, link, tell) for link in own if not link.complete])


def link_of(view: View, link: LinkView, tell: Teller) -> Msg:
    """Where the link begins and ends, and which hexes it crosses; for an unfinished link, where it continues."""
    over = " ".join(dict.fromkeys(hex for hex, _ in link.parts))
    if link.open_end is not None:
        hex, edge = link.open_end
        towards = say(f"edge-{edge}")
        return tell.msg("open-link", place=place(view.map, link.ends[0]), hexes=over, hex=hex, edge=towards)
    return tell.msg("link", hexes=over, **pair(view.map, *link.ends))


def _deliveries(view: View, seat: int, tell: Teller) -> str:
    """A few of a player's best deliveries."""
    found, hexes = chances(view, seat)[:BEST], DATA.maps[view.map].hexes
    if not found:
        return tell(f"{PREFIX}no-deliveries")
    ways: list[Msg] = [
        Msg(
            f"{PREFIX}alt-delivery",
            cube=say("colour", colour=chance.colour),
            place=hexes[chance.hex].name,
            to=hexes[chance.to].name,
            points=chance.points,
        )
        for chance in found
    ]
    return tell(Msg(f"{PREFIX}alt-deliveries", deliveries=ways))


def _cubes(goods: Mapping[str, int]) -> list[Msg]:
    return [say("cubes", count=count, colour=colour) for colour in DATA.colours if (count := goods.get(colour, 0))]


def _cities(view: View, tell: Teller) -> Iterator[str]:
    """Cities with cubes first: what can be moved, and where to."""
    for one in sorted(view.cities, key=lambda one: not any(one.cubes.values())):
        yield from city(one, tell)
    hexes = DATA.maps[view.map].hexes
    towns = [say("settlement", name=hexes[town].name, hex=town) for town in view.towns]
    yield from tell.facts(tell.msg("towns"), towns)


def city(one: CityView, tell: Teller) -> Iterator[str]:
    """A city and what lies in it."""
    state = "new" if one.new else "grown" if one.grown else "printed"
    cubes, colour = _cubes(one.cubes), say("colour", colour=one.colour)
    yield tell.line("city", place=one.name, hex=one.hex, colour=colour, state=state, cubes=cubes, count=len(cubes))


def _track(view: View, tell: Teller) -> Iterator[str]:
    """The links nobody owns, and where each tile's track leads; players' links are in their own sections."""
    yield from _links(view, None, tell)
    yield from [line for hex in sorted(view.track) for line in tile(view, hex, tell)] or [tell.line("no-track")]


def tile(view: View, hex: str, tell: Teller) -> list[str]:
    """Where the track in a hex leads, and whose it is; empty if the hex has none."""
    laid = view.track.get(hex)
    if laid is None:
        return []
    ways = [
        tell.msg("owned", way=_way(way, tell), owner=player(owner)) if owner >= 0 else _way(way, tell)
        for way, owner in zip(parts(laid.face, laid.turn), laid.owners, strict=True)
    ]
    return tell.facts(tell.msg("hex", hex=hex), ways)


def _way(way: Part, tell: Teller) -> Msg:
    """Where a piece of track leads, or which two edges it joins."""
    if len(way) == 1:
        return say(f"edge-{way[0]}")
    one, another = (say(f"edge-{edge}") for edge in way)
    return tell.msg("way", one=one, another=another)


def _supply(view: View, tell: Teller) -> Iterator[str]:
    for number in range(1, len(view.supply) + 1):
        if any(view.supply[number - 1].values()):
            yield from space(view, number, tell)
    yield from tell.facts(tell.msg("bag"), _cubes(view.bag))
    if any(view.new_city_tiles.values()):
        yield from new_cities(view, tell)
    if view.growth_markers:
        yield from growth(view, tell)
    tiles = {number: Msg(f"{PREFIX}tile-{tile.key}") for number, tile in DATA.action_tiles.items()}
    taken = view.action_tiles
    free = [tell.msg("tile-left", number=number, tile=tiles[number]) for number in tiles if number not in taken]
    yield from tell.facts(tell.msg("tiles-left"), free)
    owned = [tell.msg("tile-taken", number=n, tile=tiles[n], seat=seat) for n, seat in sorted(taken.items())]
    yield from tell.facts(tell.msg("tiles-taken"), owned)


def space(view: View, number: int, tell: Teller) -> list[str]:
    """A space of the goods supply, counted from 1; an empty one only by name."""
    name = tell.msg("space", number=number)
    return tell.facts(name, _cubes(view.supply[number - 1])) or [tell(name)]


def new_cities(view: View, tell: Teller) -> list[str]:
    """The remaining New City tiles."""
    name = tell.msg("new-cities")
    return tell.facts(name, _cubes(view.new_city_tiles)) or [tell(name)]


def growth(view: View, tell: Teller) -> Iterator[str]:
    """The remaining City Growth markers."""
    yield tell.line("growth", count=view.growth_markers)
