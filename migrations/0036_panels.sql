-- Panels that tell their player to wait: by the token of the interaction that has shown it each may be edited until then.
CREATE TABLE watched_panels (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    token   TEXT NOT NULL,
    locale  TEXT,
    until   REAL NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX watched_panels_of_user ON watched_panels (user_id);
CREATE INDEX watched_panels_until ON watched_panels (until);
