"""What its host calls a table stands in its pictures, in panels and posts."""

from __future__ import annotations

import pickle

from bot.host.types.table import Venue
from tests.bot.host.rig import ANN, BEN, GAME, Rig, request_of


async def test_pictures_of_a_table_say_what_it_is_called(rig: Rig) -> None:
    lobby, play = rig.house.host.lobby, rig.house.host.play
    card = await lobby.open(Venue(1, 11), ANN, GAME, name="Friday")
    await lobby.join(card.game_id, BEN)
    await lobby.start(card.game_id, ANN)
    panel = await play.panel(card.game_id, ANN)
    assert request_of(panel).title == "Friday"
    assert panel.head is not None and (panel.head.name, panel.head.others) == ("Friday", ("Ben",))
    other = await rig.table(ANN, BEN, channel=12)
    assert request_of(await play.panel(other.game_id, ANN)).title == ""
    drawn: list[str] = []
    pictures = rig.house.host.pictures
    studio = pictures._studio

    async def draw(wanted: object, rank: object) -> object:
        drawn.append(pickle.loads(wanted.request).title)  # type: ignore[attr-defined]
        raise RuntimeError

    studio.draw = draw  # type: ignore[assignment, method-assign]
    for game_id in (card.game_id, other.game_id):
        try:
            await pictures.board(game_id, ANN, "overview")
        except RuntimeError:
            continue
    assert drawn == ["Friday", ""]
