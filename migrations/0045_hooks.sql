-- A table may call an address whenever somebody has moved: where, and what such calls are signed with.
ALTER TABLE games ADD COLUMN hook TEXT;
ALTER TABLE games ADD COLUMN hook_key TEXT;
-- The calls that have not been taken yet, in the order in which they are made.
CREATE TABLE calls (
    call_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    nonce   TEXT NOT NULL,
    event   TEXT NOT NULL,
    payload TEXT NOT NULL,
    made_at REAL NOT NULL
);
CREATE INDEX calls_of_game ON calls (game_id);
