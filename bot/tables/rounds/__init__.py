"""Finished rounds: their results, their facts, their records, and how they are looked up."""
