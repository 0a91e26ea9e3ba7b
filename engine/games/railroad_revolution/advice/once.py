"""What is worked out when it is first asked for, and then known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):
    """Like `functools.cached_property`, without the lock that takes most of its time before Python 3.12."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, one: Any, owner: type) -> T:
        found = one.__dict__[self._name] = self._make(one)
        return found
