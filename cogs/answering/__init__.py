"""How an interaction is answered: what it contains, the click, and the kinds of replies."""
