"""Rounds and phases (rules section 2): setup choices, turns, maintenance, the end; only this module moves the
cursor."""

from __future__ import annotations

from engine.core.play.ask import Word
from engine.core.play.msg import Msg
from engine.core.play.table import Script, Table
from engine.games.cargo_empire import clans, forwarder, objectives
from engine.games.cargo_empire.cities import put_post
from engine.games.cargo_empire.data import DATA
from engine.games.cargo_empire.delivery import DECLINE, Delivery, plan
from engine.games.cargo_empire.maintenance import maintain, take_slots
from engine.games.cargo_empire.rates import factors
from engine.games.cargo_empire.rewards import settle
from engine.games.cargo_empire.row import card_vp
from engine.games.cargo_empire.scoring import decided_by, is_port, points, result, score, winner
from engine.games.cargo_empire.setup import take_colours
from engine.games.cargo_empire.skipping import skip
from engine.games.cargo_empire.start import StartSpace, start_spaces
from engine.games.cargo_empire.state import Seat, State
from engine.games.cargo_empire.turn import Turn
from engine.games.cargo_empire.vassals import place_vassal
from engine.games.cargo_empire.words import DONE, name, player, say, told
from engine.kit.history import remember


def script(table: Table[State]) -> Script | None:
    """CGE-029, CGE-030: what comes next, by the cursor; None when the game is over."""
    state = table.state
    if state.phase == "over":
        return None
    if state.acting is not None and state.acting == state.forwarder_seat:
        return FORWARDER_STEPS[state.phase](table)
    if state.phase == "second" and state.players[acting(state)].face_down:
        return reveal_city(table)
    return STEPS[state.phase](table)


def acting(state: State) -> Seat:
    """The seat whose decision the phase waits for."""
    assert state.acting is not None
    return state.acting


# -- setup


async def clan_boards(table: Table[State]) -> None:
    """CGE-120: clan by clan, in the order of the seats."""
    state = table.state
    seat = acting(state)
    await clans.pick_clan(table, seat)
    state.acting = seat + 1
    if state.acting == state.people:
        take_colours(state)
        state.phase, state.acting = "objectives", None


async def first_objectives(table: Table[State]) -> None:
    """CGE-020: objective cards."""
    await objectives.keep_first(table)
    table.state.phase = "slots"


async def first_slots(table: Table[State]) -> None:
    """CGE-022 to CGE-025: the order slots of round 1 and their cards."""
    state = table.state
    await take_slots(table)
    # CGE-026, CGE-150: from the last player to the first; a forwarder comes after all players
    state.phase, state.acting = "first", players_in_order(state)[-1]


def players_in_order(state: State) -> list[Seat]:
    """The seats in turn order, without the forwarder."""
    return [seat for seat in state.order if seat != state.forwarder_seat]


async def first_post(table: Table[State]) -> None:
    """CGE-026: a post in a row city that nobody has named yet; the card stays."""
    state = table.state
    seat = acting(state)
    options = [space for city in state.row if city not in state.named for space in start_spaces(state, city)]
    note = say("first-note", city=name("city", state.players[seat].face_down))
    # the note is about a card that only its owner knows (CGE-214)
    chosen = await table.choose(seat, "first-post", options, note=note, private=True, hand=state)
    state.named.append(chosen.city)
    start_post(table, seat, chosen)
    order = players_in_order(state)
    at = order.index(seat)
    if at > 0:
        state.acting = order[at - 1]
    elif state.forwarder_seat is not None:
        state.acting = state.forwarder_seat
    else:
        begin_second_posts(state)


def start_post(table: Table[State], seat: Seat, chosen: StartSpace) -> None:
    """CGE-026 to CGE-028: a spare post on a demand space."""
    put_post(table.state.cities[chosen.city], chosen.space, seat)
    table.state.players[seat].spare -= 1
    table.tell(say("log-start-post", seat=seat, city=name("city", chosen.city), space=chosen.space))


async def forwarder_first_post(table: Table[State]) -> None:
    """CGE-150: the forwarder's first post."""
    forwarder.first_post(table)
    begin_second_posts(table.state)


def begin_second_posts(state: State) -> None:
    """CGE-027: the city cards are revealed, in turn order."""
    state.phase, state.acting = "second", players_in_order(state)[0]


async def reveal_city(table: Table[State]) -> None:
    """CGE-027, CGE-214: the face-down city card becomes the first private city.

    It is a script of its own, so that the player who placed a post before it can still undo that.
    """
    state = table.state
    seat = acting(state)
    table.reveal()
    revealed = state.players[seat]
    revealed.cities.append(revealed.face_down)
    revealed.face_down = ""
    table.tell(say("log-reveal", seat=seat, city=name("city", revealed.cities[0]), vp=card_vp(state, seat)))


async def second_post(table: Table[State]) -> None:
    """CGE-027: a post in the city of the revealed card."""
    state = table.state
    seat = acting(state)
    options = start_spaces(state, state.players[seat].cities[0])
    start_post(table, seat, await table.choose(seat, "second-post", options, hand=state))
    order = players_in_order(state)
    if seat != order[-1]:
        state.acting = order[order.index(seat) + 1]
    elif state.forwarder_seat is not None:
        state.acting = state.forwarder_seat
    else:
        end_setup(table)


async def forwarder_second_post(table: Table[State]) -> None:
    """CGE-151 to CGE-153: the forwarder's cards and second post."""
    forwarder.second_post(table)
    end_setup(table)


def end_setup(table: Table[State]) -> None:
    """CGE-121: in a clan game, crests are placed before the first turn."""
    state = table.state
    if state.clans:
        state.phase, state.acting = "crests", players_in_order(state)[0]
    else:
        begin_round(table)


async def first_crest(table: Table[State]) -> None:
    """CGE-121: in turn order, each player puts their crest on any city."""
    state = table.state
    seat = acting(state)
    await clans.place_crest(table, seat)
    order = players_in_order(state)
    if seat == order[-1]:
        begin_round(table)
    else:
        state.acting = order[order.index(seat) + 1]


# -- rounds


def begin_round(table: Table[State]) -> None:
    """CGE-029, CGE-030: the action phase begins with the first seat in the order."""
    state = table.state
    state.phase, state.acting = "actions", state.order[0]
    table.tell(say("log-round", round=state.round))


async def player_turn(table: Table[State]) -> None:
    """CGE-030, CGE-031, CGE-079, CGE-080: a post from the round's column, a delivery and its rewards, or a skip."""
    state = table.state
    turn = Turn(table, acting(state))
    turn.player.posts[state.round - 1] -= 1
    while True:
        delivery = await plan(turn)
        if isinstance(delivery, Delivery):
            turn.vassal_moves = state.vassals
            await settle(turn, delivery)
            if state.vassals:
                await place_vassal(turn)
            turn.vassal_moves = False
            break
        if await skip(turn, declined=delivery is DECLINE):
            break
    turn.delivered = True
    state.boosted, state.borrowed = False, []
    await table.choose(
        turn.seat,
        "end",
        [ENDED],
        between=clans.paid(turn),
        pause=True,
        default=DONE,
        standing=True,
        closing=True,
        hand=turn,
    )
    next_turn(state)


ENDED = Word(DONE, say("done"), way_out=True, last=True)


async def forwarder_turn(table: Table[State]) -> None:
    """CGE-146: the forwarder's turn."""
    forwarder.play(table)
    next_turn(table.state)


def next_turn(state: State) -> None:
    """CGE-030: the next seat in turn order, until every seat has taken its turns; then maintenance or the end."""
    at = state.order.index(acting(state))
    seat = state.order[(at + 1) % len(state.order)]
    if state.players[seat].posts[state.round - 1]:
        state.acting = seat
        return
    state.acting = None
    state.phase = "maintenance" if state.round < DATA.game.rounds else "scoring"


def turns_taken(state: State) -> int:
    """CGE-030: counted over all seats. Nobody can pass, so the number of turns tells how many everyone has had."""
    left = sum(sum(player.posts) for player in state.players)
    return DATA.game.turns_per_round * DATA.game.rounds * len(state.players) - left


async def maintenance(table: Table[State]) -> None:
    """CGE-029, CGE-085 to CGE-089: the order of the next round."""
    state = table.state
    await maintain(table)
    remember(state.history, result(state))
    state.round += 1
    begin_round(table)


async def final_scoring(table: Table[State]) -> None:
    """CGE-090, CGE-094, CGE-095, CGE-144: a crest may become a port, objectives are revealed, and somebody wins."""
    state = table.state
    for seat in range(state.people):
        await declare_port(table, seat)
    table.reveal()
    remember(state.history, result(state))
    state.phase = "over"
    for seat in range(len(state.players)):
        rates = factors(state, seat)
        doubled: list[Msg] = [say(f"source-{source}") for source, rate in rates.items() if rate > 1]
        if doubled:
            table.tell(told(state, seat, "doubled", sources=doubled))
        for card in state.players[seat].objectives:
            vp = score(state, seat, card) * rates["objectives"]
            table.tell(told(state, seat, "objective-vp", card=name("objective", card), vp=vp))
        found = points(state, seat)
        sources = [say("scored", source=say(f"source-{source}"), vp=vp) for source, vp in found.items() if vp]
        table.tell(told(state, seat, "score", total=sum(found.values()), sources=sources))
    table.tell(say("log-winner", winner=player(state, winner(state)), by=decided_by(state)))


async def declare_port(table: Table[State], seat: Seat) -> None:
    """CGE-144, CGE-145: blue may count the city of the crest as a port for all its objectives."""
    state = table.state
    owner = state.players[seat]
    if not owner.clan or DATA.clans[owner.clan].crest_effect != "city_counts_as_port":
        return
    if is_port(state, seat, owner.crest) or not state.cities[owner.crest].present(seat):
        return
    city = name("city", owner.crest)
    state.acting = seat
    # whether somebody would rather have a port depends on their objectives, which nobody else sees (CGE-215)
    note = say("port-note", city=city)
    chosen = await table.choose(seat, "port", PORTS, note=note, private=True, hand=state)
    owner.port = chosen is PORT
    if owner.port:
        table.tell(say("log-port", seat=seat, city=city))


PORT = Word("port", say("port"))
PORTS = (PORT, Word("no-port", say("no-port")))


STEPS = {
    "clans": clan_boards,
    "objectives": first_objectives,
    "slots": first_slots,
    "first": first_post,
    "second": second_post,
    "crests": first_crest,
    "actions": player_turn,
    "maintenance": maintenance,
    "scoring": final_scoring,
}
"""What a player, or the table by itself, does in each phase."""

FORWARDER_STEPS = {"first": forwarder_first_post, "second": forwarder_second_post, "actions": forwarder_turn}
"""What the forwarder does in each phase."""
