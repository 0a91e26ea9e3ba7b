"""The application: tables, seats, turns, posts and reminders. Knows no Discord type."""
