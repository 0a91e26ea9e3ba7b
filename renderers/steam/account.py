"""The table in words: turn, players with their links, cities and track, supply."""

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
from renderers.steam.scene import PREFIX
from renderers.steam.standings import signed

BEST = 6
"""So many deliveries of a player are told."""
TRACK = "track"


def sections(view: View, reader: Reader) -> list[Section]:
    """Everything that lies open."""
    tell = Teller(reader, PREFIX)
    return [
        tell.section(TURN, _turn(view, tell)),
        *(tell.of_player(seat, _player(view, view.players[seat], tell)) for seat in everybody(view)),
        tell.section(MAP, _cities(view, tell)),
        Section(tell(tell.msg("track")), tuple(_track(view, tell)), TRACK),
        tell.section(SUPPLY, _supply(view, tell)),
    ]


def _turn(view: View, tell: Teller) -> Iterator[str]:
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
    """Who bids how much for what."""
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


def _player(view: View, one: PlayerView, tell: Teller) -> Iterator[str]:
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
    """The links of a player, or (None) those that nobody owns."""
    own, of = [link for link in view.links if link.owner == owner], "" if owner is not None else "-unowned"
    yield from tell.facts(tell.msg(f"links{of}"), [_link(view, link, tell) for link in own if link.complete])
    yield from tell.facts(tell.msg(f"unfinished{of}"), [_link(view, link, tell) for link in own if not link.complete])


def _link(view: View, link: LinkView, tell: Teller) -> Msg:
    """From where to where, and over which hexes; of an unfinished one, where it goes on."""
    over = " ".join(dict.fromkeys(hex for hex, _ in link.parts))
    if link.open_end is not None:
        hex, edge = link.open_end
        towards = say(f"edge-{edge}")
        return tell.msg("open-link", place=place(view.map, link.ends[0]), hexes=over, hex=hex, edge=towards)
    return tell.msg("link", hexes=over, **pair(view.map, *link.ends))


def _deliveries(view: View, seat: int, tell: Teller) -> str:
    """The best deliveries of a player, a few of them."""
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
    """Those with cubes first: what can be moved, and where to."""
    for city in sorted(view.cities, key=lambda city: not any(city.cubes.values())):
        yield from _city(city, tell)
    hexes = DATA.maps[view.map].hexes
    towns = [say("settlement", name=hexes[town].name, hex=town) for town in view.towns]
    yield from tell.facts(tell.msg("towns"), towns)


def _city(city: CityView, tell: Teller) -> Iterator[str]:
    state = "new" if city.new else "grown" if city.grown else "printed"
    cubes, colour = _cubes(city.cubes), say("colour", colour=city.colour)
    yield tell.line("city", place=city.name, hex=city.hex, colour=colour, state=state, cubes=cubes, count=len(cubes))


def _track(view: View, tell: Teller) -> Iterator[str]:
    """What nobody owns, and where the track of every tile goes: of links it is told with their players."""
    yield from _links(view, None, tell)
    tiles = []
    for hex, laid in sorted(view.track.items()):
        ways = [
            tell.msg("owned", way=_way(way, tell), owner=player(owner)) if owner >= 0 else _way(way, tell)
            for way, owner in zip(parts(laid.face, laid.turn), laid.owners, strict=True)
        ]
        tiles += tell.facts(tell.msg("hex", hex=hex), ways)
    yield from tiles or [tell.line("no-track")]


def _way(way: Part, tell: Teller) -> Msg:
    """Where a piece of track leads, or from where to where."""
    if len(way) == 1:
        return say(f"edge-{way[0]}")
    one, another = (say(f"edge-{edge}") for edge in way)
    return tell.msg("way", one=one, another=another)


def _supply(view: View, tell: Teller) -> Iterator[str]:
    for number, space in enumerate(view.supply, start=1):
        yield from tell.facts(tell.msg("space", number=number), _cubes(space))
    yield from tell.facts(tell.msg("bag"), _cubes(view.bag))
    yield from tell.facts(tell.msg("new-cities"), _cubes(view.new_city_tiles))
    if view.growth_markers:
        yield tell.line("growth", count=view.growth_markers)
    tiles = {number: Msg(f"{PREFIX}tile-{tile.key}") for number, tile in DATA.action_tiles.items()}
    taken = view.action_tiles
    free = [tell.msg("tile-left", number=number, tile=tiles[number]) for number in tiles if number not in taken]
    yield from tell.facts(tell.msg("tiles-left"), free)
    owned = [tell.msg("tile-taken", number=n, tile=tiles[n], seat=seat) for n, seat in sorted(taken.items())]
    yield from tell.facts(tell.msg("tiles-taken"), owned)
