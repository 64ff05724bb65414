"""The gateway: the WebSocket on which the bot is told what happens."""
