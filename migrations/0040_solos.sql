-- A game of one person against practice opponents, at no table: one a person and title.
CREATE TABLE solos (
    solo_id  INTEGER PRIMARY KEY,
    user_id  BIGINT NOT NULL REFERENCES users (user_id),
    game     TEXT NOT NULL,
    rev      INTEGER NOT NULL DEFAULT 0,      -- counts every change
    dealt    INTEGER NOT NULL DEFAULT 0,      -- the revision with which it began
    at       REAL NOT NULL,                   -- of the last change
    level    TEXT NOT NULL,                   -- how the others play
    seed     BIGINT NOT NULL,                 -- of the deal, and of what the others do
    save     BLOB NOT NULL,                   -- JSON save: the last boundary and the answers since
    told     TEXT NOT NULL,                   -- JSON: the messages since the person's last turn, turn by turn
    UNIQUE (user_id, game)
);
