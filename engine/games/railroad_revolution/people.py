"""What is done with workers: promoting, discarding, swapping, taking (rules section 3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from engine.core.ask import Option, Word
from engine.core.msg import Msg, Value
from engine.games.railroad_revolution import gains
from engine.games.railroad_revolution.conditions import Help, missing, needs
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, COLOURS, Condition
from engine.games.railroad_revolution.gains import Effect
from engine.games.railroad_revolution.outlook import RULE, shares_to_sell
from engine.games.railroad_revolution.state import Held, Player
from engine.games.railroad_revolution.turn import Turn, colour_option
from engine.games.railroad_revolution.words import Now, for_milestones, say, worth
from engine.games.railroad_revolution.workers import (
    bank_size,
    count_of,
    in_bank,
    remove,
    slot_for,
    wanted_colours,
    wanting,
    workforce,
)

HIRE = RULE.hire_price
MAT = "-mat"
"""How a key says that the worker comes from the mat and not from the pool."""


@dataclass(frozen=True, slots=True)
class Worker(Option):
    """One of the player's workers, from the pool or from the mat, and the milestones that want it; those of a colour
    there are alike."""

    colour: str
    from_mat: bool
    milestones: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.colour + (MAT if self.from_mat else "")

    def label(self) -> Msg:
        """Its colour, and where it is."""
        return say("own-worker", colour=self.colour, place="mat" if self.from_mat else "pool")

    def detail(self) -> Msg | None:
        """Which milestones want it."""
        return for_milestones(self.milestones)


@dataclass(frozen=True, slots=True)
class Promotion(Option):
    """A worker becomes a manager on a milestone (RRV-041), for so many dollars.

    `left` workers stay if those are too few for the end of the turn, else it is 0; `stay` are those of its colour.
    `slots` and `lacking` are what the milestone still needs after it.
    """

    worker: Worker
    milestone: str
    price: int
    sold: int
    left: int = 0
    slots: tuple[str, ...] = ()
    lacking: tuple[Condition, ...] = ()
    stay: int = 0

    def __str__(self) -> str:
        return f"{self.worker}/{self.milestone.lower()}"

    def label(self) -> Msg:
        """Who goes where, and what that is worth."""
        vp = DATA.milestones[self.milestone].vp
        place = "mat" if self.worker.from_mat else "pool"
        return say("promotion", colour=self.worker.colour, place=place, milestone=self.milestone, vp=vp)

    def detail(self) -> Msg | None:
        """What it costs, and what the milestone still needs after it."""
        key = "promotion-effect" if self.slots or self.lacking else "promotion-completes"
        facts: dict[str, Value] = {"colour": self.worker.colour, "stay": self.stay}
        facts |= {"cost": self.price, "sold": self.sold}
        return say(key, needs=needs(self.slots, self.lacking), **facts)

    def group(self) -> Msg | None:
        """The milestone."""
        return worth(self.milestone)


@dataclass(frozen=True, slots=True)
class Swap(Option):
    """A worker goes to the bank, another comes from there (RRV-046), which these milestones want."""

    worker: Worker
    new: str
    milestones: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.worker}/{self.new}"

    def label(self) -> Msg:
        """Who goes and who comes."""
        place = "mat" if self.worker.from_mat else "pool"
        return say("swap", colour=self.worker.colour, place=place, new=self.new)

    def detail(self) -> Msg | None:
        """Which milestones want the new one."""
        return for_milestones(self.milestones)

    def group(self) -> Msg | None:
        """Who goes."""
        return say("group-swap", colour=self.worker.colour, place="mat" if self.worker.from_mat else "pool")


IN_POOL = {colour: Worker(colour, from_mat=False) for colour in COLOURS}
ON_MAT = {colour: Worker(colour, from_mat=True) for colour in COLOURS}


def own_workers(player: Player) -> list[Worker]:
    """RRV-003: the workers that can be promoted, discarded or swapped; managers can't (RRV-044)."""
    found = [IN_POOL[colour] for colour in COLOURS if player.pool[colour]]
    lying = [colour for box in player.mat.values() for colour in box]
    return found + [ON_MAT[colour] for colour in COLOURS if colour in lying]


def let_go(turn: Turn, worker: Worker) -> None:
    """RRV-003, RRV-168: a worker leaves; of those on the mat rather the one just placed, which changes no action."""
    action = turn.state.action
    remove(turn.player, worker.colour, worker.from_mat, action.box if action else "")


# -- promotion


def promotions(turn: Turn, price: int = 0) -> list[Promotion]:
    """RRV-041 to RRV-043, RRV-167: every legal promotion."""
    player = turn.player
    open_ones = [held for held in player.milestones if "" in held.managers]
    if not open_ones or not turn.can(price, workers=-1):
        return []
    workers, sold, left = own_workers(player), shares_to_sell(player.money, price), too_few_left(turn)
    found = []
    for held in open_ones:
        lacking = missing(turn.state, turn.seat, held.id)
        for worker in workers:
            if (slot := slot_for(held, worker.colour)) is not None:
                wants = enumerate(zip(DATA.milestones[held.id].managers, held.managers, strict=True))
                empty = tuple(colour for n, (colour, manager) in wants if not manager and n != slot)
                stay = count_of(player, worker.colour) - 1
                found.append(Promotion(worker, held.id, price, sold, left, empty, lacking, stay))
    return found


def too_few_left(turn: Turn) -> int:
    """RRV-109: how many workers stay once one has gone, if those are too few for the end of the turn; else 0."""
    left = workforce(turn.player) - 1
    return left if left < turn.least else 0


def somebody_fits(player: Player) -> bool:
    """RRV-042, RRV-043: whether any worker of the player fits a slot."""
    lying = player.mat.values()
    return any(player.pool[colour] or any(colour in box for box in lying) for colour in wanted_colours(player))


def now(player: Player) -> Now:
    """What effects meet on the table of a player: whether somebody fits, and how the trains lie."""
    up, down = sum(player.up.values()), sum(player.down.values())
    lie = "both" if up and down else "up" if up else "down" if down else "none"
    return Now(somebody_fits(player), lie, DATA.trains[DATA.starting_train].vp_face_up, up + down)


def fits_with(player: Player, means: Now, effect: Effect) -> Now:
    """The same once the player has taken what an effect brings, which may be a worker that a milestone wants."""
    match effect:
        case gains.Workers(take=colours) | gains.WorkersChoice(options=colours):
            wanted = wanted_colours(player)
            return means._replace(fits=means.fits or any(colour in wanted for colour in colours))
        case _:
            return means


def prospect(turn: Turn) -> Msg | None:
    """RRV-041 to RRV-043: what the best promotion would do for a milestone, None if nobody fits any."""
    own, helps = {worker.colour for worker in own_workers(turn.player)}, []
    for held in turn.player.milestones:
        wants = zip(DATA.milestones[held.id].managers, held.managers, strict=True)
        empty = [colour for colour, manager in wants if not manager]
        if any(colour in own or (colour == ANY and own) for colour in empty):
            done = len(empty) == 1 and not missing(turn.state, turn.seat, held.id)
            helps.append(Help(DATA.milestones[held.id].vp, done))
    best = max(helps, key=lambda help: (help.completes, help.vp), default=None)
    return say("helps", **best.facts()) if best else None


def can_promote(turn: Turn, price: int = 0) -> bool:
    """RRV-041 to RRV-043, RRV-167: whether any promotion is legal."""
    return somebody_fits(turn.player) and turn.can(price, workers=-1)


async def promote(turn: Turn, most: int, price: int, optional: bool) -> None:
    """RRV-041, RRV-155, RRV-169, RRV-186: up to so many workers, each for a price; the first one only if it is
    optional. Whoever can hire only now may do so for a promotion that nobody fits."""
    for done in range(most):
        possible = can_promote(turn, price)
        if not possible and not (optional and turn.a_new_hire_opens(partial(can_promote, turn, price))):
            return
        chosen = await turn.may_choose(
            "promote",
            lambda: promotions(turn, price),
            done=partial(turn.ending, "forgo-promotions", most - done) if optional or done else None,
            note=partial(promote_note, turn, most - done),
            pause=not possible,
        )
        if chosen is None:
            return
        turn.pay(price)
        make_manager(turn, chosen)


def promote_note(turn: Turn, left: int) -> Msg:
    """RRV-109: how many promotions are left, and whether each makes a hire due."""
    return say("promote-note", left=left, stay=too_few_left(turn), hire=HIRE)


def make_manager(turn: Turn, chosen: Promotion) -> None:
    """RRV-041, RRV-043, RRV-185: the worker moves onto the first empty slot that accepts it."""
    held = find(turn.player, chosen.milestone)
    slot = slot_for(held, chosen.worker.colour)
    assert slot is not None
    let_go(turn, chosen.worker)
    held.managers[slot] = chosen.worker.colour
    turn.tell("promote", colour=chosen.worker.colour, milestone=held.id)


def find(player: Player, milestone: str) -> Held:
    """The uncompleted milestone with this id."""
    return next(held for held in player.milestones if held.id == milestone)


# -- discarding and swapping


def discardable(turn: Turn, then: Callable[[], bool] | None = None) -> list[Worker]:
    """RRV-003, RRV-170: the workers that may be discarded, with something that must be possible `then`; those that no
    milestone wants come first."""
    fitting, player = wanted_colours(turn.player), turn.player
    workers = sorted(own_workers(player), key=lambda worker: worker.colour in fitting)
    workers = [Worker(each.colour, each.from_mat, wanting(player, each.colour)) for each in workers]
    return workers if then is None else [worker for worker in workers if _without(turn, worker, then)]


def can_discard(turn: Turn, then: Callable[[], bool]) -> bool:
    """RRV-170: whether there is a worker to discard after which something is possible."""
    return any(_without(turn, worker, then) for worker in own_workers(turn.player))


def _without(turn: Turn, worker: Worker, then: Callable[[], bool]) -> bool:
    """Whether something is possible once a worker has been discarded."""
    player, bank = turn.player, turn.state.bank
    pool, mat = dict(player.pool), {box: list(lying) for box, lying in player.mat.items()}
    let_go(turn, worker)
    bank[worker.colour] += 1
    possible = then()
    player.pool, player.mat = pool, mat
    bank[worker.colour] -= 1
    return possible


async def discard(turn: Turn, then: Callable[[], bool] | None = None) -> None:
    """RRV-003: the player chooses a worker of pool or mat, which goes to the bank."""
    note = partial(say, "discard-note", left=too_few_left(turn), hire=HIRE)
    chosen = await turn.choose("discard", lambda: discardable(turn, then), note=note if too_few_left(turn) else None)
    let_go(turn, chosen)
    turn.state.bank[chosen.colour] += 1
    turn.tell("discard", colour=chosen.colour)


def swaps(turn: Turn) -> list[Swap]:
    """RRV-046, RRV-182 to RRV-184: each own worker for each colour that the bank holds before."""
    new = {colour: wanting(turn.player, colour) for colour in in_bank(turn.state)}
    colours = sorted(new, key=lambda colour: not new[colour])
    return [Swap(worker, colour, new[colour]) for worker in own_workers(turn.player) for colour in colours]


async def swap(turn: Turn, optional: bool) -> None:
    """RRV-046, RRV-184: the new worker enters the pool, wherever the old one was."""
    if not can_swap(turn):
        return
    chosen = await turn.may_choose(
        "swap", lambda: swaps(turn), done=partial(turn.ending, "forgo-swap") if optional else None
    )
    if chosen is not None:
        let_go(turn, chosen.worker)
        turn.state.bank[chosen.new] -= 1
        turn.state.bank[chosen.worker.colour] += 1
        turn.player.pool[chosen.new] += 1
        turn.tell("swap", colour=chosen.worker.colour, new=chosen.new)


def can_swap(turn: Turn) -> bool:
    """RRV-183: whether there is anybody to swap."""
    return bank_size(turn.state) > 0 and workforce(turn.player) > 0


# -- taking


async def take_shown(turn: Turn, colours: tuple[str, ...]) -> None:
    """RRV-045, RRV-141, RRV-169, RRV-183: take the workers shown, others for those that the bank lacks."""
    for colour in colours:
        present = in_bank(turn.state)
        if colour in present:
            turn.take(colour)
        elif present:
            turn.take(await turn.choose_colour())


async def take_one_of(turn: Turn, colours: tuple[str, ...]) -> None:
    """RRV-141, RRV-182: take only one of the two workers shown; the bank may lack the one chosen."""
    options: list[Word] = [colour_option(colour, wanting(turn.player, colour)) for colour in colours]
    chosen = await turn.choose("worker-choice", lambda: options)
    await take_shown(turn, (str(chosen),))


async def take_any(turn: Turn) -> None:
    """RRV-146, RRV-182: take one worker of any colour that the bank holds."""
    if bank_size(turn.state):
        turn.take(await turn.choose_colour())
