ALTER TABLE games ADD COLUMN page TEXT COLLATE "C";
CREATE UNIQUE INDEX games_page ON games (page) WHERE page IS NOT NULL;
CREATE TABLE links (
    digest  TEXT COLLATE "C" PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (game_id) DEFERRABLE,
    seat    BIGINT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (user_id) DEFERRABLE,
    made_at DOUBLE PRECISION NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL
);
CREATE INDEX links_of_game ON links (game_id);
CREATE INDEX links_of_user ON links (user_id);
CREATE INDEX links_ends_at ON links (ends_at);
