"""Playing in places without the bot, through the real cogs on the playground's Discord."""
