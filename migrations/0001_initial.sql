-- Times are seconds since 1970 (UTC). Ids of guilds, channels, users, messages and interactions are Discord's.

CREATE TABLE guilds (
    guild_id     BIGINT PRIMARY KEY,
    locale       TEXT,
    remind_after INTEGER,               -- minutes between reminders; 0: none
    remind_most  INTEGER                -- reminders before giving up
);

CREATE TABLE users (
    user_id      BIGINT PRIMARY KEY,
    name         TEXT NOT NULL,
    locale       TEXT,
    remind_after INTEGER,
    remind_most  INTEGER,
    quiet_from   INTEGER,               -- minutes since midnight in timezone
    quiet_to     INTEGER,
    timezone     TEXT,                  -- IANA name
    confirm      INTEGER                -- 0: turns end without a confirmation
);

CREATE TABLE games (
    game_id       INTEGER PRIMARY KEY,
    guild_id      BIGINT,
    channel_id    BIGINT NOT NULL,      -- a thread counts as a channel
    parent_id     BIGINT,
    game          TEXT NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'over', 'ended')),
    host_id       BIGINT NOT NULL,
    variants      TEXT NOT NULL,        -- JSON object
    wanted        INTEGER,              -- number of seats; NULL: as many as join
    opponents     TEXT,                 -- practice opponent for empty seats
    seed          BIGINT,               -- NULL before the start
    rev           INTEGER NOT NULL DEFAULT 0,
    result        TEXT,                 -- JSON, once the game is over
    remind_after  INTEGER,
    remind_most   INTEGER,
    lobby_message BIGINT,
    table_message BIGINT,
    trouble       TEXT,                 -- why posts can't be delivered; NULL: all is well
    opened_at     REAL NOT NULL,
    started_at    REAL,
    finished_at   REAL
);
CREATE UNIQUE INDEX games_one_live_a_channel ON games (channel_id) WHERE status IN ('lobby', 'live');

CREATE TABLE seats (
    game_id     INTEGER NOT NULL REFERENCES games (game_id),
    seat        INTEGER NOT NULL,       -- from 0
    user_id     BIGINT REFERENCES users (user_id),
    policy      TEXT,                   -- a practice opponent
    name        TEXT NOT NULL,
    asked       TEXT,                   -- kind of decision the table waits for; NULL: none
    asked_since REAL,
    PRIMARY KEY (game_id, seat),
    CHECK ((user_id IS NULL) <> (policy IS NULL))
);
CREATE UNIQUE INDEX seats_one_a_user ON seats (game_id, user_id);
CREATE INDEX seats_of_user ON seats (user_id);

-- Everything that happened, in order: answers, undos, and the lines that finished turns told.
CREATE TABLE log (
    game_id        INTEGER NOT NULL REFERENCES games (game_id),
    number         INTEGER NOT NULL,    -- from 0 in each game
    turn           INTEGER NOT NULL,    -- finished turns before it
    rev            INTEGER NOT NULL,    -- of the game after it
    at             REAL NOT NULL,
    sort           TEXT NOT NULL CHECK (sort IN ('answer', 'undo', 'line')),
    seat           INTEGER,             -- who answered or undid; the only reader of a line, NULL: everybody
    user_id        BIGINT,              -- NULL: a practice opponent, or the product itself
    interaction_id BIGINT,
    kind           TEXT,                -- answer: kind of decision
    answer         TEXT,                -- answer: its key
    kept           INTEGER,             -- undo: how many answers of the turn still stand
    line           TEXT,                -- line: JSON message
    PRIMARY KEY (game_id, number)
);
CREATE UNIQUE INDEX log_one_an_interaction ON log (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX log_acts ON log (game_id, turn, number) WHERE sort <> 'line';
CREATE INDEX log_lines ON log (game_id, turn, number) WHERE sort = 'line';
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- The state of a game at the beginning of a turn.
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    turn    INTEGER NOT NULL,
    rev     INTEGER NOT NULL,
    schema  INTEGER NOT NULL,           -- version of the game's state
    state   BLOB NOT NULL,
    PRIMARY KEY (game_id, turn)
);

-- Messages to send. A row is written in the transaction of what it tells.
CREATE TABLE outbox (
    post_id    INTEGER PRIMARY KEY,
    nonce      TEXT NOT NULL UNIQUE,
    game_id    INTEGER NOT NULL REFERENCES games (game_id),
    kind       TEXT NOT NULL,
    channel_id BIGINT,
    user_id    BIGINT,
    payload    TEXT NOT NULL,           -- JSON object
    status     TEXT NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'sent', 'dropped', 'dead')),
    created_at REAL NOT NULL,
    due_at     REAL NOT NULL,
    tries      INTEGER NOT NULL DEFAULT 0,
    tried_at   REAL,                    -- when the first attempt began
    message_id BIGINT,
    reason     TEXT                     -- of a dead or dropped post
);
CREATE INDEX outbox_due ON outbox (game_id, post_id) WHERE status = 'due';
CREATE INDEX outbox_of_game ON outbox (game_id, post_id);

CREATE TABLE timers (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    kind    TEXT NOT NULL CHECK (kind IN ('remind', 'practice')),
    seat    INTEGER NOT NULL,
    since   REAL NOT NULL,              -- when the seat was asked, or last acted
    due_at  REAL,                       -- NULL: never, unless settings change
    tries   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, kind, seat)
);
CREATE INDEX timers_due ON timers (due_at) WHERE due_at IS NOT NULL;
