"""What is shown at a table: posts, panels, votes."""
