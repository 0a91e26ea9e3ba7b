"""discord.py below the commands: turns layouts into messages, answers interactions, carries posts."""
