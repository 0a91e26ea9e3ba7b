"""How the pictures of posts are laid out: the host chooses; else as most want them at the start or later."""

from __future__ import annotations

import pickle

from bot.host.post import layouts
from bot.host.types.people import Person
from bot.host.types.post import NoticePost
from bot.host.types.settings import Scope
from bot.host.types.table import GameCard
from renderers import LARGE, PORTRAIT, WIDE
from tests.bot.host.rig import ANN, BEN, CID, HERE, Rig
from tests.places import ON_BOTH

pytestmark = ON_BOTH
PEOPLE = (ANN, BEN, CID)


async def wants(rig: Rig, person: Person, layout: str | None) -> None:
    settings = rig.house.host.settings
    await settings.change(Scope.PLAYER, person.user_id, person, may_manage=False, change={"pictures": layout})


async def turn(rig: Rig, card: GameCard) -> None:
    """Whoever is asked decides, until the table is told of it."""
    play, posts = rig.house.host.play, len(rig.channel.posts("table"))
    while len(rig.channel.posts("table")) == posts:
        person = PEOPLE[(await rig.house.host.tables.card(card.game_id)).waiting[0].seat]
        panel = await play.panel(card.game_id, person)
        assert panel.ask is not None
        await rig.answer(card.game_id, person, panel.ask.keys()[-1])


async def drawn(rig: Rig, card: GameCard) -> tuple[str, int]:
    """How the next post would be laid out, and how many pixels wide."""
    request = pickle.loads((await rig.house.host.pictures.wanted(card.game_id, None)).request)
    return request.layout, request.width


def told(rig: Rig) -> int:
    """How often it was said that the pictures follow."""
    notices = [post for post in rig.channel.posts("notice") if isinstance(post, NoticePost)]
    return sum(post.text.key == "notice-tall" for post in notices)


async def test_after_two_weeks_in_which_most_want_tall_pictures_posts_have_them_and_say_so_once(rig: Rig) -> None:
    card = await rig.table(*PEOPLE)
    await wants(rig, ANN, PORTRAIT)
    await turn(rig, card)
    await rig.ring(days=15)
    await turn(rig, card)
    assert (await drawn(rig, card), told(rig)) == ((WIDE, 1600), 0), "one of three is not most"
    await wants(rig, BEN, LARGE)
    await turn(rig, card)
    await rig.ring(days=13, hours=23)
    await turn(rig, card)
    assert (await drawn(rig, card), told(rig)) == ((WIDE, 1600), 0)
    await rig.ring(hours=1)
    await turn(rig, card)
    assert (await drawn(rig, card), told(rig)) == ((PORTRAIT, 1100), 1)
    await rig.restart()
    for _ in range(3):
        await rig.ring(days=15)
        await turn(rig, card)
    assert (await drawn(rig, card), told(rig)) == ((PORTRAIT, 1100), 1)
    assert (await rig.house.host.tables.card(card.game_id)).posts == PORTRAIT


async def test_where_most_want_tall_pictures_before_a_table_begins_its_first_ones_are_tall(rig: Rig) -> None:
    lobby = rig.house.host.lobby
    for person in (ANN, BEN):
        await wants(rig, person, PORTRAIT)
    card = await lobby.open(HERE, ANN, "toy_freight", variants=None)
    for person in (BEN, CID):
        await lobby.join(card.game_id, person)
    await rig.house.settle()
    assert [post.card.posts for post in rig.channel.posts("lobby")][-1] == PORTRAIT
    assert card.posts is None, "nobody has chosen for the table"
    await lobby.start(card.game_id, ANN)
    await rig.house.settle()
    assert [post.card.posts for post in rig.channel.posts("table")] == [PORTRAIT]
    assert (await drawn(rig, card), told(rig)) == ((PORTRAIT, 1100), 0), "nothing has changed for anybody"
    for person in (ANN, BEN):
        await wants(rig, person, WIDE)
    await turn(rig, card)
    assert await drawn(rig, card) == (PORTRAIT, 1100), "what a table has begun with stays"


async def test_where_few_want_tall_pictures_before_a_table_begins_its_first_ones_are_wide(rig: Rig) -> None:
    await wants(rig, ANN, PORTRAIT)
    card = await rig.table(*PEOPLE)
    assert {post.card.posts for kind in ("lobby", "table") for post in rig.channel.posts(kind)[-1:]} == {None}
    assert await drawn(rig, card) == (WIDE, 1600)


async def test_where_most_want_something_else_in_between_two_weeks_begin_anew(rig: Rig) -> None:
    card = await rig.table(*PEOPLE)
    await wants(rig, ANN, PORTRAIT)
    for layout in (PORTRAIT, WIDE, PORTRAIT):
        await wants(rig, BEN, layout)
        await turn(rig, card)
        await rig.ring(days=8)
    await turn(rig, card)
    assert (await drawn(rig, card), told(rig)) == ((WIDE, 1600), 0)
    await rig.ring(days=7)
    await turn(rig, card)
    assert (await drawn(rig, card), told(rig)) == ((PORTRAIT, 1100), 1)


async def test_what_the_host_has_chosen_stays(rig: Rig) -> None:
    lobby, settings = rig.house.host.lobby, rig.house.host.settings
    card = await lobby.open(HERE, ANN, "toy_freight", variants=None)
    for person in (BEN, CID):
        await lobby.join(card.game_id, person)
    await lobby.set_posts(card.game_id, ANN, LARGE)
    await lobby.start(card.game_id, ANN)
    await rig.house.settle()
    assert await drawn(rig, card) == (LARGE, 1100)
    for layout in (WIDE, None):
        await settings.change(Scope.TABLE, card.game_id, ANN, may_manage=False, change={"posts": layout})
        await wants(rig, ANN, PORTRAIT)
        await wants(rig, BEN, PORTRAIT)
        for _ in range(3):
            await turn(rig, card)
            await rig.ring(days=10)
        assert told(rig) == (layout is None), "until nobody has chosen any more"
    assert await drawn(rig, card) == (PORTRAIT, 1100)


async def test_opponents_that_are_nobody_have_no_say(rig: Rig) -> None:
    card = await rig.table(ANN, opponents="easy", seats=3)
    await wants(rig, ANN, PORTRAIT)
    for _ in range(2):
        await turn(rig, card)
        await rig.ring(seconds=layouts.PATIENCE)
    await turn(rig, card)
    assert told(rig) == 1
