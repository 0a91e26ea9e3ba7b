-- In which language the posts of a table are written (NULL: that of its server), and those of a server's tables (NULL:
-- `guilds.locale`, which Discord tells).
ALTER TABLE games ADD COLUMN language TEXT;
ALTER TABLE guilds ADD COLUMN language TEXT;
