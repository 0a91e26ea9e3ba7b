ALTER TABLE outbox ADD COLUMN claimed_by TEXT COLLATE "C";
ALTER TABLE outbox ADD COLUMN claimed_until DOUBLE PRECISION;
CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL AND status = 'due';
ALTER TABLE timers ADD COLUMN claimed_by TEXT COLLATE "C";
ALTER TABLE timers ADD COLUMN claimed_until DOUBLE PRECISION;
CREATE INDEX timers_claimed ON timers (claimed_until) WHERE claimed_until IS NOT NULL;
CREATE TABLE claims (
    what          TEXT COLLATE "C" PRIMARY KEY,
    claimed_by    TEXT COLLATE "C" NOT NULL,
    claimed_until DOUBLE PRECISION NOT NULL,
    done          BIGINT NOT NULL
);
