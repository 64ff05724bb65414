"""Attempts of abuse over Discord's API, and the bot's answer to each.

`python -m tests.abuse` prints the table in docs/operating.md.
"""
