"""The calendar of one's own deadlines: as RFC 5545 wants it, for whoever has the key, until it ends or is revoked."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.host.desk.votes import Votes
from bot.host.match.keys import YEAR
from bot.host.post.polls import END
from bot.web.calendars import FOLDED, escaped, folded
from tests.bot.host.rig import ANN, BEN, CID, GAME, HERE, Rig
from tests.bot.web.visitor import Site
from tests.places import on_both

UNKNOWN = "/i/" + "x" * 43 + ".ics"
Event = dict[str, str]


async def calendar(rig: Rig, who: object = ANN) -> str:
    return f"/i/{await rig.house.host.links.calendar(who)}.ics"  # type: ignore[arg-type]


def events(body: str) -> list[Event]:
    """All events of a calendar that is as it should be."""
    assert body.endswith("END:VCALENDAR\r\n") and body.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:")
    assert "\n" not in body.replace("\r\n", "") and "\r" not in body.replace("\r\n", "")
    assert all(len(line.encode()) <= FOLDED for line in body.split("\r\n"))
    whole = body.replace("\r\n ", "").split("\r\n")[:-1]
    assert all(re.fullmatch(r"[A-Z-]+(;[A-Z]+=[A-Z]+)*:.*", line) for line in whole)
    assert whole.count("BEGIN:VEVENT") + whole.count("BEGIN:VTIMEZONE") >= 1
    found: list[Event] = []
    for line in whole:
        name, _, value = line.partition(":")
        if (name, value) == ("BEGIN", "VEVENT"):
            found.append({})
        elif found and name not in ("BEGIN", "END"):
            found[-1][name] = value
    assert all({"UID", "DTSTAMP", "DTSTART", "SUMMARY"} <= one.keys() for one in found)
    return found


def moment(text: str) -> datetime:
    return datetime.strptime(text, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)


@on_both
async def test_it_has_by_when_one_moves_votes_and_starts(rig: Rig, site: Site) -> None:
    way = await calendar(rig)
    got = await site.get(way)
    assert events(got.text) == [] and got.headers["Content-Type"].startswith("text/calendar")
    assert got.headers["Cache-Control"] == "private, no-store"
    card = await rig.table(ANN, BEN, pace="daily")
    await rig.table(BEN, ANN, channel=12, pace="daily")  # where Ben is to move
    await rig.table(ANN, CID, channel=13)  # where nobody's time runs
    (mine,) = events((await site.get(way)).text)
    waiting = (await rig.house.host.tables.card(card.game_id)).waiting[0]
    assert waiting.until is not None and moment(mine["DTSTART"]) == waiting.until.replace(microsecond=0)
    assert mine["SUMMARY"].endswith("your move") and mine["URL"].endswith("/channels/1/11")
    assert events((await site.get(way)).text) == [mine]  # and nothing moves by itself
    await rig.answer(card.game_id, ANN, "pass", "confirm")
    assert events((await site.get(way)).text) == []
    votes: Votes = rig.house.host.votes
    await votes.ask(card.game_id, BEN, END)
    (vote,) = events((await site.get(way)).text)
    assert vote["SUMMARY"].endswith("your vote")
    lobby = rig.house.host.lobby
    opened = await lobby.open(replace(HERE, channel_id=14), ANN, GAME, seats=2, opponents="easy")
    await lobby.choose(opened.game_id, ANN, starts={"days": 2})
    assert {one["SUMMARY"].rpartition(": ")[2] for one in events((await site.get(way)).text)} == {
        "your vote", "the table starts"
    }  # fmt: skip


@on_both
async def test_a_key_opens_it_for_a_year_or_until_it_is_revoked(rig: Rig, site: Site) -> None:
    links = rig.house.host.links
    way, gone = await calendar(rig), await site.get(UNKNOWN)
    assert gone.status == 404 and await calendar(rig) == way and await links.count(ANN) == 1
    other = await calendar(rig, BEN)
    card = await rig.table(ANN, BEN)
    page = await site.own(card.game_id, ANN)
    key = way.removeprefix("/i/").removesuffix(".ics")
    assert (await site.get(f"/s/{key}")).body == gone.body  # and no table
    assert (await site.get(f"/i/{page.removeprefix('/s/')}.ics")).body == gone.body
    assert await links.count(ANN) == 2
    await links.revoke(ANN)
    assert (await site.get(way)).body == gone.body and (await site.get(other)).status == 200
    assert await links.count(ANN) == 0
    anew = await calendar(rig)
    assert anew != way and (await site.get(anew)).status == 200
    sql = rig.house._context.database.reads
    kept = await sql.run("SELECT digest FROM links WHERE game_id IS NULL")
    assert len(kept) == 2 and not any(key in str(row) for row in kept)
    rig.time.pass_(seconds=YEAR + 1)
    assert (await site.get(anew)).status == 404


async def test_somebody_has_no_more_keys_than_a_seat(rig: Rig, site: Site) -> None:
    ways = []
    for _ in range(7):
        rig.house._context.keys.clear()  # another process, each time
        rig.time.pass_(seconds=1)
        ways.append(await calendar(rig))
    assert [(await site.get(way)).status for way in ways] == [404, 404, 200, 200, 200, 200, 200]


async def test_whoever_is_forgotten_has_none(rig: Rig, site: Site) -> None:
    way = await calendar(rig)
    await rig.house.host.privacy.forget(ANN)
    assert (await site.get(way)).status == 404


@pytest.mark.parametrize("text", ["a,b;c\\d", "x\r\nBEGIN:VEVENT", "\x00\x07", "ě" * 60, "𝔊" * 30, "a" * 75, ""])
def test_no_text_ends_its_line(text: str) -> None:
    line = f"SUMMARY:{escaped(text)}"
    pieces = list(folded(line))
    assert all(len(piece.encode()) <= FOLDED and piece for piece in pieces)
    assert "".join([pieces[0], *(piece.removeprefix(" ") for piece in pieces[1:])]) == line
    assert not any(sign in line for sign in "\r\n\x00\x07")
    back = re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], line.removeprefix("SUMMARY:"))
    assert back == text.replace("\r\n", "\n").replace("\x00\x07", "")
