ALTER TABLE games ADD COLUMN for_role BIGINT;
ALTER TABLE games ADD COLUMN invited BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN least_in_time BIGINT;
ALTER TABLE games ADD COLUMN least_games BIGINT;

CREATE TABLE guests (
    game_id BIGINT NOT NULL REFERENCES games (game_id) DEFERRABLE,
    user_id BIGINT NOT NULL,
    welcome BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX guests_of_user ON guests (user_id);

CREATE TABLE blocks (
    user_id BIGINT NOT NULL REFERENCES users (user_id) DEFERRABLE,
    blocked BIGINT NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    at      DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

ALTER TABLE guilds ADD COLUMN most_tables BIGINT;
