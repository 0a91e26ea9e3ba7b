-- What looking back on a game that is over has found for the player of a seat.
CREATE TABLE reviews (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    seat    INTEGER NOT NULL,
    packed  BLOB NOT NULL,              -- zlib, msgpack (engine/core/review.py)
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
