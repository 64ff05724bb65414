"""What the operator can see of the bot: metrics, and whether all its parts work."""
