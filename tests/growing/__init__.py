"""Growth: what CONTRIBUTING says of adding a house rule or a game is followed with a toy."""
