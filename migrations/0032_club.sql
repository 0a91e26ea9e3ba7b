-- What is posted to a server and not to one of its tables has the server's id, negative, in place of a game's.
CREATE TABLE outbox_new (
    post_id    INTEGER PRIMARY KEY,
    nonce      TEXT NOT NULL UNIQUE,
    game_id    INTEGER NOT NULL,
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
    reason     TEXT,                    -- of a dead or dropped post
    erases     INTEGER,
    claimed_by    TEXT,
    claimed_until REAL
);
INSERT INTO outbox_new (post_id, nonce, game_id, kind, channel_id, user_id, payload, status, created_at, due_at, tries,
    tried_at, message_id, reason, erases, claimed_by, claimed_until)
SELECT post_id, nonce, game_id, kind, channel_id, user_id, payload, status, created_at, due_at, tries,
    tried_at, message_id, reason, erases, claimed_by, claimed_until FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (game_id, post_id) WHERE status = 'due';
CREATE INDEX outbox_of_game ON outbox (game_id, post_id);
CREATE INDEX outbox_erases ON outbox (erases) WHERE erases IS NOT NULL;
CREATE INDEX outbox_reminders ON outbox (game_id, post_id) WHERE kind = 'reminder';
CREATE INDEX outbox_dead ON outbox (post_id) WHERE status = 'dead';
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL AND status = 'due';

-- When the bot was added to a server for the last time, as far as it has been said there who it is.
ALTER TABLE guilds ADD COLUMN arrived_at REAL;

-- What who manages a server has chosen: where tables are opened, who opens them, and where the list of them stands.
ALTER TABLE guilds ADD COLUMN opens_in BIGINT;
ALTER TABLE guilds ADD COLUMN opener_role BIGINT;
ALTER TABLE guilds ADD COLUMN list_in BIGINT;
ALTER TABLE guilds ADD COLUMN list_message BIGINT;
ALTER TABLE guilds ADD COLUMN listed_at REAL;       -- when it was brought up to date for the last time
