-- What a table decides together. One question of a kind (and about a seat) is open at a time.
CREATE TABLE votes (
    vote_id    INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (game_id),
    kind       TEXT NOT NULL,           -- 'stalled', 'end', 'concede', 'pause', 'resume'
    seat       INTEGER NOT NULL,        -- whom it is about, or who asks
    opened_at  REAL NOT NULL,
    due_at     REAL,                    -- when it is counted as it stands; NULL: never
    message_id BIGINT,
    outcome    TEXT                     -- what was chosen, 'none' if nothing was; NULL: it is open
);
CREATE UNIQUE INDEX votes_one_open ON votes (game_id, kind, seat) WHERE outcome IS NULL;
CREATE INDEX votes_of_game ON votes (game_id) WHERE outcome IS NULL;

CREATE TABLE ballots (
    vote_id INTEGER NOT NULL REFERENCES votes (vote_id),
    user_id BIGINT NOT NULL,
    choice  TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (vote_id, user_id)
);
