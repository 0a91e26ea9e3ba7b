-- How long moves may take ('brisk', 'daily', 'calm'; NULL: no limit) at tables that are opened from now on.
ALTER TABLE guilds ADD COLUMN pace TEXT;
ALTER TABLE games ADD COLUMN pace TEXT;
-- What happens when a player's time is over: 'tell' the table, a practice opponent plays this 'turn', or it will 'stay'.
ALTER TABLE games ADD COLUMN overtime TEXT NOT NULL DEFAULT 'tell';
ALTER TABLE games ADD COLUMN paused_at REAL;                    -- since when no clock runs and nobody is reminded

ALTER TABLE seats ADD COLUMN bank REAL;                         -- seconds to think that were left at clock_from
ALTER TABLE seats ADD COLUMN clock_from REAL;                   -- since when time runs; NULL: it does not
ALTER TABLE seats ADD COLUMN over_at REAL;                      -- when time will be over, sleep and absence not counted
ALTER TABLE seats ADD COLUMN caretaker TEXT;                    -- practice opponent that plays for the user of the seat
ALTER TABLE seats ADD COLUMN caretaker_for TEXT;                -- 'turn', or 'return': until the user comes back

ALTER TABLE users ADD COLUMN grace INTEGER;                     -- minutes until a turn confirms itself; 0: never

-- When the bot was last seen alive: no time runs while it is down.
CREATE TABLE alive (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at   REAL NOT NULL
);

-- Timers of more kinds: a player's clock, and a turn that confirms itself.
CREATE TABLE timers_new (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    kind    TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    since   REAL NOT NULL,              -- when the seat was asked, or last acted
    due_at  REAL,                       -- NULL: never, unless settings change
    tries   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, kind, seat)
);
INSERT INTO timers_new SELECT game_id, kind, seat, since, due_at, tries FROM timers;
DROP TABLE timers;
ALTER TABLE timers_new RENAME TO timers;
CREATE INDEX timers_due ON timers (due_at) WHERE due_at IS NOT NULL;
