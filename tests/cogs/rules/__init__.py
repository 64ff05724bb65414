"""Each house rule and penalty, chosen in the lobby by clicks and played to its effect."""
