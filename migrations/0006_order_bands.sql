-- Income is taken until one of five bands, no more until any single value; what was ordered goes to the nearest.
UPDATE standing_orders
SET standing = 'income-until-' || CASE
    WHEN CAST(substr(standing, 14) AS INTEGER) < -2 THEN -5
    WHEN CAST(substr(standing, 14) AS INTEGER) < 2 THEN 0
    WHEN CAST(substr(standing, 14) AS INTEGER) < 5 THEN 3
    WHEN CAST(substr(standing, 14) AS INTEGER) < 7 THEN 5
    ELSE 8
END
WHERE kind = 'points' AND standing LIKE 'income-until-%';
