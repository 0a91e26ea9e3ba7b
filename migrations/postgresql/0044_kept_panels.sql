ALTER TABLE watched_panels ADD COLUMN message_id BIGINT;
