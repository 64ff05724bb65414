"""Contra Uno: a Discord bot that runs UNO for group chats."""
