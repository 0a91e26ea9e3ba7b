"""The facts of data/*.toml, checked when they are loaded. No logic, and no number anywhere else."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec

from engine.games.railroad_revolution import facts
from engine.games.railroad_revolution.facts import (
    ANY,
    COLOURS,
    JUNCTION,
    SPECIALISTS,
    TRACKS,
    Data,
    PlayerCount,
)
from engine.games.railroad_revolution.gains import Printed, Workers, WorkersChoice
from engine.kit.tables import by, must, rows, tables

TABLES = tables(Path(__file__).parent / "data")


def _load() -> Data:
    setup, rails, telegraph = TABLES["setup"], TABLES["rails"], TABLES["telegraph_sectors"]
    return Data(
        constants=msgspec.convert({row["id"]: row["value"] for row in setup["constant"]}, facts.Constants),
        components=by("id", setup["component"], facts.Component),
        player_counts=by("count", setup["players"], facts.PlayerCount),
        cities=by("id", TABLES["cities"]["city"], facts.City),
        spaces=by("id", rails["space"], facts.Space),
        junctions=by("id", rails["junction"], facts.Junction),
        city_tiles=by("id", TABLES["city_tiles"]["tile"], facts.CityTile),
        sectors=by("n", telegraph["sector"], facts.Sector),
        links=rows(telegraph["link"], facts.Link),
        telegraph_tiles=by("id", TABLES["telegraph_tiles"]["tile"], facts.TelegraphTile),
        trains=by("id", TABLES["trains"]["train"], facts.Train),
        milestones=by("id", TABLES["milestones"]["milestone"], facts.Milestone),
        deals=by("id", TABLES["deals"]["deal"], facts.DealCard),
        wealth=by("id", TABLES["starting_wealth"]["side"], facts.WealthSide),
        tracks=by("id", TABLES["performance_tracks"]["track"], facts.Track),
        mat=rows(TABLES["player_board"]["sector"], facts.MatSector),
        canvas=(TABLES["cities"]["canvas"]["width"], TABLES["cities"]["canvas"]["height"]),
    )


def check(data: Data) -> None:
    """RRV-006, RRV-008 to RRV-010: references lead somewhere and the counts agree with the box. Raises BadData."""
    check_map(data)
    check_telegraph(data)
    check_effects(data)
    check_box(data)
    check_milestones(data)
    check_mat(data)
    for row in data.player_counts.values():
        check_player_count(data, row)


def check_map(data: Data) -> None:
    """RRV-014, RRV-025, RRV-067: the rail spaces join known nodes; a junction joins exactly two."""
    joined = Counter(node for space in data.spaces.values() for node in (space.a, space.b))
    must(joined.keys() == data.cities.keys() | data.junctions.keys(), "nodes of the rail spaces")
    must(all(id.startswith(JUNCTION) and joined[id] == 2 for id in data.junctions), "junctions")
    must([s.id for s in data.spaces.values() if s.terrain == "start"] == [data.start_space.id], "one start space")
    for space in data.spaces.values():
        must((space.terrain == "difficult") == (space.triangles > 0), f"terrain of {space.id}")
    must(not data.start_space.deal, "a deal icon on the start space")
    levels = Counter(city.level for city in data.cities.values())
    must(levels == Counter(tile.level for tile in data.city_tiles.values()), "city tiles by level")
    for tile in data.city_tiles.values():
        must(tile.printed == bool(tile.city) == (tile.level == 1), f"where {tile.id} lies")


def check_telegraph(data: Data) -> None:
    """RRV-026, RRV-073, RRV-118: sectors have a deal icon or a tile, and neighbours are linked."""
    numbers = list(data.sectors)
    must(numbers == list(range(1, len(numbers) + 1)), "sector numbers")
    must(all(sector.deal != sector.tile for sector in data.sectors.values()), "deal icon or tile")
    must(sum(sector.tile for sector in data.sectors.values()) == len(data.telegraph_tiles), "telegraph tiles")
    pairs = [(link.left, link.right) for link in data.links]
    must(pairs == list(pairwise(numbers)), "links")


def check_effects(data: Data) -> None:
    """Every effect names known colours."""
    effects: list[Printed] = [e for tile in data.city_tiles.values() for e in (tile.primary, tile.first_bonus)]
    effects += [tile.effect for tile in data.telegraph_tiles.values()]
    effects += [train.effect for train in data.trains.values()]
    effects += [side.effect for side in data.wealth.values()]
    effects += [deal.reward for card in data.deals.values() for deal in (card.top, card.bottom)]
    colours = [colour for effect in effects if isinstance(effect, Workers) for colour in effect.take]
    colours += [colour for effect in effects if isinstance(effect, WorkersChoice) for colour in effect.options]
    must(all(colour in SPECIALISTS for colour in colours), "workers of an effect")
    must(all(1 <= d.shares <= 4 for c in data.deals.values() for d in (c.top, c.bottom)), "share prices")


def check_box(data: Data) -> None:
    """RRV-008 to RRV-010: there are as many rows as components."""
    box, constants = data.components, data.constants
    must(sum(getattr(box["worker"], colour) for colour in COLOURS) == box["worker"].count, "workers")
    must(len(data.telegraph_tiles) == box["telegraph_tile"].count, "telegraph tiles")
    must(sum(not tile.printed for tile in data.city_tiles.values()) == box["city_tile"].count, "city tiles")
    must(sum(train.count for train in data.trains.values()) == box["train"].count, "trains")
    must(len(data.milestones) == box["milestone"].count, "milestones")
    must(len(data.deals) == box["deal_card"].count, "deal cards")
    wealth = box["starting_wealth_card"].count
    must(sorted(side.card for side in data.wealth.values()) == [1 + n // 2 for n in range(2 * wealth)], "wealth cards")
    rails = constants.rails_on_mat + constants.spare_rails + constants.start_rails_on_map
    must(rails == box["rail"].per_colour, "rails of a player")
    must(constants.buildings_on_mat + constants.spare_buildings == box["building"].per_colour, "buildings of a player")
    must(len(data.tracks) == box["performance_marker"].per_colour, "performance markers")


def check_milestones(data: Data) -> None:
    """RRV-042, RRV-091, RRV-101: slots by letter, conditions, and VP that grow from letter to letter."""
    by_letter: dict[str, list[int]] = {}
    for card in data.milestones.values():
        letter = card.pile[0]
        by_letter.setdefault(letter, []).append(card.vp)
        must(1 <= len(card.conditions) <= 3, f"conditions of {card.id}")
        must(len(card.managers) == (1 if letter == "A" else 2), f"slots of {card.id}")
        must(all(slot == ANY if letter == "D" else slot in SPECIALISTS for slot in card.managers), card.id)
    letters = sorted(by_letter)
    for lower, higher in pairwise(letters):
        must(max(by_letter[lower]) < min(by_letter[higher]), f"VP of {lower} and {higher}")


def check_mat(data: Data) -> None:
    """RRV-012, RRV-013, RRV-110, RRV-102: pieces left of the logo and in all; the tracks."""
    left = [sector for sector in data.mat if sector.left_of_logo]
    must([sector.n for sector in data.mat] == list(range(1, len(data.mat) + 1)), "mat sectors")
    must(sum(sector.rails for sector in data.mat) == data.constants.rails_on_mat, "rails on the mat")
    must(sum(sector.buildings for sector in data.mat) == data.constants.buildings_on_mat, "buildings on the mat")
    must(sum(sector.rails for sector in left) == data.constants.end_rails, "rails left of the logo")
    must(sum(sector.buildings for sector in left) == data.constants.end_buildings, "buildings left of the logo")
    must(tuple(data.tracks) == TRACKS, "tracks from left to right")
    for track in data.tracks.values():
        must(all(0 <= gate.after < track.top for gate in track.gates), f"gates of {track.id}")


def check_player_count(data: Data, row: PlayerCount) -> None:
    """RRV-017 to RRV-029: values that stand in two tables are the same in both."""
    players = row.count
    for train in data.trains.values():
        pile = 0 if train.starting else row.train_pile_size
        must(getattr(train, f"piles_{players}") == pile <= train.count, f"pile of {train.id}")
    must(data.trains[data.starting_train].count == players + row.starting_trains_boxed, "starting trains")
    for letter in ("A1", "A2"):
        cards = sum(card.pile == letter for card in data.milestones.values())
        must(cards == players + row.a1_a2_boxed_each, f"milestones {letter}")
    stations = [city.id for city in data.cities.values() if players in city.neutral_first_station]
    must(sorted(stations) == sorted(row.neutral_stations), "neutral stations")
    offices = tuple(sector.n for sector in data.sectors.values() if players in sector.neutral_first_office)
    must(offices == row.neutral_offices, "neutral offices")
    must(row.wealth_cards == players, "starting-wealth cards")
    dealt = players * data.constants.start_white_workers
    must(dealt + row.bank_white_workers <= data.components["worker"].white, "white workers")


DATA = _load()
check(DATA)
