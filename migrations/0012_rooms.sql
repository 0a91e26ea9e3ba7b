-- What the bot opens for a table: 'thread' of a message in parent_id, 'post' of the forum parent_id; NULL: nothing.
-- Until it is there, channel_id is -game_id.
ALTER TABLE games ADD COLUMN room TEXT;

-- 1: is told when the player before begins their turn.
ALTER TABLE users ADD COLUMN upcoming INTEGER;
