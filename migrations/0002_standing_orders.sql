-- How a seat wants a kind of decision to be answered from now on; no row: its player wants to be asked.
CREATE TABLE standing_orders (
    game_id  INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,             -- of decision
    standing TEXT NOT NULL,             -- key of the order
    PRIMARY KEY (game_id, seat, kind),
    FOREIGN KEY (game_id, seat) REFERENCES seats (game_id, seat)
);

-- answer: key of the standing order that gave it; line: key of the order that it tells of. NULL: of none
ALTER TABLE log ADD COLUMN standing TEXT;
