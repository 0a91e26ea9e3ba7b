"""The build turn (rules section 5): placements one at a time, Urbanization, City Growth, what is lost at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.ask import Option, Word
from engine.core.msg import Msg
from engine.core.table import Table
from engine.games.steam.action_tiles import CITY_GROWTH, ENGINEER, URBANIZATION
from engine.games.steam.cities import completion, foundable, grow, growable, place, urbanize
from engine.games.steam.data import DATA
from engine.games.steam.faces import Part, exhausted, parts
from engine.games.steam.money import pay, power, purse
from engine.games.steam.network import Link, network_of
from engine.games.steam.placement import Outcome, Placement, affordable, hand_over, lay, possible
from engine.games.steam.site import ANCHORS, Site, site, sites
from engine.games.steam.state import NOBODY, Player, Seat, Spot, State
from engine.games.steam.words import DONE, name, say, word

URBANIZE = word("urbanize")
GROW = word("grow")


@dataclass(frozen=True, slots=True)
class Hex(Option):
    """A hex with at least one legal placement that can be paid; `site` is how the player sees it."""

    map: str
    name: Spot
    site: Site | None = None

    def __str__(self) -> str:
        return self.name

    def label(self) -> Msg:
        """Its coordinates, and its name if it has one."""
        town = DATA.maps[self.map].hexes[self.name].name
        return say("settlement", name=town, hex=self.name) if town else say("hex", hex=self.name)

    def detail(self) -> Msg | None:
        """Its terrain, and what track there could start from."""
        if self.site is None:
            return None
        hex = DATA.maps[self.map].hexes[self.name]
        ground = name("ground", f"{hex.terrain}-water" if hex.river else hex.terrain)
        return say("hex-effect", ground=ground, near=nearby(self.site))


def nearby(site: Site) -> list[Msg]:
    """The cities beside a hex, the open ends at its edges that the player may go on from, and its own track there."""
    met: list[tuple[str, Spot]] = [(found.kind, found.start) for found in site.meetings if found.kind in ANCHORS]
    met += [("loose", loose.meeting.start) for loose in site.loose if loose]
    once = [(kind, place(site.map, start)) for kind, start in dict.fromkeys(met)]
    cities = [say("stop", place=start) for kind, start in once if kind == "city"]
    found = [say("near-cities", places=cities)] if cities else []
    found += [say(f"near-{kind}", place=start) for kind, start in once if kind != "city"]
    return [*found, *([say("near-town")] if site.reached else [])]


@dataclass(frozen=True, slots=True)
class Tile(Option):
    """A tile to place on a hex."""

    map: str
    hex: Spot
    seat: Seat
    placement: Placement

    def __str__(self) -> str:
        change = self.placement.change
        return f"{self.hex}/{change.face.lower()}/{change.turn}"

    @property
    def cost(self) -> int:
        """In dollars."""
        return self.placement.cost

    @property
    def face(self) -> str:
        """The face and its rotation, as on the contact sheet."""
        return f"{self.placement.change.face}/{self.placement.change.turn}"

    def label(self) -> Msg:
        """The face and its rotation, and between which edges its track runs."""
        change = self.placement.change
        return say("tile", face=self.face, parts=[_part(part) for part in parts(change.face, change.turn)])

    def detail(self) -> Msg:
        """Its cost and what becomes of the links."""
        effects = [effect(self.map, outcome, self.seat) for outcome in self.placement.outcomes]
        return say(f"tile-{self.placement.change.kind}-effect", cost=self.cost, effects=effects)


def _part(part: Part) -> Msg:
    edges = [name("edge", str(edge)) for edge in part]
    return say("segment", edge=edges[0], to=edges[1]) if len(edges) > 1 else say("spur", edge=edges[0])


def effect(map: str, outcome: Outcome, seat: Seat) -> Msg:
    """What a part of a tile does, in a few words."""
    first, *others = (place(map, end) for end in outcome.ends)
    if not others:
        return say(f"effect-{outcome.what}", place=first)
    if outcome.owner not in (seat, NOBODY):
        return say("effect-completes-other", place=first, to=others[0], other=outcome.owner)
    key = "effect-completes-claimed" if outcome.what == "claims" else "effect-completes"
    return say(key, place=first, to=others[0])


@dataclass(slots=True)
class BuildTurn:
    """STM-062, STM-091: what one build turn has left and has done.

    `left` are the track placements left, `placed` those made; `worked` are the parts, by hex and edges, by which links
    were started, claimed or extended in this turn.
    """

    table: Table[State]
    seat: Seat
    left: int
    placed: int = 0
    worked: list[tuple[Spot, Part]] = field(default_factory=list)

    @property
    def state(self) -> State:
        """The game."""
        return self.table.state

    @property
    def player(self) -> Player:
        """Who builds."""
        return self.table.state.players[self.seat]

    def placeable(self) -> list[Hex]:
        """STM-062, STM-064: the hexes with a legal placement."""
        if not self.left:
            return []
        state, cash = self.state, power(self.state, self.seat)
        limits = exhausted(state.track.values())
        near = sites(state.board, self.seat, built=self.player.built)
        return [Hex(state.map, site.hex, site) for site in near if possible(site, limits, cash)]

    def tiles(self, hex: Spot) -> list[Tile]:
        """STM-065 to STM-106, STM-121: every legal placement on a hex."""
        state, cash = self.state, power(self.state, self.seat)
        here = site(state.board, self.seat, hex, built=self.player.built)
        legal = affordable(here, exhausted(state.track.values()), cash)
        return [Tile(state.map, hex, self.seat, placement) for placement in legal]

    def actions(self) -> list[Word]:
        """STM-052, STM-056, STM-187: the action of the player's tile, while it is open and can be carried out."""
        if open_action(self.player, URBANIZATION) and foundable(self.state):
            return [URBANIZE]
        if open_action(self.player, CITY_GROWTH) and growable(self.state):
            return [GROW]
        return []

    def choices(self) -> Sequence[Option]:
        """STM-060, STM-108, STM-173, STM-189: what the player can do next; in the Base game a paid action is a must."""
        actions = self.actions()
        must = actions and not self.state.standard
        return [*self.placeable(), *actions, *([] if must else [DONE])]

    async def place_track(self, hex: Spot) -> None:
        """STM-033, STM-063, STM-064: one track placement, paid at once."""
        tile = await self.table.choose(self.seat, "tile", self.tiles(hex), note=self.note())
        self.note_work(hex, tile.placement)
        self.state.track = lay(self.state.board, hex, tile.placement)
        self.player.built = True
        self.left -= 1
        self.placed += 1
        self.tell_placed(tile)
        pay(self.table, self.seat, tile.cost)

    def note(self) -> Msg:
        """What the player has left."""
        return say("build-note", left=self.left, purse=purse(self.state, self.seat))

    def note_work(self, hex: Spot, placement: Placement) -> None:
        """STM-090, STM-091, STM-101: new parts start, claim or extend; a redirected one is what it was before."""
        change = placement.change
        for outcome in placement.outcomes:
            if change.moved is None:
                self.worked.append((hex, outcome.part))
                continue
            laid = self.state.track[hex]
            before = (hex, parts(laid.face, laid.turn)[change.moved])
            self.worked = [(hex, outcome.part) if piece == before else piece for piece in self.worked]

    def tell_placed(self, tile: Tile) -> None:
        """What everybody sees of a placement."""
        placement, map = tile.placement, tile.map
        key, where = f"log-{placement.change.kind}", place(map, tile.hex)
        self.table.tell(say(key, seat=self.seat, number=self.placed, place=where, tile=tile.face, cost=tile.cost))
        for outcome in placement.outcomes:
            claimed = outcome.what == "claims"
            if outcome.complete:
                link = Link(outcome.owner, outcome.ends, ())
                self.table.tell(completion(map, link, self.seat, claimed=claimed))
            elif claimed:
                self.table.tell(say("log-claim", seat=self.seat, place=place(map, outcome.ends[0])))

    def lose(self) -> None:
        """STM-091, STM-092: own unfinished links without work in this turn become unowned."""
        state, track = self.state, dict(self.state.track)
        for link in network_of(state.board).unfinished:
            pieces = [(hex, parts(track[hex].face, track[hex].turn)[number]) for hex, number in link.parts]
            if link.owner == self.seat and not any(piece in self.worked for piece in pieces):
                hand_over(track, link, NOBODY)
                self.table.tell(say("log-lost", seat=self.seat, place=place(state.map, link.start)))
        state.track = track


def open_action(player: Player, tile: int) -> bool:
    """STM-052, STM-056, STM-059, STM-173: whether the action of this tile is still to be carried out."""
    return player.tile == tile and not player.passed and not player.used


def allowance(player: Player) -> int:
    """STM-050, STM-062, STM-190: track placements in a build turn."""
    engineer = player.tile == ENGINEER and not player.passed
    return DATA.build.placements_engineer if engineer else DATA.build.placements


async def build_turn(table: Table[State], seat: Seat) -> None:
    """STM-060 to STM-064, STM-091: one build turn of a player."""
    turn = BuildTurn(table, seat, allowance(table.state.players[seat]))
    while (choice := await _next(turn)) is not DONE:
        if isinstance(choice, Hex):
            await turn.place_track(choice.name)
        else:
            await (urbanize if choice is URBANIZE else grow)(table, seat)
            turn.player.used = True
    if not turn.placed:
        table.tell(say("log-no-track", seat=seat))
    turn.lose()


async def _next(turn: BuildTurn) -> Option:
    choices = turn.choices()
    default = str(choices[-1])
    return await turn.table.choose(turn.seat, "build", choices, default=default, note=turn.note())
