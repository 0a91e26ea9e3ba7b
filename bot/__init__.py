"""Roundhouse on Discord: storage, application, screens and commands."""
