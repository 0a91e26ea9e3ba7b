-- The log of a game that has been over for a while, in one piece (bot/store/packed.py); its rows are deleted then.
CREATE TABLE packed_logs (
    game_id INTEGER PRIMARY KEY REFERENCES games (game_id),
    length  INTEGER NOT NULL,           -- number of rows
    crc     INTEGER NOT NULL,           -- CRC-32 of the rows as they read
    packed  BLOB NOT NULL               -- zlib
);
CREATE TRIGGER packed_logs_are_never_changed BEFORE UPDATE ON packed_logs
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER packed_logs_are_never_deleted BEFORE DELETE ON packed_logs
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
DROP TRIGGER log_is_never_deleted;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM packed_logs WHERE packed_logs.game_id = OLD.game_id AND OLD.number < length)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- Games that are over already are packed too, one every ten seconds.
INSERT INTO timers (game_id, kind, seat, since, due_at)
SELECT game_id, 'pack', 0, COALESCE(finished_at, opened_at), strftime('%s', 'now') + 10.0 * ROW_NUMBER() OVER (ORDER BY game_id)
FROM games WHERE status IN ('over', 'ended') AND seed IS NOT NULL;
