-- With the seed, what the commitment to a game's luck is made of (engine.core.luck); NULL: nothing was promised.
ALTER TABLE games ADD COLUMN salt TEXT;
-- Version of the game's State at the start; NULL: not known.
ALTER TABLE games ADD COLUMN schema INTEGER;
-- When the game was read from a file; NULL: it was begun here.
ALTER TABLE games ADD COLUMN imported_at REAL;
