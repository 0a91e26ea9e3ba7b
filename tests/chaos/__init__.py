"""make chaos: the bot as processes of its own, Discord on loopback, people who click, and everything that can break."""
