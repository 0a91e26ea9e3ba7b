-- What was played in a channel, what can't speak in a server, and who has pictures of their own, without looking at all.
CREATE INDEX games_of_channel ON games (channel_id, game_id);
CREATE INDEX games_in_trouble ON games (guild_id) WHERE trouble IS NOT NULL;
CREATE INDEX users_with_pictures ON users (pictures) WHERE pictures IS NOT NULL;
