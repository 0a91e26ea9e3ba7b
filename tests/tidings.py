"""What the processes of xdist tell of each test: how it ended, and no more than is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pytest


def is_read(event: str, told: dict[str, Any]) -> bool:
    """Whether anybody reads what is told: that a test begins, or that nothing went wrong around it, nobody does."""
    if event == "testreport":
        return bool(told["data"]["when"] == "call" or told["data"]["outcome"] != "passed")
    return event not in ("logstart", "logfinish")


class Interactor(Protocol):
    """What of xdist tells."""

    sendevent: Callable[..., None]


def spare(teller: Interactor) -> None:
    """Let it tell no more than is read."""
    tell = teller.sendevent

    def sendevent(name: str, **told: Any) -> None:
        if is_read(name, told):
            tell(name, **told)

    teller.sendevent = sendevent


def pytest_sessionstart(session: pytest.Session) -> None:
    """Of five messages a test two are told, unless a run shows or writes all of them.

    To pack and unpack them took three per cent of it.
    """
    option = session.config.option
    if not hasattr(session.config, "workerinput") or option.durations or option.verbose > 0 or option.xmlpath:
        return
    for plugin in session.config.pluginmanager.get_plugins():
        if hasattr(plugin, "sendevent"):
            spare(plugin)
