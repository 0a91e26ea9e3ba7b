-- What its host has called a table, and which round is played there, of how many, as the answers tell.
ALTER TABLE games ADD COLUMN table_name TEXT;
ALTER TABLE games ADD COLUMN round INTEGER;
ALTER TABLE games ADD COLUMN rounds INTEGER;
