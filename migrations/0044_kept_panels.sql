-- Panels that ask are kept true as well as those that tell their player to wait: by the message that shows each, of which
-- a user may turn to another table.
ALTER TABLE watched_panels ADD COLUMN message_id BIGINT;
