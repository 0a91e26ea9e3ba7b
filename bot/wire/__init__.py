"""discord.py below the commands: layouts become messages, interactions are answered, posts are carried."""
