"""Faults that the person who runs the bot can mend."""

from __future__ import annotations


class OperatorError(Exception):
    """An error that the operator can mend: its text says what went wrong and what can be done now.

    The command line prints the text alone, without a traceback, and ends with status 1.
    """


class TransientError(OperatorError):
    """An error that waiting may mend: the start of the bot is tried again for two minutes."""


class InUseError(OperatorError):
    """An error that ends when another process does, which uses what has to be changed."""


class PermanentError(OperatorError):
    """An error that no waiting mends, such as a damaged file: the command ends with status 2."""


class MisuseError(PermanentError):
    """An error in the arguments or the settings."""


class NoAnswerError(Exception):
    """Raised if the database has not answered in time, or has lost the connection.

    It is not known whether the last request was carried out: the rows say so, once they can be
    read. Whoever has pressed reads the text with ``text_key``.
    """

    text_key = "answer-no-answer"


class NotWrittenError(NoAnswerError):
    """Raised if the database has refused to write, or has given up: nothing was written."""

    text_key = "answer-not-written"
