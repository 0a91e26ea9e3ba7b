"""Mutants that change nothing that anybody could see, each with why."""

# ruff: noqa: E501 - a table has long lines

from __future__ import annotations

EQUAL: dict[str, str] = {
    "engine/core/play/msg.py|Msg.__hash__|return|hash(self.key)|(hash(self.key)) + 1|0": "any hash that is the same for what is equal will do",
    "bot/host/desk/imports.py|_signed|arithmetic|+|-|0": "2**63 more or 2**63 less is the same modulo 2**64",
    "bot/host/desk/absence.py|Absence.back|constant|False|True|0": "who plays meanwhile is read only while somebody is away",
    "bot/host/drawing/workers.py|_cores|constant|1|2|0": "only where the system does not know how many cores it has",
    "bot/host/drawing/ready.py||statement missing|making.begin()|pass|0": "speed alone: what the first picture needs is read when it is drawn",
    "engine/core/ahead/arena.py|contest_games|constant|1|2|1": "speed alone: the games are the same in one process or in several",
    "bot/host/match/care.py|remember_absence|condition missing|user is not None and user.away_until is not None and user.away_until > at|(user is not None) and (user.away_until is not None)|0": "speed alone: a timer that rings at once finds that they are back, and stops",
}
"""By `Mutant.key`."""
