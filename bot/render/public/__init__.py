"""Pages for everybody who reads the channel."""
