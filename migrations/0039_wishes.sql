-- What rings for a server and not for one of its tables has the server's id, negative, in place of a game's.
CREATE TABLE timers_new (
    game_id INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    since   REAL NOT NULL,              -- when the seat was asked, or last acted
    due_at  REAL,                       -- NULL: never, unless settings change
    tries   INTEGER NOT NULL DEFAULT 0,
    claimed_by    TEXT,
    claimed_until REAL,
    PRIMARY KEY (game_id, kind, seat)
);
INSERT INTO timers_new (game_id, kind, seat, since, due_at, tries, claimed_by, claimed_until)
SELECT game_id, kind, seat, since, due_at, tries, claimed_by, claimed_until FROM timers;
DROP TABLE timers;
ALTER TABLE timers_new RENAME TO timers;
CREATE INDEX timers_due ON timers (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX timers_claimed ON timers (claimed_until) WHERE claimed_until IS NOT NULL;

-- Who looks for a table on a server, or wants to hear of one.
CREATE TABLE wishes (
    wish_id    INTEGER PRIMARY KEY,
    guild_id   BIGINT NOT NULL,
    user_id    BIGINT NOT NULL REFERENCES users (user_id),
    watch      INTEGER NOT NULL,        -- 1: they only want to hear of it
    games      TEXT NOT NULL,           -- keys between spaces; none: any game
    counts     TEXT NOT NULL,           -- numbers of players between spaces; none: any
    pace       TEXT,                    -- NULL: any; 'untimed': no limit
    language   TEXT,                    -- NULL: any
    fill_after INTEGER,                 -- days until practice opponents may fill up; NULL: never
    channel_id BIGINT NOT NULL,         -- where they said so, or where tables are opened
    room       TEXT,                    -- what may be opened there for a table of theirs; NULL: nothing
    hidden     INTEGER NOT NULL,        -- 1: not everybody on the server sees it
    locale     TEXT,                    -- in which language people speak there
    made_at    REAL NOT NULL,
    ends_at    REAL NOT NULL,
    game_id    INTEGER,                 -- the table where they have a seat, while it has not started
    sure       INTEGER NOT NULL DEFAULT 0,  -- 1: they have said that they are in
    missed     INTEGER NOT NULL DEFAULT 0,  -- how often they had a seat and did not say so
    passed     TEXT NOT NULL DEFAULT '',    -- tables between spaces that are not for them, or that they have heard of
    UNIQUE (guild_id, user_id, watch)
);
CREATE INDEX wishes_of_game ON wishes (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX wishes_of_user ON wishes (user_id);

-- 1: not everybody on the server sees the channel of the table.
ALTER TABLE games ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

-- 1: the table was opened for people who look for one: it starts when all of them are in.
ALTER TABLE games ADD COLUMN matched INTEGER NOT NULL DEFAULT 0;
