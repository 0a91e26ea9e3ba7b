-- A link may open a calendar of all one's deadlines: then it is to no table.
ALTER TABLE links ALTER COLUMN game_id DROP NOT NULL;
ALTER TABLE links ALTER COLUMN seat DROP NOT NULL;
