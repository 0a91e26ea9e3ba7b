-- The schema of version 1.0.0. Times are seconds since 1970 (UTC). Ids of guilds, channels, users, messages and
-- interactions are Discord's.

CREATE TABLE guilds (
    guild_id     BIGINT PRIMARY KEY,
    locale       TEXT,
    remind_after INTEGER,                       -- minutes between reminders; 0: none
    remind_most  INTEGER,                       -- reminders before giving up
    -- How long moves may take ('brisk', 'daily', 'calm'; NULL: no limit) at tables that are opened from now on.
    pace         TEXT,
    -- Since when the bot is not in a server any more, moved on by its own absence; NULL: it is there. Open tables rest.
    left_at      REAL,
    language     TEXT,                          -- of its tables' posts; NULL: locale, which Discord tells
    -- When the bot was added to a server for the last time, as far as it has been said there who it is.
    arrived_at   REAL,
    -- What who manages a server has chosen: where tables are opened, who opens them, and where the list of them stands.
    opens_in     BIGINT,
    opener_role  BIGINT,
    list_in      BIGINT,
    list_message BIGINT,
    listed_at    REAL,                          -- when it was brought up to date for the last time
    -- At how many tables one may sit at once (0: at any number; NULL: the usual one).
    most_tables  INTEGER,
    -- The page of a server in a browser, if who manages it wants one: its address, and what the server is called.
    page         TEXT,
    name         TEXT
);
CREATE INDEX guilds_left ON guilds (guild_id) WHERE left_at IS NOT NULL;
CREATE UNIQUE INDEX guilds_page ON guilds (page) WHERE page IS NOT NULL;

CREATE TABLE users (
    user_id        BIGINT PRIMARY KEY,
    name           TEXT NOT NULL,
    locale         TEXT,
    remind_after   INTEGER,
    remind_most    INTEGER,
    quiet_from     INTEGER,                     -- minutes since midnight in timezone
    quiet_to       INTEGER,
    timezone       TEXT,                        -- IANA name
    confirm        INTEGER,                     -- 0: turns end without a confirmation
    -- How private pictures are laid out: 'wide' or 'portrait'; NULL: not set.
    pictures       TEXT,
    grace          INTEGER,                     -- minutes until a turn confirms itself; 0: never
    -- Absence: nobody is pinged, and clocks stand still as long as the table allows.
    away_until     REAL,                        -- NULL: here
    away_plays     INTEGER,                     -- 1: a bot opponent plays on meanwhile
    -- Whom the bot pings, and how: 'first' pings only while nothing else waits; NULL: each turn.
    pings          TEXT,
    -- Minutes since midnight in timezone: one message a day instead of pings.
    digest         INTEGER,
    upcoming       INTEGER,                     -- 1: is told when the player before begins their turn
    -- 0: others see neither the rating nor the statistics of this user; NULL: they do.
    listed         INTEGER,
    asked_pictures INTEGER                      -- whether somebody has been asked once if they can read their pictures
);
CREATE INDEX users_with_pictures ON users (pictures) WHERE pictures IS NOT NULL;

CREATE TABLE games (
    game_id       INTEGER PRIMARY KEY,
    guild_id      BIGINT,
    channel_id    BIGINT NOT NULL,              -- a thread counts as a channel
    parent_id     BIGINT,
    game          TEXT NOT NULL,
    status        TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'over', 'ended')),
    host_id       BIGINT NOT NULL,
    variants      TEXT NOT NULL,                -- JSON object
    wanted        INTEGER,                      -- number of seats; NULL: as many as join
    opponents     TEXT,                         -- bot opponent for empty seats
    seed          BIGINT,                       -- NULL before the start
    rev           INTEGER NOT NULL DEFAULT 0,
    result        TEXT,                         -- JSON, once the game is over
    remind_after  INTEGER,
    remind_most   INTEGER,
    lobby_message BIGINT,
    table_message BIGINT,
    trouble       TEXT,                         -- why posts can't be delivered; NULL: all is well
    opened_at     REAL NOT NULL,
    started_at    REAL,
    finished_at   REAL,
    pace          TEXT,                         -- as in guilds
    -- What happens when a player's time is over: 'tell' the table, a bot opponent plays this 'turn', or it will 'stay'.
    overtime      TEXT NOT NULL DEFAULT 'tell',
    paused_at     REAL,                         -- since when no clock runs and nobody is reminded
    away_days     INTEGER,                      -- days that each player may be away in a game; NULL: 14
    -- What the bot opens for a table: 'thread' of a message in parent_id, 'post' of the forum parent_id; NULL: nothing.
    -- Until it is there, channel_id is -game_id.
    room          TEXT,
    learning      INTEGER NOT NULL DEFAULT 0,   -- 1: at this table the panel gives hints
    -- With the seed, what the commitment to a game's luck is made of (engine/core/kept/luck.py); NULL: nothing was promised.
    salt          TEXT,
    schema        INTEGER,                      -- version of the game's State at the start; NULL: not known
    imported_at   REAL,                         -- when the game was read from a file; NULL: it was begun here
    -- Counts the tables in the order in which they were closed; NULL: it is not closed.
    closed        INTEGER,
    unrated       INTEGER NOT NULL DEFAULT 0,   -- 1: this game changes nobody's rating
    sandbox       INTEGER NOT NULL DEFAULT 1,   -- 0: nobody may try things out in a sandbox while this game runs
    language      TEXT,                         -- of its posts; NULL: that of its server
    -- Counts the changes of a table in whatever way: a process that has it in memory at another version has it out of date.
    version       INTEGER NOT NULL DEFAULT 0,
    starts_at     REAL,                         -- when a lobby that is not full starts with bot opponents
    -- 1: the host of a running game looks for players who take the seats of bot opponents.
    seeking       INTEGER NOT NULL DEFAULT 0,
    -- Who may sit down at a table: who has a role, who was invited, who moves in time, who has played before.
    for_role      BIGINT,
    invited       INTEGER NOT NULL DEFAULT 0,   -- 1: nobody but who was invited
    least_in_time INTEGER,                      -- percent
    least_games   INTEGER,                      -- finished ones
    -- What its host has called a table, and which round is played there, of how many, as the answers tell.
    table_name    TEXT,
    round         INTEGER,
    rounds        INTEGER,
    -- How the pictures of a table's posts are laid out (NULL: wide), and since when most who play there have chosen tall ones.
    posts         TEXT,
    tall_since    REAL,
    hidden        INTEGER NOT NULL DEFAULT 0,   -- 1: not everybody on the server sees the channel of the table
    -- 1: the table was opened for people who look for one: it starts when all of them are in.
    matched       INTEGER NOT NULL DEFAULT 0,
    page          TEXT,                         -- address of its page in a browser, if it has one for everybody
    -- Which address is called whenever somebody has moved, and what such calls are signed with.
    hook          TEXT,
    hook_key      TEXT
);
CREATE UNIQUE INDEX games_one_live_a_channel ON games (channel_id) WHERE status IN ('lobby', 'live');
CREATE UNIQUE INDEX games_closed ON games (closed);
-- What is counted for whoever watches the bot is counted in an index.
CREATE INDEX games_of_status ON games (status);
CREATE INDEX games_open_of_guild ON games (guild_id) WHERE status IN ('lobby', 'live');
-- What was played in a channel, what can't speak in a server, and who has pictures of their own, without looking at all.
CREATE INDEX games_of_channel ON games (channel_id, game_id);
CREATE INDEX games_in_trouble ON games (guild_id) WHERE trouble IS NOT NULL;
CREATE UNIQUE INDEX games_page ON games (page) WHERE page IS NOT NULL;
CREATE INDEX games_over_of_guild ON games (guild_id, closed) WHERE status = 'over';

CREATE TABLE seats (
    game_id       INTEGER NOT NULL REFERENCES games (game_id),
    seat          INTEGER NOT NULL,             -- from 0
    user_id       BIGINT REFERENCES users (user_id),
    policy        TEXT,                         -- a bot opponent
    name          TEXT NOT NULL,
    asked         TEXT,                         -- kind of decision the table waits for; NULL: none
    asked_since   REAL,
    bank          REAL,                         -- seconds to think that were left at clock_from
    clock_from    REAL,                         -- since when time runs; NULL: it does not
    over_at       REAL,                         -- when time will be over, sleep and absence not counted
    caretaker     TEXT,                         -- bot opponent that plays for the user of the seat
    caretaker_for TEXT,                         -- 'turn', or 'return': until the user comes back
    away_from     REAL,                         -- since when the user is away, as the table sees it
    away_until    REAL,
    away_used     REAL NOT NULL DEFAULT 0,      -- seconds of absence in this game before away_from
    muted         INTEGER NOT NULL DEFAULT 0,   -- 1: this table does not ping the user
    -- 1: whoever sits here in a lobby is ready for the game as its host has chosen it.
    ready         INTEGER NOT NULL DEFAULT 0,
    -- How quickly the user of a seat has moved: since when they think (NULL: they don't), and what has come together so far.
    thinking      REAL,
    thought       REAL NOT NULL DEFAULT 0,      -- seconds awake, from being asked to their last answer
    moves         INTEGER NOT NULL DEFAULT 0,   -- turns that they have answered
    timed         INTEGER NOT NULL DEFAULT 0,   -- turns with a clock
    late          INTEGER NOT NULL DEFAULT 0,   -- turns of these in which it ran out
    -- The revision of the game since which nothing has changed for a seat; NULL: its newest.
    rev           INTEGER,
    PRIMARY KEY (game_id, seat),
    CHECK ((user_id IS NULL) <> (policy IS NULL))
);
CREATE UNIQUE INDEX seats_one_a_user ON seats (game_id, user_id);
CREATE INDEX seats_of_user ON seats (user_id);

-- Everything that happened, in order: answers, undos, and the lines that finished turns told.
CREATE TABLE log (
    game_id        INTEGER NOT NULL REFERENCES games (game_id),
    number         INTEGER NOT NULL,            -- from 0 in each game
    turn           INTEGER NOT NULL,            -- finished turns before it
    rev            INTEGER NOT NULL,            -- of the game after it
    at             REAL NOT NULL,
    sort           TEXT NOT NULL CHECK (sort IN ('answer', 'undo', 'line')),
    seat           INTEGER,                     -- who answered or undid; the only reader of a line, NULL: everybody
    user_id        BIGINT,                      -- NULL: a bot opponent, or the product itself
    interaction_id BIGINT,
    kind           TEXT,                        -- answer: kind of decision
    answer         TEXT,                        -- answer: its key
    kept           INTEGER,                     -- undo: how many answers of the turn still stand
    line           TEXT,                        -- line: JSON message
    -- answer: key of the standing order that gave it; line: key of the order that it tells of. NULL: of none
    standing       TEXT,
    -- undo: the turn to whose beginning the table went back by agreement; NULL: the running turn alone is concerned.
    back           INTEGER,
    PRIMARY KEY (game_id, number)
);
CREATE UNIQUE INDEX log_one_an_interaction ON log (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX log_acts ON log (game_id, turn, number) WHERE sort <> 'line';
CREATE INDEX log_lines ON log (game_id, turn, number) WHERE sort = 'line';
CREATE INDEX log_backs ON log (game_id, back) WHERE back IS NOT NULL;
CREATE INDEX log_own ON log (user_id, game_id, number) WHERE user_id IS NOT NULL;
CREATE TRIGGER log_is_never_changed
BEFORE UPDATE OF game_id, number, turn, rev, at, sort, seat, interaction_id, kind, answer, kept, standing, back ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_forgets_people BEFORE UPDATE OF user_id ON log WHEN NEW.user_id IS NULL OR NEW.user_id > 0
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_forgets_names BEFORE UPDATE OF line ON log WHEN OLD.standing IS NOT 'import'
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
WHEN EXISTS (SELECT 1 FROM seats WHERE seats.game_id = OLD.game_id)
AND NOT EXISTS (SELECT 1 FROM packed_logs WHERE packed_logs.game_id = OLD.game_id AND OLD.number < length)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- The state of a game at the beginning of a turn.
CREATE TABLE snapshots (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    turn    INTEGER NOT NULL,
    rev     INTEGER NOT NULL,
    schema  INTEGER NOT NULL,                   -- version of the game's state
    state   BLOB NOT NULL,
    PRIMARY KEY (game_id, turn)
);

-- How a seat wants a kind of decision to be answered from now on; no row: its player wants to be asked.
CREATE TABLE standing_orders (
    game_id  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,                     -- of decision
    standing TEXT NOT NULL,                     -- key of the order
    PRIMARY KEY (game_id, seat, kind),
    FOREIGN KEY (game_id, seat) REFERENCES seats (game_id, seat)
);

-- When the bot was last seen alive: no time runs while it is down.
CREATE TABLE alive (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at   REAL NOT NULL
);

-- What a table decides together. One question of a kind (and about a seat) is open at a time.
CREATE TABLE votes (
    vote_id    INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (game_id),
    kind       TEXT NOT NULL,                   -- 'stalled', 'end', 'concede', 'pause', 'resume'
    seat       INTEGER NOT NULL,                -- whom it is about, or who asks
    opened_at  REAL NOT NULL,
    due_at     REAL,                            -- when it is counted as it stands; NULL: never
    message_id BIGINT,
    outcome    TEXT,                            -- what was chosen, 'none' if nothing was; NULL: it is open
    user_id    BIGINT,                          -- who asks, if it is nobody at the table
    turn       INTEGER                          -- the turn to whose beginning the table is asked to go back
);
CREATE UNIQUE INDEX votes_one_open ON votes (game_id, kind, seat) WHERE outcome IS NULL;
CREATE INDEX votes_of_game ON votes (game_id) WHERE outcome IS NULL;

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (vote_id),
    user_id BIGINT NOT NULL,
    choice  TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (vote_id, user_id)
);

-- What a player has noted for themselves at a table.
CREATE TABLE notes (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    note    TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX notes_of_user ON notes (user_id);

-- The newest digest of each user.
CREATE TABLE digests (
    user_id    BIGINT PRIMARY KEY REFERENCES users (user_id),
    at         REAL NOT NULL,                   -- when it was written
    message_id BIGINT,                          -- NULL: it is not sent yet
    -- How many digests there have been in a row since their reader last answered anything.
    unanswered INTEGER NOT NULL DEFAULT 0
);

-- How far somebody has come in a lesson.
CREATE TABLE progress (
    progress_id INTEGER PRIMARY KEY,
    user_id     BIGINT NOT NULL REFERENCES users (user_id),
    game        TEXT NOT NULL,
    lesson      TEXT NOT NULL,
    rev         INTEGER NOT NULL DEFAULT 0,     -- counts every change
    step        INTEGER NOT NULL DEFAULT 0,     -- from 0; where it goes on if the path does not fit the lesson any more
    path        TEXT NOT NULL DEFAULT '',       -- what was answered in this run, separated by spaces
    done        INTEGER NOT NULL DEFAULT 0,     -- 1: it was finished once
    UNIQUE (user_id, game, lesson)
);

-- Hints that were given: one a decision, which is a seat's after its own answers so far in a turn.
CREATE TABLE hints (
    game_id INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    path    TEXT NOT NULL,                      -- keys of the seat's answers in this turn so far, separated by spaces
    answer  TEXT NOT NULL,                      -- key that was hinted at
    PRIMARY KEY (game_id, seat, turn, path),
    FOREIGN KEY (game_id, seat) REFERENCES seats (game_id, seat)
);

-- Who wants no explanations of a game any more.
CREATE TABLE known (
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    game    TEXT NOT NULL,
    PRIMARY KEY (user_id, game)
);

-- How a running game stood at the beginning of each turn: what sets it apart from the stand of another turn.
CREATE TABLE stands (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    turn    INTEGER NOT NULL,
    schema  INTEGER NOT NULL,                   -- version of the game's state
    beside  INTEGER,                            -- the turn beside whose stand it is packed; NULL: by itself
    crc     INTEGER NOT NULL,                   -- CRC-32 of the state
    packed  BLOB NOT NULL,                      -- zlib
    PRIMARY KEY (game_id, turn)
) WITHOUT ROWID;

-- The same of a game that is over, in one piece.
CREATE TABLE replays (
    game_id INTEGER PRIMARY KEY REFERENCES games (game_id),
    packed  BLOB NOT NULL
);

-- What was thought of everybody's skill after each rated game, in each server and title. It follows from games and
-- seats: `python -m bot ratings --rebuild` writes it again.
CREATE TABLE ratings (
    game_id  INTEGER NOT NULL REFERENCES games (game_id),
    seat     INTEGER NOT NULL,
    guild_id BIGINT NOT NULL,
    game     TEXT NOT NULL,
    user_id  BIGINT,
    level    TEXT,                              -- of a bot opponent
    closed   INTEGER NOT NULL,                  -- that of the game
    games    INTEGER NOT NULL,                  -- rated games so far, with this one
    mu       REAL NOT NULL,                     -- mean and standard deviation of the skill, after this game
    sigma    REAL NOT NULL,
    PRIMARY KEY (game_id, seat),
    CHECK ((user_id IS NULL) <> (level IS NULL))
) WITHOUT ROWID;
CREATE INDEX ratings_of_whom ON ratings (guild_id, game, user_id, level, closed);

-- The log of a game that has been over for a while, in one piece (bot/store/tables/packed.py); its rows are deleted then.
CREATE TABLE packed_logs (
    game_id INTEGER PRIMARY KEY REFERENCES games (game_id),
    length  INTEGER NOT NULL,                   -- number of rows
    crc     INTEGER NOT NULL,                   -- CRC-32 of the rows as they read
    packed  BLOB NOT NULL                       -- zlib
);
CREATE TRIGGER packed_logs_are_never_deleted BEFORE DELETE ON packed_logs
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER packed_logs_are_never_changed BEFORE UPDATE ON packed_logs
WHEN NEW.game_id <> OLD.game_id OR NEW.length <> OLD.length OR NEW.crc = OLD.crc OR NEW.packed = OLD.packed
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What looking back on a game that is over has found for the player of a seat.
CREATE TABLE reviews (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    seat    INTEGER NOT NULL,
    packed  BLOB NOT NULL,                      -- zlib, msgpack (engine/core/kept/review.py)
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- A private fork of a table, one a person and table, gone after a day.
CREATE TABLE sandboxes (
    sandbox_id INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (game_id),
    user_id    BIGINT NOT NULL REFERENCES users (user_id),
    seat       INTEGER NOT NULL,
    rev        INTEGER NOT NULL DEFAULT 0,      -- counts every change
    at         REAL NOT NULL,                   -- when it was forked
    root       BLOB NOT NULL,                   -- JSON save: the position, hidden things dealt again
    path       TEXT NOT NULL,                   -- JSON: what was answered since, by seat and key
    marked     TEXT,                            -- JSON: such a path to compare with; NULL: none
    UNIQUE (user_id, game_id)
);
CREATE INDEX sandboxes_old ON sandboxes (at);

-- Which process does what has no row of its own, and until when it is its alone unless that is renewed.
CREATE TABLE claims (
    what          TEXT PRIMARY KEY,
    claimed_by    TEXT NOT NULL,
    claimed_until REAL NOT NULL,
    done          INTEGER NOT NULL              -- percent
);

-- Clicks that have changed something that the next click would change back: each counts once, however often Discord
-- tells of it, and to whichever process. What opened a table knows which. (Moves stand in the log under theirs.)
CREATE TABLE clicks (
    click_id INTEGER PRIMARY KEY,               -- the interaction, or the message whose button counts once
    game_id  INTEGER NOT NULL,
    at       REAL NOT NULL
);
CREATE INDEX clicks_old ON clicks (at);

-- Messages to send. A row is written in the transaction of what it tells.
-- What is posted to a server and not to one of its tables has the server's id, negative, in place of a game's.
CREATE TABLE outbox (
    post_id       INTEGER PRIMARY KEY,
    nonce         TEXT NOT NULL UNIQUE,
    game_id       INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    channel_id    BIGINT,
    user_id       BIGINT,
    payload       TEXT NOT NULL,                -- JSON object
    status        TEXT NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'sent', 'dropped', 'dead')),
    created_at    REAL NOT NULL,
    due_at        REAL NOT NULL,
    tries         INTEGER NOT NULL DEFAULT 0,
    tried_at      REAL,                         -- when the first attempt began
    message_id    BIGINT,
    reason        TEXT,                         -- of a dead or dropped post
    erases        INTEGER,                      -- the earlier post whose message it takes away
    -- Which process sends it, and until when it is its alone unless that is renewed; NULL: none does.
    claimed_by    TEXT,
    claimed_until REAL
);
CREATE INDEX outbox_due ON outbox (game_id, post_id) WHERE status = 'due';
CREATE INDEX outbox_of_game ON outbox (game_id, post_id);
CREATE INDEX outbox_erases ON outbox (erases) WHERE erases IS NOT NULL;
CREATE INDEX outbox_reminders ON outbox (game_id, post_id) WHERE kind = 'reminder';
CREATE INDEX outbox_dead ON outbox (post_id) WHERE status = 'dead';
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL AND status = 'due';

-- Whom the host of a lobby has invited, and whom they have sent away.
CREATE TABLE guests (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    user_id BIGINT NOT NULL,
    welcome INTEGER NOT NULL,                   -- 0: sent away
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX guests_of_user ON guests (user_id);

-- With whom somebody does not want to sit at a table, by the name that these had then. Nobody else hears of it.
CREATE TABLE blocks (
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    blocked BIGINT NOT NULL,
    name    TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- Panels that are kept true: by the token of the interaction that has shown it each may be edited until then.
CREATE TABLE watched_panels (
    game_id    INTEGER NOT NULL REFERENCES games (game_id),
    user_id    BIGINT NOT NULL REFERENCES users (user_id),
    token      TEXT NOT NULL,
    locale     TEXT,
    until      REAL NOT NULL,
    message_id BIGINT,                          -- that shows it, which its user may turn to another table
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX watched_panels_of_user ON watched_panels (user_id);
CREATE INDEX watched_panels_until ON watched_panels (until);

-- What takes long and is to reach somebody: where it is to be shown while the token is good, whom it is for, and whether
-- they take no private messages, so that it waits for their next panel.
CREATE TABLE parcels (
    parcel_id INTEGER PRIMARY KEY,
    game_id   INTEGER NOT NULL REFERENCES games (game_id),
    user_id   BIGINT NOT NULL,
    what      TEXT NOT NULL,
    seat      INTEGER,
    locale    TEXT,
    token     TEXT NOT NULL,
    until     REAL NOT NULL,
    refused   INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX parcels_of_user ON parcels (user_id);
CREATE INDEX parcels_of_game ON parcels (game_id);

-- What rings for a server and not for one of its tables has the server's id, negative, in place of a game's.
CREATE TABLE timers (
    game_id       INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    seat          INTEGER NOT NULL,
    since         REAL NOT NULL,                -- when the seat was asked, or last acted
    due_at        REAL,                         -- NULL: never, unless settings change
    tries         INTEGER NOT NULL DEFAULT 0,
    claimed_by    TEXT,                         -- as in outbox
    claimed_until REAL,
    PRIMARY KEY (game_id, kind, seat)
);
CREATE INDEX timers_due ON timers (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX timers_claimed ON timers (claimed_until) WHERE claimed_until IS NOT NULL;

-- Who looks for a table on a server, or wants to hear of one.
CREATE TABLE wishes (
    wish_id    INTEGER PRIMARY KEY,
    guild_id   BIGINT NOT NULL,
    user_id    BIGINT NOT NULL REFERENCES users (user_id),
    watch      INTEGER NOT NULL,                -- 1: they only want to hear of it
    games      TEXT NOT NULL,                   -- keys between spaces; none: any game
    counts     TEXT NOT NULL,                   -- numbers of players between spaces; none: any
    pace       TEXT,                            -- NULL: any; 'untimed': no limit
    language   TEXT,                            -- NULL: any
    fill_after INTEGER,                         -- days until bot opponents may fill up; NULL: never
    channel_id BIGINT NOT NULL,                 -- where they said so, or where tables are opened
    room       TEXT,                            -- what may be opened there for a table of theirs; NULL: nothing
    hidden     INTEGER NOT NULL,                -- 1: not everybody on the server sees it
    locale     TEXT,                            -- in which language people speak there
    made_at    REAL NOT NULL,
    ends_at    REAL NOT NULL,
    game_id    INTEGER,                         -- the table where they have a seat, while it has not started
    sure       INTEGER NOT NULL DEFAULT 0,      -- 1: they have said that they are in
    missed     INTEGER NOT NULL DEFAULT 0,      -- how often they had a seat and did not say so
    passed     TEXT NOT NULL DEFAULT '',        -- tables, between spaces, that are not for them or that they know
    UNIQUE (guild_id, user_id, watch)
);
CREATE INDEX wishes_of_game ON wishes (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX wishes_of_user ON wishes (user_id);

-- A game of one person against bot opponents, at no table: one a person and title.
CREATE TABLE solos (
    solo_id INTEGER PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    game    TEXT NOT NULL,
    rev     INTEGER NOT NULL DEFAULT 0,         -- counts every change
    dealt   INTEGER NOT NULL DEFAULT 0,         -- the revision with which it began
    at      REAL NOT NULL,                      -- of the last change
    level   TEXT NOT NULL,                      -- how the others play
    seed    BIGINT NOT NULL,                    -- of the deal, and of what the others do
    save    BLOB NOT NULL,                      -- JSON save: the last boundary and the answers since
    told    TEXT NOT NULL,                      -- JSON: the messages since the person's last turn, turn by turn
    UNIQUE (user_id, game)
);

-- What opens one's own page of a table in a browser; to no table: the calendar of all one's deadlines.
CREATE TABLE links (
    digest  TEXT PRIMARY KEY,
    game_id INTEGER REFERENCES games (game_id),
    seat    INTEGER,
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    made_at REAL NOT NULL,
    ends_at REAL NOT NULL
);
CREATE INDEX links_of_game ON links (game_id);
CREATE INDEX links_of_user ON links (user_id);
CREATE INDEX links_ends_at ON links (ends_at);

-- The calls that have not been taken yet, in the order in which they are made.
CREATE TABLE calls (
    call_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    nonce   TEXT NOT NULL,
    event   TEXT NOT NULL,
    payload TEXT NOT NULL,
    made_at REAL NOT NULL
);
CREATE INDEX calls_of_game ON calls (game_id);
