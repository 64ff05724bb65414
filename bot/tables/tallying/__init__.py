"""Rounds that are over go into the standings, one after the other, in an order that is kept."""
