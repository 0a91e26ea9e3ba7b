-- What takes long and is to reach somebody: where it is to be shown while the token is good, whom it is for, and whether
-- they take no private messages, so that it waits for their next panel.
CREATE TABLE parcels (
    parcel_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    user_id BIGINT NOT NULL,
    what    TEXT NOT NULL,
    seat    INTEGER,
    locale  TEXT,
    token   TEXT NOT NULL,
    until   REAL NOT NULL,
    refused INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX parcels_of_user ON parcels (user_id);
CREATE INDEX parcels_of_game ON parcels (game_id);
