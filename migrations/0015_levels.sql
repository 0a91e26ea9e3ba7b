-- Practice opponents have levels: easy, normal, hard. Who played as well as it could is normal, who played by chance easy.
UPDATE games SET opponents = CASE opponents WHEN 'greedy' THEN 'normal' ELSE 'easy' END
WHERE opponents IN ('greedy', 'random');
UPDATE seats SET policy = CASE policy WHEN 'greedy' THEN 'normal' ELSE 'easy' END WHERE policy IN ('greedy', 'random');
UPDATE seats SET caretaker = CASE caretaker WHEN 'greedy' THEN 'normal' ELSE 'easy' END
WHERE caretaker IN ('greedy', 'random');
