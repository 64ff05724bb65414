"""A text on several lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from .bidi import END_OF_ISOLATE, ISOLATE, base_level
from .clusters import cleaned, clusters_of
from .font_files import Lettering
from .text_line import TextLine, fitted, line_of


def wrapped(text: str, lettering: Lettering, size: int, room: float, most: int) -> list[TextLine]:
    """Return the text on at most ``most`` lines of ``room`` pixels; what does not fit is cut.

    Lines are broken at spaces, and within words that are wider than a line.
    """
    base = base_level(cleaned(text))

    def width(words: str) -> float:
        return line_of(words, lettering, size, base).width

    lines: list[str] = []
    taken = 0.0
    for gap, part in _parts(text, lambda word: width(word) <= room):
        longer = taken + width(gap) + width(part)
        if lines and (len(lines) == most or longer <= room):
            lines[-1] = f"{lines[-1]}{gap}{part}"
            taken = longer
        else:
            lines.append(part)
            taken = width(part)
    whole = _with_whole_isolates(lines)
    return [fitted(line_of(words, lettering, size, base), room) for words in whole]


def _parts(text: str, fits: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Yield what stays on one line, a word or a letter of a long one, after the gap before it."""
    for word in text.split():
        gap = " "
        for part in [word] if fits(word) else clusters_of(cleaned(word)):
            yield gap, part
            gap = ""


def _with_whole_isolates(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines; a name that goes on in the next line is isolated on both."""
    begun = 0
    for line in lines:
        before = begun
        begun += line.count(ISOLATE) - line.count(END_OF_ISOLATE)
        yield f"{ISOLATE * before}{line}{END_OF_ISOLATE * begun}"
