-- Since when the bot is not in a server any more, moved on by its own absence; NULL: it is there. Open tables rest.
ALTER TABLE guilds ADD COLUMN left_at REAL;
CREATE INDEX guilds_left ON guilds (guild_id) WHERE left_at IS NOT NULL;
CREATE INDEX games_open_of_guild ON games (guild_id) WHERE status IN ('lobby', 'live');

-- What somebody did last at a table, and at which tables they have ever done anything.
DROP INDEX log_own;
CREATE INDEX log_own ON log (user_id, game_id, number) WHERE user_id IS NOT NULL;

-- What happened stays as it was; who it was can be forgotten, with their name in the note about a file they brought.
DROP TRIGGER log_is_never_changed;
CREATE TRIGGER log_is_never_changed
BEFORE UPDATE OF game_id, number, turn, rev, at, sort, seat, interaction_id, kind, answer, kept, standing, back ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_forgets_people BEFORE UPDATE OF user_id ON log WHEN NEW.user_id IS NULL OR NEW.user_id > 0
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_forgets_names BEFORE UPDATE OF line ON log WHEN OLD.standing IS NOT 'import'
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
DROP TRIGGER packed_logs_are_never_changed;
CREATE TRIGGER packed_logs_are_never_changed BEFORE UPDATE ON packed_logs
WHEN NEW.game_id <> OLD.game_id OR NEW.length <> OLD.length OR NEW.crc = OLD.crc OR NEW.packed = OLD.packed
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- Nothing is deleted of a game that has seats; one that has none is being deleted as a whole.
DROP TRIGGER log_is_never_deleted;
CREATE TRIGGER log_is_never_deleted BEFORE DELETE ON log
WHEN EXISTS (SELECT 1 FROM seats WHERE seats.game_id = OLD.game_id)
AND NOT EXISTS (SELECT 1 FROM packed_logs WHERE packed_logs.game_id = OLD.game_id AND OLD.number < length)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
