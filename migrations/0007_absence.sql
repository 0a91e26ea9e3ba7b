-- Absence: nobody is pinged, and clocks stand still as long as the table allows.
ALTER TABLE users ADD COLUMN away_until REAL;                   -- NULL: here
ALTER TABLE users ADD COLUMN away_plays INTEGER;                -- 1: a practice opponent plays on meanwhile
ALTER TABLE games ADD COLUMN away_days INTEGER;                 -- days that each player may be away in a game; NULL: 14
ALTER TABLE seats ADD COLUMN away_from REAL;                    -- since when the user is away, as the table sees it
ALTER TABLE seats ADD COLUMN away_until REAL;
ALTER TABLE seats ADD COLUMN away_used REAL NOT NULL DEFAULT 0; -- seconds of absence in this game before away_from
-- Who asks, if it is nobody at the table.
ALTER TABLE votes ADD COLUMN user_id BIGINT;
