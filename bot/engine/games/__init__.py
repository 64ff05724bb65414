"""The games that can be played: a description each, in a file of its own, and their registry.

Code that needs to know something of a game reads its :class:`.game.Game`, and never compares games.
"""
