"""Each house rule and penalty from the lobby, where it is chosen by clicks, to its effect."""
