"""The whole bot, in a process of its own, with scripted people who play in a playground."""
