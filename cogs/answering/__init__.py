"""How an interaction is answered: who is let in, what is asked for, what goes back."""
