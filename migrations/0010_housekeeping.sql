-- 1: whoever sits here in a lobby is ready for the game as its host has chosen it.
ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
