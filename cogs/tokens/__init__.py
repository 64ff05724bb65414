"""Tokens of interactions: plain values, and the requests to Discord that need nothing else."""
