"""The root of all errors that know how to show themselves to a person."""

from __future__ import annotations

import re

from engine.core.play.msg import Msg, Value

WORD = re.compile(r"(?<!^)(?=[A-Z])")
"""Where a word begins in the name of a class, except the first."""


class RoundhouseError(Exception):
    """An error with a message key and arguments; one handler at the edge shows it.

    Subclasses live beside the code that raises them. The key of NotSeated is `error-not-seated`, unless it sets
    another; a subclass says the same as the class it extends.
    """

    key = "error-unknown"

    def __init_subclass__(cls) -> None:
        if "key" not in cls.__dict__ and RoundhouseError in cls.__bases__:
            cls.key = f"error-{WORD.sub('-', cls.__name__).lower()}"

    def __init__(self, **args: Value) -> None:
        self.msg = Msg(self.key, **args)
        words = " ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{self.key} {words}".strip())
