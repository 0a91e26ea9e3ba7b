"""Running SQL: in a file (SQLite), or on a server (PostgreSQL)."""
