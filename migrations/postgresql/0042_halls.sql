-- The page of a server in a browser, if who manages it wants one: its address, and what the server is called.
ALTER TABLE guilds ADD COLUMN page TEXT COLLATE "C";
ALTER TABLE guilds ADD COLUMN name TEXT COLLATE "C";
CREATE UNIQUE INDEX guilds_page ON guilds (page) WHERE page IS NOT NULL;
CREATE INDEX games_over_of_guild ON games (guild_id, closed) WHERE status = 'over';
