"""How the words of Railroad Revolution are read (`tests.promises`): by the Views before and after, and by the log."""

from __future__ import annotations

import re
from typing import Any

from engine.games.railroad_revolution.data import DATA
from engine.games.railroad_revolution.words import name
from tests.engine.games.railroad_revolution.promised_plans import PLANS
from tests.engine.games.railroad_revolution.said import (
    CITY,
    COLOUR,
    EFFECT,
    FLIP,
    GAME,
    HIRE,
    LINE,
    MONEY,
    NUMBER,
    PRICED,
    SHARE,
    TRAIN,
    WORDS,
    WORKERS,
    hires,
    hue,
    lines,
    number,
    sold,
)
from tests.promises import Came, row, said_by, same

BUILDS = ("rail", "city", "sector")
PLACES = (*BUILDS, "action", "deal", "worker", "pool", "train")


# -- what came


def earned(came: Came) -> int:
    return sum(lines(came, r"takes \$([\d,]+)")) + sum(lines(came, r"sells an? (?:rail|building) .* for \$([\d,]+)"))


def shares(came: Came) -> int:
    return sum(lines(came, r"takes (\d+) shares?"))


def paid(came: Came) -> int:
    return sum(lines(came, r"pays \$([\d,]+)"))


def due(came: Came) -> int:
    """What the action in progress will cost as it is closed."""
    action = came.after.action
    return action.debt if action is not None and action.placed else 0


def to_sell(came: Came) -> int:
    """The shares that have been sold, and those that what is due will sell."""
    _, after = came.saw()
    return sold(came) + min(after.shares, max(0, -((after.money - due(came)) // SHARE)))


def gift(came: Came) -> bool:
    """Whether the own effect of the worker brings money or shares as the action is closed."""
    action = came.after.action
    return action is not None and action.effect == "" and action.worker in ("orange", "gray")


# -- what was said


def vp(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    turned = sum(lines(came, r".*face down: .* \(−(\d+) VP\)")) if "then turns" in came.words else 0
    return same(number(found[1]), after.vp - before.vp + turned)


def lost_vp(came: Came, found: re.Match[str]) -> object:
    """What a flip loses, before anything comes of its bonus."""
    return same(number(found[1]), lines(came, r".*face down: .* \(−(\d+) VP\)")[0])


def flip_up(came: Came, found: re.Match[str]) -> object:
    return same(number(found[1]), lines(came, r".*face up: .* \(\+(\d+) VP\)")[0])


def link(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(number(found[1]), after.score["links"] - before.score["links"])


def cost(came: Came, found: re.Match[str]) -> object:
    """What a place costs: paid, or due when the action is done; and the shares that this sells."""
    said = (number(found[1]), number(found[2] or "0"))
    total = paid(came) - hires(came) * HIRE + due(came)
    waived = lines(came, r"pays nothing for the station \(\$([\d,]+)\)")
    if waived:  # what orange saves is told with the worker
        return same(said[0], waived[0])
    if shares(came) and not came.over:  # what gray brings at once
        return same(said[0], total)
    action = came.after.action
    if action is not None and action.box == "railway" and not action.placed:  # a third rail may follow
        total = 400 + 100 * action.triangles
        return same(said, (total, max(0, -((came.saw()[1].money - total) // SHARE))))
    if not came.over and gift(came):
        return same(said[0], total)
    return same(said, (total, sold(came) if came.over else to_sell(came)))


def rail_total(came: Came, found: re.Match[str]) -> object:
    """What a Railway action costs with a rail; the last one may close it at once."""
    said = (number(found[2]), number(found[3] or "0"))
    before, after = came.saw()
    spaces = [space for space in after.rails if space not in before.rails]
    had = came.before.action
    triangles = (had.triangles if had else 0) + DATA.spaces[spaces[0]].triangles
    return same(said[0], 400 + 100 * triangles)


def terrain(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    spaces = [space for space in after.rails if space not in before.rails]
    said = 0 if found[1] == "plains" else number(found[1].split()[0])
    return same(said, DATA.spaces[spaces[0]].triangles)


def rail_price(came: Came, found: re.Match[str]) -> object:
    return same((number(found[1]), number(found[2] or "0")), (paid(came), sold(came)))


def city(came: Came, found: re.Match[str]) -> object:
    """A city is named with its level, where the station stands or the rail leads."""
    levels = {WORDS(name("city", city), str): facts.level for city, facts in DATA.cities.items()}
    return same(number(found["level"]), levels[found["city"]])


def built(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)builds (?:a|the first) (?:rail|station|office) .*{re.escape(found[1])}")) or came.told


def towards(came: Came, found: re.Match[str]) -> object:
    """A milestone of so many VP lies there, and is not complete yet."""
    before, _ = came.saw()
    return number(found["vp"]) in [each.vp for each in before.milestones] or [each.vp for each in before.milestones]


def wanted(came: Came, found: re.Match[str]) -> object:
    """A milestone of so many VP is there, or can be drawn."""
    return number(found[1]) in [each.vp for each in DATA.milestones.values()]


def promoted_to(came: Came) -> list[Any]:
    """The milestones that have more managers than before."""
    before, after = came.saw()
    had = {each.id: sum(bool(slot.manager) for slot in each.slots) for each in before.milestones}
    return [each for each in after.milestones if sum(bool(slot.manager) for slot in each.slots) > had.get(each.id, 99)]


def completes(came: Came, found: re.Match[str]) -> object:
    _, after = came.saw()
    done = [
        each.vp
        for each in after.milestones
        if all(slot.manager for slot in each.slots) and all(condition.met for condition in each.conditions)
    ]
    return number(found[1]) in done or done


def completes_it(came: Came, found: re.Match[str]) -> object:
    held = promoted_to(came)[0]
    return (all(slot.manager for slot in held.slots) and all(c.met for c in held.conditions)) or held


def office_shares(came: Came, found: re.Match[str]) -> object:
    return same((number(found[1]), number(found[2])), (shares(came), shares(came) * SHARE))


def deal_card(came: Came, found: re.Match[str]) -> object:
    """The card is triggered: a deal is asked for, will be, or was."""
    before, after = came.saw()
    rails = [space for space in after.rails if space not in before.rails and DATA.spaces[space].deal]
    offices = [n for n in after.offices if n not in before.offices and DATA.sectors[n].deal]
    return bool(rails or offices) or came.told


def bank_sale(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    n, got = number(found[1]), number(found[2])
    return same((n, got), (before.shares - after.shares, after.money - before.money - earned(came) + paid(came)))


def then_has(came: Came, found: re.Match[str]) -> object:
    """What comes by itself behind a sale, as nothing else is possible, is earned and paid from it."""
    _, after = came.saw()
    return same((number(found[1]), number(found[2] or "0")), (after.money - earned(came) + paid(came), after.shares))


def hired(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)hires an? {found[1]} worker")) or came.told


def stay(came: Came, found: re.Match[str]) -> object:
    """The shares that are left after a deal, and those sold for its price."""
    said = number(found[2] or "0"), number(found[1] or "0")
    before, _ = came.saw()
    spent = (lines(came, r"discards (\d+) shares?") or [0])[0]
    gray = 1 if came.before.action is not None else 0
    first = (
        paid_first(came)[1] if re.search(r"shares? and \$", came.label) else 0
    )  # else it is for what the deal brings
    return same(said, (before.shares + gray - spent - first, first))


def deal_price(came: Came, found: re.Match[str]) -> object:
    spent = (lines(came, r"discards (\d+) shares?") or [0])[0]
    first = (lines(came, r"pays \$([\d,]+)") or [0])[0]
    return same((number(found[1]), number(found[2] or str(first))), (spent, first))


def leaves(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    if (
        came.asked in ("discard", "promote", "steps") and before.workforce == after.workforce
    ):  # who goes is asked for next
        return same(number(found[1]), before.workforce - 1)
    gone = came.lines("(?i)promotes|discards an? ")
    return same(number(found[1]), before.workforce - min(1, len(gone)))


def step(came: Came, found: re.Match[str]) -> object:
    """From what to what the value of a track goes."""
    if came.asked == "discard":
        return True
    before, after = came.saw()
    track = found[1].lower()
    said = (number(found[2]), number(found[3])) if found[3] else (number(found[2]), number(found[2]))
    return same(said, (before.values[track], after.values[track]))


def step_vp(came: Came, found: re.Match[str]) -> object:
    return came.asked == "discard" or vp(came, found)


def paid_first(came: Came) -> tuple[int, int]:
    """The first payment, and the shares sold for it; what the action costs may follow at once, as it closes."""
    spent = 0
    for line in came.told:
        if selling := re.search(r"(?i)sells (\d+) shares?", line):
            spent += number(selling[1])
        elif paying := re.search(r"(?i)pays \$([\d,]+)", line):
            return number(paying[1]), spent
    return 0, spent


def gate(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    if found[1]:
        return same((number(found[1]), number(found[2] or "0")), paid_first(came))
    if found[3]:
        return same(number(found[3]), sum(lines(came, r"discards (\d+) shares?")))
    return came.asked == "discard" or after.workforce == before.workforce - 1 or came.asked


def piece(came: Came, found: re.Match[str]) -> object:
    return same(number(found[2]), sum(lines(came, r"sells an? (?:rail|building) .* for \$([\d,]+)")))


def pieces_left(came: Came, found: re.Match[str]) -> object:
    _, after = came.saw()
    kind = "rails" if "rail" in found[0] else "buildings"
    return same(number(found[1] or "0"), sum(getattr(sector, kind) for sector in after.sectors))


def closes(came: Came, found: re.Match[str]) -> object:
    """What closing an action pays, and the shares sold for it."""
    return same((number(found[1]), number(found[2] or "0")), (paid(came), sold(came)))


def takes(came: Came, found: re.Match[str]) -> object:
    return gives(came, found[1])


def gives(came: Came, effect: str) -> object:
    """Something of an effect came, or is asked for."""
    if came.asked == "discard":  # who goes for it
        return True
    if found := re.fullmatch(r"\$([\d,]+)", effect):
        return same(number(found[1]), sum(lines(came, r"takes \$([\d,]+)")))
    if found := re.match(r"(\d+) shares?", effect):
        return same(number(found[1]), shares(came))
    if "promote" in effect:
        return came.asked in ("promote", "steps") or bool(came.lines("(?i)promotes")) or f"{came.asked}, {came.told}"
    if "step" in effect:
        return came.asked == "steps" or bool(came.lines("track: space")) or came.asked
    if "flip" in effect:
        return came.asked == "flip" or bool(came.lines("(?i)flips")) or came.asked
    if "train" in effect:
        return came.asked == "train" or bool(came.lines("(?i)takes a train")) or came.asked
    if "swap" in effect:
        return came.asked == "swap" or came.asked
    if "any colour" in effect:
        return came.asked == "colour" or bool(came.lines("(?i)takes an? .* worker")) or came.asked
    if "worker" in effect:
        colours = re.findall(COLOUR, effect)
        if " or " in effect:
            return came.asked == "worker-choice" or bool(came.lines("(?i)takes an? .* worker")) or came.asked
        return came.asked == "colour" or same(len(colours), len(came.lines("(?i)takes an? .* worker")))
    if "rail" in effect:
        return came.asked == "rail" or bool(came.lines("(?i)builds the rail")) or came.asked
    if "station" in effect or "Washington" in effect:
        return came.asked == "city" or bool(came.lines("(?i)builds .* station")) or came.asked
    if "office" in effect or "sector" in effect:
        return came.asked == "sector" or bool(came.lines("(?i)builds .* office")) or came.asked
    return True


def idle(came: Came, found: re.Match[str]) -> object:
    """Nothing of the bonus comes, and nothing is asked for it."""
    return gives(came, found[1]) is not True or came.told


def part(came: Came, found: re.Match[str]) -> object:
    """A part of an action: what it gives, and what it costs."""
    said, price = found["effect"], number(found["price"] or "0")
    if price and (lines(came, r"pays \$([\d,]+)") or [0])[0] != price:
        return f"paid {paid(came)}"
    return gives(came, said)


def parts_sale(came: Came, found: re.Match[str]) -> object:
    return same(number(found[1]), (lines(came, r"sells (\d+) shares?") or [0])[0])


def must_hire(came: Came, found: re.Match[str]) -> object:
    """Hires that are due come, or are asked for."""
    n = number(found[1]) if found[1] else 1
    if number(found[2]) != n * HIRE:
        return n * HIRE
    return came.asked == "colour" or hires(came) == n or (came.asked, hires(came))


def swapped(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)swaps an? {found[1]} worker for an? {found[2]} (?:worker|one)")) or came.told


def promoted(came: Came, found: re.Match[str]) -> object:
    said = rf"(?i)promotes an? {found[1]} worker for "
    return (bool(came.lines(said)) and number(found[2]) in [each.vp for each in promoted_to(came)]) or came.told


def promotion_cost(came: Came, found: re.Match[str]) -> object:
    return same((number(found[1]), number(found[2] or "0")), (paid(came), sold(came)))


def then_flips(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines("(?i)flips a train face down")) or came.told


def then_promotes(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"(?i)promotes an? {found[1]} worker for ")) or came.told


def gate_after(came: Came, found: re.Match[str]) -> object:
    return same(number(found[1]), sum(lines(came, r"discards (\d+) shares?")[1:]))


def leaves_later(came: Came, found: re.Match[str]) -> object:
    """Who goes is asked for next, whatever it is about."""
    before, after = came.saw()
    return same(number(found[1]), (before.workforce if came.asked else after.workforce + 1) - 1)


def then_acts(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines(rf"places an? .* worker on {found[1]}\.")) or came.told


def nobody_promoted(came: Came, found: re.Match[str]) -> object:
    return came.asked != "promote" and not came.lines("(?i)promotes")


def of_own(came: Came, found: re.Match[str]) -> object:
    _, after = came.saw()
    colour = hue(found[1] or found[3])
    have = after.pool[colour] + sum(lying.count(colour) for lying in after.mat.values())
    return same(number(found[2] or "0"), have)


def short(came: Came, found: re.Match[str]) -> object:
    """What is missing for the cheapest, or the shares that it sells."""
    before, _ = came.saw()
    cost = number(found["cost"])
    missing = max(0, cost - before.money - before.shares * SHARE)
    sells = 0 if missing else max(0, -((before.money - cost) // SHARE))
    return same((number(found["short"] or "0"), number(found["sold"] or "0")), (missing, sells))


def untold(came: Came, _: re.Match[str]) -> object:
    """Nothing that counts goes untold: VP, and workers who go."""
    before, after = came.saw()
    if after.vp != before.vp and "VP" not in came.words:
        return f"{after.vp - before.vp} VP come"
    if hires(came) and "hire" not in came.words.lower():
        return f"{hires(came)} hires come"
    return True


def ends(came: Came, _: re.Match[str]) -> object:
    """What says that it ends the turn leaves nothing to decide in it."""
    return came.option is None or not came.option.ends_turn or came.over or came.final or came.asked


def of_colour(came: Came, found: re.Match[str]) -> object:
    """Who comes or goes has the colour of the button."""
    return bool(came.lines(rf"(?i)(?:hires|takes|discards) an? {found[1]} worker")) or came.told


def flipped_down(came: Came, _: re.Match[str]) -> object:
    """A train that is turned face down by itself is told."""
    said = re.search(r"−|±|face down|flip", came.words)
    return said is not None or not came.lines("(?i)flips a train face down") or came.told


PART = (
    rf"(?:Reward again, {MONEY}|Reward|First-station bonus(?:, {MONEY})?|Bonus for grey(?:, {MONEY})?"
    rf"|Refund|Grey worker|Tile for {MONEY}|Tile for a worker|Money for the shares|First-office shares for grey"
    rf"|Money for your trains)"
)
CONDITION = r"\d+ (?:level-\d (?:city|cities|stations?)|deal-icon rails?|rails? on (?:plains|\d triangles?))"
WANT = rf"(?:{WORKERS}|any worker|any \d+ workers|{CONDITION})"

ROWS = (
    *PLANS,
    row(r"^(?=.)", untold, "action", "city", "rail", "sector", "deal", "steps", "flip"),
    row(r"^(?=.)", flipped_down),
    row(r"^(?=.)", ends),
    row(r"then flips the [^;]* face down \(−\d+ VP\)", then_flips),
    row(rf"then promotes an? {COLOUR} worker for \d+ VP", then_promotes),
    row(r"then a gate takes (\d+) shares?", gate_after, "deal"),
    row(r"leaves you (\d+): by the end of your next turn you need 4, \$800 each", leaves_later),
    row(r"then acts at once: (\w+)", then_acts, "bank"),
    row(r"nobody fits yet, so nobody is promoted; take the reward first", nobody_promoted, "action"),
    row(
        r"^(?:For a milestone|To a new city|Half of a way|Between your cities|Bank|Hire|Sell(?: \d+)? shares(?: or more)?) (?=\|)"
    ),
    row(rf"^Swap {COLOUR} from the (?:mat|pool) (?=\|)"),
    row(r"^\d+ VP \([A-Z0-9-]+\) (?=\|)", None, "promote"),
    # the bank
    row(r"Bank… \|"),
    row(r"Back \| Neither hire nor sell\."),
    row(rf"Sell {NUMBER} shares?: {MONEY}", bank_sale, "bank"),
    row(rf"then {MONEY} and (?:{NUMBER}|no) shares?", then_has, "bank"),
    row(rf"Hire an? {COLOUR} worker, \$800", hired, "bank"),
    # which action, which worker
    row(
        rf"(?:\d rails? )?from \$(?P<cost>[\d,]+)(?: \((?:{CITY}(?:; )?)?(?:sells (?P<sold>\d+) shares?)?\))?(?:, \$(?P<short>[\d,]+) short)?(?= \||;|$)",
        short,
        "worker",
    ),
    row(r"lay a rail to another city first", None, "worker"),
    row(
        r"free, (?:up to )?\d+ shares? \(sector \d+\)|free, \+\d+ VP(?: \(sector \d+\))? (?:and|or) \d+ shares? \(sector \d+\)",
        None,
        "worker",
    ),
    row(rf"sells a piece for {MONEY}(?:, may flip a train{FLIP})?", None, "worker"),
    row(r"(?:Station|Railway|Telegraph|Trade)(?: with an? \w+ worker)?(?= \|)", None, "worker"),
    row(r"(?<=\| )(?:White|Purple|Orange|Grey|Turquoise)(?= \|)", None, "pool"),
    row(r"may promote: (?:towards|completes) \d+ VP|no effect: nobody fits a milestone now", None, "worker", "pool"),
    row(
        rf"may flip a (?:second )?train{FLIP}(?:, or the same one back)?(?: for {MONEY})?|the station is free"
        r"|first-station bonus once more, even if not first|may take the reward twice, the second for \$\d+"
        r"|may take a train \(\+\d+ VP\) for \$\d+|\$\d+ back, and \$\d+ for each triangle|may swap a worker"
        r"|may place a third rail, at the price of its triangles|\$\d+ for each share of the sector"
        r"|first-office shares once more, even if not first|may use the telegraph tile for \$\d+"
        r"|\$\d+ for each train, but you have none|\$[\d,]+ for your (?:\d+ trains|train)"
        r"|one of the two deals, and \d+ shares?|(?<=[|;] )\d+ shares(?=$)|(?<=[|;] )up to \d+ steps(?=$)",
        None,
        "worker",
        "pool",
    ),
    row(r"Pass \| .*", None, "worker"),
    # wealth
    row(
        rf"{said_by(GAME, 'wealth-(?:steps|rail|shares|office|swap|station|train|money)')}, {COLOUR} worker",
        None,
        "wealth",
    ),
    row(r"worker for \d+ VP(?:,? and \d+ VP)*", None, "wealth"),
    row(rf"(?<=\| )({EFFECT})(?=;|$)", takes, "wealth"),
    # workers and milestones
    row(
        rf"(?:(?<=towards )|(?<=and )){NUMBER} VP(?=;|$| and)",
        wanted,
        "bank",
        "colour",
        "discard",
        "swap",
        "worker-choice",
        "action",
        "deal",
    ),
    row(r"(?:towards|and) +(?=;|$|and)", None, "bank", "colour", "discard", "swap", "worker-choice", "action", "deal"),
    row(rf"(?i)\b{COLOUR} worker(?: from the (?:mat|pool))?(?= \|)", of_colour, "colour", "discard", "worker-choice"),
    row(rf"(?i){COLOUR}(?: \(mat\))? for an? {COLOUR} worker", swapped, "swap"),
    row(rf"(?i){COLOUR}(?: \(mat\))? for {NUMBER} VP", promoted, "promote"),
    row(r"completes it", completes_it, "promote"),
    row(rf"(?:your last {COLOUR}|{NUMBER} {COLOUR} left)", of_own, "promote"),
    row(rf"lacks {WANT}(?:(?:,| and|, and) {WANT})*", None, "promote"),
    row(rf"(?<=\| ){MONEY}(?: \(sells {NUMBER} shares?\))?(?=;)", promotion_cost, "promote"),
    row(rf"{NUMBER} VP: {WANT}(?:,? and {WANT})*", None, "milestone"),
    row(
        rf"lacks (?:nothing but the workers|{WANT}(?:(?:,| and|, and) {WANT})*); (?:yours: {COLOUR}(?: and {COLOUR})*|no such worker yet|any worker will do)",
        None,
        "milestone",
    ),
    row(r".*", None, "completion"),
    # places
    row(rf"(?P<city>{CITY}) \(level (?P<level>\d)\)(?=:| \||,|;|$)", city, *PLACES),
    row(rf"completes {NUMBER} VP", completes, *BUILDS),
    row(r"(?:its station )?towards (?P<vp>\d+) VP", towards, *PLACES),
    row(rf"completes {NUMBER} VP", None, "action", "deal"),
    row(rf"(plains|\d triangles?): {MONEY} in all(?: \(sells {NUMBER} shares?\))?", rail_total, "rail"),
    row(rf"(plains|\d triangles?), {MONEY}(?: \(sells {NUMBER} shares?\))?", None, "rail"),
    row(r"(plains|\d triangles?)", terrain, "rail"),
    row(rf"half of the way to {CITY}", None, "rail"),
    row(r"(?:then the )?deal card", deal_card, "rail", "sector"),
    row(rf"{NUMBER} VP for the link to your office", link, "sector"),
    row(rf"Sector {NUMBER}|sector {NUMBER}", None, "sector"),
    row(rf"(?<=[|;,:] )\+−?{NUMBER} VP(?=,|;|$| \|)", vp, *BUILDS),
    row(rf"{NUMBER} shares? \({MONEY}\)", office_shares, "sector"),
    row(rf"(?<=; |\| |, ){MONEY}(?: \(sells {NUMBER} shares?\))?(?=,|;|$)", cost, "city"),
    row(rf"for a worker: {EFFECT}", None, "sector"),
    row(rf"; bonus: {PRICED}", None, "city"),
    row(rf"(?<=, ){EFFECT}(?= *(?:;|$))", None, "city"),
    row(rf"(½ )?{LINE}(?: \(half at {CITY}\))?(?= and|,| \||$)", None, "rail"),
    row(r"the first station there", None, "city"),
    row(rf"A (rail|building) for {MONEY}", piece, "piece"),
    row(rf"(?:your last (?:rail|building)|{NUMBER} (?:rails?|buildings?) stays? on the mat)", pieces_left, "piece"),
    # parts of an action, and its end
    row(r"left out: (?:.*)$", None, "action"),
    row(rf"you must hire (?:a worker|{NUMBER} workers) for {MONEY}", must_hire),
    row(rf"pays {MONEY}(?: \(sells {NUMBER} shares?\))?", closes, "action"),
    row(rf"takes ({EFFECT})(?: for your trains)?", takes, "action"),
    row(r"the station is free|gives up nothing that you can use", None, "action"),
    row(r"Done \(the deal card is next\)|Done", None, "action"),
    row(rf"{PART}: (?P<effect>{EFFECT})(?P<price>)", part, "action"),
    row(
        rf"Flip a (?:second )?train{FLIP}(?:, {MONEY})?|Take {EFFECT}(?:, {MONEY})?|Swap a worker|Promote a worker",
        None,
        "action",
    ),
    row(r"Build the (?:station|rails|office)|Sell a piece", None, "action"),
    row(rf"No station cost: saves {MONEY}", None, "action"),
    row(r"Accept a deal for \d+(?: or \d+)? shares? \| \+\d+ shares?; on offer: .*", None, "action"),
    row(r"costs a worker(?:; )?", None, "action"),
    row(rf"leaves {NUMBER} workers?; hire at \$800", leaves),
    row(rf"−1 worker: {NUMBER} left, hire at \$800", leaves, "action"),
    row(r"without the \w+ effect", None, "action"),
    row(rf"sells {NUMBER} shares?(?=$|;)", parts_sale, "action"),
    row(rf"bonus: {PRICED}(?: or {PRICED})?|no bonus of a train can be used now", None, "action", "deal"),
    row(r"the best step: \w+, \+\d+ VP", None, "action", "deal"),
    row(r"best: [^;]*(?:, \+\d+ VP)?", None, "action", "deal"),
    # deals
    row(rf"{NUMBER} shares?(?: and {MONEY})?(?=: )", deal_price, "deal"),
    row(rf": ({EFFECT})(?= \|)", takes, "deal"),
    row(rf"(?:sells {NUMBER} shares?, )?(?:no share stays|{NUMBER} shares? stays?)", stay, "deal"),
    row(r"Decline \| (?:no deal|Accept no deal; .*)", None, "deal"),
    row(r"leaves out nothing you can use", None, "action"),
    row(r"Decline \| (?:Accept no deal\.|No deal and no share\.)", None, "deal"),
    # steps, flips, trains
    row(
        rf"(Network|Stations|Telegraph): (?:up, still )?{NUMBER}(?: → {NUMBER})? VP (?:an office|a station|a level-5 city)",
        step,
        "steps",
    ),
    row(rf"\+{NUMBER} VP now", step_vp, "steps"),
    row(rf"gate: (?:{MONEY}(?: \(sells {NUMBER} shares?\))?|{NUMBER} shares?|a worker)", gate, "steps"),
    row(r"no level-5 city is connected yet|you have no (?:office|station) yet", None, "steps"),
    row(
        r"Done \| (?:Forgo (?:a step|\d+ steps)|Promote nobody(?:, forgo \d+ promotions)?|Flip no train(?:, forgo \d+ flips)?|Swap nobody|Place no further rail)\."
    ),
    row(rf"{TRAIN}(?:: face (?:down|up))?", None, "flip", "train"),
    row(rf"−{NUMBER} VP", lost_vp, "flip"),
    row(rf"\+{NUMBER} VP; its bonus can be used again", flip_up, "flip"),
    row(rf"its bonus can't be used now \(({EFFECT})\)", idle, "flip"),
    row(rf"(?<=; ){PRICED}", None, "flip"),
    row(rf"its flip: {PRICED}", None, "train"),
    row(r"\band\b"),
)
