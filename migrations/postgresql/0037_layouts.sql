-- How the pictures of a table's posts are laid out (null: wide), and since when most who play there have chosen tall ones.
ALTER TABLE games ADD COLUMN posts TEXT COLLATE "C";
ALTER TABLE games ADD COLUMN tall_since DOUBLE PRECISION;

-- Whether somebody has been asked once if they can read their pictures.
ALTER TABLE users ADD COLUMN asked_pictures BIGINT;
