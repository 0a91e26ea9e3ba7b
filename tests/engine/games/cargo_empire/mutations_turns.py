"""What breaks which clause about setup, turns, scoring and rulings (python -m tests.mutations cargo_empire)."""

# ruff: noqa: E501 - a table has long lines

from __future__ import annotations

from tests.mutations import Mutation

MUTATIONS = [
    # how to read
    Mutation(
        "state.py",
        "return owner in (self.upper, self.lower) or owner in self.beside",
        "return owner in (self.upper, self.lower)",
        "CGE-001 CGE-032",
    ),
    Mutation(
        "row.py",
        "state.row[slot - 1] = card\n",
        "del state.row[slot - 1]\n    state.row.append(card)\n",
        "CGE-002 CGE-060",
    ),
    Mutation(
        "row.py",
        "    state.players[seat].cities.append(card)\n",
        "    state.players[seat].cities.append(card)\n    state.city_deck.insert(0, card)\n",
        "CGE-003 CGE-075",
    ),
    Mutation("data/tracks.toml", "junction_columns = [6, 12]", "junction_columns = [5, 12]", "CGE-004"),
    # components and setup
    Mutation(
        "data/game.toml",
        'colours = ["red", "blue", "green", "yellow"]',
        'colours = ["red", "blue", "green", "red"]',
        "CGE-005",
    ),
    Mutation(
        "data/components.toml",
        'name = "transport cards road"\ncount = 20',
        'name = "transport cards road"\ncount = 19',
        "CGE-006",
    ),
    Mutation(
        "facts.py",
        'return self.upper if space == "upper" else self.lower',
        "return self.upper",
        "CGE-007 CGE-008",
        "def demand",
    ),
    Mutation(
        "setup.py",
        "hand=dict.fromkeys(MODES, DATA.game.starting_cards_per_type)",
        "hand=dict.fromkeys(sorted(MODES), DATA.game.starting_cards_per_type)",
        "CGE-009",
    ),
    Mutation("setup.py", "tiles = shuffled(DATA.tiles, rng)", "tiles = list(DATA.tiles)", "CGE-010"),
    Mutation("setup.py", "return City(tile, DATA.cubes_on_tile)", "return City(tile, 1)", "CGE-011"),
    Mutation(
        "setup.py",
        '(of_group("a") if kind == "base" else DATA.sides)',
        "DATA.sides",
        "CGE-012",
    ),
    Mutation("setup.py", "    rng.shuffle(sides)\n", "    rng.shuffle(sides)\n    sides.sort()\n", "CGE-012 CGE-230"),
    Mutation(
        "conservation.py",
        "assert min(player.hand.values()) >= 0",
        "assert sum(p.hand['road'] for p in state.players) <= DATA.cards['road'].count and min(player.hand.values()) >= 0",
        "CGE-013",
    ),
    Mutation(
        "setup.py",
        'cards = shuffled(DATA.maps[variants["map"]].cities, rng)',
        'cards = list(DATA.maps[variants["map"]].cities)',
        "CGE-014",
    ),
    Mutation(
        "setup.py", "objectives = shuffled(DATA.objectives, rng)", "objectives = list(DATA.objectives)", "CGE-015"
    ),
    Mutation(
        "setup.py",
        "city_deck=cards[DATA.game.row_slots :] + [BLANK] * DATA.game.blank_city_cards",
        "city_deck=[BLANK] * DATA.game.blank_city_cards + cards[DATA.game.row_slots :]",
        "CGE-016",
    ),
    Mutation(
        "setup.py", "markers=dict.fromkeys(MARKERS, Marker())", "markers=dict.fromkeys(MARKERS, Marker(6))", "CGE-017"
    ),
    Mutation("data/game.toml", "starting_cards_per_type = 1", "starting_cards_per_type = 2", "CGE-018 CGE-028"),
    Mutation("setup.py", "player.face_down = state.city_deck.pop(0)", "player.face_down = state.row[seat]", "CGE-019"),
    Mutation(
        "view.py", 'own_face_down=player.face_down if own else ""', "own_face_down=player.face_down", "CGE-019 CGE-214"
    ),
    Mutation(
        "objectives.py", "for seat, card in chosen.items():", "for seat, card in reversed(chosen.items()):", "CGE-020"
    ),
    Mutation(
        "setup.py",
        "order=clockwise(rng.below(seats + forwarder), seats + forwarder)",
        "order=clockwise(rng.below(2), seats + forwarder)",
        "CGE-021",
    ),
    Mutation(
        "setup.py",
        "return [(start + n) % seats for n in range(seats)]",
        "return [(start - n) % seats for n in range(seats)]",
        "CGE-022",
    ),
    Mutation("data/order_slots.toml", 'slot = 2\nbonus = "rail"', 'slot = 2\nbonus = "sea"', "CGE-023 CGE-087"),
    Mutation("data/order_slots.toml", 'slot = 4\nbonus = "any"', 'slot = 4\nbonus = "road"', "CGE-023 CGE-087"),
    Mutation("setup.py", "        player.spare -= 1  # the order marker (CGE-022)\n", "", "CGE-025 CGE-017"),
    Mutation(
        "rounds.py",
        'state.phase, state.acting = "first", players_in_order(state)[-1]',
        'state.phase, state.acting = "first", players_in_order(state)[0]',
        "CGE-026",
    ),
    Mutation(
        "rounds.py",
        "for city in state.row if city not in state.named for",
        "for city in state.row for",
        "CGE-026",
    ),
    Mutation(
        "start.py",
        "for space in SPACES]",
        "for space in SPACES[:1]]",
        "CGE-026 CGE-027",
    ),
    Mutation(
        "rounds.py",
        'state.phase, state.acting = "second", players_in_order(state)[0]',
        'state.phase, state.acting = "second", players_in_order(state)[-1]',
        "CGE-027",
    ),
    Mutation(
        "rounds.py",
        "    put_post(table.state.cities[chosen.city], chosen.space, seat)\n    table.state.players[seat].spare -= 1\n",
        "    put_post(table.state.cities[chosen.city], chosen.space, seat)\n    table.state.players[seat].hand['sea'] += 1\n    table.state.players[seat].spare -= 1\n",
        "CGE-028",
    ),
    Mutation(
        "maintenance.py",
        "for slot, seat in enumerate(state.order, 1):",
        "for slot, seat in enumerate(state.order, len(DATA.slots) + 1 - len(state.order)):",
        "CGE-024",
    ),
    Mutation(
        "development.py",
        "table.state.players[seat].hand[mode] += 1",
        "table.state.players[seat].hand[mode] += table.state.players[seat].hand[mode] < DATA.cards[mode].count",
        "CGE-226 CGE-082",
    ),
    # rounds
    Mutation(
        "rounds.py",
        'state.phase = "maintenance" if state.round < DATA.game.rounds else "scoring"',
        'state.phase = "maintenance" if state.round <= 1 else "scoring"',
        "CGE-029 CGE-090",
    ),
    Mutation(
        "rounds.py",
        "seat = state.order[(at + 1) % len(state.order)]",
        "seat = state.order[(at - 1) % len(state.order)]",
        "CGE-030 CGE-089",
    ),
    Mutation(
        "rounds.py",
        "turn.player.posts[state.round - 1] -= 1",
        "turn.player.posts[min(n for n in range(3) if turn.player.posts[n])] -= 1\n    turn.player.posts[-1] -= 0 if state.round == 3 else 1\n    turn.player.out += 0 if state.round == 3 else 1",
        "CGE-031",
    ),
    # plan
    Mutation(
        "delivery.py",
        "if city.cubes and city.level <= MOST and city.present(seat) and key != may.closed",
        "if city.cubes and city.level <= MOST and key != may.closed",
        "CGE-032",
    ),
    Mutation(
        "delivery.py",
        "if city.cubes and city.level <= MOST and city.present(seat) and key != may.closed",
        "if city.level <= MOST and city.present(seat) and key != may.closed",
        "CGE-033",
    ),
    Mutation(
        "delivery.py", "if fits and key not in (supply, may.closed) and", "if fits and key != may.closed and", "CGE-034"
    ),
    Mutation("delivery.py", "fits = demand == colour or", "fits = demand != colour or", "CGE-035"),
    Mutation("delivery.py", "            if city.lower == FREE:\n", "            if city.upper == FREE:\n", "CGE-035"),
    Mutation(
        "delivery.py",
        "if city.cubes and city.level <= MOST and city.present(seat)",
        "if city.cubes and city.level < MOST and city.present(seat)",
        "CGE-001 CGE-032",
    ),
    Mutation("upgrades.py", "    city.level += 1\n", "    city.level = min(city.level + 1, MOST)\n", "CGE-058"),
    Mutation(
        "delivery.py",
        "        if city.level <= MOST:\n            tile = side(city)",
        "        if True:\n            tile = side(city)",
        "CGE-036",
    ),
    # secure
    Mutation(
        "cards.py",
        "return road + rail <= segments <= road + 2 * rail + boosted",
        "return road + rail <= segments <= 2 * road + 2 * rail + boosted",
        "CGE-037",
    ),
    Mutation(
        "cards.py",
        "return road + rail <= segments <= road + 2 * rail + boosted",
        "return road + rail <= segments <= road + rail + boosted",
        "CGE-038 CGE-044",
    ),
    Mutation(
        "cards.py",
        "        pays_run(shape.before, road, rail, boosted)\n        and pays_run(shape.after, cards.road - road, cards.rail - rail, cards.boosted and not boosted)\n",
        "        pays_run(shape.before + shape.after, cards.road, cards.rail, cards.boosted)\n",
        "CGE-038 CGE-045",
    ),
    Mutation(
        "routes.py",
        "if start != end and (a, start) in steps and (end, b) in steps:",
        "if start < end and (a, start) in steps and (end, b) in steps:",
        "CGE-039",
    ),
    Mutation(
        "routes.py",
        "return self.before + self.sea + self.after",
        "return self.before + 2 * self.sea + self.after",
        "CGE-040 CGE-043",
    ),
    Mutation(
        "routes.py",
        "return tuple(land + [shape for shape in sea if shape.steps == least])",
        "return tuple(shape for shape in (*land, *sea) if shape.steps == least)",
        "CGE-041",
    ),
    Mutation(
        "routes.py",
        "yield Shape(True, steps[a, start], steps[end, b]), start, end",
        "yield Shape(True, steps[a, start] + steps[end, b], 0), start, end",
        "CGE-042 CGE-045",
    ),
    Mutation(
        "routes.py",
        "[shape for shape in sea if shape.steps == least]",
        "[shape for shape in sea if shape.steps <= least + 1]",
        "CGE-043",
    ),
    Mutation("cards.py", "        return road + rail == 0\n", "        return True\n", "CGE-044"),
    Mutation("cards.py", "    if cards.sea != shape.sea:\n", "    if cards.sea > shape.sea:\n", "CGE-045"),
    Mutation(
        "cards.py",
        'return self.rail <= hand["rail"] and self.road <= hand["road"]',
        'return self.rail <= hand["rail"] + 1 and self.road <= hand["road"]',
        "CGE-046",
    ),
    Mutation(
        "cards.py",
        "range(cards.road + 1), range(cards.rail + 1), range(cards.sea + 1)):",
        "range(cards.road + 1), (cards.rail,), range(cards.sea + 1)):",
        "CGE-047",
    ),
    Mutation(
        "cards.py",
        "    return tuple(cards for cards in paying if not any(pays",
        "    fewest = min(cards.count for cards in paying)\n    return tuple(cards for cards in paying if cards.count == fewest and not any(pays",
        "CGE-048",
    ),
    Mutation(
        "delivery.py",
        "least = found[0].count if found else 0",
        "least = found[0].count if found and state.cities['berlin'].level <= MOST and state.cities['warsaw'].level <= MOST else 0",
        "CGE-049",
    ),
    Mutation(
        "delivery.py",
        "player.hand[mode] -= delivery.cards.of(mode)",
        "player.hand[mode] -= min(1, delivery.cards.of(mode))",
        "CGE-050",
    ),
    Mutation(
        "delivery.py",
        "    state.plan = plan\n",
        "    state.plan = plan\n    state.cities[plan.supply].cubes -= 1\n",
        "CGE-051 CGE-052",
    ),
    # carry out
    Mutation("delivery.py", "    supply.cubes -= 1\n", "    supply.cubes = 0\n", "CGE-052"),
    Mutation("cities.py", '    if space == "upper":\n', "    if city.upper == FREE:\n", "CGE-053"),
    Mutation(
        "upgrades.py",
        "    if free_spaces(city):\n        return False\n",
        "    if free_spaces(city) and city.cubes:\n        return False\n",
        "CGE-054",
    ),
    Mutation("upgrades.py", "perfect = city.cubes == 0", "perfect = city.cubes <= 1", "CGE-055 CGE-065"),
    Mutation(
        "upgrades.py", "city.beside += [city.upper, city.lower]", "city.beside += [city.upper, city.upper]", "CGE-056"
    ),
    Mutation("upgrades.py", "        city.cubes = DATA.cubes_on_tile\n", "", "CGE-057"),
    Mutation("upgrades.py", "    city.cubes, city.tile = 0, NO_TILE\n", "    city.tile = NO_TILE\n", "CGE-058"),
    Mutation("upgrades.py", "    drop_card(table, key)\n", "", "CGE-059 CGE-220"),
    Mutation("row.py", "if card == BLANK or is_open(state, card):", "if True:", "CGE-060 CGE-224"),
    Mutation(
        "row.py",
        "    if city in state.row:\n",
        "    for player in state.players:\n        player.cities = [card for card in player.cities if card != city]\n    if city in state.row:\n",
        "CGE-061",
    ),
    # advance
    Mutation("data/transport_cards.toml", "advance = 2", "advance = 1", "CGE-062"),
    Mutation(
        "rewards.py",
        "    await transport_rewards(turn)\n    count_extras(turn)\n",
        "    left = due(turn).left\n    turn.state.due = replace_fields(due(turn), left={})\n    count_extras(turn)\n    extras = due(turn).extras\n    turn.state.due = replace_fields(due(turn), left=left, extras=-1)\n    await transport_rewards(turn)\n    turn.state.due = replace_fields(due(turn), extras=extras)\n",
        "CGE-220",
    ),
    Mutation("rewards.py", "if due(turn).left[marker]]:", "if due(turn).left[marker]][:1]:", "CGE-063"),
    Mutation(
        "row.py", "return city in state.row or city in player.cities", "return city in state.row", "CGE-064 CGE-003"
    ),
    Mutation(
        "rewards.py",
        "replace(here, extras=extras + here.perfect)",
        "replace(here, extras=extras)",
        "CGE-065",
    ),
    Mutation(
        "rewards.py",
        "played = [DATA.cards[mode].marker for mode in MODES if delivery.cards.of(mode)]",
        "played = list(MARKERS)",
        "CGE-066",
    ),
    Mutation(
        "rewards.py",
        "    while due(turn).extras:\n",
        "    while due(turn).extras > 1:\n",
        "CGE-067 CGE-221",
    ),
    Mutation(
        "tracks.py",
        "return marker.column == START or marker.column in DATA.columns.junction_columns",
        "return marker.column == START",
        "CGE-068",
    ),
    Mutation(
        "tracks.py",
        'kept = (lane if chooses_lane(old) else old.lane) if field.on_track else ""',
        'kept = "upper" if field.on_track else ""',
        "CGE-069",
    ),
    Mutation(
        "tracks.py",
        "for field in (*lane_fields(side, position, lane), Field(exits[position])):",
        "for field in (*lane_fields(side, position, lane)[:-1], Field(exits[position])):",
        "CGE-070",
    ),
    Mutation(
        "tracks.py",
        "exits = (*DATA.columns.junction_columns, DATA.columns.vp_first_column)",
        "exits = (*DATA.columns.junction_columns, DATA.columns.vp_first_column + 1)",
        "CGE-071",
    ),
    Mutation("data/vp_column.toml", "index = 5\ncolumn = 22\nvp = 10", "index = 5\ncolumn = 22\nvp = 9", "CGE-072"),
    Mutation(
        "rewards.py",
        "    await advance(turn, marker)\n\n\nasync def choose_marker",
        "    await advance(turn, marker) if not any(due(turn).left.values()) else __import__('engine.games.cargo_empire.tracks').games.cargo_empire.tracks.move(turn.state, turn.player, marker, 'upper')\n\n\nasync def choose_marker",
        "CGE-073",
    ),
    Mutation(
        "development.py",
        '    turn.player.hand["rail"] += 1',
        '    turn.player.hand["road"] += 1',
        "CGE-074",
    ),
    Mutation(
        "development.py",
        "for slot, card in enumerate(turn.state.row, 1)]",
        "for slot, card in enumerate(turn.state.row[:3], 1)]",
        "CGE-075",
    ),
    Mutation(
        "row.py", "    else:\n        card = BLANK\n", "    else:\n        card = state.row[slot - 1]\n", "CGE-076"
    ),
    Mutation("data/game.toml", "objectives_drawn = 2", "objectives_drawn = 3", "CGE-077 CGE-020"),
    Mutation(
        "objectives.py",
        "        state.objective_deck.append(other)\n",
        "        state.objective_deck.insert(0, other)\n",
        "CGE-077",
    ),
    Mutation(
        "objectives.py",
        "    if not turn.state.objective_deck:\n",
        "    if len(turn.state.objective_deck) < 2:\n",
        "CGE-225",
    ),
    Mutation(
        "objectives.py",
        '        turn.tell(say("log-no-objective", seat=turn.seat))\n        return\n',
        "        turn.state.objective_deck.append(turn.player.objectives[0] if turn.player.objectives else next(iter(DATA.objectives)))\n",
        "CGE-078",
    ),
    # no delivery
    Mutation(
        "delivery.py",
        "        found = supplies(state, seat, may)\n",
        "        found = supplies(state, seat, may)\n        found = found if len(found) > 1 else []\n",
        "CGE-079",
    ),
    Mutation(
        "skipping.py",
        "        take_cards(turn.table, turn.seat, MODES)\n",
        "        take_cards(turn.table, turn.seat, MODES)\n    take_cards(turn.table, turn.seat, MODES[:1])\n",
        "CGE-080 CGE-082",
    ),
    Mutation("skipping.py", "cities[chosen.city].cubes += chosen.cubes", "cities[chosen.city].cubes += 1", "CGE-081"),
    Mutation("skipping.py", " and city.present(seat)\n", "\n", "CGE-081"),
    Mutation(
        "skipping.py",
        "        take_cards(turn.table, turn.seat, MODES)\n",
        "        take_cards(turn.table, turn.seat, MODES[:2])\n",
        "CGE-082",
    ),
    Mutation("skipping.py", "    turn.player.out += 1\n", "    turn.player.spare += 1\n", "CGE-083"),
    Mutation(
        "skipping.py",
        "if city.level <= MOST and city.cubes < DATA.cubes_on_tile and city.present(seat)",
        "if city.level <= MOST and city.present(seat)",
        "CGE-084",
    ),
    # maintenance
    Mutation(
        "maintenance.py",
        "key=lambda seat: state.players[seat].markers[marker].column)",
        "key=lambda seat: state.players[seat].markers['car'].column)",
        "CGE-085",
    ),
    Mutation(
        "maintenance.py", "left, order = list(state.order), []", "left, order = sorted(state.order), []", "CGE-086"
    ),
    Mutation(
        "data/order_slots.toml",
        'slot = 2\nbonus = "rail"\ncompare = "train"',
        'slot = 2\nbonus = "rail"\ncompare = "ship"',
        "CGE-088 CGE-085",
    ),
    Mutation(
        "maintenance.py",
        "    state.order = new_order(state)\n    await take_slots(table)\n",
        "    old = list(state.order)\n    state.order = new_order(state)\n    await take_slots(table)\n    state.order = old\n",
        "CGE-089",
    ),
    # end
    Mutation(
        "scoring.py",
        "    return {source: vp * rates[source] for source, vp in found.items()}",
        "    found['development'] += player.hand['road']\n    return {source: vp * rates[source] for source, vp in found.items()}",
        "CGE-090",
    ),
    Mutation("scoring.py", '"development": sum(progress_vp', '"development": max(progress_vp', "CGE-091"),
    Mutation("data/game.toml", "post_in_level3_vp = 3", "post_in_level3_vp = 2", "CGE-092"),
    Mutation(
        "scoring.py",
        "for city in state.cities.values() if city.level > MOST)",
        "for city in state.cities.values())",
        "CGE-092",
    ),
    Mutation(
        "scoring.py",
        '"city-cards": len(player.cities)',
        '"city-cards": sum(card in state.cities for card in player.cities)',
        "CGE-093 CGE-223",
    ),
    Mutation(
        "scoring.py",
        "return sum(score(state, seat, card) for card in state.players[seat].objectives)",
        "return max((score(state, seat, card) for card in state.players[seat].objectives), default=0)",
        "CGE-094",
    ),
    Mutation(
        "scoring.py",
        "(own[source] for source in SOURCES)",
        "(own[source] for source in reversed(SOURCES))",
        "CGE-095",
    ),
    Mutation("scoring.py", "-state.order.index(seat))", "state.order.index(seat))", "CGE-095"),
    # objectives
    *(
        Mutation(
            "data/objectives.toml",
            f'classes = ["{one}", "{other}"]',
            f'classes = ["{one}"]',
            clause,
            f"id = {number}\n",
        )
        for number, one, other, clause in (
            (1, "red", "blue", "CGE-096"),
            (2, "red", "green", "CGE-097"),
            (3, "red", "yellow", "CGE-098"),
            (4, "blue", "green", "CGE-099"),
            (5, "blue", "yellow", "CGE-100"),
            (6, "green", "yellow", "CGE-101"),
            (7, "port", "nonport", "CGE-102"),
        )
    ),
    Mutation(
        "data/objectives.toml",
        'classes = ["red", "blue", "green", "yellow"]',
        'classes = ["red", "blue", "green"]',
        "CGE-103",
    ),
    Mutation("scoring.py", "            group += joined\n", "            group = group + joined\n", "CGE-104"),
    *(
        Mutation("data/objectives.toml", "tiers = [{ min = 4,", "tiers = [{ min = 3,", clause, f"id = {number}\n")
        for number, clause in (
            (10, "CGE-105"),
            (11, "CGE-106"),
            (12, "CGE-107"),
            (13, "CGE-108"),
            (14, "CGE-109"),
            (15, "CGE-110"),
            (17, "CGE-112"),
        )
    ),
    Mutation(
        "scoring.py",
        '"tier_city_cards": lambda state, seat, card: tier(card, len(state.players[seat].cities))',
        '"tier_city_cards": lambda state, seat, card: tier(card, len([c for c in state.players[seat].cities if c in state.cities]))',
        "CGE-111 CGE-223",
    ),
    Mutation("data/objectives.toml", 'classes = ["level3"]', 'classes = ["level2"]', "CGE-113"),
    Mutation(
        "scoring.py",
        "full = any(city.posts().count(seat) == DATA.game.spaces_beside",
        "full = any(city.posts().count(seat) >= 3",
        "CGE-114",
    ),
    Mutation("scoring.py", "city.posts().count(seat) == 2", "city.posts().count(seat) >= 2", "CGE-115"),
    Mutation(
        "scoring.py",
        "tier(card, len(state.players[seat].objectives))",
        "tier(card, len(state.players[seat].objectives) - 1)",
        "CGE-116",
    ),
    Mutation(
        "scoring.py",
        "markers[objective.marker].column < own",
        "markers[objective.marker].column <= own",
        "CGE-117 CGE-118 CGE-119",
    ),
    *(
        Mutation(
            "data/objectives.toml", "{ players = 3, vp = 5 }", "{ players = 3, vp = 4 }", clause, f"id = {number}\n"
        )
        for number, clause in ((22, "CGE-117"), (23, "CGE-118"), (24, "CGE-119"))
    ),
    # rulings
    Mutation("view.py", "open_ = own or state.phase", "open_ = True or state.phase", "CGE-215"),
    Mutation(
        "objectives.py",
        'table.tell(say("log-own-objective", card=name("objective", card)), to=seat)',
        'table.tell(say("log-own-objective", card=name("objective", card)))',
        "CGE-215",
    ),
    Mutation("objectives.py", "options, private=True, between", "options, between", "CGE-215"),
    Mutation(
        "view.py",
        "objective_deck=len(state.objective_deck)",
        "objective_deck=sorted(state.objective_deck).index(state.objective_deck[0]) if state.objective_deck else 0",
        "CGE-216",
    ),
    Mutation("view.py", "hand=dict(player.hand)", "hand=dict(player.hand) if own else {}", "CGE-217"),
    Mutation(
        "setup.py",
        "objectives = shuffled(DATA.objectives, rng)",
        "objectives = list(DATA.objectives)\n    __import__('random').shuffle(objectives)",
        "CGE-218",
    ),
    Mutation(
        "rounds.py",
        '        turn.seat,\n        "end",\n',
        '        (turn.seat + 1) % state.people,\n        "end",\n',
        "CGE-219",
    ),
    Mutation("development.py", "    if at_top(at):\n", "    if at_top(at) and turn.player.spare:\n", "CGE-222"),
    Mutation(
        "clans.py",
        "    return Powers(**found, closed",
        "    return Powers(closed",
        "CGE-227 CGE-228",
    ),
    Mutation(
        "delivery.py", "or can_deliver(state, seat, may.compulsory)", "or can_deliver(state, seat, may)", "CGE-227"
    ),
    Mutation("clans.py", 'any_two="", any_cube="", port="")', 'any_cube="", port="")', "CGE-227"),
    Mutation("clans.py", 'any_two="", any_cube="", port="")', 'any_two="", port="")', "CGE-227"),
    Mutation("clans.py", 'any_two="", any_cube="", port="")', 'any_two="", any_cube="")', "CGE-227"),
    Mutation(
        "clans.py", 'any_two="", any_cube="", port="")', 'any_two="", any_cube="", port="", closed="")', "CGE-227"
    ),
    Mutation("skipping.py", "between = [] if declined else clans", "between = clans", "CGE-227"),
    Mutation("skipping.py", "changed = between and can_deliver", "changed = can_deliver", "CGE-227"),
    Mutation("rewards.py", "note=note, between=clans.paid(turn)", "note=note", "CGE-228"),
    Mutation("rounds.py", "between=clans.paid(turn),\n        pause=True", "between=clans.paid(turn)", "CGE-228"),
    Mutation("delivery.py", "between=clans.paid(turn), pause=True", "between=clans.paid(turn)", "CGE-228"),
    Mutation("vassals.py", "between=between, pause=True", "between=between", "CGE-228"),
    Mutation("vassals.py", "here, note=note, between=between", "here, note=note", "CGE-228"),
    Mutation(
        "scoring.py",
        "behind = sum(player.markers[objective.marker].column < own for player in state.players)",
        "behind = sum(player.markers[objective.marker].column < own for player in state.players[: state.people])",
        "CGE-229",
    ),
    Mutation(
        "scoring.py",
        "return each[len(state.players)] * behind",
        "return each[max(2, state.people)] * behind",
        "CGE-229",
    ),
]
