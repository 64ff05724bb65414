"""Sample messages, each made from an invented view, for the command `render`."""
