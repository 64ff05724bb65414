"""The people of the playground and what they can do, checked as Discord's client checks it."""
