"""The schema of a file and that of a server are one: read from the catalogue of each."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store.engine.place import Server, Unusable, where
from bot.store.whole import migrations
from tests.places import Raw, raw

KINDS = {
    "INTEGER": "bigint", "BIGINT": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea",
}  # fmt: skip
Schema = dict[str, dict[str, set[Any]]]


def words(condition: str | None) -> tuple[str, ...]:
    """What a condition speaks of, however it is put."""
    found = re.findall(r"[a-z_]+|<>", (condition or "").lower())
    return tuple(sorted(word for word in found if word not in {"any", "array", "in", "text"}))


def of_file(file: Raw) -> Schema:
    found: Schema = {}
    for name, sql in file.run("SELECT name, sql FROM sqlite_master WHERE type = 'table'"):
        columns = file.run(f'PRAGMA table_info("{name}")')
        key = tuple(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5])
        indexes, uniques = set(), set()
        for _, index, unique, origin, _ in file.run(f'PRAGMA index_list("{name}")'):
            covered = tuple(row[2] for row in file.run(f'PRAGMA index_info("{index}")'))
            if origin == "c":
                ((made,),) = file.run("SELECT sql FROM sqlite_master WHERE name = ?", index)
                indexes.add((index, covered, bool(unique), words(made.partition(" WHERE ")[2])))
            elif origin == "u":
                uniques.add(covered)
        keys: dict[int, list[tuple[str, str, str]]] = {}
        for number, _, table, column, target, *_ in file.run(f'PRAGMA foreign_key_list("{name}")'):
            keys.setdefault(number, []).append((column, table, target))
        triggers = file.run("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?", name)
        found[name] = {
            "columns": {(r[1], KINDS[r[2]], bool(r[3]) or r[1] in key, r[4]) for r in columns},
            "key": {key},
            "uniques": uniques,
            "indexes": indexes,
            "foreign": {tuple(sorted(links)) for links in keys.values()},
            "checks": {sql.count("CHECK (")},
            "triggers": {trigger for (trigger,) in triggers},
        }
    return found


CONSTRAINTS = """
SELECT c.contype, c.confrelid::regclass::text,
    ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY k (n, place)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n ORDER BY k.place),
    ARRAY(SELECT a.attname::text FROM unnest(c.confkey) WITH ORDINALITY k (n, place)
        JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n ORDER BY k.place)
FROM pg_constraint c WHERE c.conrelid = ?::regclass
"""
INDEXES = """
SELECT i.indexrelid::regclass::text, i.indisunique, pg_get_expr(i.indpred, i.indrelid),
    ARRAY(SELECT pg_get_indexdef(i.indexrelid, n, true) FROM generate_series(1, i.indnkeyatts) n)
FROM pg_index i WHERE i.indrelid = ?::regclass
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
"""


def of_server(server: Raw) -> Schema:
    found: Schema = {}
    for (name,) in server.run("SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ?", LEDGER):
        columns = server.run(
            "SELECT column_name, data_type, is_nullable = 'NO', column_default, collation_name "
            "FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ?",
            name,
        )
        assert {row[4] for row in columns if row[1] == "text"} <= {"C"}, name
        constraints = server.run(CONSTRAINTS, name)
        found[name] = {
            "columns": {(r[0], r[1], r[2], r[3] and r[3].removesuffix("::text")) for r in columns},
            "key": {tuple(covered) for kind, _, covered, _ in constraints if kind == "p"},
            "uniques": {tuple(covered) for kind, _, covered, _ in constraints if kind == "u"},
            "indexes": {
                (index, tuple(c), unique, words(where)) for index, unique, where, c in server.run(INDEXES, name)
            },
            "foreign": {
                tuple(sorted((a, table, b) for a, b in zip(covered, target, strict=True)))
                for kind, table, covered, target in constraints
                if kind == "f"
            },
            "checks": {sum(kind == "c" for kind, *_ in constraints)},
            "triggers": {
                trigger
                for (trigger,) in server.run(
                    "SELECT tgname::text FROM pg_trigger WHERE tgrelid = ?::regclass AND NOT tgisinternal", name
                )
            },
        }
    return found


LEDGER = "schema_version"


def test_a_file_and_a_server_have_the_same_schema(postgresql: Server, tmp_path: Path) -> None:
    migrations.migrate(tmp_path / "games.sqlite3")
    with raw(tmp_path / "games.sqlite3") as file, raw(postgresql) as server:
        one, other = of_file(file), of_server(server)
    assert len(one) > 20
    assert one.keys() == other.keys()
    for name, parts in one.items():
        assert parts == other[name], name


def test_two_processes_that_begin_at_once_make_the_tables_once(make_server: Callable[[], Server]) -> None:
    server = make_server()
    assert migrations.schema(server) == 0
    done: list[migrations.Migrated] = []
    both = [threading.Thread(target=lambda: done.append(migrations.migrate(server))) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    newest = max(migrations.steps())
    assert sorted(one.before for one in done) == [0, newest]
    assert migrations.schema(server) == newest


def test_a_step_that_fails_leaves_a_server_as_it_was_and_a_later_version_is_refused(
    make_server: Callable[[], Server], tmp_path: Path
) -> None:
    server, newest = make_server(), max(migrations.steps())
    folder = tmp_path / "postgresql"
    folder.mkdir()
    for path in migrations.steps(migrations.FOLDER / migrations.SERVERS).values():
        (folder / path.name).write_bytes(path.read_bytes())
    broken = folder / f"{newest + 1:04}_clubs.sql"
    broken.write_text("CREATE TABLE clubs (name TEXT);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(Unusable, match="nowhere"):
        migrations.migrate(server, tmp_path)
    assert migrations.schema(server) == 0
    broken.write_text("CREATE TABLE clubs (name TEXT);\n")
    assert migrations.migrate(server, tmp_path).after == newest + 1
    with pytest.raises(migrations.NewerSchema):
        migrations.migrate(server)


def test_a_database_with_letters_missing_is_refused(make_server: Callable[..., Server]) -> None:
    with pytest.raises(Unusable, match="UTF8"):
        migrations.schema(make_server("LATIN2"))


def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    server = where("postgresql://ann:s3cret@127.0.0.1:1/games?connect_timeout=1")
    assert str(server) == "postgresql://127.0.0.1:1/games"
    with pytest.raises(Unusable) as error:
        migrations.schema(server)
    assert "s3cret" not in f"{error.value} {server!r}"
    assert where("games.sqlite3") == Path("games.sqlite3")
