"""Watch: what the bot tells its host about itself."""
