"""Every picture for a screen: the action spaces with engineers and supply on their right, boards below.

In a decision the choices are framed and numbered as in the list: action spaces and own engineers, and the places where
a rail, a locomotive or a marker would lie. A choice without a place of its own goes in the header of the board, or
replaces the action spaces if only such choices are offered.
"""

from __future__ import annotations

from renderers.column import Wide
from renderers.draw.boxes import Box
from renderers.draw.layers import UNITS
from renderers.russian_railroads import headline, panel, parts, playerboard, regions
from renderers.russian_railroads.scene import DECISION, MAIN, OVERVIEW, PLAYER, Plan, Scene

MARGIN, GAP = 20.0, 12.0
INNER = UNITS - 2 * MARGIN
BOARD, SIDE = {OVERVIEW: 318.0, DECISION: 372.0}, {OVERVIEW: 470.0, DECISION: 540.0}
"""Height of the main board, and width of its right part: engineers and supply."""
STRIP = {OVERVIEW: (144, 104, 66), DECISION: (176, 120, 68)}
"""How the right part divides its height."""
CARDS = 214.0
"""Height of the cards below the board in a player's picture."""
SPACES, ENGINEERS, ENGINEERS_W, APART = 428.0, 250.0, 850.0, 14.0
"""In the picture of the main board: heights of the spaces and of the engineers, width of the engineers, the gaps."""


def _panel(plan: Plan) -> float:
    """The height of a player's board."""
    return parts.form(plan).height((INNER - GAP) / 2 if plan.picture == OVERVIEW else INNER)


def _rows(plan: Plan) -> list[int]:
    """How many players each row has."""
    if plan.picture == OVERVIEW:
        return [2] * -(-plan.seats // 2)
    return [2, 2] if plan.seats == 4 else [plan.seats]


def _height(plan: Plan) -> float:
    rows = len(_rows(plan))
    match plan.picture:
        case "overview":
            below = BOARD[OVERVIEW] + (GAP + _panel(plan)) * rows
        case "main":
            below = APART - GAP + SPACES + APART + ENGINEERS + rows * (APART + panel.SUMMARY)
        case "player":
            below = _panel(plan) + GAP + CARDS
        case _:
            below = BOARD[DECISION] + GAP + _panel(plan)
    return headline.HEIGHT + GAP + below + MARGIN


def _places(plan: Plan, rest: Box) -> dict[str, Box]:
    if plan.picture == MAIN:
        return _main(plan, rest.top(APART)[1].inset(MARGIN, 0))
    rest = rest.top(GAP)[1].inset(MARGIN, 0)
    if plan.picture == PLAYER:
        board, rest = rest.top(_panel(plan), GAP)
        below = rest.top(CARDS)[0].columns(list(playerboard.PARTS.values()), GAP)
        return {"own": board, **dict(zip(playerboard.PARTS, below, strict=True))}
    board, rest = rest.top(BOARD[plan.picture], GAP)
    spaces, side = board.left(board.w - SIDE[plan.picture], 10)
    engineers, stacks, cards = side.rows(STRIP[plan.picture], 7)
    above = {"spaces": spaces, "strip": engineers, "stacks": stacks, "cards": cards}
    if plan.offers or plan.points:
        above = {"offers" if plan.offers else "points": board}
    if plan.picture == DECISION:
        return {**above, "own": rest.top(_panel(plan))[0]}
    lines = rest.rows([_panel(plan)] * len(_rows(plan)) + [MARGIN - GAP], GAP)[:-1]
    panels = [cell for line in lines for cell in line.columns(2, GAP)]
    names = [f"{parts.PANEL}{seat}" if seat < plan.seats else "spare" for seat in range(len(panels))]
    return {**above, **dict(zip(names, panels, strict=True))}


def _main(plan: Plan, rest: Box) -> dict[str, Box]:
    """The whole main board, with every player's name, score and supply."""
    spaces, rest = rest.top(SPACES, APART)
    middle, rest = rest.top(ENGINEERS, APART)
    engineers, right = middle.left(ENGINEERS_W, APART)
    stacks, cards = right.top(ENGINEERS - 84, APART)
    counts = _rows(plan)
    below = rest.top(len(counts) * (panel.SUMMARY + APART) - APART)[0].rows(len(counts), APART)
    players = [cell for row, count in zip(below, counts, strict=True) for cell in row.columns(count, APART)]
    summaries = {f"{parts.SUMMARY}{seat}": box for seat, box in enumerate(players)}
    return {"spaces": spaces, "strip": engineers, "stacks": stacks, "cards": cards, **summaries}


WIDE: Wide[Plan, Scene] = Wide(
    headline.draw, parts.ground, parts.draw, headline.HEIGHT, _height, _places, above=parts.above, turn=regions.turn
)
