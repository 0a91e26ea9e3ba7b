-- How quickly the user of a seat has moved: since when they think (NULL: they don't), and what has come together so far.
ALTER TABLE seats ADD COLUMN thinking REAL;
ALTER TABLE seats ADD COLUMN thought REAL NOT NULL DEFAULT 0;   -- seconds awake, from being asked to their last answer
ALTER TABLE seats ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;  -- turns that they have answered
ALTER TABLE seats ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;  -- turns with a clock
ALTER TABLE seats ADD COLUMN late INTEGER NOT NULL DEFAULT 0;   -- turns of these in which it ran out
