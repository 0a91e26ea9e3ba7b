"""The playground: the real bot inside a simulated Discord, in a browser, on a throw-away database."""

from bot.playground.world import play

__all__ = ["play"]
