"""The table in a browser: pages that the bot serves itself, for people on phones, spectators and screen readers."""

from __future__ import annotations

from bot.host.house import Host
from bot.i18n import Texts
from bot.ui.parts.layout import Addresses
from bot.watch.address import Address
from bot.web.about import About
from bot.web.api import Api
from bot.web.books import Books
from bot.web.calendars import Calendars
from bot.web.frame import Frame
from bot.web.halls import Halls
from bot.web.limits import Limits
from bot.web.pages import Pages
from bot.web.server import Server
from bot.web.stands import Stands

NOTHING = Addresses()


async def serve(
    host: Host, texts: Texts, address: Address, limits: Limits | None = None, addresses: Addresses = NOTHING
) -> Server:
    """Serve the pages of all tables at an address, and the other pages around them. Raises BadWeb.

    `addresses` are pages that the host of the bot keeps elsewhere.
    """
    limits = limits or Limits()
    frame, stands = Frame(texts, addresses), Stands(host)
    pages = Pages(host, texts, limits, frame, stands)
    around = (
        Books(host, frame),
        About(host, frame),
        Halls(host, frame),
        Api(host, frame, stands),
        Calendars(host, frame),
    )
    return await Server(pages, limits, frame, *around).open(address)
