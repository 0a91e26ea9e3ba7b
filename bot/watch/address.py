"""Address: where the bot says how it is, and what it says to anyone who asks."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.error import HTTPError
from urllib.request import urlopen

PATIENCE = 10.0
"""Seconds in which the bot has to say how it is; else it is not well."""
OK = "ok"
"""What it says when it is well; anything that it does without follows."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the station listens, or is asked."""

    host: str
    port: int

    @property
    def to_ask(self) -> str:
        """Where somebody on the same machine finds it, even if it listens everywhere."""
        host = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def ask(address: Address) -> tuple[bool, str]:
    """Whether a bot at this address is well, and what it says."""
    try:
        with urlopen(f"{address.to_ask}/healthz", timeout=PATIENCE + 1) as answer:
            return True, answer.read().decode().strip()
    except HTTPError as error:
        return False, error.read().decode(errors="replace").strip()
    except OSError as error:
        return False, f"no answer at {address.to_ask}: {getattr(error, 'reason', error)}"
