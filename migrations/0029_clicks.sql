-- Clicks that have changed something that the next click would change back: each counts once, however often Discord
-- tells of it, and to whichever process. What opened a table knows which. (Moves stand in the log under theirs.)
CREATE TABLE clicks (
    click_id INTEGER PRIMARY KEY,       -- the interaction, or the message whose button counts once
    game_id  INTEGER NOT NULL,
    at       REAL NOT NULL
);
CREATE INDEX clicks_old ON clicks (at);
