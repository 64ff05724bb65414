"""What is played by: the options, the decks, the amounts, and the tables compiled from them."""
