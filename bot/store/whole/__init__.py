"""What is done to a database as a whole: schemas, dumps, backups; who is forgotten."""
