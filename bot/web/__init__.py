"""The table in a browser: pages that the bot serves itself, for people on phones, spectators and screen readers."""
