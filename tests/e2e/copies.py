"""What the simulated Discord copies, each body several times over, is JSON: to copy that and no more takes a fifth."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import simcord.backend.serializers
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results

ATOMS = frozenset({str, int, bool, float, type(None)})


def copied(body: Any, memo: Any = None) -> Any:
    """A copy of it all; whatever is not JSON is copied as usual."""
    kind = type(body)
    if kind in ATOMS:
        return body
    if kind is dict:
        return {key: copied(value) for key, value in body.items()}
    if kind is list:
        return [copied(value) for value in body]
    return deepcopy(body, memo)


def install() -> None:
    for module in (simcord.backend.serializers, simcord.components, simcord.results):
        assert module.deepcopy is deepcopy or module.deepcopy is copied  # type: ignore[attr-defined]
        module.deepcopy = copied  # type: ignore[attr-defined]
    for module in (simcord.gateway, simcord.http.router):
        module.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined]
