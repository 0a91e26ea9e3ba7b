"""Roundhouse on Discord: storage, application, screens and commands."""

__version__ = "1.0.0"
