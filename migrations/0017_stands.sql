-- How a running game stood at the beginning of each turn: what sets it apart from the stand of another turn.
CREATE TABLE stands (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    turn    INTEGER NOT NULL,
    schema  INTEGER NOT NULL,           -- version of the game's state
    beside  INTEGER,                    -- the turn beside whose stand it is packed; NULL: by itself
    crc     INTEGER NOT NULL,           -- CRC-32 of the state
    packed  BLOB NOT NULL,              -- zlib
    PRIMARY KEY (game_id, turn)
) WITHOUT ROWID;

-- The same of a game that is over, in one piece.
CREATE TABLE replays (
    game_id INTEGER PRIMARY KEY REFERENCES games (game_id),
    packed  BLOB NOT NULL
);
