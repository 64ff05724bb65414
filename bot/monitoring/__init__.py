"""What the person who runs the bot can see of it: metrics, and whether all of its parts live."""
