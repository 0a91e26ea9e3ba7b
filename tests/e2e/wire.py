"""Every REST body against Discord's own OpenAPI description."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry

from tests.e2e.openapi.reduce import OUT

FIRST_SNOWFLAKE = 2**32


@cache
def spec() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(OUT.read_text(encoding="utf-8"))
    return found


@cache
def patterns() -> list[tuple[re.Pattern[str], str]]:
    """A pattern for each path, those with fewer placeholders first, so that @original is not taken for an id."""
    paths = sorted(spec()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path) for path in paths]


@cache
def components() -> Registry:
    """What the bodies refer to."""
    return Registry([("urn:discord", {"components": spec()["components"]})])


@cache
def validator(path: str, method: str) -> Draft202012Validator | None:
    """The schema of a body: those of OpenAPI 3.1 are of JSON Schema 2020-12."""
    body = spec()["paths"][path][method].get("requestBody")
    if body is None:
        return None
    text = json.dumps(body["content"]["application/json"]["schema"]).replace('"#/', '"urn:discord#/')
    return Draft202012Validator(json.loads(text), registry=components(), validate_formats=True)


def as_text(body: Any, key: str = "") -> Any:
    """The body with its snowflakes as strings, as Discord describes them; attachments count theirs from 0."""
    if isinstance(body, list):
        return [as_text(child, key) for child in body]
    if isinstance(body, dict):
        found = {name: as_text(child, name) for name, child in body.items()}
        return {**found, "id": str(found["id"])} if key == "attachments" else found
    return str(body) if isinstance(body, int) and body >= FIRST_SNOWFLAKE else body


def faults(requests: Iterable[Any]) -> list[str]:
    """What is wrong with the requests, in words. A path that the description lacks is a fault too."""
    found: list[str] = []
    for request in requests:
        path = next((known for pattern, known in patterns() if pattern.fullmatch(request.path)), None)
        method = request.method.lower()
        if path is None or method not in spec()["paths"][path]:
            found.append(f"{request.method} {request.path} is not described")
            continue
        if validator(path, method) is not None:
            found += [f"{request.method} {path}: {error}" for error in errors(path, method, json.dumps(request.json))]
    return found


@cache
def errors(path: str, method: str, text: str) -> tuple[str, ...]:
    """What is wrong with a body; many are sent again and again, such as all commands whenever a bot starts."""
    check = validator(path, method)
    assert check is not None
    return tuple(f"{one.instance_path} {one.message[:300]}" for one in check.iter_errors(as_text(json.loads(text))))
