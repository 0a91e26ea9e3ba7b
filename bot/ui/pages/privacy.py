"""Privacy: what is kept about a person, and the way to be forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.types.table import GameCard
from bot.ui.pages.blocks import blocks_button
from bot.ui.pages.guide import links
from bot.ui.parts.ids import Id, Pick, Press
from bot.ui.parts.layout import Addresses, Button, Buttons, Item, Layout, People, Text, Tone, rows
from bot.ui.parts.reader import Reader
from engine.core.play.msg import Msg

YES, ALL, WHOM = "yes", "all", "whom"
"""Payloads: the data are really to be deleted; bot opponents get all seats; a member gets the seat."""
MOST = 6
"""Tables with buttons of their own; a message has room for this many, and the others move up."""


def privacy_page(read: Reader, addresses: Addresses, own: int = 0, told: str | None = None) -> Layout:
    """What is kept, why, and for how long; `own`: the number of tables to which the person has links. `told` was done
    just now."""
    forget = Button(Id(0, 0, Press.FORGET), read("ui-forget"), Tone.WARN)
    revoke = [Button(Id(0, 0, Press.REVOKE), read(Msg("web-revoke", count=own)))] if own else []
    said = [] if told is None else [Text(read(told))]
    ways = rows([blocks_button(read), *revoke, forget])
    return Layout((*said, Text(read("ui-privacy")), *ways, *rows(links(addresses, read))))


def forget_page(sitting: Sequence[GameCard], here: int | None, read: Reader) -> Layout:
    """Whether to delete everything; before that, seats at running tables have to be given away.

    Members can be chosen only from the server where the person is (`here`).
    """
    if not sitting:
        go = Button(Id(0, 0, Press.FORGET, YES), read("ui-forget-all"), Tone.WARN)
        return Layout((Text(read("ui-forget-sure")), Buttons((go,))))
    items: list[Item] = [Text(read(Msg("ui-forget-seats", count=len(sitting))))]
    for card in sitting[:MOST]:
        items += [Text(_where(card, read)), *rows(_ways(card, here, read))]
    if len(sitting) > 1:
        items += rows([Button(Id(0, 0, Press.YIELD, ALL), read("ui-yield-all"), Tone.WARN)])
    return Layout(tuple(items))


def forgotten_page(read: Reader) -> Layout:
    """It is done."""
    return Layout((Text(read("ui-forgotten")),))


def whom_page(card: GameCard, read: Reader) -> Layout:
    """The question who should get the seat."""
    back = Button(Id(0, 0, Press.FORGET), read("ui-yield-back"))
    people = People(Id(card.game_id, 0, Pick.YIELD), read("ui-vote-whom"))
    return Layout((Text(_where(card, read)), people, Buttons((back,))))


def _where(card: GameCard, read: Reader) -> str:
    return read(Msg("ui-forget-seat", game=read.game(card.game), channel=f"<#{card.venue.channel_id}>"))


def _ways(card: GameCard, here: int | None, read: Reader) -> list[Button]:
    """To whom a seat can go; where nobody else plays, the game ends unless a member takes it."""
    alone = sum(seat.user_id is not None for seat in card.seats) < 2
    key, tone = ("ui-yield-end", Tone.WARN) if alone else ("ui-yield", Tone.MAIN)
    found = [Button(Id(card.game_id, 0, Press.YIELD), read(key), tone)]
    if card.venue.guild_id == here:
        found.append(Button(Id(card.game_id, 0, Press.YIELD, WHOM), read("ui-yield-whom")))
    return found
