"""Positions in a few words: `table(pool="3 white, orange", rails="WAS-CHI", up="money", others={1: {"money": 0}})`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.play.ask import Option
from engine.core.play.facets import next_part
from engine.core.play.match import Match
from engine.core.play.rng import Rng, Seed
from engine.games.railroad_revolution import RULES
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import BOXES, COLOURS
from engine.games.railroad_revolution.pool import Box
from engine.games.railroad_revolution.setup import setup
from engine.games.railroad_revolution.state import Held, Player, State
from engine.games.railroad_revolution.view import View

Game = Match[State, View]
PLAIN = ("money", "shares", "boxed_rails", "boxed_buildings", "seen")


def workers(text: str) -> list[str]:
    """`2 white, orange`: white white orange."""
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        count, _, colour = part.rpartition(" ")
        assert colour in COLOURS, part
        found += [colour] * int(count or 1)
    return found


def held(text: str) -> Held:
    """`B-2:orange` is that milestone with an orange manager in the first slot that takes it; `D-1:gray,white`."""
    id, _, managers = text.partition(":")
    slots = [""] * len(DATA.milestones[id].managers)
    for colour in filter(None, managers.split(",")):
        accepts = [i for i, want in enumerate(DATA.milestones[id].managers) if want in (colour, "any") and not slots[i]]
        slots[accepts[0]] = colour
    return Held(id, slots)


def take(counts: list[int], number: int) -> None:
    """So many of the leftmost pieces are gone from a mat."""
    for index, count in enumerate(counts):
        gone = min(count, number)
        counts[index] -= gone
        number -= gone


def furnish(state: State, seat: int, **facts: Any) -> Player:
    """Change a player.

    money, shares; pool="3 white, orange"; mat={"trade": "white"}; rails="WAS-CHI CHI-KCY" (on the map, besides the
    start rail); stations="WAS CHI"; offices=[1, 4] (both after whoever is there already); up="money money" and
    down="rail" (all trains of the player); milestones="A1-2 B-2:orange"; completed="A2-1"; markers={"network": 2};
    mat_rails and mat_buildings: the pieces by sector from the left, those missing at the end are 0. What the map holds
    is missing from the mat, the leftmost first, unless the mat is given.
    """
    player = state.players[seat]
    for name, value in facts.items():
        if name in PLAIN:
            setattr(player, name, value)
        elif name == "pool":
            player.pool = {colour: workers(value).count(colour) for colour in COLOURS}
        elif name == "mat":
            player.mat = {box: workers(value.get(box, "")) for box in BOXES}
        elif name == "rails":
            player.built = [DATA.start_space.id, *value.split()]
            take(player.rails, len(value.split()))
        elif name == "stations":
            for city in value.split():
                state.stations[city].append(seat)
            take(player.buildings, len(value.split()))
        elif name == "offices":
            for sector in value:
                state.offices[sector].append(seat)
            take(player.buildings, len(value))
        elif name in ("up", "down"):
            setattr(player, name, {kind: value.split().count(kind) for kind in DATA.trains})
        elif name == "milestones":
            player.milestones = [held(text) for text in value.split()]
        elif name == "completed":
            player.completed = value.split()
        elif name == "markers":
            player.markers |= value
        elif name not in ("mat_rails", "mat_buildings"):
            raise TypeError(name)
    for piece in ("rails", "buildings"):
        if (counts := facts.get(f"mat_{piece}")) is not None:
            before = sum(getattr(player, piece))
            setattr(player, piece, [*counts, *[0] * (len(DATA.mat) - len(counts))])
            setattr(player, f"boxed_{piece}", getattr(player, f"boxed_{piece}") + before - sum(counts))
    return player


def lay(tiles: dict[Any, str], wanted: dict[Any, str]) -> None:
    """Lay tiles where they are wanted; what lay there goes where they came from."""
    for place, tile in wanted.items():
        other = next(p for p, t in tiles.items() if t == tile)
        tiles[place], tiles[other] = tile, tiles[place]


def settle_supplies(state: State, bank: str | None, trains: dict[str, int] | None, piles: dict[str, list[str]]) -> None:
    """The bank, the train piles and the milestone piles hold what the players do not, unless they are given."""
    lying: Counter[str] = Counter(offer.worker for offer in state.wealth)
    for player in state.players:
        lying.update(player.pool)
        lying.update(colour for box in player.mat.values() for colour in box)
        lying.update(manager for each in player.milestones for manager in each.managers if manager)
    white = state.seats * DATA.constants.start_white_workers
    total = {colour: white if colour == "white" else getattr(DATA.components["worker"], colour) for colour in COLOURS}
    given = None if bank is None else workers(bank)
    state.bank = {c: max(0, total[c] - lying[c]) if given is None else given.count(c) for c in COLOURS}
    for kind in state.trains:
        owned = sum(player.up[kind] + player.down[kind] for player in state.players)
        state.trains[kind] = max(0, DATA.player_counts[state.seats].train_pile_size - owned)
    state.trains |= trains or {}
    known = [m for player in state.players for m in (*player.completed, *(each.id for each in player.milestones))]
    known += [id for pile in piles.values() for id in pile]
    free = [m for m in DATA.milestones.values() if m.id not in known]
    state.piles = {letter: piles.get(letter) or [m.id for m in free if m.pile == letter] for letter in "BCD"}
    state.piles |= piles
    placed = [id for pile in state.piles.values() for id in pile]
    state.boxed_milestones = [m.id for m in free if m.id not in placed]


def deal_first_milestones(state: State, given: dict[int, dict[str, Any]]) -> None:
    """Everybody for whom none are given has an A1 and an A2 that nobody else has."""
    named = " ".join(f"{facts.get('milestones', '')} {facts.get('completed', '')}" for facts in given.values())
    taken = [text.partition(":")[0] for text in named.split()]
    for seat, player in enumerate(state.players):
        player.milestones = []
        for letter in () if "milestones" in given.get(seat, {}) else ("A1", "A2"):
            free = next(m.id for m in DATA.milestones.values() if m.pile == letter and m.id not in taken)
            taken.append(free)
            player.milestones.append(held(free))


def position(
    players: int = 4,
    current: int = 0,
    *,
    phase: str = "turn",
    round: int = 2,
    first: int = 0,
    others: dict[int, dict[str, Any]] | None = None,
    stations: dict[str, list[int]] | None = None,
    offices: dict[int, list[int]] | None = None,
    tiles: dict[str, str] | None = None,
    telegraph: dict[int, str] | None = None,
    deal: int | None = None,
    deck: list[int] | None = None,
    discards: list[int] | None = None,
    piles: dict[str, list[str]] | None = None,
    bank: str | None = None,
    trains: dict[str, int] | None = None,
    wealth: list[tuple[str, str]] | None = None,
    seed: int = 0,
    state: dict[str, Any] | None = None,
    **own: Any,
) -> State:
    """A state in which `current` acts, by default in a turn after the draft; seat 0 is the first player.

    `own` describes the current player and `others` the rest (see `furnish`). `stations` and `offices` say who is there
    already, in order (-1: neutral); `tiles={"DEN": "4-3"}` and `telegraph={1: "TG-money"}` lay tiles by swapping;
    `deal` is the face-up card, `deck` (the top first) and `discards` the others; `piles={"B": [...]}` lists milestones,
    the top first; `bank="2 white, gray"` is exactly what the bank holds; `trains={"money": 0}` sizes of piles;
    `wealth=[("swap", "gray")]` the shown cards of a draft; `state` sets any other field of State.
    """
    chance = Seed(seed)
    made = setup(players, {}, Rng(chance))
    given = {current: own, **(others or {})}
    deal_first_milestones(made, given)
    if wealth is not None:
        made.wealth = [type(made.wealth[0])(*offer) for offer in wealth]
    elif phase != "draft":
        made.wealth = []
        for player in made.players:
            player.spare_rails = player.spare_buildings = 0
            player.boxed_rails, player.boxed_buildings = DATA.constants.spare_rails, DATA.constants.spare_buildings
    made.phase, made.round, made.first, made.acting = phase, round, first, current  # type: ignore[assignment]
    made.stations |= {city: list(owners) for city, owners in (stations or {}).items()}
    made.offices |= {sector: list(owners) for sector, owners in (offices or {}).items()}
    for buildings in (stations or {}), (offices or {}):
        for owners in buildings.values():
            for seat in owners:
                if seat >= 0:
                    take(made.players[seat].buildings, 1)
    for seat, facts in given.items():
        furnish(made, seat, **facts)
    lay(made.city_tiles, tiles or {})
    lay(made.telegraph_tiles, telegraph or {})
    lay_deals(made, deal, deck, discards)
    settle_supplies(made, bank, trains, piles or {})
    for name, value in (state or {}).items():
        setattr(made, name, value)
    made.rng = chance.rng
    return made


def lay_deals(state: State, deal: int | None, deck: list[int] | None, discards: list[int] | None) -> None:
    """The deal cards: those that are not given lie in the deck, in the order of their numbers."""
    given = [*(deck or []), *(discards or [])]
    state.deal = deal if deal is not None else next(id for id in DATA.deals if id not in given)
    state.discards = list(discards or [])
    rest = [id for id in DATA.deals if id != state.deal and id not in state.discards]
    state.deck = list(deck) if deck is not None else rest


def table(players: int = 4, current: int = 0, **facts: Any) -> Game:
    """A match that begins at `position(...)`; nobody is asked to confirm."""
    return Match(RULES, players, {}, position(players, current, **facts), confirm=())


def play(match: Game, *keys: str, seat: int | None = None) -> Game:
    """Answer the pending Asks one after the other (of `seat`, or of whoever is asked).

    `station/white` answers `station` and then itself where both are asked.
    """
    for key in keys:
        who, part = next(iter(match.pending)) if seat is None else seat, ""
        while part != key:
            part = next_part(match.pending.get(who), key, part)
            match.answer(who, part)
    return match


def offered(match: Game) -> list[str]:
    """The keys of the pending Ask, but for the way to the bank; of an action those of the workers that can go there."""
    options = next(iter(match.pending.values())).options
    found = [_with_workers(option) for key, option in options.items() if key != "bank"]
    return [key for keys in found for key in keys]


def _with_workers(option: Option) -> list[str]:
    return [f"{option}/{colour}" for colour in option.colours] if isinstance(option, Box) else [str(option)]


def hires(match: Game) -> list[str]:
    """The colours that whoever is asked can hire at the bank before deciding."""
    return [key.removeprefix("bank/hire/") for key in _at_the_bank(match) if key.startswith("bank/hire/")]


def sells(match: Game) -> int:
    """How many shares whoever is asked can sell at the bank before deciding."""
    return sum(key.startswith("bank/sell/") for key in _at_the_bank(match))


def _at_the_bank(match: Game) -> list[str]:
    twin = match.fork()
    ask = next(iter(twin.pending.values()))
    return play(twin, "bank").pending[ask.seat].keys() if "bank" in ask.options else []


def hire(match: Game, colour: str) -> Game:
    """Hire a worker at the bank."""
    return play(match, "bank", f"bank/hire/{colour}")


def sell(match: Game, shares: int) -> Game:
    """Sell shares at the bank."""
    return play(match, "bank", f"bank/sell/{shares}")


def asked(match: Game) -> str:
    """The kind of the pending Ask."""
    return next(iter(match.pending.values())).kind


def actor(match: Game) -> int:
    """The seat that is asked."""
    (seat,) = match.pending
    return seat
