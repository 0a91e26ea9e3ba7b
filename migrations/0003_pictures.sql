-- How private pictures are laid out: 'wide' or 'portrait'; NULL: not set.
ALTER TABLE users ADD COLUMN pictures TEXT;
