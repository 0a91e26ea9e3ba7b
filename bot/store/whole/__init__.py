"""What is done to a whole database: schemas, dumps, backups; and forgetting people."""
