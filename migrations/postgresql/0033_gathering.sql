ALTER TABLE games ADD COLUMN starts_at DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN seeking BIGINT NOT NULL DEFAULT 0;
INSERT INTO timers (game_id, kind, seat, since, due_at)
SELECT game_id, 'lobby', 0, opened_at, opened_at + 3 * 86400 FROM games WHERE status = 'lobby';
