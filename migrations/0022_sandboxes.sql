-- A private fork of a table, one a person and table, gone after a day.
CREATE TABLE sandboxes (
    sandbox_id INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (game_id),
    user_id    BIGINT NOT NULL REFERENCES users (user_id),
    seat       INTEGER NOT NULL,
    rev        INTEGER NOT NULL DEFAULT 0,      -- counts every change
    at         REAL NOT NULL,                   -- when it was forked
    root       BLOB NOT NULL,                   -- JSON save: the position, hidden things dealt anew
    path       TEXT NOT NULL,                   -- JSON: what was answered since, by seat and key
    marked     TEXT,                            -- JSON: such a path to compare with; NULL: none
    UNIQUE (user_id, game_id)
);
CREATE INDEX sandboxes_old ON sandboxes (at);

-- 0: nobody may try things out in a sandbox while this game runs.
ALTER TABLE games ADD COLUMN sandbox INTEGER NOT NULL DEFAULT 1;
