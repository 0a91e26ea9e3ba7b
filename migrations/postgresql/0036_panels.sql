CREATE TABLE watched_panels (
    game_id BIGINT NOT NULL REFERENCES games (game_id) DEFERRABLE,
    user_id BIGINT NOT NULL REFERENCES users (user_id) DEFERRABLE,
    token   TEXT COLLATE "C" NOT NULL,
    locale  TEXT COLLATE "C",
    until   DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX watched_panels_of_user ON watched_panels (user_id);
CREATE INDEX watched_panels_until ON watched_panels (until);
