-- How far somebody has come in a lesson.
CREATE TABLE progress (
    progress_id INTEGER PRIMARY KEY,
    user_id     BIGINT NOT NULL REFERENCES users (user_id),
    game        TEXT NOT NULL,
    lesson      TEXT NOT NULL,
    rev         INTEGER NOT NULL DEFAULT 0,     -- counts every change
    step        INTEGER NOT NULL DEFAULT 0,     -- from 0; where it goes on if the path does not fit the lesson any more
    path        TEXT NOT NULL DEFAULT '',       -- what was answered in this run, separated by spaces
    done        INTEGER NOT NULL DEFAULT 0,     -- 1: it was finished once
    UNIQUE (user_id, game, lesson)
);
