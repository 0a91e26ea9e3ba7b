-- A link may open a calendar of all one's deadlines: then it is to no table.
CREATE TABLE links_anew (
    digest  TEXT PRIMARY KEY,
    game_id INTEGER REFERENCES games (game_id),
    seat    INTEGER,
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    made_at REAL NOT NULL,
    ends_at REAL NOT NULL
);
INSERT INTO links_anew SELECT digest, game_id, seat, user_id, made_at, ends_at FROM links;
DROP TABLE links;
ALTER TABLE links_anew RENAME TO links;
CREATE INDEX links_of_game ON links (game_id);
CREATE INDEX links_of_user ON links (user_id);
CREATE INDEX links_ends_at ON links (ends_at);
