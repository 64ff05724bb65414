"""The process towards Discord: logging in, limits of discord.py, floods, other processes."""
