"""How the words of Cargo Empire are read (`tests.promises`): by the Views before and after, and by the log."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from engine.core.play import registry
from engine.games.cargo_empire.facts import MARKERS
from engine.games.cargo_empire.tracks import room
from tests.promises import NAMES, PLAN, Came, row, said_by, same

LINES = (registry.folder("cargo_empire") / "locale" / "en.ftl").read_text(encoding="utf-8").splitlines()
CITIES = {found[2]: found[1] for line in LINES if (found := re.fullmatch(r"cargo-empire-city-([\w-]+) = (.+)", line))}
"""The keys of the cities by their names."""
CITY = said_by("cargo_empire", r"city-[\w-]+")
COLOUR, NUMBER, NAME = r"(orange|grey|white|brown)", r"(\d+)", r"(?:you|Ann|Ben|Cid|Dan|Forwarder)"
MARKER, LANE = r"(car|train|ship)", r"(upper|lower)"
CARDS = r"(\d+ (?:road|rail|sea)(?: \+ \d+ (?:road|rail|sea))*)"
PAYS = ("demand", "cards", PLAN)
POSTS = ("first-post", "second-post")
OPENS = ("rush", "cards")
"""What is asked before anything of a delivery has come."""
ICON = r"(?:–|road|rail|sea|city/objective|city|objective|any card)"
SOURCES = ("development", "level3", "city_cards", "city-cards")


# -- what lies there


def at(view: Any, name: str) -> Any:
    """A city by its name."""
    return next(city for city in view.cities if city.key == CITIES[name])


def posts(city: Any) -> list[int]:
    """The owners of all posts in a city."""
    return [*city.beside, *(there.post for there in (city.upper, city.lower) if there and there.post is not None)]


def counts(view: Any, seat: int, key: str) -> bool:
    """Whether the city of a card brings an extra advance."""
    return key in view.row or key in view.players[seat].cities


def public_vp(view: Any, seat: int) -> int:
    """The points that one has but for objectives."""
    return sum(vp for source, vp in view.players[seat].points.items() if source in SOURCES)


def lucky(came: Came) -> bool:
    """CGE-220: whether a card that was turned up brings an advance more: that of a city of the delivery."""
    route = re.search(rf"from ({CITY}) to ({CITY}) ", " ".join(came.tale))
    due = came.before.due
    ends = set(route.groups()) if route else {name for name, key in CITIES.items() if due and key in
        (due.supply, due.demand)}  # fmt: skip
    shown = (re.match(rf"Slot \d of the row: ({CITY})", line) for line in came.tale)
    return any(line and line[1] in ends for line in shown)


def waits(came: Came) -> bool:
    """Whether something is asked before the delivery comes."""
    return came.asked in OPENS


def target(came: Came) -> Any:
    """The city to which is delivered, by the log."""
    lines = came.lines(rf"delivers an? {COLOUR} cube from {CITY} to ({CITY}) \({LANE} space\)")
    return lines[0] if lines else None


def goal(came: Came) -> str:
    """The name of the city to which is or will be delivered."""
    found = target(came)
    if found is not None:
        return str(found[2])
    return next(name for name, key in CITIES.items() if came.keys[0].startswith(f"{key}/"))


# -- advances


def tale(came: Came) -> list[str]:
    """The lines of one's own turn, behind which the Forwarder or the maintenance may have come by itself."""
    found = list(came.tale)
    others = (n for n, line in enumerate(found) if n and re.match(rf"(?:{NAME}|Round|The rush tokens)\b", line))
    return found[: next(others, len(found))]


def told(came: Came, pattern: str) -> list[str]:
    """The lines of one's own turn in which this is found, behind what was turned up, too."""
    return [line for line in tale(came) if re.search(pattern, line)]


def advanced(came: Came) -> Counter[str]:
    """How far each marker has come when all has come that comes by itself."""
    found = (re.match(r"(Car|Train|Ship) → ", line) for line in tale(came))
    return Counter(line[1].lower() for line in found if line)


def token_taken(came: Came) -> bool:
    return any(re.match(r"An? \w+ token is taken", line) for line in tale(came))


def due_of(came: Came) -> Any:
    """What is due when all has come that comes by itself: of one's own turn, not of the one behind it."""
    return came.end.due if came.end.acting == came.seat and came.next in ("advance", "lane", *LEFT.values()) else None


def to_come(came: Came) -> tuple[Counter[str], int]:
    """What is still to come by what the View has of it, but for what would be lost at the top: of the cards, by marker,
    and extra."""
    due = due_of(came)
    if due is None:
        return Counter(), 0
    tracks, board = tuple(came.end.tracks), came.end.players[came.seat].markers
    free = {marker: room(tracks, board[marker].column, board[marker].lane) for marker in MARKERS}
    left = Counter({marker: min(count, free[marker]) for marker, count in due.left.items()})
    extras = due.extras
    if extras < 0:
        cities = [counts(came.end, came.seat, key) for key in (due.supply, due.demand)]
        extras = sum(cities) + due.perfect + due.crest
    return +left, min(extras, sum(free[marker] - left[marker] for marker in due.played)) + (came.next == "lane")


def steps(came: Came, found: re.Match[str]) -> object:
    """All advances of the cards that are told in a row."""
    if waits(came) or lucky(came):
        return True
    told = {marker: int(count) for marker, count in re.findall(rf"{MARKER} \+(\d+)", found[0])}
    any_of = [int(count) for count in re.findall(r"any \+(\d+)", found[0])]
    done, (left, extras) = advanced(came), to_come(came)
    if not told:
        return same(sum(any_of), extras)
    if came.kind == PLAN and due_of(came) is None and not any_of:
        return same(told, dict(done))
    fresh = due_of(came) is not None and due_of(came).extras < 0 and not token_taken(came)
    if fresh and len(told) > 1 and came.next != "lane":
        # extra advances that one alone has room for are told with its own
        moved = done + left
        kept = all(count >= moved[marker] for marker, count in told.items())
        return (kept and same(sum(told.values()) + sum(any_of), sum(moved.values()) + extras)) or (moved, extras)
    true = sum((done + left).values()) + extras - token_taken(came)
    return same(sum(told.values()) + sum(any_of), true)


def moves(came: Came, found: re.Match[str]) -> object:
    """The advances of a rest of rewards, as far as it goes."""
    told = {marker: int(count) for marker, count in re.findall(rf"{MARKER} \+(\d+)", found[0])}
    return lucky(came) or same(told, dict(advanced(came)))


def step(came: Came, found: re.Match[str]) -> object:
    """One advance, and what its field brings."""
    marker, brings = found[1], found[2]
    if brings.startswith("choose a lane of track"):
        return came.asked == "lane" or bool(told(came, rf"^{marker} → ")) or came.asked
    if brings == "lost, it stands at the top":
        return bool(told(came, rf"^{marker} stands at the top")) or came.told
    wanted = {"junction": r"junction \d+\.", "empty field": r"(?:upper|lower) \d+\."}.get(brings)
    if wanted is None and brings.endswith("card"):
        kind = brings.removesuffix(" card")
        wanted = rf"(?:upper|lower) \d+: (?:\+1 {kind}|{re.escape(brings)})"
    return bool(told(came, rf"^{marker} → {wanted or re.escape(brings)}")) or came.told


def plan_steps(came: Came, found: re.Match[str]) -> object:
    """Of a plan for a delivery all that its cards bring, of a rest of rewards as far as the plan goes."""
    if not re.search(rf" → |^{CITY}, \d|^{CARDS}", came.label):
        return moves(came, found)
    return steps(came, found)


# -- deliveries


def whence(came: Came, found: re.Match[str]) -> object:
    return same(found[2], at(came.before, found[1]).supply)


def delivered(came: Came, found: re.Match[str]) -> object:
    """A post of one's own comes to the city."""
    if waits(came):
        return True
    lines = came.lines(rf" to ({CITY}) \({LANE} space\)")
    return same(found[1], lines[0][1] if lines else "")


def by_plan(came: Came, found: re.Match[str]) -> object:
    lines = came.lines(rf"from ({CITY}) to ({CITY}) \({LANE} space\)")
    return same((found[1], found[2]), (lines[0][1], lines[0][2]) if lines else "")


def to_city(came: Came, found: re.Match[str]) -> object:
    """Where a plan leads that begins behind the city of the cube."""
    lines = came.lines(rf"from {CITY} to ({CITY}) \({LANE} space\)")
    return same(found[1], lines[0][1] if lines else "")


def paid(came: Came, found: re.Match[str]) -> object:
    """The log tells the cards; a demand city asks first if there are several sets."""
    if waits(came):
        return True
    lines = came.lines(r" with (.*)\.$")
    return same(found[1], lines[0][1].partition(" (")[0] if lines else "")


def for_cards(came: Came, found: re.Match[str]) -> object:
    cards = sum(map(int, re.findall(r"(\d+) (?:road|rail|sea)", came.detail.partition(":")[0].partition(" · ")[0])))
    return same(int(found[1]), cards)


def bonus(came: Came, found: re.Match[str]) -> object:
    """The cities of a delivery whose cards one has or that lie open, and the crest."""
    before, key = came.before, CITIES[goal(came)] if came.kind == "demand" else came.keys[0].split("/")[0]
    crest = "crest" in found[0]
    true = counts(before, came.seat, key)
    return ("city reward" in found[0]) == true or (key, before.row, before.players[came.seat].cities, crest)


def upgrade(came: Came, found: re.Match[str]) -> object:
    """What becomes of the city, the cubes that go, and one's points."""
    name = goal(came)
    before, after = at(came.before, name), at(came.after, name)
    level = re.search(r"level (\d)", found[0])
    lost = re.search(r"(\d+) cubes? lost", found[0])
    told = (int(level[1]) if level else 2, int(lost[1]) if lost else 0)
    if "perfect" in found[0] and before.cubes:
        return before
    return same(told, (before.level + 1 if waits(came) else after.level, before.cubes))


def scores(came: Came, found: re.Match[str]) -> object:
    """Who gets how many points by a city of level 3."""
    if waits(came):
        return True
    before, after = ({seat: each.points["level3"] for seat, each in enumerate(view.players)} for view in
                     (came.before, came.after))  # fmt: skip
    true = {names(came)[seat]: vp - before[seat] for seat, vp in after.items() if vp > before[seat]}
    return same({name: int(vp) for name, vp in re.findall(rf"({NAME}) (\d+)", found[0])}, true)


def names(came: Came) -> dict[int, str]:
    """What everybody is called for whom it is told."""
    found = {other: "you" if other == came.seat else name for other, name in enumerate(NAMES)}
    return found if came.before.forwarder_seat is None else {**found, came.before.forwarder_seat: "Forwarder"}


def opens(came: Came, found: re.Match[str]) -> object:
    city = at(came.before if waits(came) else came.after, goal(came))
    if waits(came):
        return True
    return same((int(found[1]), found[2]), (city.cubes, city.supply)) if came.seat in posts(city) else city


def token(came: Came, found: re.Match[str]) -> object:
    return waits(came) or bool(came.lines(r"token is taken on the way")) or came.told


def rush(came: Came, found: re.Match[str]) -> object:
    return bool(told(came, f"^A {found[1].lower()} token is taken")) or came.told


def no_token(came: Came, found: re.Match[str]) -> object:
    return not came.lines("token is taken") or came.told


# -- points and cards


def vp(came: Came, found: re.Match[str]) -> object:
    if came.final:
        own = rf"(?:{NAMES[came.seat]}|everyone) \+(\d+) VP|^City card: .*, \+(\d+) VP|→ \d+ VP \(\+(\d+)\)"
        gains = [line for told in tale(came) if (line := re.search(own, told))]
        return lucky(came) or same(int(found[1]), sum(int(line[line.lastindex or 0]) for line in gains))
    return lucky(came) or same(int(found[1]), public_vp(came.end, came.seat) - public_vp(came.before, came.seat))


def new_city(came: Came, found: re.Match[str]) -> object:
    """As long as nobody could know more: the card is taken as the next one is turned up."""
    gained = Counter(came.saw()[1].cities) - Counter(came.saw()[0].cities)
    return CITIES[found[1]] in gained or gained


def gets_cards(came: Came, found: re.Match[str]) -> object:
    told = {kind: int(count) for count, kind in re.findall(r"(\d+) (road|rail|sea)", found[1])}
    lines = (re.search(r"\+1 (road|rail|sea) card", line) for line in tale(came))
    return lucky(came) or same(told, dict(Counter(line[1] for line in lines if line)))


def in_lane(came: Came, found: re.Match[str]) -> object:
    """The markers that enter a lane by a plan."""
    told = re.findall(MARKER, found[0].partition(":")[0])
    lane = found[0].rpartition(": ")[2].removesuffix(" lane")
    lines = (re.match(rf"(Car|Train|Ship) → {lane} \d+", line) for line in tale(came))
    enters = {line[1].lower() for line in lines if line}
    return set(told) <= enters or enters


LEFT = {
    "the other advances": "advance",
    "a lane": "lane",
    "another city card": "row-city",
    "an objective card": "objective",
    "a city or objective card": "bonus",
    "a transport card": "transport",
}
"""What is asked for these."""


def left(came: Came, found: re.Match[str]) -> object:
    """What is left to choose is asked next."""
    return same(LEFT[found[1]], came.next)


def keeps(came: Came, found: re.Match[str]) -> object:
    """An objective card, and what it would score."""
    before, after = came.saw()
    if found.re.groups == 0 or came.lines(r"^(?:Car|Train|Ship) → "):
        return len(after.objectives) > len(before.objectives) or after.objectives
    gained = [vp for key, vp in zip(after.objectives, after.objective_vp, strict=True) if key == came.keys[0]]
    return same([int(found[1])], gained[-1:])


def took(came: Came, found: re.Match[str]) -> object:
    gained = Counter(came.saw()[1].cities) - Counter(came.saw()[0].cities)
    return gained[CITIES[found[1]]] == 1 or gained


def each_card_brings(came: Came, _: re.Match[str]) -> object:
    """What the question tells of every card of the row: points, and that the next one is turned up."""
    gained = public_vp(came.after, came.seat) - public_vp(came.before, came.seat)
    told = re.match(r"\+(\d+) VP each; .* No undo", came.note)
    return bool(told and int(told[1]) == gained and came.final) or (came.note, gained, came.final)


def own_posts(came: Came, found: re.Match[str]) -> object:
    key = came.keys[-1].split("/")[0]
    city = next(city for city in came.before.cities if city.key == key)
    return same(int(found[1]), posts(city).count(came.seat))


def stock(came: Came, found: re.Match[str]) -> object:
    key = came.keys[-1].split("/")[0]
    city = next(city for city in came.before.cities if city.key == key)
    return same((int(found[1]), found[2]), (city.cubes, city.supply))


def cubes(came: Came, found: re.Match[str]) -> object:
    key = came.keys[0].split("/")[0]
    return same(int(found[1]), next(city for city in came.before.cities if city.key == key).cubes)


def last_cube(came: Came, found: re.Match[str]) -> object:
    key = came.keys[0].split("/")[0]
    return same(1, next(city for city in came.before.cities if city.key == key).cubes)


def wants(came: Came, found: re.Match[str]) -> object:
    key = came.keys[-1]
    city = next(city for city in came.before.cities if city.key == key)
    free = {there.colour for there in (city.upper, city.lower) if there and there.post is None}
    return same(set(re.findall(COLOUR, found[1])), free)


def counted_posts(came: Came, found: re.Match[str]) -> object:
    """Everybody's posts in the city of an option; of a delivery, in the city that it goes to."""
    goes, plan = re.search(rf"(?:→ |^)({CITY})(?=, \d| \||$)", came.label), came.before.plan
    if goes or plan is None or not plan.demand:
        key = CITIES[goes[1]] if goes else came.keys[-1].split("/")[0]
    else:
        key = plan.demand
    city = next(city for city in came.before.cities if city.key == key)
    seats = range(len(came.before.players))
    true = {names(came)[seat]: posts(city).count(seat) for seat in seats if seat in posts(city)}
    return same({name: int(count) for name, count in re.findall(rf"({NAME}) (\d+)", found[0])}, true)


# -- instead of a delivery, clans, setup


def each_card(came: Came, found: re.Match[str]) -> object:
    before, after = (board.hand for board in came.saw())
    return same(dict.fromkeys(before, 1), {kind: after[kind] - before[kind] for kind in before})


def in_hand(came: Came, found: re.Match[str]) -> object:
    told = {kind: int(count) for count, kind in re.findall(r"(\d+) (road|rail|sea)", found[0])}
    return same(told, {kind: count for kind, count in came.saw()[0].hand.items() if count})


def of_kind(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), came.saw()[0].hand.get(came.keys[0], -1))


def restocked(came: Came, found: re.Match[str]) -> object:
    before, after = at(came.before, found[1]), at(came.after, found[1])
    return same((int(found[2]), found[3]), (after.cubes - before.cubes, after.supply))


def kept_cubes(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), came.saw()[0].cubes)


def start(came: Came, found: re.Match[str]) -> object:
    """The supply of a city, and the space that stays free."""
    city = next(city for city in came.after.cities if city.key == came.keys[0].split("/")[0])
    free = [there.colour for there in (city.upper, city.lower) if there and there.post is None]
    return same((found[1], [found[2]]), (city.supply, free))


def posted(came: Came, found: re.Match[str]) -> object:
    there = getattr(at(came.after, found[1]), found[2])
    return same((came.seat, found[3]), (there.post, there.colour))


def stands(came: Came, found: re.Match[str]) -> object:
    return same(CITIES[found[1]], came.saw()[0].crest)


def put(came: Came, found: re.Match[str]) -> object:
    return same(CITIES[found[1]], came.saw()[1].crest)


def objectives(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), sum(came.saw()[1].objective_vp))


def held(came: Came, found: re.Match[str]) -> object:
    return same(int(found[1]), len(came.saw()[0].objectives))


def cube_moves(came: Came, found: re.Match[str]) -> object:
    before, after = (at(view, found[2]).cubes for view in (came.before, came.after))
    return same(1, after - before)


def all_told(came: Came, _: re.Match[str]) -> object:
    """A city that becomes another one, and points of others, are told."""
    levels = {city.key: city.level for city in came.before.cities}
    rose = [city.key for city in came.after.cities if city.level > levels[city.key]]
    return not rose or bool(re.search(r"level|upgrade", came.words)) or rose


ROWS = (
    row(r"^(?=.)(?!.*Clan ability…)", each_card_brings, "row-city"),
    row(r"^(?=.)", all_told, "demand", "vassal-demand", PLAN),
    row(rf"Keep {said_by('cargo_empire', r'objective-[a-z0-9-]+')},?", None, PLAN),
    row(rf"Clan ability… \| \d of your {NUMBER} kept cubes?: .*", kept_cubes),
    row(r".+", None, "pick-clan"),
    # the city where it begins, and where it goes
    row(rf"({CITY}) \({COLOUR}\)", whence, "supply", "vassal-supply"),
    row(rf"For {NUMBER} cards?(?= \|)", for_cards, "demand"),
    row(r"(?:Red|Blue|Green|Yellow) cities(?= \|)", None, "demand", "vassal-demand"),
    row(rf"({CITY}) → ({CITY})(?:, {LANE})?(?=,| \|)", by_plan, PLAN),
    row(rf"(?<=\| )({CITY}),(?= \d)", to_city, PLAN),
    row(rf"(?<=\| )({CITY})(?:, {LANE} \({COLOUR}\))?(?= \|)", delivered, "demand", "vassal-demand"),
    # what is paid
    row(rf"brings {CARDS}", gets_cards, PLAN),
    row(rf"(?:from )?{CARDS}(?: \(by the crest\)| \(boost\))?", paid, *PAYS),
    # what advances
    row(rf"(?:{MARKER} \+\d+, )*(?:{MARKER}|any) \+\d+(?!\d)(?=, Keep| ·| \||$)", steps, "demand", "cards"),
    row(rf"(?:{MARKER} \+\d+, )*(?:{MARKER}|any) \+\d+(?!\d)", plan_steps, PLAN),
    row(r"(Car|Train|Ship): ([^|·]*\w\)?)(?= \||$| ·)", step, "advance", "rush"),
    row(r"\+\d advances? \(([^)]*)\)|(?<=· )(?:city reward|crest)(?:, crest)?(?= ·|$)", bonus, "supply", "demand"),
    # what becomes of the city
    row(r"(?:perfect )?(?:upgrade(?: to level \d)?|level \d)(?:, \d+ cubes? lost)?", upgrade, *PAYS, "vassal-demand"),
    row(rf": VP {NAME} \d+(?:, {NAME} \d+)*", scores),
    row(rf"opens {NUMBER} {COLOUR}", opens),
    row(r"(?:road|rail|sea)(?: or (?:road|rail|sea))* token", token, *PAYS),
    row(r"by the crest"),
    row(rf"sea {CITY}–{CITY}"),
    row(rf"over {CITY}(?:, {CITY})*(?: and {CITY})?"),
    row(rf"(Road|Rail|Sea) token, {CITY}–{CITY}", rush, "rush"),
    row(r"Past no token", no_token, "rush"),
    # what plans bring
    row(r"(?:in all )?\+(\d+) VP(?!:)", vp, PLAN),
    row(rf"city card ({CITY})", new_city, PLAN),
    row(rf"((?:{MARKER}, )*{MARKER}): (upper|lower) lane", in_lane, PLAN),
    row(rf"then choose ({said_by('cargo_empire', 'left-[a-z-]+')})", left, PLAN),
    # cards
    row(rf"(?<=\| )({CITY})(?= \|)", took, "row-city"),
    row(rf"{NUMBER} posts? of yours", own_posts),
    row(rf"{NUMBER} {COLOUR} cubes?", stock, "row-city", "crest"),
    row(rf"takes ({COLOUR}(?: and {COLOUR})*)", wants),
    row(r"Blank|blank|slot \d|the Forwarder looks here next", None, "row-city"),
    row(r"posts: [^·|]*\d", counted_posts),
    row(rf"{NUMBER} cubes? → \d+ spaces?(?:, \d+ for 1 card)?", cubes, "supply"),
    row(r"its last cube", last_cube),
    row(r"(?<=\| )Now [^|]*?: (\d+) VP · [^|]*$", keeps, "objective"),
    row(r"(?<=\| )Now [^|·]* · [^|]*$", keeps, "objective"),
    row(rf"{said_by('cargo_empire', r'objective-[a-z0-9-]+')}(?= \|)", None, "objective"),
    row(r"(?<=\| )[^|]*$", None, "objective"),
    row(r"\+\d VP: one of the row|City card|Objective card|draw two, keep one;?(?! \()", None, "bonus"),
    row(rf"draw two, keep one \(you have {NUMBER}\)", held, "bonus"),
    row(rf"(?:Upper|Lower): {ICON}(?: · {ICON})*(?:, Lower: {ICON}(?: · {ICON})*)?", None, "lane", "advance"),
    row(rf"then {ICON}(?: · {ICON})*", None, "advance"),
    # no delivery
    row(r"Take 1 road, 1 rail and 1 sea card", each_card, "skip"),
    row(r"you have (?:no cards|\d[\w ,+]*(?:road|rail|sea)[\w ,+]*)", in_hand, "skip"),
    row(rf"Restock ({CITY}): {NUMBER} {COLOUR} cubes?", restocked, "skip"),
    row(r"from there your cards reach \d+ spaces?", None, "skip"),
    row(r"Deliver nothing \| You give up .*", None),
    # clans
    row(rf"Done \| No more abilities in this turn; your {NUMBER} cubes? stays? for later\.", kept_cubes),
    row(rf"it stands in ({CITY})", stands, "clan"),
    row(said_by("cargo_empire", r"ability-[a-z-]+"), None, "clan"),
    row(r".+", None, "borrow"),
    row(rf"you have {NUMBER}", of_kind),
    row(r"(?:Road|Rail|Sea) card(?= \|)", None, "transport", "swap"),
    row(rf"({CITY}) → ({CITY}) \({COLOUR}\)", cube_moves, "cube"),
    row(rf"To {CITY}|your posts in both|your post where it (?:goes|comes from)", None, "cube"),
    row(rf"(?<=\| )({CITY})(?= \|)", put, "crest"),
    row(r"(?:Red|Blue|Green|Yellow) (?:city|port)|With your posts|Other cities", None, "crest"),
    row(r"(?:A|No) port \| Objectives: (\d+) VP", objectives, "port"),
    row(r"A port|No port", None, "port"),
    # setup
    row(rf"{CITY} · (?:Red|Blue|Green|Yellow) (?:city|port)(?= \|)", None, *POSTS),
    row(rf"({CITY}), {LANE} \({COLOUR}\)", posted, *POSTS),
    row(rf"supplies {COLOUR}(?: → \d+ spaces?(?:, \d+ for 1 card)?)? · {COLOUR} stays free", start, *POSTS),
)
