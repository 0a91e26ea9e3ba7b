"""make month: a simulated month of tables and people, on the real host with a time of its own."""
