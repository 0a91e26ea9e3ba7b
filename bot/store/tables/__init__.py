"""All statements, one room a table."""
