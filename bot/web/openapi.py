"""OpenAPI: the description of the JSON API, made of the shapes of its answers and of what the games show."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec

from bot import __version__
from bot.web import shapes
from bot.web.shapes import Shape
from engine.core.play.rules import Rules

SHAPES = "#/components/schemas/"
ASKED: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "lang": ("The language of texts: en, cs, hu.", {"type": "string", "maxLength": 16}),
    "before": ("Only those before this place.", {"type": "integer", "minimum": 0}),
    "after": ("Only those after this number.", {"type": "integer", "minimum": 0}),
}
"""A parameter: what it does, and its schema."""
NAMED: Mapping[str, str] = {
    "page": "The id of a server: what stands behind `/g/` in the address of its page.",
    "key": "The id of a table: what stands behind `/t/` in the address of its page for everybody.",
}
WAIT = "Too many requests; `Retry-After` says for how many seconds to wait."


@dataclass(frozen=True, slots=True)
class Way:
    """An address of the API: its purpose, the shape of its answer, and the parameters after `?`."""

    path: str
    about: str
    shape: type[Shape]
    asks: tuple[str, ...] = ()


def document(ways: Iterable[Way], home: str, games: Mapping[str, Rules[Any, Any]]) -> dict[str, Any]:
    """The document (OpenAPI 3.1), for an API at the address `home` that shows these games."""
    ways = list(ways)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Roundhouse",
            "version": __version__,
            "description": "What everybody may see of tables and servers, to be read. Version 1 may have more fields "
            "and addresses one day, and never less.",
        },
        "servers": [{"url": home}],
        "paths": {way.path: {"get": _get(way)} for way in ways},
        "components": {"schemas": {**_shapes(ways), **_views(games)}},
    }


def _get(way: Way) -> dict[str, Any]:
    named = re.findall(r"\{(\w+)\}", way.path)
    inside = [
        {"name": name, "in": "path", "required": True, "description": NAMED[name], "schema": {"type": "string"}}
        for name in named
    ]
    behind = [
        {"name": name, "in": "query", "description": ASKED[name][0], "schema": ASKED[name][1]} for name in way.asks
    ]
    problem = {"content": _body("Problem")}
    return {
        "operationId": way.shape.__name__.lower(),
        "summary": way.about,
        "parameters": [*inside, *behind],
        "responses": {
            "200": {"description": way.about, "content": _body(way.shape.__name__)},
            "304": {"description": "As it was: `If-None-Match` has the tag of what it is now."},
            "404": {"description": "There is no such page.", **problem},
            "429": {"description": WAIT},
            "503": {"description": "Not now; try again shortly."},
        },
    }


def _body(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"{SHAPES}{name}"}}}


def _shapes(ways: Iterable[Way]) -> dict[str, Any]:
    types = [*dict.fromkeys(way.shape for way in ways), shapes.Problem]
    _, found = msgspec.json.schema_components(types, ref_template=SHAPES + "{name}")
    for one in found.values():  # every field of an answer is always there
        one["required"] = list(one["properties"])
    found["View"]["properties"]["view"] = {"type": "object"}
    return found


def _views(games: Mapping[str, Rules[Any, Any]]) -> dict[str, Any]:
    """What each game shows, by `<game>.<name>`."""
    found: dict[str, Any] = {}
    for game, rules in games.items():
        shown = get_type_hints(rules.view)["return"]
        _, parts = msgspec.json.schema_components([shown], ref_template=f"{SHAPES}{game}.{{name}}")
        found |= {f"{game}.{name}": part for name, part in parts.items()}
    return found
