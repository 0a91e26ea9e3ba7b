-- Whom the bot pings, and how: 'first' pings only while nothing else waits; NULL: each turn.
ALTER TABLE users ADD COLUMN pings TEXT;
ALTER TABLE users ADD COLUMN digest INTEGER;                    -- minutes since midnight in timezone: one message a day instead of pings
ALTER TABLE seats ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;  -- 1: this table does not ping the user

-- A post that takes away the message of an earlier one.
ALTER TABLE outbox ADD COLUMN erases INTEGER;
CREATE INDEX outbox_erases ON outbox (erases) WHERE erases IS NOT NULL;
CREATE INDEX outbox_reminders ON outbox (game_id, post_id) WHERE kind = 'reminder';

-- The newest digest of each user.
CREATE TABLE digests (
    user_id    BIGINT PRIMARY KEY REFERENCES users (user_id),
    at         REAL NOT NULL,           -- when it was written
    message_id BIGINT                   -- NULL: it is not sent yet
);
