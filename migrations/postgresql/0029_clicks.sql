CREATE TABLE clicks (
    click_id BIGINT PRIMARY KEY,
    game_id  BIGINT NOT NULL,
    at       DOUBLE PRECISION NOT NULL
);
CREATE INDEX clicks_old ON clicks (at);
