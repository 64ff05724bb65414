"""What is raised where a text cannot be given."""

from __future__ import annotations


class TextError(LookupError):
    """A text is missing, lacks one of its variables, or cannot be read."""
