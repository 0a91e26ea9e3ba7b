"""Watch: what the bot tells of itself to whoever runs it."""
