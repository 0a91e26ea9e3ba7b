"""What practice opponents do that people would not, counted: `python -m tests.habits`."""
