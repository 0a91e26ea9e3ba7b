-- undo: the turn to whose beginning the table went back by agreement; NULL: the running turn alone is concerned.
ALTER TABLE log ADD COLUMN back INTEGER;
CREATE INDEX log_backs ON log (game_id, back) WHERE back IS NOT NULL;
-- The turn to whose beginning the table is asked to go back.
ALTER TABLE votes ADD COLUMN turn INTEGER;
