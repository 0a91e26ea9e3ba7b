-- Counts the tables in the order in which they were closed; NULL: it is not closed.
ALTER TABLE games ADD COLUMN closed INTEGER;
UPDATE games SET closed = numbered.number
FROM (SELECT game_id, ROW_NUMBER() OVER (ORDER BY finished_at, game_id) AS number FROM games
      WHERE status IN ('over', 'ended')) AS numbered
WHERE games.game_id = numbered.game_id;
CREATE UNIQUE INDEX games_closed ON games (closed);

-- 1: this game changes nobody's rating.
ALTER TABLE games ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;
-- 0: others see neither the rating nor the statistics of this user; NULL: they do.
ALTER TABLE users ADD COLUMN listed INTEGER;

-- What was thought of everybody's skill after each rated game, in each server and title. It follows from games and
-- seats: `python -m bot ratings --rebuild` writes it anew.
CREATE TABLE ratings (
    game_id  INTEGER NOT NULL REFERENCES games (game_id),
    seat     INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    game     TEXT NOT NULL,
    user_id  BIGINT,
    level    TEXT,                      -- of a practice opponent
    closed   INTEGER NOT NULL,          -- that of the game
    games    INTEGER NOT NULL,          -- rated games so far, with this one
    mu       REAL NOT NULL,             -- mean and standard deviation of the skill, after this game
    sigma    REAL NOT NULL,
    PRIMARY KEY (game_id, seat),
    CHECK ((user_id IS NULL) <> (level IS NULL))
) WITHOUT ROWID;
CREATE INDEX ratings_of_whom ON ratings (guild_id, game, user_id, level, closed);
