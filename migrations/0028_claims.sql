-- Which process sends a post or rings a timer, and until when it is its alone unless that is renewed; NULL: none does.
ALTER TABLE outbox ADD COLUMN claimed_by TEXT;
ALTER TABLE outbox ADD COLUMN claimed_until REAL;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL AND status = 'due';
ALTER TABLE timers ADD COLUMN claimed_by TEXT;
ALTER TABLE timers ADD COLUMN claimed_until REAL;
CREATE INDEX timers_claimed ON timers (claimed_until) WHERE claimed_until IS NOT NULL;

-- The same of what has no row of its own.
CREATE TABLE claims (
    what          TEXT PRIMARY KEY,
    claimed_by    TEXT NOT NULL,
    claimed_until REAL NOT NULL,
    done          INTEGER NOT NULL      -- per cent
);
