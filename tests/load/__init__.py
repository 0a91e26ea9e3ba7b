"""make load: how long people wait at many tables. The bot is a process of its own, Discord a server on loopback."""
