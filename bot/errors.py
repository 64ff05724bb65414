"""Faults that the person who runs the bot can mend."""

from __future__ import annotations


class OperatorError(Exception):
    """Says what went wrong and what can be done about it now.

    The command line prints the message alone, without a traceback, and ends with status 1.
    """


class MisuseError(OperatorError):
    """What was asked for cannot be done with these settings: the command ends with status 2."""
