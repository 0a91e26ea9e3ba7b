-- What is counted for whoever watches the bot is counted in an index.
CREATE INDEX games_of_status ON games (status);
CREATE INDEX outbox_dead ON outbox (post_id) WHERE status = 'dead';
