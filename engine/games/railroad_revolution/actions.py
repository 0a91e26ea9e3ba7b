"""The four actions (rules sections 4 to 7): the placement or sale, then the parts that are open, then the close."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from engine.core.ask import Word
from engine.core.msg import Msg
from engine.games.railroad_revolution.building import (
    Office,
    Rail,
    Site,
    lay_rail,
    office,
    piece_option,
    put_office,
    put_station,
    rail_is_sold_next,
)
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.deals import accept, deal_options
from engine.games.railroad_revolution.effects import carries_out, effect_text, resolve
from engine.games.railroad_revolution.mat import Piece, for_sale, pieces, sale_sector, sale_value, take_leftmost
from engine.games.railroad_revolution.network import available_cities, available_spaces, free_sectors
from engine.games.railroad_revolution.outlook import (
    RAILS,
    Outlook,
    close,
    mark,
    office_placed,
    rails_placed,
    rails_to_place,
    shares_to_sell,
    station_placed,
)
from engine.games.railroad_revolution.parts import RULE, SIDES, Part, parts
from engine.games.railroad_revolution.people import can_discard, discard
from engine.games.railroad_revolution.scoring import wealth
from engine.games.railroad_revolution.state import Action
from engine.games.railroad_revolution.turn import Turn
from engine.games.railroad_revolution.words import DONE, say
from engine.games.railroad_revolution.workers import workforce


async def carry_out(turn: Turn) -> None:
    """RRV-036 to RRV-038, RRV-163, RRV-166: the action of the worker just placed, until it is closed.

    What may as well come after the placement is offered only then. A part that takes nothing and leaves no choice plays
    itself, and an action in which nothing is open closes itself.
    """
    while True:
        if not turn.action.placed:
            await place_or_do(turn)
            continue
        options = open_parts(turn)
        if gift := plays_itself(turn, options):
            await begin(turn, gift)
            continue
        if not options and not newly_hireable(turn):
            break
        chosen = await turn.may_choose(
            "action",
            partial(open_parts, turn),
            done=partial(closing, turn),
            anytime=True,
            note=partial(action_note, turn),
            known=options,
        )
        if chosen is None:
            break
        await begin(turn, chosen.part)
    settle(turn)


@dataclass(frozen=True, slots=True)
class Choice:
    """An open part of the action."""

    part: Part
    sold: int
    deals: tuple[Msg, ...] = ()

    def __str__(self) -> str:
        return self.part.key

    def label(self) -> Msg:
        """What it gives."""
        return say(f"part-{self.part.key}")

    def detail(self) -> Msg | None:
        """What it gives exactly, and what it costs."""
        effect = effect_text(self.part.effect)
        if self.deals:
            return say("deals-effect", deals=list(self.deals), n=self.part.effect.shares)
        if self.part.worker:
            return say("for-a-worker", effect=effect)
        if self.part.price:
            return say("for-money", effect=effect, cost=self.part.price, sold=self.sold)
        return say("gives", effect=effect)


def open_parts(turn: Turn) -> list[Choice]:
    """RRV-037, RRV-167, RRV-170, RRV-171: the open parts of the action that can be carried out."""
    return [choice(turn, part) for part in parts(turn.action) if possible(turn, part)]


def choice(turn: Turn, part: Part) -> Choice:
    """A part, how many shares its price sells, and which deals it is about."""
    deals = deal_options(turn, part.effect.shares) if part.effect.kind == "accept_deal" else []
    return Choice(part, shares_to_sell(turn.player.money, part.price), tuple(offer.label() for offer in deals))


def possible(turn: Turn, part: Part) -> bool:
    """RRV-167, RRV-170, RRV-171: the price can be paid, something comes of it, and the turn can still be finished."""
    before = turn.action
    if not part.price and not part.worker and not brings_something(turn, part):
        return False
    if not turn.at_ease(wealth(turn.player) - part.price, -1 if part.worker else 0):
        here = turn.outlook()
        if not any(turn.search.finishable(after) for after in turn.search.begin(here, part)):
            return False
    turn.state.action = mark(before, part)
    found = turn.having_paid(part.price, partial(brings_something, turn, part))
    turn.state.action = before
    return found


def brings_something(turn: Turn, part: Part) -> bool:
    """RRV-170, RRV-171: whether anything comes of a part that is paid for, but for the worker that it takes."""
    if part.effect.kind == "accept_deal":
        return bool(deal_options(turn, part.effect.shares))
    if part.worker:
        return can_discard(turn, partial(carries_out, turn, part.effect))
    return carries_out(turn, part.effect)


def closing(turn: Turn) -> Word | None:
    """RRV-166, RRV-167: closing the action, if what follows can end the turn well; it pays the main cost."""
    debt = turn.action.debt
    if not turn.at_ease(wealth(turn.player)):
        here = turn.outlook()
        if here.wealth < debt or not turn.search.finishable(close(here)):
            return None
    return Word(str(DONE), say("done"), say("close-effect", cost=debt, sold=shares_to_sell(turn.player.money, debt)))


def action_note(turn: Turn) -> Msg:
    """What is still to be paid, and how many workers there are."""
    return say("action-note", cost=turn.action.debt, workers=workforce(turn.player), needed=RULE.minimum_workforce)


def newly_hireable(turn: Turn) -> bool:
    """RRV-186: whether a worker can be hired that could not be at the decision before."""
    return any(colour not in turn.offered for colour in turn.hireable())


def plays_itself(turn: Turn, options: list[Choice]) -> Part | None:
    """A part that is nothing but a gain of money or shares, if there is no choice about it.

    What the action itself gives is taken at once; what the placed worker gives only when nothing else is open, since
    the player may rather want to use the worker as a white one (RRV-040).
    """
    gifts = [option.part for option in options if is_gift(option.part)]
    main = [part for part in gifts if not part.choice]
    if main:
        return main[0]
    return gifts[0] if gifts and len(gifts) == len(options) and not newly_hireable(turn) else None


def is_gift(part: Part) -> bool:
    """Whether a part takes nothing and leaves no choice."""
    return part.effect.kind in ("money", "shares", "per_train", "waive") and not part.price and not part.worker


def matters_before(turn: Turn, part: Part) -> bool:
    """RRV-162, RRV-163: whether a part may change where the placement can go or what is sold.

    Only a rail that a part places can: it makes cities available, and it may have been the next piece to sell; and a
    deal may take a building from the mat. Anything else has the same outcome after the placement.
    """
    if part.effect.kind == "flip":
        return a_flip_matters_before(turn)
    if part.effect.kind == "accept_deal":
        kinds = [offer.part.effect.kind for offer in deal_options(turn, part.effect.shares)]
        return any(kind in TAKES_A_PIECE or (kind == "flip" and a_flip_matters_before(turn)) for kind in kinds)
    return False


TAKES_A_PIECE = ("rail", "station", "office", "train")
"""Deals after which the mat may hold a piece less; a train taken with one may be flipped at once."""


def a_flip_matters_before(turn: Turn) -> bool:
    """RRV-133, RRV-163: whether a flip may place a rail that changes what comes after it."""
    player, sells = turn.player, turn.action.box == "trade"
    trains = player.up["rail"] + (player.down["rail"] if sells else 0)
    return trains > 0 and any(player.rails) and (not sells or rail_is_sold_next(turn))


async def begin(turn: Turn, part: Part) -> None:
    """RRV-164, RRV-165, RRV-170: pay for a part and finish it."""
    turn.state.action = mark(turn.action, part)
    if part.worker:
        await discard(turn, partial(carries_out, turn, part.effect))
    turn.pay(part.price)
    if part.effect.kind == "waive":
        turn.tell("waive", waived=turn.action.debt)
        turn.state.action = replace(turn.action, debt=0)
    elif part.effect.kind == "accept_deal":
        await accept_in_action(turn, part.effect.shares)
    else:
        await resolve(turn, part.effect)


async def accept_in_action(turn: Turn, gained: int) -> None:
    """RRV-082, RRV-083, RRV-188, RRV-189: one deal for the active player alone, with a share."""
    chosen = await turn.choose("deal", partial(deal_options, turn, gained))
    turn.take_shares(gained)
    turn.state.action = replace(turn.action, accepted=True)
    await accept(turn, chosen)


def settle(turn: Turn) -> None:
    """RRV-085, RRV-166: the action closes and its main cost is paid; a triggered deal card is resolved next."""
    action = turn.action
    turn.pay(action.debt)
    turn.state.action = None
    turn.state.turn_up = action.deal or action.accepted
    turn.triggered = action.deal
    turn.sides = SIDES if action.deal else ()


# -- the main parts


async def place_or_do(turn: Turn) -> None:
    """RRV-038, RRV-162: the placement or sale, or first something that changes it."""
    options = first_options(turn)
    chosen = options[0]
    if len(options) > 1:
        chosen = await turn.choose("action", partial(first_options, turn), anytime=True)
    if isinstance(chosen, Choice):
        await begin(turn, chosen.part)
    else:
        await PLACE[turn.action.box](turn)


def first_options(turn: Turn) -> list[Word | Choice]:
    """RRV-162, RRV-163, RRV-167: the placement, if it is possible already, and what may matter before it."""
    build = Word(*BUILD[turn.action.box])
    before = [choice(turn, p) for p in parts(turn.action) if matters_before(turn, p) and possible(turn, p)]
    # without anything else to do the placement is possible, or the worker could not have been placed
    return [build, *before] if not before or can_place(turn) else [*before]


def can_place(turn: Turn) -> bool:
    """RRV-167: whether the placement or sale can be done now so that the turn can be finished."""
    here = turn.outlook()
    return any(turn.search.finishable(after) for after in turn.search.placings(here, turn.action))


def leads_on(turn: Turn, here: Outlook, action: Action, extra: tuple[str, ...] = ()) -> bool:
    """RRV-167: whether the turn can still be finished once the action stands like this."""
    return turn.search.finishable(here._replace(action=action, shares=here.shares + action.shares, extra=extra))


async def build_station(turn: Turn) -> None:
    """RRV-047, RRV-048, RRV-162: the leftmost building goes to an available city; the cost is due at the close."""
    chosen = await turn.choose("city", partial(sites, turn), note=partial(say, "city-note", money=turn.player.money))
    placed = station_placed(turn.state, turn.action, chosen.city)
    take_leftmost(turn.player, "building")
    put_station(turn, chosen.city)
    turn.state.action = placed


def sites(turn: Turn) -> list[Site]:
    """RRV-048, RRV-167: the cities for a station."""
    found, here = [], turn.outlook()
    for city in available_cities(turn.state, turn.seat):
        placed = station_placed(turn.state, turn.action, city)
        if leads_on(turn, here, placed):
            found.append(Site(city, placed.debt, placed.first))
    return found


async def build_rails(turn: Turn) -> None:
    """RRV-055, RRV-059, RRV-061, RRV-066, RRV-177: one rail after the other; the third of turquoise may be left out."""
    while left := rails_to_place(turn.state, turn.seat, turn.action):
        chosen = await turn.may_choose(
            "rail",
            partial(rails, turn),
            done=partial(enough_rails, turn) if 0 in left else None,
            note=partial(say, "rail-note", left=max(left), most="yes" if len(left) > 1 else "no"),
        )
        if chosen is None:
            break
        action = one_rail_more(turn.action, chosen.space)
        take_leftmost(turn.player, "rail")
        lay_rail(turn, chosen.space)
        turn.state.action = action
        if max(left) == 1:
            break
    assert turn.action.rails, "Railway without a rail"
    turn.state.action = rails_placed(turn.action, 0, 0, deal=False)


def enough_rails(turn: Turn) -> Word | None:
    """RRV-066, RRV-167: leaving out the third rail."""
    placed = rails_placed(turn.action, 0, 0, deal=False)
    return DONE if leads_on(turn, turn.outlook(), placed) else None


def one_rail_more(action: Action, space: str) -> Action:
    """RRV-056, RRV-062, RRV-066: the action with one more rail."""
    facts = DATA.spaces[space]
    return replace(
        action,
        rails=action.rails + 1,
        triangles=action.triangles + facts.triangles,
        deal=action.deal or facts.deal,
        effect="own" if action.rails + 1 > RAILS else action.effect,
    )


def rails(turn: Turn) -> list[Rail]:
    """RRV-056, RRV-057, RRV-060, RRV-167: the spaces for the next rail of the action."""
    found, here = [], turn.outlook()
    for space in available_spaces(tuple(turn.player.built)):
        if leads_on(turn, here, one_rail_more(turn.action, space), (space,)):
            cost = DATA.spaces[space].triangles * RULE.railway_triangle_cost
            found.append(Rail(space, cost, action=True))
    return found


async def build_office(turn: Turn) -> None:
    """RRV-068 to RRV-070: the leftmost building goes to a sector, which gives its shares."""
    chosen = await turn.choose("sector", partial(sectors, turn))
    placed = office_placed(turn.state, turn.action, chosen.sector)
    take_leftmost(turn.player, "building")
    put_office(turn, chosen.sector)
    turn.state.action = placed
    turn.take_shares(placed.shares)


def sectors(turn: Turn) -> list[Office]:
    """RRV-068, RRV-167: the sectors for an office."""
    found, here = [], turn.outlook()
    for sector in free_sectors(turn.state, turn.seat):
        if leads_on(turn, here, office_placed(turn.state, turn.action, sector)):
            found.append(office(turn, sector, shares=True))
    return found


async def sell_piece(turn: Turn) -> None:
    """RRV-078, RRV-198: one piece of the lowest-numbered sector goes to the box for money."""
    value, sector = sale_value(turn.player), sale_sector(turn.player)
    assert sector is not None
    options = [piece_option(piece, value) for piece in for_sale(turn.player)]
    chosen = await turn.choose("piece", lambda: options)
    piece: Piece = "rail" if str(chosen) == "rail" else "building"
    pieces(turn.player, piece)[sector] -= 1
    if piece == "rail":
        turn.player.boxed_rails += 1
    else:
        turn.player.boxed_buildings += 1
    turn.player.money += value
    turn.tell("sale", piece=piece, sector=sector + 1, money=value)
    turn.state.action = replace(turn.action, placed=True)


PLACE: dict[str, Callable[[Turn], Awaitable[None]]] = {
    "station": build_station,
    "railway": build_rails,
    "telegraph": build_office,
    "trade": sell_piece,
}
BUILD = {
    box: (key, say(f"{key}-{box}"))
    for box, key in (("station", "build"), ("railway", "build"), ("telegraph", "build"), ("trade", "sell-piece"))
}
