"""The root of all errors that know how to show themselves to a person."""

from __future__ import annotations

from engine.core.play.msg import Msg, Value


class RoundhouseError(Exception):
    """An error with a message key and arguments; one handler at the edge shows it.

    Subclasses live beside the code that raises them and set `key`.
    """

    key = "error-unknown"

    def __init__(self, **args: Value) -> None:
        self.msg = Msg(self.key, **args)
        words = " ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{self.key} {words}".strip())
