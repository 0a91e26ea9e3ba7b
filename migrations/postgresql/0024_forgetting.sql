ALTER TABLE guilds ADD COLUMN left_at DOUBLE PRECISION;
CREATE INDEX guilds_left ON guilds (guild_id) WHERE left_at IS NOT NULL;
CREATE INDEX games_open_of_guild ON games (guild_id) WHERE status IN ('lobby', 'live');

DROP INDEX log_own;
CREATE INDEX log_own ON log (user_id, game_id, number) WHERE user_id IS NOT NULL;

DROP TRIGGER log_is_never_changed ON log;
CREATE TRIGGER log_is_never_changed
BEFORE UPDATE OF game_id, number, turn, rev, at, sort, seat, interaction_id, kind, answer, kept, standing, back ON log
FOR EACH ROW EXECUTE FUNCTION append_only();
CREATE TRIGGER log_forgets_people BEFORE UPDATE OF user_id ON log
FOR EACH ROW WHEN (NEW.user_id IS NULL OR NEW.user_id > 0) EXECUTE FUNCTION append_only();
CREATE TRIGGER log_forgets_names BEFORE UPDATE OF line ON log
FOR EACH ROW WHEN (OLD.standing IS DISTINCT FROM 'import') EXECUTE FUNCTION append_only();
DROP TRIGGER packed_logs_are_never_changed ON packed_logs;
CREATE TRIGGER packed_logs_are_never_changed BEFORE UPDATE ON packed_logs
FOR EACH ROW WHEN (NEW.game_id <> OLD.game_id OR NEW.length <> OLD.length OR NEW.crc = OLD.crc OR NEW.packed = OLD.packed)
EXECUTE FUNCTION append_only();

CREATE OR REPLACE FUNCTION kept_in_one_piece() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM seats WHERE seats.game_id = OLD.game_id)
    OR EXISTS (SELECT 1 FROM packed_logs WHERE packed_logs.game_id = OLD.game_id AND OLD.number < length) THEN
        RETURN OLD;
    END IF;
    RAISE integrity_constraint_violation USING MESSAGE = 'the log is append-only';
END $$;
