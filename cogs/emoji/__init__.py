"""The bot's own emoji at Discord, and the reactions below a board."""
