"""Clans (rules section 9): crests as powers of a delivery, and paid abilities at any decision of a player's turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from engine.core.play.ask import Option, Word
from engine.core.play.msg import Msg
from engine.core.play.table import Interlude, Table
from engine.games.cargo_empire.crests import crest_cities, cube_moves, lent, movable
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.facts import MODES, Clan
from engine.games.cargo_empire.state import CityKey, Player, Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.words import either, name, plain, say, thing

CREST = "crest"
SEA = "sea"


@dataclass(frozen=True, slots=True)
class Powers:
    """What crests do for a delivery of one seat: by ability that works for it, the city of the crest ("": none).

    `any_two` CGE-126, `any_cube` CGE-130, `extra` CGE-137, `port` CGE-141; `closed` is the city that only another seat
    may choose (CGE-133); `boost`: a rail card may be boosted (CGE-135).
    """

    any_two: CityKey = ""
    any_cube: CityKey = ""
    extra: CityKey = ""
    port: CityKey = ""
    closed: CityKey = ""
    boost: bool = False

    @property
    def compulsory(self) -> Powers:
        """CGE-227: what is left if the seat uses no crest; the closed city stays closed."""
        return replace(self, any_two="", any_cube="", port="")


FIELDS = {
    "play_any_two_cards": "any_two",
    "any_colour_cube": "any_cube",
    "extra_city_reward_advance": "extra",
    "city_counts_as_port": "port",
}
"""The crest effects of data/clans.toml that help their owner."""
CLAN_OF = {FIELDS[clan.crest_effect]: clan.id for clan in DATA.clans.values() if clan.crest_effect in FIELDS}
"""Which clan's crest gives a power."""
EXCLUSIVE = "exclusive_city"
NO_POWERS = Powers()


def clan_of(player: Player) -> Clan:
    """The clan that somebody plays in a clan game."""
    return DATA.clans[player.clan]


def powers(state: State, seat: Seat) -> Powers:
    """CGE-124, CGE-133, CGE-139: what crests do now for a delivery by the seat whose turn it is."""
    if not state.clans:
        return NO_POWERS
    found: dict[str, CityKey] = {}
    for other in range(state.people):
        player = state.players[other]
        effect, own = clan_of(player).crest_effect, other == seat or other in state.borrowed
        if effect in FIELDS and own:
            found[FIELDS[effect]] = player.crest
    return Powers(**found, closed=closed_to(state, seat), boost=state.boosted)


def closed_to(state: State, seat: Seat | None) -> CityKey:
    """CGE-133, CGE-139, CGE-211, CGE-212: the city of the red crest, unless the crest is this seat's or borrowed by it.

    Only the seat whose turn it is borrows; None is the forwarder.
    """
    closing = (other for other in range(state.people) if is_exclusive(state, other))
    return next((state.players[other].crest for other in closing if other != seat and other not in state.borrowed), "")


def is_exclusive(state: State, seat: Seat) -> bool:
    """CGE-133: whether the crest of a seat closes its city to the others."""
    player = state.players[seat]
    return bool(player.clan) and clan_of(player).crest_effect == EXCLUSIVE


@dataclass(frozen=True, slots=True)
class Opening(Option):
    """The way to the paid abilities from any decision of a player's turn; the player has this many kept cubes."""

    cubes: int
    abilities: tuple[Word, ...]

    def __str__(self) -> str:
        return "clan"

    def label(self) -> Msg:
        """That these abilities are the clan's."""
        return say("clan")

    def detail(self) -> Msg:
        """What it costs, and what the player has."""
        named = either([ability.text for ability in self.abilities])
        return say("clan-effect", cost=DATA.ability_cost, cubes=self.cubes, abilities=named)


def paid(turn: Turn) -> list[Interlude[Opening]]:
    """CGE-123, CGE-228: what may come between the answers to any decision of the turn: a paid ability."""
    return [Interlude(lambda: opening(turn), lambda option: use_ability(turn))] if turn.state.clans else []


def opening(turn: Turn) -> list[Opening]:
    """The way to the paid abilities; none if none can be used."""
    found = abilities(turn)
    return [Opening(turn.player.cubes, tuple(found))] if found else []


def abilities(turn: Turn) -> list[Word]:
    """CGE-123, CGE-140: the paid abilities that can be used now."""
    if turn.player.cubes < DATA.ability_cost:
        return []
    second = ABILITIES[clan_of(turn.player).paid_b]
    return [WORDS[CREST], *([WORDS[second.key]] if second.usable(turn) else [])]


async def use_ability(turn: Turn) -> None:
    """CGE-123: one paid ability."""
    note = say("kept-note", cost=DATA.ability_cost, cubes=turn.player.cubes)
    chosen = await turn.table.choose(turn.seat, "clan", abilities(turn), note=note, hand=turn)
    turn.player.cubes -= DATA.ability_cost
    turn.tell(say("log-ability", seat=turn.seat, cubes=DATA.ability_cost))
    if str(chosen) == CREST:
        await place_crest(turn.table, turn.seat)
    else:
        await ABILITIES[clan_of(turn.player).paid_b].use(turn)


async def place_crest(table: Table[State], seat: Seat) -> None:
    """CGE-121, CGE-128: the crest goes to any city, even to one where another crest stands."""
    state = table.state
    player = state.players[seat]
    moved = bool(player.crest)
    note = say("crest-note", does=name("crest", player.clan))
    player.crest = str(await table.choose(seat, "crest", crest_cities(state, seat), note=note, hand=state))
    table.tell(say("log-crest" if moved else "log-first-crest", seat=seat, city=name("city", player.crest)))


async def take_road_card(turn: Turn) -> None:
    """CGE-129: yellow takes a road card."""
    turn.player.hand["road"] += 1
    turn.tell(say("log-card", seat=turn.seat, mode="road"))


async def move_cube(turn: Turn) -> None:
    """CGE-132: green moves a cube from any city to a free supply space of its colour."""
    chosen = await turn.table.choose(turn.seat, "cube", cube_moves(turn.state), hand=turn)
    turn.state.cities[chosen.a].cubes -= 1
    turn.state.cities[chosen.b].cubes += 1
    turn.tell(say("log-cube", seat=turn.seat, **chosen.facts()))


async def boost(turn: Turn) -> None:
    """CGE-135: red may boost a rail card of this turn's delivery."""
    turn.state.boosted = True
    turn.tell(say("log-boost", seat=turn.seat))


def lenders(turn: Turn) -> list[Seat]:
    """CGE-139, CGE-140: the players whose crest abilities are not yet in use, but can still be useful in this turn.

    After the delivery only a closed city matters, to a vassal that is still to move (CGE-212).
    """
    state = turn.state
    found = [seat for seat in range(state.people) if seat != turn.seat and seat not in state.borrowed]
    if not turn.delivered:
        return found
    return [seat for seat in found if is_exclusive(state, seat)] if turn.vassal_moves else []


async def borrow(turn: Turn) -> None:
    """CGE-139: purple uses another player's crest ability until the end of the turn."""
    by_clan = {turn.state.players[seat].clan: seat for seat in lenders(turn)}
    options = [lent(turn.state, seat) for seat in by_clan.values()]
    clan = str(await turn.table.choose(turn.seat, "borrow", options, hand=turn))
    turn.state.borrowed.append(by_clan[clan])
    crest = turn.state.players[by_clan[clan]].crest
    turn.tell(say("log-borrow", seat=turn.seat, clan=name("clan", clan), city=name("city", crest)))


def to_swap(turn: Turn) -> list[str]:
    """CGE-143: the types of cards in hand that a sea card can replace; swapping two sea cards changes nothing."""
    return [mode for mode in MODES if mode != SEA and turn.player.hand[mode]]


async def swap_for_sea(turn: Turn) -> None:
    """CGE-143: blue returns a transport card and takes a sea card."""
    options = [plain("mode", mode) for mode in to_swap(turn)]
    mode = str(await turn.table.choose(turn.seat, "swap", options, hand=turn))
    turn.player.hand[mode] -= 1
    turn.player.hand[SEA] += 1
    turn.tell(say("log-swap", seat=turn.seat, mode=mode))


@dataclass(frozen=True, slots=True)
class Ability:
    """The second paid ability of a clan: its key, when it can be used, and what it does."""

    key: str
    usable: Callable[[Turn], bool]
    use: Callable[[Turn], Awaitable[None]]


ABILITIES = {
    "take_road_card": Ability("road-card", lambda turn: True, take_road_card),
    "move_cube_to_other_supply_space": Ability("cube", lambda turn: movable(turn.state), move_cube),
    "boost_one_rail_card_once_per_turn": Ability(
        "boost", lambda turn: not turn.state.boosted and not turn.delivered, boost
    ),
    "borrow_crest_ability": Ability("borrow", lambda turn: bool(lenders(turn)), borrow),
    "swap_any_transport_card_for_sea": Ability("swap", lambda turn: bool(to_swap(turn)), swap_for_sea),
}
"""By name in data/clans.toml; abilities for a delivery can be used only before it (CGE-135, CGE-139)."""
WORDS = {CREST: plain("ability", CREST)} | {each.key: thing("ability", each.key) for each in ABILITIES.values()}
"""All paid abilities as options."""


async def pick_clan(table: Table[State], seat: Seat) -> None:
    """CGE-120: each player chooses a clan that nobody has chosen yet; four of the clans have a colour of their own."""
    state = table.state
    taken = [player.clan for player in state.players]
    options = [thing("clan", clan) for clan in DATA.clans if clan not in taken]
    note = say("clan-note", cubes=DATA.ability_cost)
    player = state.players[seat]
    player.clan = str(await table.choose(seat, "pick-clan", options, note=note, hand=state))
    own = clan_of(player).component_colour
    player.colour = own if own in DATA.game.colours else ""
    table.tell(say("log-clan", seat=seat, clan=name("clan", player.clan)))
