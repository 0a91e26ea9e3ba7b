"""The JSON API: each answer is as its own description says, and says what everybody may see and nothing more."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest

from bot.host.types.people import Person
from bot.host.types.server import Setup
from bot.web import api, halls
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.bot.web.visitor import HOME, Site
from tests.games import FINISHED
from tests.places import on_both

V1 = "/api/v1"
NASTY = Person(104, "<img src=x onerror=alert(1)>\x01", "hu")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said again that was true a moment ago."""
    monkeypatch.setattr(halls, "LASTS", 1e-9)


class Described:
    """What the API says of itself."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.schemas = document["components"]["schemas"]

    def check(self, name: str, answer: Any) -> None:
        """An answer is as it says; nothing has more fields than it says."""
        schema = {"$ref": f"#/components/schemas/{name}", "components": self.document["components"]}
        jsonschema_rs.Draft202012Validator(schema, validate_formats=True).validate(answer)

    def closed(self) -> Described:
        """The same where fields that are not described are wrong."""
        for schema in self.schemas.values():
            if schema.get("type") == "object" and "properties" in schema:
                schema["additionalProperties"] = False
        return self


async def described(site: Site) -> Described:
    return Described(json.loads((await site.get(f"{V1}/openapi.json")).text)).closed()


async def asked(site: Site, path: str, shape: str, known: Described) -> Any:
    got = await site.get(V1 + path)
    assert got.status == 200 and got.headers["Content-Type"] == "application/json", (path, got.status)
    assert got.headers["Access-Control-Allow-Origin"] == "*"
    found = json.loads(got.text)
    known.check(shape, found)
    again = await site.get(V1 + path, **{"If-None-Match": got.headers["ETag"]})
    assert again.status == 304
    return found


async def test_the_document_is_made_of_what_is_answered(site: Site) -> None:
    document = json.loads((await site.get(f"{V1}/openapi.json")).text)
    assert document["openapi"] == "3.1.0" and document["servers"] == [{"url": HOME + V1}]
    assert set(document["paths"]) == {way.path for way in api.WAYS}
    routed = {one.path for one in api.Api(site.rig.house.host, site.pages._frame, site.pages._stands).routes()}  # type: ignore[attr-defined]
    assert routed == {V1 + path for path in (*document["paths"], "/openapi.json")}
    ids = [way["get"]["operationId"] for way in document["paths"].values()]
    assert len(set(ids)) == len(ids)
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
    references = set(json.dumps(document).split('"$ref": "#/components/schemas/')[1:])
    assert {one.partition('"')[0] for one in references} <= set(document["components"]["schemas"])
    for path, way in document["paths"].items():
        named = {one["name"] for one in way["get"]["parameters"] if one["in"] == "path"}
        assert named == {part[1:-1] for part in path.split("/") if part.startswith("{")}


@on_both
async def test_a_server_its_tables_and_its_results(rig: Rig, site: Site) -> None:
    known = await described(site)
    club = rig.house.host.club
    await club.change(1, Setup(public=True), may_manage=True, name=NASTY.name)
    page = await club.page(1)
    over = await rig.table(ANN, NASTY)
    await rig.play_on(over.game_id, {0: ANN, 1: NASTY})
    runs = await rig.table(BEN, CID, channel=12)
    await rig.house.host.lobby.open(HERE, CID, GAME, seats=2)
    found = await asked(site, f"/servers/{page}", "Server", known)
    assert found["name"] == NASTY.name and [one["id"] for one in found["running"]] == [runs.page]
    (lobby,) = found["open"]
    assert (lobby["wanted"], len(lobby["seats"])) == (2, 1) and lobby["url"].endswith("/channels/1/11")
    results = await asked(site, f"/servers/{page}/results", "Results", known)
    (one,) = results["results"]
    assert results["next"] is None
    card = await rig.house.host.tables.card(over.game_id)
    assert card.result is not None
    assert [seat["points"] for seat in one["table"]["seats"]] == card.result.scores
    assert [seat["seat"] for seat in one["table"]["seats"] if seat["won"]] == card.result.winners
    assert one["table"]["seats"][1]["name"] == NASTY.name
    assert (await asked(site, f"/servers/{page}/results?before={one['place']}", "Results", known))["results"] == []
    games = await asked(site, "/games?lang=cs", "Games", known)
    assert set(FINISHED) <= {game["key"] for game in games["games"]}
    await club.change(1, Setup(), may_manage=True)
    gone = await site.get(f"{V1}/servers/{page}")
    assert gone.status == 404
    known.check("Problem", json.loads(gone.text))


@pytest.mark.parametrize("game", [GAME, *FINISHED])
async def test_a_table_its_log_its_words_its_view(rig: Rig, site: Site, game: str) -> None:
    known = await described(site)
    people = (ANN, BEN, CID)
    card = await rig.table(*people[: 3 if game == "steam" else 2], game=game)
    for _ in range(4):
        await rig.play_once(card.game_id, dict(enumerate(people)))
    way = f"/tables/{(await site.public(card.game_id))[3:]}"
    table = await asked(site, way, "Table", known)
    assert table["status"] == "live" and table["seats"][0]["name"] == "Ann"
    assert [seat["waits_since"] is not None for seat in table["seats"]].count(True) >= 1
    log = await asked(site, f"{way}/log", "Log", known)
    assert log["turns"][0]["number"] == 0 and log["next"] is None
    last = log["turns"][-1]["number"]
    assert (await asked(site, f"{way}/log?after={last - 1}", "Log", known))["turns"] == log["turns"][-1:]
    told = await rig.house.host.pictures.words(card.game_id, None)
    words = await asked(site, f"{way}/words", "Words", known)
    assert [one["title"] for one in words["sections"]] == [one.title for one in told.sections]
    view = await asked(site, f"{way}/view", "View", known)
    assert view["game"] == game
    known.check(f"{game}.View", view["view"])


async def test_a_long_log_is_read_in_pieces(rig: Rig, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "TURNS", 2)
    card = await rig.table(ANN, BEN)
    await rig.play_on(card.game_id, {0: ANN, 1: BEN})
    way, found, after = f"{V1}/tables/{(await site.public(card.game_id))[3:]}/log", [], ""
    while after is not None:
        piece = json.loads((await site.get(way + after)).text)
        found += [turn["number"] for turn in piece["turns"]]
        after = None if piece["next"] is None else f"?after={piece['next']}"
    course = await rig.house.host.past.course(card.game_id, None)
    assert found == [step.number for step in course.steps] and len(found) > 2


async def test_one_s_own_key_opens_nothing_here(rig: Rig, site: Site) -> None:
    card = await rig.table(ANN, BEN)
    key = (await site.own(card.game_id, ANN))[3:]
    bodies = set()
    for wrong in (key, "x" * 16, str(card.game_id), "..", "x" * 200):
        for part in ("", "/log", "/view", "/words"):
            got = await site.get(f"{V1}/tables/{wrong}{part}")
            assert got.status == 404
            bodies.add(got.body) if wrong != ".." else None
    assert len(bodies) == 1
    for wrong in ("?after=-1", "?after=x", "?after=" + "9" * 50):
        assert (await site.get(f"{V1}/tables/{(await site.public(card.game_id))[3:]}/log{wrong}")).status == 404
