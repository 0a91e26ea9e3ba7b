"""The application: tables, seats, turns, posts and reminders. It knows no Discord type."""
