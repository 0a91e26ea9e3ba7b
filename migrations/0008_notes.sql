-- What a player has noted for themselves at a table.
CREATE TABLE notes (
    game_id INTEGER NOT NULL REFERENCES games (game_id),
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    note    TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX notes_of_user ON notes (user_id);

-- What a player did last: where a table is told from when they come back.
CREATE INDEX log_own ON log (game_id, user_id, number) WHERE sort = 'answer' AND user_id IS NOT NULL;
