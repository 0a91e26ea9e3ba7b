"""Roundhouse on Discord: storage, application, screens and commands."""

__version__ = "0.1.0"
