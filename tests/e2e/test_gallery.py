"""Every picture of a table can be opened: below posts and panels, by command, at one's own board, in private tables."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.parts.ids import SELECT, Pick, Press
from engine.core.kept.lessons import lessons
from engine.core.play import registry
from renderers import pictures, textboard
from tests.e2e.stage import MORE, Stage, labels, raw, said, values, walk
from tests.games import games_in_turn

MANY = [key for key in registry.games() if len(pictures(key)) > 1]
"""The games that have more pictures than one."""


def shown(there: Stage, message: Any) -> str:
    """The picture that a message shows."""
    (media,) = [item["media"] for part in walk(raw(there.fresh(message))) for item in part.get("items", [])]
    return str(media["url"]).rpartition("/")[2].partition("-")[0]


def chooser(there: Stage, message: Any) -> str:
    """The select of a gallery."""
    (found,) = [
        one for one in there.ids_of(there.fresh(message)) if SELECT.fullmatch(one) and f".{Pick.PICTURE}." in one
    ]
    return found


def offered(there: Stage, message: Any) -> list[str]:
    return values(raw(there.fresh(message)), chooser(there, message))


async def leaf(there: Stage, who: str, message: Any) -> set[str]:
    """What is shown by one choice after the other, each in place of the one before."""
    found = set()
    for choice in offered(there, message):
        result = await there.members[who].select(there.fresh(message), [choice], custom_id=chooser(there, message))
        assert result.response.id == message.id and not result.followups
        assert shown(there, message) == choice.partition("/")[0]
        (select,) = [part for part in walk(raw(there.fresh(message))) if part.get("options")]
        assert [one["value"] for one in select["options"] if one.get("default")] == [choice]
        found.add(choice)
    return found


@games_in_turn("game", 2)
@pytest.mark.parametrize("game", MANY)
async def test_each_picture_of_a_game_is_opened_by_its_name(there: Stage, game: str) -> None:
    seats = max(2, min(registry.game(game).seats))
    await there.slash("Ann", "game new", game=game)
    for name in ("Ben", "Cleo")[: seats - 1]:
        await there.click(name, await there.last, "Join")
    await there.start()
    post = await there.last_with("Take turn")
    opened = (await there.click("Dan", post, "Pictures")).response
    assert opened.ephemeral and shown(there, opened) == pictures(game)[0]
    boards = {f"player/{seat}" for seat in range(seats)} if "player" in pictures(game) else set()
    assert await leaf(there, "Dan", opened) == {*pictures(game)} - {"player"} | boards
    (select,) = [part for part in walk(raw(there.fresh(opened))) if part.get("options")]
    said = [one["label"] for one in select["options"]]
    assert len({*said}) == len(said) and not [one for one in said if "picture" in one], "each has a name"


async def test_the_way_there_is_below_every_picture_of_a_table(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(textboard, "PICTURES", ("overview", "player", "key"))
    await there.open_table("Ben")
    messages = [
        (await there.slash("Ann", "board")).response,
        (await there.slash("Ann", "board", player="2")).response,
        (await there.press("Ann", await there.last, Press.BOARD)).response,
        await there.take("Ann"),
        await there.take("Ben"),
        (await there.slash("Ann", "sandbox")).response,
    ]
    for message in messages:
        who = "Ben" if message is messages[4] else "Ann"
        if MORE in labels(raw(message)):
            await there.click(who, message, MORE)
        before = raw(there.fresh(message))
        opened = (await there.click(who, there.fresh(message), "Pictures")).response
        assert opened.ephemeral and raw(there.fresh(message)) == before, "what stood there stays"
        assert await leaf(there, who, opened) == {"overview", "player/0", "player/1", "key"}
        told = await there.click(who, there.fresh(opened), "In words")
        assert "in words, page 1" in str(raw(told.response))


@pytest.mark.parametrize("game", [game for game in MANY if lessons(game)][:1])
async def test_a_lesson_has_its_pictures_too(there: Stage, game: str) -> None:
    found = (await there.slash("Ann", "learn", game=game)).response
    lesson = (await there.press("Ann", found, Press.LESSON)).response
    opened = (await there.click("Ann", there.fresh(lesson), "Pictures")).response
    assert {"player/0", "player/1"} <= await leaf(there, "Ann", opened)


async def test_a_game_with_one_picture_has_no_others_to_open(there: Stage) -> None:
    await there.open_table("Ben")
    assert "Pictures" not in labels(raw(await there.last)) + labels(raw(await there.take("Ann")))


async def test_what_is_no_picture_is_refused_in_a_sentence(there: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(textboard, "PICTURES", ("overview", "player"))
    await there.open_table("Ben")
    for message in (await there.last, (await there.slash("Ann", "sandbox")).response):
        opened = (await there.click("Ann", message, "Pictures")).response
        with monkeypatch.context() as patch:
            patch.setattr(textboard, "PICTURES", ("overview", "market", "player"))
            await there.members["Ann"].select(opened, ["overview"], custom_id=chooser(there, opened))
        assert "market" in offered(there, opened)
        result = await there.members["Ann"].select(
            there.fresh(opened), ["market"], custom_id=chooser(there, there.fresh(opened))
        )
        assert "There is no picture called market" in said(result)
