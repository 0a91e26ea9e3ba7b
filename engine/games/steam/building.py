"""The build turn (rules section 5): placements one at a time, Urbanization, City Growth, what is lost at the end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from engine.core.play.ask import Option, Word
from engine.core.play.msg import Msg, Value
from engine.core.play.table import Table
from engine.games.steam.action_tiles import CITY_GROWTH, ENGINEER, URBANIZATION
from engine.games.steam.cities import foundable, grow, growable, urbanize
from engine.games.steam.data import DATA
from engine.games.steam.faces import Part, exhausted, parts
from engine.games.steam.facts import Limit
from engine.games.steam.money import loan, power, purse, spend
from engine.games.steam.network import Link, Network, hand_over, network_of
from engine.games.steam.outcomes import Placement
from engine.games.steam.placement import affordable, lay, possible
from engine.games.steam.places import place
from engine.games.steam.report import Report
from engine.games.steam.site import Site, site, sites
from engine.games.steam.spots import LEAST, Hex, where
from engine.games.steam.state import NOBODY, Board, Laid, Player, Seat, Spot, State
from engine.games.steam.tiles import Tile
from engine.games.steam.words import DONE, in_group, say

Work = tuple[Spot, Part]
"""A part of a tile that was laid in this turn, by its hex and edges."""
URBANIZE, GROW = in_group("urbanize", "group-action"), in_group("grow", "group-action")
END = Word(DONE, say("done"), way_out=True, last=True)


@dataclass(slots=True)
class BuildTurn:
    """STM-062, STM-091: what one build turn has left and has done.

    `left` counts the track placements left; `worked` are the parts, by hex and edges, whose links were started, claimed
    or extended in this turn; `report` tells the table about it.
    """

    table: Table[State]
    seat: Seat
    left: int
    worked: list[Work] = field(default_factory=list)
    report: Report = field(init=False)

    def __post_init__(self) -> None:
        self.report = Report(self.table, self.seat)

    @property
    def state(self) -> State:
        """The game."""
        return self.table.state

    @property
    def player(self) -> Player:
        """The player who builds."""
        return self.table.state.players[self.seat]

    def placeable(self) -> list[Hex]:
        """STM-062, STM-064: the hexes with a legal placement."""
        if not self.left:
            return []
        state, cash = self.state, power(self.state, self.seat)
        found = free(state.board, self.seat, exhausted(state.track.values()), cash, built=self.player.built)
        return [Hex(state.map, site.hex, site) for site in found]

    def tiles(self, hex: Spot) -> list[Tile]:
        """STM-065 to STM-106, STM-121: every legal placement on a hex."""
        state, cash = self.state, power(self.state, self.seat)
        here = site(state.board, self.seat, hex, built=self.player.built)
        legal = affordable(here, exhausted(state.track.values()), cash)
        return [Tile(state.map, hex, self.seat, found) for found in legal]

    def actions(self, network: Network | None = None) -> list[Word]:
        """STM-052, STM-056, STM-187: the action of the player's tile, while it is open and can be carried out;
        `network`: with these links instead of the board's."""
        if open_action(self.player, URBANIZATION) and foundable(self.state, network):
            return [URBANIZE]
        if open_action(self.player, CITY_GROWTH) and growable(self.state):
            return [GROW]
        return []

    def choices(self) -> Sequence[Option]:
        """STM-060, STM-108, STM-173, STM-189: what the player can do next; in the Base game, a paid action is a
        must."""
        actions = self.actions()
        must = actions and not self.state.standard
        return [*actions, *self.placeable(), *([] if must else [END])]

    async def place_track(self, hex: Spot) -> None:
        """STM-033, STM-063, STM-064: one track placement, paid at once."""
        found = self.tiles(hex)
        tile = await self.table.choose(self.seat, "tile", found, note=partial(self.tile_note, hex, found), hand=self)
        before = turned(self.state.track, hex, tile.placement)
        self.worked = work(self.worked, self.state.track, hex, tile.placement)
        self.state.track = lay(self.state.board, hex, tile.placement)
        self.player.built = True
        self.left -= 1
        raised = spend(self.state, self.seat, tile.cost)
        self.report.lay(hex, tile.placement, raised, before)

    def note(self) -> Msg:
        """What the player has left."""
        return say("build-note", left=self.left, cost=LEAST, purse=purse(self.state, self.seat))

    def tile_note(self, hex: Spot, found: Sequence[Tile]) -> Msg:
        """The hex, what the player has left, and what paying for any of these tiles costs besides cash."""
        here = site(self.state.board, self.seat, hex, built=self.player.built)
        cost = loan(self.player, min(tile.cost for tile in found)).said()
        facts: dict[str, Value] = {"left": self.left, "where": where(here), "purse": purse(self.state, self.seat)}
        return say("tile-note-loan", loan=cost, **facts) if cost else say("tile-note", **facts)

    def neglected(self) -> list[Link]:
        """STM-091, STM-092: the builder's unfinished links that were not worked on in this turn."""
        return unworked(network_of(self.state.board), self.seat, self.worked)

    def idle(self, hex: Spot) -> frozenset[int]:
        """STM-091: the parts of the tile on a hex, by number, whose links are lost unless they are worked on."""
        return frozenset(number for link in self.neglected() for spot, number in link.parts if spot == hex)

    def lose(self) -> None:
        """STM-091: the neglected links become unowned."""
        state, track = self.state, dict(self.state.track)
        for link in self.neglected():
            hand_over(track, link, NOBODY)
            self.table.tell(say("log-lost", seat=self.seat, place=place(state.map, link.start)))
        state.track = track


def free(
    board: Board, seat: Seat, limits: Iterable[Limit], cash: int, *, built: bool, network: Network | None = None
) -> Iterator[Site]:
    """STM-062, STM-064: the hexes with a legal placement for this many dollars, when these `limits` are reached."""
    return (site for site in sites(board, seat, built=built, network=network) if possible(site, limits, cash))


def turned(track: Mapping[Spot, Laid], hex: Spot, placement: Placement) -> Part | None:
    """STM-095: the part that a placement redirects, as it lay before; None if it redirects none."""
    moved, laid = placement.change.moved, track.get(hex)
    return parts(laid.face, laid.turn)[moved] if laid and moved is not None else None


def work(worked: Iterable[Work], track: Mapping[Spot, Laid], hex: Spot, placement: Placement) -> list[Work]:
    """STM-090, STM-091, STM-101: what counts as worked on after a placement on this track: new parts start, claim or
    extend; a redirected one stays what it was."""
    before = turned(track, hex, placement)
    if before is None:
        return [*worked, *((hex, outcome.part) for outcome in placement.outcomes)]
    (outcome,) = placement.outcomes
    return [(hex, outcome.part) if piece == (hex, before) else piece for piece in worked]


def unworked(network: Network, seat: Seat, worked: Collection[Work]) -> list[Link]:
    """STM-091, STM-092: a player's unfinished links of which no part was worked on."""
    track, found = network.track, []
    for link in network.unfinished:
        pieces = ((hex, parts(track[hex].face, track[hex].turn)[number]) for hex, number in link.parts)
        if link.owner == seat and not any(piece in worked for piece in pieces):
            found.append(link)
    return found


def open_action(player: Player, tile: int) -> bool:
    """STM-052, STM-056, STM-059, STM-173: whether the action of this tile has yet to be carried out."""
    return player.tile == tile and not player.passed and not player.used


def allowance(player: Player) -> int:
    """STM-050, STM-062, STM-190: track placements in a build turn."""
    engineer = player.tile == ENGINEER and not player.passed
    return DATA.build.placements_engineer if engineer else DATA.build.placements


async def build_turn(table: Table[State], seat: Seat) -> None:
    """STM-060 to STM-064, STM-091: one build turn of a player."""
    turn = BuildTurn(table, seat, allowance(table.state.players[seat]))
    while str(choice := await _next(turn)) != DONE:
        if isinstance(choice, Hex):
            await turn.place_track(choice.name)
        else:
            await (urbanize if choice is URBANIZE else grow)(table, seat)
            turn.player.used = True
    turn.report.close()
    turn.lose()


async def _next(turn: BuildTurn) -> Option:
    choices = turn.choices()
    default = next(str(choice) for choice in (choices[-1], *choices) if not isinstance(choice, Hex))
    return await turn.table.choose(turn.seat, "build", choices, default=default, note=turn.note, hand=turn)
