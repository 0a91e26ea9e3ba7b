"""Cut Discord's OpenAPI description down to the requests that the bot makes.

    python tests/e2e/openapi/reduce.py path/to/openapi.json

The full file: https://github.com/discord/discord-api-spec (specs/openapi.json). Writes discord.json beside this script.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OUT = HERE / "discord.json"
METHODS = {
    "/applications/{application_id}/commands": ("get", "put"),
    "/applications/{application_id}/emojis": ("get", "post"),
    "/applications/{application_id}/emojis/{emoji_id}": ("delete",),
    "/applications/{application_id}/guilds/{guild_id}/commands": ("get", "put"),
    "/channels/{channel_id}": ("get", "patch"),
    "/channels/{channel_id}/messages": ("get", "post"),
    "/channels/{channel_id}/messages/{message_id}": ("delete", "get", "patch"),
    "/channels/{channel_id}/messages/{message_id}/threads": ("post",),
    "/channels/{channel_id}/thread-members/{user_id}": ("put",),
    "/channels/{channel_id}/threads": ("post",),
    "/guilds/{guild_id}": ("get",),
    "/guilds/{guild_id}/members/{user_id}": ("get",),
    "/guilds/{guild_id}/threads/active": ("get",),
    "/interactions/{interaction_id}/{interaction_token}/callback": ("post",),
    "/oauth2/applications/@me": ("get",),
    "/users/@me/channels": ("post",),
    "/webhooks/{webhook_id}/{webhook_token}": ("post",),
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original": ("get", "patch"),
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": ("patch",),
}
PREFIX = "#/components/schemas/"


def reduced(full: dict[str, Any]) -> dict[str, Any]:
    """The JSON bodies of the methods above, and every schema that they refer to."""
    paths = {path: {method: _body(full, path, method) for method in methods} for path, methods in METHODS.items()}
    schemas: dict[str, Any] = {}
    _collect(paths, full["components"]["schemas"], schemas)
    info = {"title": full["info"]["title"], "version": full["info"]["version"]}
    return {"openapi": full["openapi"], "info": info, "paths": paths, "components": {"schemas": schemas}}


def _body(full: dict[str, Any], path: str, method: str) -> dict[str, Any]:
    content = full["paths"][path][method].get("requestBody", {}).get("content", {})
    schema = content.get("application/json", {}).get("schema")
    return {} if schema is None else {"requestBody": {"content": {"application/json": {"schema": schema}}}}


def _collect(node: Any, known: dict[str, Any], found: dict[str, Any]) -> None:
    if isinstance(node, list):
        for child in node:
            _collect(child, known, found)
    elif isinstance(node, dict):
        name = str(node.get("$ref", "")).removeprefix(PREFIX)
        if name and name not in found:
            found[name] = known[name]
            _collect(known[name], known, found)
        for child in node.values():
            _collect(child, known, found)


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    OUT.write_text(json.dumps(reduced(json.loads(text)), indent=1, sort_keys=True) + "\n", encoding="utf-8")
