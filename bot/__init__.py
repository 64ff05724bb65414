"""Contra Uno: a Discord bot that runs UNO for group chats."""

__version__ = "0.1.0"
