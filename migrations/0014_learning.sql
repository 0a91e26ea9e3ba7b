-- 1: at this table the panel gives hints.
ALTER TABLE games ADD COLUMN learning INTEGER NOT NULL DEFAULT 0;

-- Hints that were given: one a decision, which is a seat's after its own answers so far in a turn.
CREATE TABLE hints (
    game_id INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    path    TEXT NOT NULL,              -- keys of the seat's answers in this turn so far, separated by spaces
    answer  TEXT NOT NULL,              -- key that was hinted at
    PRIMARY KEY (game_id, seat, turn, path),
    FOREIGN KEY (game_id, seat) REFERENCES seats (game_id, seat)
);

-- Who wants no explanations of a game any more.
CREATE TABLE known (
    user_id BIGINT NOT NULL REFERENCES users (user_id),
    game    TEXT NOT NULL,
    PRIMARY KEY (user_id, game)
);
