"""Slash commands and buttons, each a few lines onto the application."""
