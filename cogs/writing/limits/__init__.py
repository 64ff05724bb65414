"""How much may be asked of Discord, how long it may take, and what waits where much happens."""
