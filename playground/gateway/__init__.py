"""The gateway: the WebSocket on which the bot receives events."""
