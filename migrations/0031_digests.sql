-- How many digests there have been in a row since their reader last answered anything.
ALTER TABLE digests ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;
