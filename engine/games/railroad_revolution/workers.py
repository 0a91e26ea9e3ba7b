"""Workers: pool, mat, bank and managers (rules sections 0, 2 and 3). Who holds how many, and which can be chosen."""

from __future__ import annotations

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.facts import ANY, BOXES, COLOURS
from engine.games.railroad_revolution.state import Held, Player, State


def workforce(player: Player) -> int:
    """RRV-002: the workers in the pool and on the mat; managers are not counted."""
    return sum(player.pool.values()) + sum(map(len, player.mat.values()))


def count_of(player: Player, colour: str) -> int:
    """How many workers of a colour the player has in pool and mat."""
    return player.pool[colour] + sum(lying.count(colour) for lying in player.mat.values())


def recall(player: Player) -> bool:
    """RRV-033: if the pool is empty, all workers on the mat return to it. Returns whether they did."""
    if any(player.pool.values()) or not any(player.mat.values()):
        return False
    for box in BOXES:
        for colour in player.mat[box]:
            player.pool[colour] += 1
        player.mat[box] = []
    return True


def remove(player: Player, colour: str, from_mat: bool, last: str = "") -> None:
    """RRV-003, RRV-041: a worker leaves the pool or the mat; from the mat, one in the box `last` if possible."""
    if not from_mat:
        assert player.pool[colour], colour
        player.pool[colour] -= 1
        return
    boxes = [last] if last and colour in player.mat[last] else [box for box in BOXES if colour in player.mat[box]]
    # the last to arrive is the one that was just placed
    lying = player.mat[boxes[0]]
    del lying[len(lying) - 1 - lying[::-1].index(colour)]


def in_bank(state: State) -> list[str]:
    """RRV-011, RRV-182: the colours that the bank holds."""
    return [colour for colour in COLOURS if state.bank[colour]]


def bank_size(state: State) -> int:
    """How many workers the bank holds."""
    return sum(state.bank.values())


def slot_for(held: Held, colour: str) -> int | None:
    """RRV-042, RRV-043: the first empty slot of a milestone that accepts this colour, None if there is none."""
    wanted = DATA.milestones[held.id].managers
    for index, (slot, manager) in enumerate(zip(wanted, held.managers, strict=True)):
        if not manager and slot in (colour, ANY):
            return index
    return None


def wanted_colours(player: Player) -> list[str]:
    """RRV-042, RRV-043: the colours for which some milestone of the player has an empty slot."""
    wanted: list[str] = []
    for held in player.milestones:
        if "" in held.managers:
            slots = zip(DATA.milestones[held.id].managers, held.managers, strict=True)
            wanted += [colour for colour, manager in slots if not manager]
    return list(COLOURS) if ANY in wanted else wanted
