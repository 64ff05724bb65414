"""The games that can be played: a description each, in a file of its own, and their registry.

Whoever wants to know something of a game asks its :class:`.game.Game`; nobody else asks which game
it is.
"""
