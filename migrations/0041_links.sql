-- The table in a browser: the address of its page, if it has one for everybody; and what opens one's own page of it.
ALTER TABLE games ADD COLUMN page TEXT;
CREATE UNIQUE INDEX games_page ON games (page) WHERE page IS NOT NULL;
CREATE TABLE links (
    digest  TEXT PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    seat    INTEGER NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    made_at REAL NOT NULL,
    ends_at REAL NOT NULL
);
CREATE INDEX links_of_game ON links (game_id);
CREATE INDEX links_of_user ON links (user_id);
CREATE INDEX links_ends_at ON links (ends_at);
