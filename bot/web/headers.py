"""Headers that every answer has."""

from __future__ import annotations

from aiohttp import hdrs

from bot.watch.listening import ANONYMOUS

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing comes from anywhere else, and nothing inside a page is run."""
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    **ANONYMOUS,
}
UNKEPT = {**ALWAYS, hdrs.CACHE_CONTROL: "no-store"}
"""Those of an answer that does not say who may keep it."""
