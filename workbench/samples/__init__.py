"""Messages with a view made up for each, for the command `render`."""
