"""The table in a browser: pages that the bot serves itself, for people on phones, spectators and screen readers."""

from __future__ import annotations

from bot.host.house import Host
from bot.i18n import Texts
from bot.watch.address import Address
from bot.web.books import Books
from bot.web.frame import Frame
from bot.web.limits import Limits
from bot.web.pages import Pages
from bot.web.server import Server


async def serve(host: Host, texts: Texts, address: Address, limits: Limits | None = None) -> Server:
    """Serve the pages of all tables at an address. Raises BadWeb."""
    limits = limits or Limits()
    frame = Frame(texts)
    return await Server(Pages(host, texts, limits, frame), limits, frame, Books(host, frame)).open(address)
