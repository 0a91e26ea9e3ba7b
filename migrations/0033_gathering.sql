-- A lobby that is not full starts with practice opponents at a time.
ALTER TABLE games ADD COLUMN starts_at REAL;

-- 1: the host of a running game looks for players who take the seats of practice opponents.
ALTER TABLE games ADD COLUMN seeking INTEGER NOT NULL DEFAULT 0;

-- Lobbies age: three days after they were opened it is asked what is to become of those that there are.
INSERT INTO timers (game_id, kind, seat, since, due_at)
SELECT game_id, 'lobby', 0, opened_at, opened_at + 3 * 86400 FROM games WHERE status = 'lobby';
