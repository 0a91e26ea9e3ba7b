"""Promoting, discarding, swapping and taking workers (rules section 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from engine.core.play.ask import Choice, Word
from engine.core.play.msg import Msg
from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import COLOURS
from engine.games.railroad_revolution.outlook import RULE
from engine.games.railroad_revolution.state import Held, Player
from engine.games.railroad_revolution.turn import Turn, colour_option
from engine.games.railroad_revolution.words import asked, marked, say
from engine.games.railroad_revolution.workers import bank_size, in_bank, remove, slot_for, wanted_colours, workforce

MAT = "-mat"
"""The part of a key that says that the worker comes from the mat, not from the pool."""


@dataclass(frozen=True, slots=True)
class Worker(Choice):
    """One of the player's workers, from the pool or from the mat; equal ones in one place are alike."""

    colour: str
    from_mat: bool

    def __str__(self) -> str:
        return self.colour + (MAT if self.from_mat else "")

    def label(self) -> Msg:
        """Its colour, and where it is."""
        return say("own-worker", colour=self.colour, place=self.place)

    @property
    def place(self) -> str:
        """Where it is."""
        return "mat" if self.from_mat else "pool"


@dataclass(frozen=True, slots=True)
class Promotion(Choice):
    """A worker becomes a manager on a milestone (RRV-041), for this many dollars."""

    worker: Worker
    milestone: str
    price: int

    def __str__(self) -> str:
        return f"{self.worker}/{self.milestone.lower()}"

    def label(self) -> Msg:
        """Which worker goes where, and the VP of the milestone."""
        worker, vp = self.worker, DATA.milestones[self.milestone].vp
        return say("promotion", colour=worker.colour, place=worker.place, milestone=self.milestone, vp=vp)

    def group(self) -> Msg | None:
        """The milestone."""
        return marked(self.milestone)


@dataclass(frozen=True, slots=True)
class Swap(Choice):
    """A worker goes to the bank, and another comes from there (RRV-046)."""

    worker: Worker
    new: str

    def __str__(self) -> str:
        return f"{self.worker}/{self.new}"

    def label(self) -> Msg:
        """Which worker goes, and which comes."""
        return say("swap", colour=self.worker.colour, place=self.worker.place, new=self.new)

    def group(self) -> Msg | None:
        """Which worker goes."""
        return say("group-swap", colour=self.worker.colour, place=self.worker.place)


IN_POOL = {colour: Worker(colour, from_mat=False) for colour in COLOURS}
ON_MAT = {colour: Worker(colour, from_mat=True) for colour in COLOURS}
promotion, swap_of = cache(Promotion), cache(Swap)
"""The options, each made once."""


def own_workers(player: Player) -> list[Worker]:
    """RRV-003: the workers that can be promoted, discarded or swapped; managers can't (RRV-044)."""
    found = [IN_POOL[colour] for colour in COLOURS if player.pool[colour]]
    lying = [colour for box in player.mat.values() for colour in box]
    return found + [ON_MAT[colour] for colour in COLOURS if colour in lying]


def let_go(turn: Turn, worker: Worker) -> None:
    """RRV-003, RRV-168: a worker leaves; from the mat, preferably the one just placed, which changes no action."""
    action = turn.state.action
    remove(turn.player, worker.colour, worker.from_mat, action.box if action else "")


# -- promotion


def promotions(turn: Turn, price: int = 0) -> Iterator[Promotion]:
    """RRV-041 to RRV-043, RRV-167: every legal promotion."""
    open_ones = [held for held in turn.player.milestones if "" in held.managers]
    if open_ones and turn.can(price, workers=-1):
        workers = own_workers(turn.player)
        for held in open_ones:
            for worker in workers:
                if slot_for(held, worker.colour) is not None:
                    yield promotion(worker, held.id, price)


def somebody_fits(player: Player) -> bool:
    """RRV-042, RRV-043: whether any worker of the player fits a slot."""
    lying = player.mat.values()
    return any(player.pool[colour] or any(colour in box for box in lying) for colour in wanted_colours(player))


def can_promote(turn: Turn, price: int = 0) -> bool:
    """RRV-041 to RRV-043, RRV-167: whether any promotion is legal."""
    return somebody_fits(turn.player) and turn.can(price, workers=-1)


async def promote(turn: Turn, most: int, price: int, optional: bool) -> None:
    """RRV-041, RRV-155, RRV-169, RRV-186: up to this many workers, each for a price; the first may be left out only if
    `optional`. A player who can hire only now may do so for a promotion that no worker fits yet. In another's turn,
    nobody goes below the workforce that the end of their own turn will demand (RRV-181) without having been asked."""
    for done in range(most):
        possible = can_promote(turn, price)
        if not possible and not (optional and turn.a_new_hire_opens(partial(can_promote, turn, price))):
            return
        turn.left = most - done
        chosen = await turn.may_choose(
            "promote",
            partial(promotions, turn, price),
            done=turn.can if optional or done else None,
            pause=not possible,
            always=turn.is_before_own and workforce(turn.player) <= RULE.minimum_workforce,
        )
        if chosen is None:
            return
        turn.pay(price)
        make_manager(turn, chosen)


def make_manager(turn: Turn, chosen: Promotion) -> None:
    """RRV-041, RRV-043, RRV-185: the worker moves onto the first empty slot that accepts it."""
    held = find(turn.player, chosen.milestone)
    slot = slot_for(held, chosen.worker.colour)
    assert slot is not None
    let_go(turn, chosen.worker)
    held.managers[slot] = chosen.worker.colour
    turn.tell("promote", colour=chosen.worker.colour, milestone=asked(held.id))


def find(player: Player, milestone: str) -> Held:
    """The uncompleted milestone with this id."""
    return next(held for held in player.milestones if held.id == milestone)


# -- discarding and swapping


def discardable(turn: Turn, then: Callable[[], bool] | None = None) -> list[Worker]:
    """RRV-003, RRV-170: the workers that may be discarded, given what must be possible `then`."""
    workers = own_workers(turn.player)
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
    chosen = await turn.choose("discard", partial(discardable, turn, then))
    let_go(turn, chosen)
    turn.state.bank[chosen.colour] += 1
    turn.tell("discard", colour=chosen.colour)


def swaps(turn: Turn) -> list[Swap]:
    """RRV-046, RRV-182 to RRV-184: each of the player's workers for each colour that the bank held before."""
    new = in_bank(turn.state)
    return [swap_of(worker, colour) for worker in own_workers(turn.player) for colour in new]


async def swap(turn: Turn, optional: bool) -> None:
    """RRV-046, RRV-184: the new worker enters the pool, wherever the old one was."""
    if not can_swap(turn):
        return
    chosen = await turn.may_choose("swap", partial(swaps, turn), done=turn.can if optional else None)
    if chosen is not None:
        let_go(turn, chosen.worker)
        turn.state.bank[chosen.new] -= 1
        turn.state.bank[chosen.worker.colour] += 1
        turn.player.pool[chosen.new] += 1
        turn.tell("swap", colour=chosen.worker.colour, new=chosen.new)


def can_swap(turn: Turn) -> bool:
    """RRV-183: whether there is a worker to swap."""
    return bank_size(turn.state) > 0 and workforce(turn.player) > 0


# -- taking


async def take_shown(turn: Turn, colours: tuple[str, ...]) -> None:
    """RRV-045, RRV-141, RRV-169, RRV-183: take the workers shown, with others for those that the bank lacks."""
    for colour in colours:
        present = in_bank(turn.state)
        if colour in present:
            turn.take(colour)
        elif present:
            turn.take(await turn.choose_colour())


async def take_one_of(turn: Turn, colours: tuple[str, ...]) -> None:
    """RRV-141, RRV-182: take only one of the two workers shown; the bank may lack the one chosen."""
    options: list[Word] = list(map(colour_option, colours))
    chosen = await turn.choose("worker-choice", lambda: options)
    await take_shown(turn, (str(chosen),))


async def take_any(turn: Turn) -> None:
    """RRV-146, RRV-182: take one worker of any colour that the bank holds."""
    if bank_size(turn.state):
        turn.take(await turn.choose_colour())
