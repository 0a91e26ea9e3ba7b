"""All statements, one module a table."""
