"""How the words of Steam are read (`tests.promises`): by the Views before and after, and by the log."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise, product
from typing import Any

from engine.core.ahead.consequences import Trial, trials
from engine.core.play.ask import Ask
from engine.games.steam.data import DATA
from engine.games.steam.money import upkeep
from engine.games.steam.routes import best_routes, routes
from tests.promises import NAMES, PLAN, Came, Keys, row, said_by, same

HEXES = {hex.name: (map, key) for map, facts in DATA.maps.items() for key, hex in facts.hexes.items() if hex.name}
PLACE = "(?:" + "|".join(sorted(map(re.escape, HEXES), key=len, reverse=True)) + ")"
NUMBER, NAME = r"(\d+)", "(?:Ann|Ben|Cid|Dan|Eva|Fay)"
COLOUR = r"([Rr]ed|[Bb]lue|[Yy]ellow|[Pp]urple|[Gg]rey)"
EDGES = ("north", "north-east", "south-east", "south", "south-west", "north-west")
WHERE = rf"(?:toward {PLACE}|(?:north|south)(?:-(?:east|west))?)"
WHERES = rf"{WHERE}(?:(?:, {WHERE})* and {WHERE})?"
LISTED = rf"{PLACE}(?:, {PLACE})*(?: and {PLACE})?"
STEP_CASH, STEP_VP = DATA.raising.step_cash, DATA.raising.step_vp_at_min_income
BUILDS = ("tile", "build", PLAN)
NEW_CITY = ("new-city", PLAN)
GOODS = ("goods", "delivery", PLAN)


def follow(ask: Ask[Any], key: str) -> Keys:
    """A New City is told with what it does to links, which it does once its colour and its cubes are chosen."""
    if ask.kind != "new-city":
        return (key,)
    trial = Trial(trials(ask).playout(), ask.seat)
    trial.give(key)
    trial.follow(lambda then: next(iter(then.options)) if then.kind in ("new-city-colour", "supply") else None)
    return tuple(trial.keys)


# -- what lies there


def hex_of(name: str) -> str:
    return HEXES[name][1]


def links(view: Any, start: str, end: str = "") -> list[Any]:
    """The complete links between two settlements, or the unfinished ones from one."""
    wanted = {hex_of(start), hex_of(end)} if end else {hex_of(start)}
    return [link for link in view.links if set(link.ends) == wanted and link.complete == bool(end)]


def owned(found: list[Any], owner: int | None) -> int:
    return sum(link.owner == owner for link in found)


def spent(came: Came) -> int:
    """Dollars that went, what was raised for them included."""
    before, after = came.saw()
    income, vp = lent(came)
    return int(before.cash + STEP_CASH * (income + vp // STEP_VP) - after.cash)


def lent(came: Came) -> tuple[int, int]:
    """What was given up to raise money: income, and VP."""
    before, after = came.saw()
    return before.income - after.income, before.vp - after.vp


def told_loan(words: str) -> tuple[int, int]:
    income, vp = re.search(r"(\d+) income", words), re.search(r"(\d+) VP", words)
    return int(income[1]) if income else 0, int(vp[1]) if vp else 0


def waits(came: Came) -> bool:
    """Whether a hex is chosen and its tile still asked for."""
    return came.kind == "build" and came.asked == "tile"


# -- building


def completes(came: Came, found: re.Match[str]) -> object:
    """One complete link more between two settlements, of whoever is named."""
    if waits(came):
        return True
    start, end, whose = found[1], found[2], found[3]
    owner = NAMES.index(whose) if whose else came.seat
    counts = [owned(links(view, start, end), owner) for view in (came.before, came.after)]
    return counts[1] > counts[0] or counts


def unowned_for_good(came: Came, found: re.Match[str]) -> object:
    old, new = (owned(links(view, found[1], found[2]), None) for view in (came.before, came.after))
    return new == old + 1 or (old, new)


def begins(came: Came, found: re.Match[str]) -> object:
    """So many unfinished links more of one's own from a settlement, and where they lead."""
    old, new = (links(view, found[1]) for view in (came.before, came.after))
    fresh = [link for link in new if link.owner == came.seat and link not in old]
    return len(fresh) >= 1 and leads(came, found, fresh)


def goes_on(came: Came, found: re.Match[str]) -> object:
    fresh = [link for link in links(came.after, found[1]) if link.owner == came.seat]
    old = {link.parts for link in links(came.before, found[1])}
    return leads(came, found, [link for link in fresh if link.parts not in old])


def claims(came: Came, found: re.Match[str]) -> object:
    return had_unowned(came, found) is True and goes_on(came, found)


def turns(came: Came, found: re.Match[str]) -> object:
    """The same link, which leads elsewhere: unowned, or one's own unless the turn ends with it."""
    unowned = found[0].lower().startswith("turns unowned")
    owners = {None} if unowned else {came.seat, None} if came.lines("was not worked on") else {came.seat}
    old, new = (links(view, found[1]) for view in (came.before, came.after))
    ends = {link.open_end for link in old}
    changed = [link for link in new if link.owner in owners and link.open_end not in ends]
    return (len(old) == len(new) and leads(came, found, changed)) or (old, new)


def leads(came: Came, found: re.Match[str], made: list[Any]) -> object:
    """Whether some links end where it was told."""
    ends = set()
    for link in made:
        hex, edge = link.open_end
        beyond = DATA.maps[came.after.map].hexes[DATA.maps[came.after.map].across[hex][edge]].name
        ends.add(f"toward {beyond}" if beyond else EDGES[edge])
    told = set(re.findall(WHERE, found[2]))
    return told <= ends or ends


def price(came: Came, found: re.Match[str]) -> object:
    return True if waits(came) else same(int(found[1]), spent(came))


def least_price(came: Came, found: re.Match[str]) -> object:
    return waits(came) or same(int(found[1]), spent(came))


def costs(came: Came, found: re.Match[str]) -> object:
    return same(told_loan(found[0]), lent(came))


def nothing_for_you(came: Came, found: re.Match[str]) -> object:
    if waits(came):
        return True
    before, after = ({part for link in view.links if link.owner == came.seat for part in link.parts} for view in
                     (came.before, came.after))  # fmt: skip
    return after <= before or (before, after)


def improves(came: Came, found: re.Match[str]) -> object:
    return came.keys[0].split("/")[0] in came.before.track or "no tile there"


def had_unowned(came: Came, found: re.Match[str]) -> object:
    """Track that was nobody's before is one's own."""
    old = {part for link in came.before.links if link.owner is None for part, _ in link.parts}
    new = {part for link in came.after.links if link.owner == came.seat for part, _ in link.parts}
    return bool(old & new) or (old, new)


# -- plans for track


def planned(came: Came, found: re.Match[str]) -> object:
    """All links of a plan are complete and one's own, by so many tiles."""
    over = re.search(rf"over ({LISTED})", came.detail)
    stops = [found[1], *(re.findall(PLACE, over[1]) if over else []), found[2]]
    ways = [stops] if len(stops) < 3 else [[stops[0], *via, stops[-1]] for via in (stops[1:-1], stops[-2:0:-1])]
    made = any(all(grown(came, *pair) for pair in pairwise(way)) for way in ways)
    old, new = ({hex: (laid.face, laid.turn) for hex, laid in view.track.items()} for view in (came.before, came.after))
    tiles = sum(old.get(hex) != laid for hex, laid in new.items())
    return same((True, int(found[3]), int(found[4])), (made, tiles, spent(came)))


def grown(came: Came, start: str, end: str) -> bool:
    old, new = (owned(links(view, start, end), came.seat) for view in (came.before, came.after))
    return new > old


def also(came: Came, found: re.Match[str]) -> object:
    """The other links of a plan are complete, and one's own."""
    ends = re.findall(rf"({PLACE})–({PLACE})", found[0])
    made = [pair for pair in ends if grown(came, *pair)]
    return same(made, ends)


def done(came: Came, found: re.Match[str]) -> object:
    """The turn is over, but for its confirmation, with so many tiles unused."""
    had, laid = (int(re.search(r"(\d+) tiles?", text)[1]) for text in (came.note, came.label))  # type: ignore[index]
    return same((int(found[1]), True), (had - laid, came.over))


def links_more(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(int(found[1]), after.links - before.links)


def opens(came: Came, found: re.Match[str]) -> object:
    """A cube brings so many points that way, and brought fewer on every way before."""
    colour, start, end, points = found[1].lower(), hex_of(found[2]), hex_of(found[3]), int(found[4])
    level = came.saw()[1].locomotive
    known = {
        (at, each): best.route.points[came.seat] for at, each, best in best_routes(came.before.board, came.seat, level)
    }
    ways = routes(came.after.board, came.seat, level, start, colour)
    true = max((way.points[came.seat] for way in ways if way.end == end), default=0)
    before = known.get((start, colour), 0)
    return before < points == true or (before, true)


def too_little(came: Came, found: re.Match[str]) -> object:
    """What of this round's expenses could not be paid."""
    after = came.saw()[1]
    owed = (upkeep(after.locomotive) if came.after.standard else 0) - after.income
    return same((int(found[1]), int(found[2])), (owed - after.cash, owed))


def unfinished(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same(before.links, after.links)


# -- cities


def stock(came: Came, found: re.Match[str]) -> object:
    """The cubes of a supply space."""
    told = {colour: int(count) for count, colour in re.findall(rf"(\d+) {COLOUR}", found[0])}
    return same(told, dict(came.before.supply[int(found["space"]) - 1]))


def lies(came: Came, found: re.Match[str]) -> object:
    told = {colour: int(count) for count, colour in re.findall(rf"(\d+) {COLOUR}", found[0])}
    city = next(city for city in came.before.cities if came.label.startswith(f"{city.name} ("))
    return same(told, dict(city.cubes))


def tiles_left(came: Came, found: re.Match[str]) -> object:
    colour = came.keys[0]
    count = sum(city.cubes.get(colour, 0) for city in came.before.cities)
    return same((int(found[1] or 1), int(found[2] or 0)), (came.before.new_city_tiles[colour], count))


def founds(came: Came, found: re.Match[str]) -> object:
    """What a New City completes: own and claimed links are one's own then."""
    old, new = (len(links_at(view, came)) for view in (came.before, came.after))
    told = len(re.findall(r"completes (?:your|unowned)", came.detail))
    return same(told, new - old)


def town_of(came: Came) -> str:
    """Where a New City is founded."""
    return hex_of(re.search(rf"^(?:New City: )?({PLACE})(?: \(|, )", came.label)[1])  # type: ignore[index]


def links_at(view: Any, came: Came) -> list[Any]:
    """The own complete links at the town that is founded."""
    hex = town_of(came)
    return [link for link in view.links if link.complete and hex in link.ends and link.owner == came.seat]


def founds_for(came: Came, found: re.Match[str]) -> object:
    """What a New City completes for somebody else."""
    seat = NAMES.index(found[2])
    hex = town_of(came)
    old, new = (
        sum(link.complete and set(link.ends) == {hex, hex_of(found[1])} and link.owner == seat for link in view.links)
        for view in (came.before, came.after)
    )
    return new > old or (old, new)


def removes(came: Came, found: re.Match[str]) -> object:
    """An unfinished link that is gone."""
    owner = came.seat if "your" in found[0] else NAMES.index(found[1]) if found[1] else None
    old, new = (
        sum(link.owner == owner and not link.complete for link in view.links) for view in (came.before, came.after)
    )
    return new < old or (old, new)


def founded(came: Came, found: re.Match[str]) -> object:
    """A New City of this colour, where none was."""
    hex = hex_of(found[1])
    old, new = ({city.hex: city.colour for city in view.cities} for view in (came.before, came.after))
    return same((found[2], False), (new.get(hex), hex in old))


def growth_of(came: Came, found: re.Match[str]) -> object:
    old, new = ({city.hex: city.grown for city in view.cities} for view in (came.before, came.after))
    return same((False, True), (old[hex_of(found[1])], new[hex_of(found[1])]))


def cubes_of_plan(came: Came, found: re.Match[str]) -> object:
    """The cubes that come to the city of the label."""
    hex = hex_of(re.search(rf": ({PLACE})", came.label)[1])  # type: ignore[index]
    told = Counter({colour: int(count) for count, colour in re.findall(rf"(\d+) {COLOUR}", found[0])})
    old, new = (
        Counter(next((dict(city.cubes) for city in view.cities if city.hex == hex), {}))
        for view in (came.before, came.after)
    )
    return same(told, new - old)


# -- money, auctions, action tiles


def bid(came: Came, found: re.Match[str]) -> object:
    """What is left is reckoned: it is paid when the auction is over."""
    number, cash = int(found["bid"]), came.saw()[0].cash
    income, vp = told_loan(found["loan"] or "")
    left = cash + STEP_CASH * (income + vp // STEP_VP) - number
    return same((int(found["left"] or 0), True), (left, left < STEP_CASH or not (income or vp)))


def bid_of_plan(came: Came, found: re.Match[str]) -> object:
    """What is bid, as the log tells it."""
    told = re.match(r"\$(\d+)", found[1])
    lines = came.lines(r"bids \$(\d+)\.")
    return same([told[1] if told else "0"], [line[1] for line in lines])


def position_for(came: Came, found: re.Match[str]) -> object:
    """Which position is up, for what is bid."""
    return same((int(found[1]), int(found[2] or 0)), (came.before.auction.position, int(came.keys[0])))


def positions_for(came: Came, found: re.Match[str]) -> object:
    """Two positions pay in full, the last nothing, those between half: as the question says."""
    bid, seats = int(came.keys[0]), len(came.before.order)
    pays = {place: bid if place < 3 else -(-bid // 2) for place in range(1, seats)}
    told = found.groupdict()
    claims = {1: told["full"], 2: told["full"] if told["two"] else None, 3: told["half"]}
    return same({at: int(cost) for at, cost in claims.items() if cost}, {at: pays[at] for at in pays if at < 4})


def position(came: Came, found: re.Match[str]) -> object:
    own = rf"^{NAMES[came.seat]} .*position {found[1]}"
    lines = [line for line in came.tale if re.search(own, line)]
    return bool(lines) or came.tale


def free_pass(came: Came, found: re.Match[str]) -> object:
    return bool(came.lines("passes and stays in")) or came.told


def takes_tile(came: Came, found: re.Match[str]) -> object:
    """Its number, and what it costs."""
    cost = int(found[2] or 0)
    return same((came.seat, cost), (came.after.action_tiles.get(int(found[1])), spent(came)))


def level(came: Came, found: re.Match[str]) -> object:
    before, after = came.saw()
    return same((int(found[1]), int(found[2])), (before.locomotive, after.locomotive))


def upkeep_of(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), upkeep(came.saw()[1].locomotive))


def travels(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), came.saw()[1].locomotive)


# -- goods


def delivery(came: Came, found: re.Match[str]) -> object:
    """The log tells the way and the own points; the links on it whose points the others get."""
    lines = came.lines(
        rf"moves an? {COLOUR} cube from ({PLACE})(?: by way of ({LISTED}))? to ({PLACE}), for (\d+) point"
    )
    if not lines:
        return came.told
    line = lines[0]
    told = found.groupdict()
    if told.get("colour") and (told["colour"].lower(), told["start"]) != (line[1], line[2]):
        return line[0]
    return same((told["end"], int(told["points"])), (line[4], int(line[5])))


def others(came: Came, found: re.Match[str]) -> object:
    """Everybody's points, by the owners of the links on the way that the log tells."""
    lines = came.lines(rf"cube from ({PLACE})(?: by way of ({LISTED}))? to ({PLACE}), for")
    if not lines:
        return came.told
    stops = [lines[0][1], *re.findall(PLACE, lines[0][2] or ""), lines[0][3]]
    choices = [{link.owner for link in links(came.before, *pair)} for pair in pairwise(stops)]
    told = {NAMES.index(name): int(points) for name, points in re.findall(rf"({NAME}) (\d+)", found[0])}
    whole = [Counter(owner for owner in way if owner not in (None, came.seat)) for way in product(*choices)]
    if "others" in found[0]:
        return int(found[0].split()[1].rstrip(")")) in [sum(way.values()) for way in whole] or whole
    return told in [dict(way) for way in whole] or whole


def over(came: Came, found: re.Match[str]) -> object:
    if " tile" in came.label:
        return True  # of track the label has told, and `planned` has looked
    lines = came.lines(rf"by way of ({LISTED}) to")
    return same(re.findall(PLACE, found[1]), re.findall(PLACE, lines[0][1]) if lines else [])


def income(came: Came, found: re.Match[str]) -> object:
    """The last of a phase is followed by the expenses of the round: the log tells it then."""
    lines = came.lines(r"income \+(\d+)\.|Income \+(\d+)\.")
    gain = int(lines[0][1] or lines[0][2]) if lines else 0
    before = came.saw()[0].income
    return same((int(found[1]), int(found[2].replace("−", "-"))), (gain, before + gain))


def vp(came: Came, found: re.Match[str]) -> object:
    lines = came.lines(r"VP \+(\d+)\.")
    gain = int(lines[0][1]) if lines else 0
    return same((int(found[1]), int(found[2] or came.saw()[0].vp + gain)), (gain, came.saw()[0].vp + gain))


def loses(came: Came, found: re.Match[str]) -> object:
    return same(DATA.income.max, came.saw()[1].income)


def points_of_group(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), int(re.search(r": (\d+) point", came.label)[1]))  # type: ignore[index]


HEX = r"\([a-z]\d+\)"
GROUPS = (
    rf"(?:Finishes|Begins|On with|Claims|Turns|Unowned) {PLACE}→…?|Completes a link(?: ?…)?|A link of others(?: ?…)?"
)


def forfeits(came: Came, _: re.Match[str]) -> object:
    """What is lost as the turn ends by itself is told before."""
    lost = [line[1] for line in came.lines(r"^The unfinished link from (.*) was not worked on")]
    told = re.search(r"(?:[Gg]ives up|loses) ([^|;·]*)", came.words)
    if not lost:
        return not re.search("gives up|loses", came.detail) or came.told
    number = re.search(r"(\d+) (?:unfinished )?links", told[1]) if told else None
    named = re.findall(rf"({PLACE})→", told[1]) if told else []
    return same(int(number[1]), len(lost)) if number else same(sorted(named), sorted(lost))


def income_of_plan(came: Came, found: re.Match[str]) -> object:
    lines = came.lines(r"[Ii]ncome \+(\d+)\.")
    gain = int(lines[0][1]) if lines else 0
    return same((int(found[2]), int(found[3].replace("−", "-"))), (gain, came.saw()[0].income + gain))


def vp_of_plan(came: Came, found: re.Match[str]) -> object:
    lines = came.lines(r"VP \+(\d+)\.")
    return same(int(found[2]), int(lines[0][1]) if lines else 0)


ROWS = (
    row(r"^(?=.)", forfeits, "build", "tile", PLAN),
    # auctions
    row(r"\$\d+ to \$\d+(?= \|)", None, "bid"),
    row(
        r"\$(?P<bid>\d+): (?:costs (?P<loan>[^,|]*), )?(?:\$(?P<left>\d+) left|nothing left|all you have)",
        bid,
        "bid",
    ),
    row(r"^ \| Bid (nothing|\$\d+)", bid_of_plan, PLAN),
    row(
        r": (?:costs [^,|]*, )?(?:\$\d+ left|nothing left|all you have)(?= \| (?:position|every position))", None, PLAN
    ),
    row(rf"position {NUMBER}(?: for \$(\d+)|, free,) if nobody bids more", position_for, PLAN),
    row(
        r"position 1(?P<two> or 2)? for \$(?P<full>\d+)(?:, a later one for \$(?P<half>\d+), the last free)?",
        positions_for,
        PLAN,
    ),
    row(r"every position is free so far", lambda came, _: same("0", came.keys[0]), PLAN),
    row(r"Nothing \|", None, "bid"),
    row(r"You give up position \d; you may bid for the next one\.", None, "bid", PLAN),
    row(rf"You drop out: position {NUMBER}(?: for \$\d+|, free)\.", position, "bid", PLAN),
    row(r"Uses your free pass \(Turn Order\): you stay in\.", free_pass, "bid", PLAN),
    row(r"Pass(?= \|)", None, "bid", PLAN),
    # action tiles
    row(
        rf"{said_by('steam', r'action-[a-z]+(?:-[a-z]+)?')} \({NUMBER}\)(?:, \$(\d+))?(?= \|)",
        takes_tile,
        "action-tile",
    ),
    row(
        rf"{said_by('steam', r'action-[a-z]+(?:-[a-z]+)?')} \({NUMBER}\): number only, free()",
        takes_tile,
        "action-tile",
    ),
    row(rf"(?:At once|Locomotive) from level {NUMBER} to {NUMBER}:?;?", level),
    row(rf"cubes travel {NUMBER} links\.", travels),
    row(rf"upkeep \${NUMBER} (?:a round from now on|this round)\.", upkeep_of),
    row(r"Paid with (?:\d+ income|\d+ VP|\d+ income and \d+ VP)\.", costs),
    row(said_by("steam", r"action-[a-z-]+-effect"), None, "action-tile"),
    # building: hexes
    row(rf"^(?:{GROUPS}|From {PLACE}|{PLACE}|Your action tile|Something else)(?= \|)", None, "build", "tile"),
    row(rf"Completes ({PLACE})–({PLACE})(), \$\d+ (?={HEX})", completes, "build"),
    row(rf"(?:On with|Claims|Turns unowned|Turns) {PLACE}→(?: elsewhere)? (?={HEX})", None, "build"),
    row(rf"(?:(?:North|South)(?:-(?:east|west))? of|From) {PLACE} (?=\()", None, "build"),
    row(rf"\((?:{PLACE}, )?[a-z]\d+\)", None, "build"),
    row(r"From \$(\d+) \([^)]*\)", least_price, "build"),
    row(r"[Ss]tays unowned: nothing for you", nothing_for_you, "build", "tile"),
    row(r"(?:(?<=\| )A|(?<=· )a)lso .*$", None, "build"),
    row(r"Urbanization \| A town becomes a city .*|City Growth \| A city receives .*", None, "build"),
    row(r"Done \| Gives up .*", None, "build"),
    row(rf"(?:gives up|loses) (?:(?:unfinished )?{PLACE}→|\d+ (?:unfinished )?links)", None, *BUILDS),
    row(r"Done(?= \|)", None, "build"),
    # building: tiles, and what plans do
    row(rf"(?:Completes )?({PLACE})–({PLACE}), {NUMBER} tiles?, \${NUMBER}", planned, PLAN),
    row(rf"[Cc]ompletes ({PLACE})–({PLACE})(?: of ({NAME}))?", completes, *BUILDS),
    row(rf"[Bb]egins ({PLACE})→ ({WHERES})", begins, *BUILDS),
    row(rf"[Oo]n with ({PLACE})→ ({WHERES})", goes_on, *BUILDS),
    row(rf"[Cc]laims ({PLACE})→ ({WHERES})", claims, *BUILDS),
    row(rf"[Tt]urns (?:unowned )?({PLACE})→ ({WHERES})", turns, *BUILDS),
    row(r"(?<=, )\$(\d+)(?= \(| \|| ·|$)", price, *BUILDS),
    row(r"and \d+ more(?=,)|\(T?\d+/\d\)", None, "tile", "build"),
    row(r"no work: unfinished, lost unless extended", None, "tile", "build"),
    row(r"with unowned track", had_unowned, *BUILDS),
    row(r"improves the tile here", improves, "tile", "build"),
    row(rf"also {PLACE}–{PLACE}(?:(?:,| and) {PLACE}–{PLACE})*", also, PLAN),
    row(rf"then done, {NUMBER} tiles? unused", done, PLAN),
    row(r"\+(\d+) VP", links_more, PLAN),
    row(rf"{COLOUR} ({PLACE}) → ({PLACE}): {NUMBER} points?", opens, PLAN),
    row(rf"then \${NUMBER} short of \${NUMBER} expenses", too_little, PLAN),
    row(r"costs (?:\d+ income and \d+ VP|\d+ income|\d+ VP)", costs),
    row(r"still unfinished", unfinished, PLAN),
    row(r"\d tiles? short of a settlement", None, PLAN),
    row(rf"New City: ({PLACE}), {COLOUR}", founded, PLAN),
    row(rf"City Growth: ({PLACE})", growth_of, PLAN),
    row(rf"with \d+ {COLOUR}(?:(?:, \d+ {COLOUR})* and \d+ {COLOUR})?", cubes_of_plan, PLAN),
    # goods
    row(rf"^{NUMBER} points? for you(?= \|)", points_of_group, "goods", "delivery"),
    row(rf"^\d points?: {PLACE}(?= \|)", None, "goods", "delivery"),
    row(r"^Something else(?= \|)", None, "goods"),
    row(
        rf"{COLOUR} {PLACE} → {PLACE}: income \+{NUMBER} \(→ (−?\d+)\)",
        income_of_plan,
        PLAN,
    ),
    row(rf"{COLOUR} {PLACE} → {PLACE}: {NUMBER} VP", vp_of_plan, PLAN),
    row(
        rf"(?P<colour>Red|Blue|Yellow|Purple|Grey) (?P<start>{PLACE}) → (?P<end>{PLACE}): (?P<points>\d+) points?",
        delivery,
        "goods",
    ),
    row(rf"(?P<end>{PLACE}): (?P<points>\d+) points?", delivery, "delivery"),
    row(rf"\((?:{NAME} \d+(?:(?:, {NAME} \d+)* and {NAME} \d+)?|others \d+)\)", others, *GOODS),
    row(rf"{NAME} \d+(?:(?:, {NAME} \d+)* and {NAME} \d+|(?:(?:,| ·) {NAME} \d+)*)", others, *GOODS),
    row(rf"[Oo]ver ({LISTED})", over, *GOODS),
    row(r"Free, instead of a cube; once a round[.;]", None, "goods"),
    row(r"Move nothing \| .*|More ways… \| .*", None, "goods"),
    row(rf"{COLOUR} from {PLACE} \| .*", None, "cube"),
    row(rf"{NUMBER} points? for you(?= \|)", None, "cube"),
    row(r"Income \+(\d+) \(→ (−?\d+)\)", income, "points"),
    row(r"(\d+) VP \(→ (\d+)\)", vp, "points"),
    row(r"Loses \d+ points? above the highest income\.", loses, "points"),
    # cities
    row(rf"\d+ {COLOUR}(?:(?:, \d+ {COLOUR})* and \d+ {COLOUR})? \(space (?P<space>\d+)\)", stock, "supply"),
    row(rf"\d+ {COLOUR}(?:(?:, \d+ {COLOUR})* and \d+ {COLOUR})? there now\.", lies, "growth-city"),
    row(rf"{PLACE} \({COLOUR}\)|On your links|Elsewhere", None, "growth-city", "new-city"),
    row(r"(?:The last one|(\d+) left)(?:\.|; (\d+) \w+ cubes? lies? in cities\.)", tiles_left, "new-city-colour"),
    row(rf"{COLOUR}(?= \|)", None, "new-city-colour"),
    row(rf"completes ({PLACE})–({PLACE}), which then stays unowned for good", unowned_for_good, *NEW_CITY),
    row(rf"completes ({PLACE})→ of ({NAME})", founds_for, *NEW_CITY),
    row(rf"completes (?:your {PLACE}→|unowned {PLACE}→ for you)", founds, *NEW_CITY),
    row(rf"removes (?:your unfinished link|the unfinished link of ({NAME})|an unowned link)", removes, *NEW_CITY),
    row(rf"{PLACE} {HEX}", None, "new-city"),
    row(r"\band\b"),
)
