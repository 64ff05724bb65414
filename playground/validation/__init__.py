"""Whether Discord would take what a bot sends."""
