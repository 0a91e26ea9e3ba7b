-- Who may sit down at a table: who has a role, who was invited, who moves in time, who has played before.
ALTER TABLE games ADD COLUMN for_role BIGINT;
ALTER TABLE games ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;    -- 1: nobody but who was invited
ALTER TABLE games ADD COLUMN least_in_time INTEGER;                 -- percent
ALTER TABLE games ADD COLUMN least_games INTEGER;                   -- finished ones

-- Whom the host of a lobby has invited, and whom they have sent away.
CREATE TABLE guests (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    user_id BIGINT NOT NULL,
    welcome INTEGER NOT NULL,           -- 0: sent away
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX guests_of_user ON guests (user_id);

-- With whom somebody does not want to sit at a table, by the name that these had then. Nobody else hears of it.
CREATE TABLE blocks (
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    blocked BIGINT NOT NULL,
    name    TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- At how many tables one may sit at once (0: at any number; NULL: the usual one).
ALTER TABLE guilds ADD COLUMN most_tables INTEGER;
