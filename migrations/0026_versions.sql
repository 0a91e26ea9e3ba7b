-- Counts the changes of a table in whatever way: a process that has it in memory at another version has it out of date.
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- The revision of the game since which nothing has changed for a seat; NULL: its newest.
ALTER TABLE seats ADD COLUMN rev INTEGER;
