"""The tables of a server that people may still join, ten a page: all, or those of a game and a pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.host.post.pace import PACES, UNTIMED
from bot.host.types.post import TablesPost
from bot.host.types.server import Offer
from bot.host.types.table import GameCard
from bot.ui.pages.guide import has_room, room_of
from bot.ui.pages.lobby import choice_name, level_name
from bot.ui.parts.ids import Fill, Id, OldButton, Pick, Press, number
from bot.ui.parts.layout import DOT, MAX_CHOICES, Button, Choice, Item, Layout, Select, Text, Tone, fit, rows
from bot.ui.parts.reader import Reader, plain, since
from bot.ui.table.head import round_of
from engine.core.play import registry
from engine.core.play.msg import Msg
from renderers.i18n import called

A_PAGE = 10
ALL, GAME, PACE = "all", "game/", "pace/"
"""What the filter may be set to: the beginnings of the values of its menu."""


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which tables somebody wants to see (None: whatever there is), and which page of them, from 0."""

    game: str | None = None
    pace: str | None = None
    page: int = 0

    def __str__(self) -> str:
        return f"{self.page}/{self.pace or ''}/{self.game or ''}"

    def lets(self, offer: Offer) -> bool:
        """Whether it lets a table through."""
        return self.game in (None, offer.game) and self.pace in (None, offer.pace or UNTIMED)

    def chosen(self, value: str) -> Sieve:
        """With one more condition, or none, as somebody has chosen. Raises OldButton."""
        if value == ALL:
            return Sieve()
        if value.startswith(GAME):
            return replace(self, game=value.removeprefix(GAME), page=0)
        if value.startswith(PACE):
            return replace(self, pace=value.removeprefix(PACE), page=0)
        raise OldButton()


def sieve_of(payload: str) -> Sieve:
    """The sieve that an id holds. Raises OldButton."""
    page, pace, game = [*payload.split("/", 2), "", ""][:3]
    return Sieve(game or None, pace or None, number(page or "0"))


def page_of(offers: Sequence[Offer], sieve: Sieve) -> tuple[Sequence[Offer], Sieve]:
    """The tables of a page, and the page that it is, the last one if there are fewer by now."""
    found = [offer for offer in offers if sieve.lets(offer)]
    page = min(sieve.page, max(0, len(found) - 1) // A_PAGE)
    return found[page * A_PAGE : (page + 1) * A_PAGE], replace(sieve, page=page)


@dataclass(frozen=True, slots=True)
class Found:
    """All tables that somebody may see, and the `cards` of those on the page that the sieve says."""

    offers: Sequence[Offer]
    sieve: Sieve
    cards: Mapping[int, GameCard]

    def numbered(self) -> list[tuple[int, Offer, GameCard]]:
        """The tables of the page, by number."""
        shown, sieve = page_of(self.offers, self.sieve)
        return [
            (count, offer, self.cards[offer.game_id])
            for count, offer in enumerate(shown, sieve.page * A_PAGE + 1)
            if offer.game_id in self.cards
        ]


def tables_page(found: Found, user_id: int, read: Reader, told: str | None = None) -> Layout:
    """A page of tables, as somebody sees it; `told` is what has just been done."""
    offers, (_, sieve), numbered = found.offers, page_of(found.offers, found.sieve), found.numbered()
    items: list[Item] = [] if told is None else [Text(told)]
    lines = [line for count, offer, card in numbered for line in table_lines(count, offer, card, read)]
    items.append(
        Text("\n".join([read("ui-tables-heading"), *_only(sieve, read), *(lines or [read("ui-tables-none")])]))
    )
    others = [one for one in numbered if one[2].seat_of(user_id) is None]
    ways = [_way_in(count, offer, card, sieve, read) for count, offer, card in others]
    items += rows([button for button in ways if button is not None])
    if (menu := _menu(offers, sieve, read)) is not None:
        items.append(menu)
    matching = sum(map(sieve.lets, offers))
    turns = [("ui-tables-back", sieve.page - 1), ("ui-tables-on", sieve.page + 1)]
    buttons = [
        Button(Id(0, 0, Press.TABLES, str(replace(sieve, page=to))), read(key))
        for key, to in turns
        if 0 <= to <= (matching - 1) // A_PAGE
    ]
    buttons.append(Button(Id(0, 0, Press.NEW), read("ui-new-table"), Tone.PLAIN if lines else Tone.GO))
    buttons.append(Button(Id(0, 0, Press.FORM, Fill.WISH), read("ui-find")))
    return Layout(fit((*items, *rows(buttons))))


def _only(sieve: Sieve, read: Reader) -> list[str]:
    """Which tables are shown, if not all are."""
    shown = [] if sieve.game is None else [read.game(sieve.game) if sieve.game in registry.games() else sieve.game]
    shown += [] if sieve.pace is None else [pace_name(sieve.pace, read)]
    return [read(Msg("ui-tables-only", what=plain(DOT.join(shown))))] if shown else []


def tables_list(post: TablesPost, seen: Sequence[Offer], read: Reader) -> Layout:
    """The list of a server: the tables that everybody may see, with a way in at each, and the way to all."""
    found = Found(seen, Sieve(), post.cards)
    numbered = found.numbered()
    lines = [line for count, offer, card in numbered for line in table_lines(count, offer, card, read)]
    text = Text("\n".join([read("ui-tables-heading"), *(lines or [read("ui-tables-none")])]))
    ways = [_way_in(count, offer, card, found.sieve, read) for count, offer, card in numbered]
    # beyond the tables with cards nobody has checked who may see them, so their number is not told
    more = len(seen) - len(numbered) if len(post.offers) <= len(post.cards) else 0
    alike = "ui-tables-search" if _menu(seen, found.sieve, read) else "ui-tables-all"
    others = read(Msg("ui-tables-others", count=more)) if more else read(alike)
    buttons = [
        # its payload belongs to this message alone, so that it is found again
        Button(Id(0, 0, Press.LISTED, str(post.post_id)), others),
        Button(Id(0, 0, Press.NEW), read("ui-new-table"), Tone.PLAIN if lines else Tone.GO),
        Button(Id(0, 0, Press.FORM, Fill.WISH), read("ui-find")),
    ]
    return Layout(fit((text, *rows([way for way in ways if way is not None]), *rows(buttons))))


def table_lines(count: int, offer: Offer, card: GameCard, read: Reader) -> list[str]:
    """The game, how many people sit there and who, since when and where; and below, what its host has chosen."""
    table = Msg(
        "ui-tables-running" if offer.running else "ui-tables-open",
        number=count,
        game=DOT.join([read.game(card.game), *([] if card.name is None else [plain(card.name)])]),
        taken=len(card.seats),
        wanted=room_of(card),
        players=[Msg("ui-player", seat=seat.seat) for seat in card.seats if seat.user_id is not None],
        since=since(offer.since),
        channel=f"<#{offer.channel_id}>",
    )
    first = replace(read, names=card.seat_names).rich(table)
    chosen = [choice_name(card.game, key, choice, read) for key, choice in _worth_telling(card).items()]
    chosen += [] if card.pace is None else [read(f"pace-{card.pace}")]
    chosen += [] if card.language is None else [called(card.language)]
    chosen += [round_of(card.round, card.rounds, read)] if offer.running and card.round is not None else []
    told = [*map(plain, chosen), *([] if offer.running else [*_bots(card, read), *_access(card, read)])]
    return [first, *([f"-# {DOT.join(told)}"] if told else [])]


def _worth_telling(card: GameCard) -> dict[str, str]:
    """The choices that apply to a table, in the order of its game."""
    rules = registry.game(card.game)
    worth, applies = rules.notable(card.variants), rules.choices(rules.seats, card.variants)
    return {key: worth[key] for key in applies if key in worth}


def _bots(card: GameCard, read: Reader) -> list[str]:
    """Which bot opponents take the empty seats, and when."""
    found = [] if card.opponents is None else [read(Msg("ui-opponents", name=level_name(card.opponents, read)))]
    return found + ([] if card.starts is None else [read(Msg("ui-tables-starts", when=since(card.starts)))])


def _access(card: GameCard, read: Reader) -> list[str]:
    """Who may sit down, where not everybody may."""
    found = [read("ui-tables-invited")] if card.invited else []
    found += [] if card.for_role is None else [read(Msg("ui-tables-for", role=f"<@&{card.for_role}>"))]
    found += [] if card.least_in_time is None else [read(Msg("ui-access-in-time", percent=card.least_in_time))]
    return found + ([] if card.least_games is None else [read(Msg("ui-access-games", count=card.least_games))])


def _way_in(count: int, offer: Offer, card: GameCard, sieve: Sieve, read: Reader) -> Button | None:
    """How somebody gets a seat there; None: there is none."""
    if not offer.running:
        to = Id(card.game_id, card.rev, Press.SIT, str(sieve))
        label = read(Msg("ui-tables-join", number=count))
        return Button(to, label, Tone.GO) if has_room(card) and not card.invited else None
    seat = next((seat.seat for seat in card.seats if seat.policy is not None), None)
    label = read(Msg("ui-tables-ask", number=count))
    return None if seat is None else Button(Id(card.game_id, 0, Press.SEAT, str(seat)), label)


def _menu(offers: Sequence[Offer], sieve: Sieve, read: Reader) -> Select | None:
    """What the list can be narrowed down to; None where all tables are alike."""
    games = sorted({offer.game for offer in offers} | {sieve.game or offers[0].game if offers else ""} - {""})
    paces = [pace for pace in (*PACES, UNTIMED) if pace in {offer.pace or UNTIMED for offer in offers}]
    if len(games) < 2 and len(paces) < 2 and sieve.game is None and sieve.pace is None:
        return None
    choices = [Choice(ALL, read("ui-tables-all"))]
    choices += [Choice(f"{GAME}{game}", read.game(game), chosen=game == sieve.game) for game in games]
    choices += [Choice(f"{PACE}{pace}", pace_name(pace, read)) for pace in paces]
    return Select(Id(0, 0, Pick.TABLES, str(sieve)), read("ui-tables-hint"), tuple(choices[:MAX_CHOICES]))


def pace_name(pace: str, read: Reader) -> str:
    """How long a move may take."""
    return read("ui-time-untimed" if pace == UNTIMED else f"pace-{pace}")
