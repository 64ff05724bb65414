"""All that the pretended Discord remembers, and the feed of its changes. No HTTP here."""
