"""The order in which letters stand on a line: Unicode's bidirectional algorithm (UAX #9).

Shaping needs the level of each letter, which tells where its run stands and in which direction it
is written; packages for Python return a reordered text alone. Embeddings and overrides are not
part of this: `bot.artwork.lettering.clusters` leaves them out, because a name could turn the rest
of its line around with them. Isolates are: a name within a text is written between two of them.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import groupby

ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
"""The characters around a name: its direction follows from its own letters."""
ISOLATES = frozenset("\u2066\u2067\u2068\u2069")

_BRACKETS = "()[]{}⁅⁆⁽⁾₍₎⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯❨❩❪❫❬❭❮❯❰❱❲❳❴❵〈〉《》「」『』【】〔〕〖〗〘〙〚〛"
_CLOSING = dict(zip(_BRACKETS[::2], _BRACKETS[1::2], strict=True))
_MOST_OPEN = 63
"""Brackets that may be open at once; the standard gives up beyond them."""
_DEEPEST = 125
_INITIATORS = frozenset({"LRI", "RLI", "FSI"})
_NEUTRAL = frozenset({"B", "S", "WS", "ON", "PDI", *_INITIATORS})
_NUMBERS = frozenset({"EN", "AN"})


def embedding_levels(text: str, base: int | None = None) -> list[int]:
    """Return the level of each character: even from left to right, odd from right to left.

    ``base`` is the level of the line; by default it follows from the first letter.
    """
    classes = _classes_of(text)
    ends = _ends_of_isolates(classes)
    if base is None:
        base = base_level(text)
    levels = _explicit_levels(classes, ends, base)
    kept = [at for at, kind in enumerate(classes) if kind != "BN"]
    resolved = list(levels)
    for indices in _sequences(kept, ends, levels):
        sides = _sides(indices, kept, levels, base, classes)
        letters = [text[at] for at in indices]
        kinds = [classes[at] for at in indices]
        sequence = _Sequence(letters, kinds, levels[indices[0]], sides)
        for at, level in zip(indices, sequence.levels(), strict=True):
            resolved[at] = level
    _level_ignored(classes, resolved, base)
    return resolved


def base_level(text: str) -> int:
    """Return the level of a line, which follows from the first letter outside of isolates."""
    classes = _classes_of(text)
    return _first_strong(classes, _ends_of_isolates(classes), range(len(classes)))


def visual_order(levels: Sequence[int]) -> list[int]:
    """Return the indices from left to right (rule L2)."""
    order = list(range(len(levels)))
    for least in range(max(levels, default=0), 0, -1):
        at = 0
        for turned, part in groupby(order, key=lambda index: levels[index] >= least):
            length = len(list(part))
            if turned:
                order[at : at + length] = reversed(order[at : at + length])
            at += length
    return order


def _classes_of(text: str) -> list[str]:
    return [unicodedata.bidirectional(letter) or "L" for letter in text]


def _ends_of_isolates(classes: Sequence[str]) -> dict[int, int]:
    """Return the index of the matching end by the index of each isolate's beginning (BD9)."""
    ends: dict[int, int] = {}
    begun: list[int] = []
    for at, kind in enumerate(classes):
        if kind in _INITIATORS:
            begun.append(at)
        elif kind == "PDI" and begun:
            ends[begun.pop()] = at
    return ends


def _first_strong(classes: Sequence[str], ends: dict[int, int], within: range) -> int:
    """Return the level that the first letter outside of isolates demands (P2, P3)."""
    at = within.start
    while at < within.stop:
        if classes[at] in _INITIATORS:
            at = ends.get(at, within.stop)
        elif classes[at] in ("L", "R", "AL"):
            return int(classes[at] != "L")
        at += 1
    return 0


def _explicit_levels(classes: Sequence[str], ends: dict[int, int], base: int) -> list[int]:
    """Return the levels that follow from isolates alone (X1 to X8)."""
    matched = set(ends.values())
    open_levels, levels = [base], list[int]()
    for at, kind in enumerate(classes):
        if at in matched:
            open_levels.pop()
        levels.append(open_levels[-1])
        if kind not in _INITIATORS:
            continue
        content = range(at + 1, ends.get(at, len(classes)))
        turned = kind == "RLI" or (kind == "FSI" and _first_strong(classes, ends, content) == 1)
        level = (levels[-1] + 1) | 1 if turned else (levels[-1] + 2) & ~1
        open_levels.append(level if level <= _DEEPEST else levels[-1])
    return levels


def _sequences(kept: Sequence[int], ends: dict[int, int], levels: Sequence[int]) -> list[list[int]]:
    """Return the indices of each isolating run sequence (BD13), of characters that are ``kept``."""
    runs = [list(part) for _, part in groupby(kept, key=lambda at: levels[at])]
    continuing = set(ends.values())
    by_start = {run[0]: run for run in runs}
    sequences: list[list[int]] = []
    for run in runs:
        if run[0] in continuing:
            continue
        sequence = list(run)
        while sequence[-1] in ends:
            sequence += by_start[ends[sequence[-1]]]
        sequences.append(sequence)
    return sequences


def _sides(
    indices: Sequence[int],
    kept: Sequence[int],
    levels: Sequence[int],
    base: int,
    classes: Sequence[str],
) -> tuple[str, str]:
    """Return the directions before and after a sequence: of the higher level on each side (X10)."""
    first, last = bisect_left(kept, indices[0]), bisect_left(kept, indices[-1]) + 1
    own = levels[indices[0]]
    before = levels[kept[first - 1]] if first else base
    after = levels[kept[last]] if last < len(kept) else base
    if classes[indices[-1]] in _INITIATORS:  # Its isolate has no end.
        after = base
    return _direction_of(max(own, before)), _direction_of(max(own, after))


def _direction_of(level: int) -> str:
    return "R" if level % 2 else "L"


class _Sequence:
    """An isolating run sequence, whose classes are resolved rule by rule."""

    def __init__(
        self, letters: Sequence[str], kinds: Sequence[str], level: int, sides: tuple[str, str]
    ) -> None:
        self._letters = letters
        self._original = kinds
        self._kinds = list(kinds)
        self._level = level
        self._own = _direction_of(level)
        self._start, self._end = sides

    def levels(self) -> Iterator[int]:
        """Yield the level of each letter (I1, I2)."""
        self._resolve_weak()
        self._resolve_brackets()
        self._resolve_neutral()
        for kind in self._kinds:
            if kind in _NUMBERS:
                yield (self._level + 2) & ~1
            else:
                yield self._level + (kind != self._own)

    def _resolve_weak(self) -> None:
        kinds = self._kinds
        strong = before = self._start
        for at, kind in enumerate(kinds):
            if kind == "NSM":  # W1
                kind = "ON" if before in _INITIATORS or before == "PDI" else before
            before = kind
            if kind in ("L", "R", "AL"):
                strong = kind
            kinds[at] = "AN" if kind == "EN" and strong == "AL" else kind  # W2
        kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]  # W3
        for at in range(1, len(kinds) - 1):  # W4
            sides = {kinds[at - 1], kinds[at + 1]}
            if (kinds[at] == "ES" and sides == {"EN"}) or (
                kinds[at] == "CS" and sides in ({"EN"}, {"AN"})
            ):
                kinds[at] = kinds[at - 1]
        self._resolve_terminators()
        strong = self._start
        for at, kind in enumerate(kinds):  # W7
            if kind in ("L", "R"):
                strong = kind
            elif kind == "EN" and strong == "L":
                kinds[at] = "L"

    def _resolve_terminators(self) -> None:
        """Join signs of currencies and shares to numbers (W5); free others (W6)."""
        at = 0
        for kind, part in groupby(list(self._kinds)):
            length = len(list(part))
            if kind == "ET":
                beside = [*self._kinds[at - 1 : at], *self._kinds[at + length : at + length + 1]]
                self._kinds[at : at + length] = ["EN" if "EN" in beside else "ON"] * length
            elif kind in ("ES", "CS"):
                self._kinds[at : at + length] = ["ON"] * length
            at += length

    def _resolve_brackets(self) -> None:
        """Give both brackets of a pair the same direction (N0)."""
        for opening, closing in self._bracket_pairs():
            inside = {_direction(kind) for kind in self._kinds[opening + 1 : closing]}
            if self._own in inside:
                direction = self._own
            elif inside & {"L", "R"}:
                context = [_direction(kind) for kind in self._kinds[:opening]]
                strong = [each for each in context if each is not None]
                direction = strong[-1] if strong else self._start
            else:
                continue
            for at in (opening, closing):
                self._kinds[at] = direction
                for mark in range(at + 1, len(self._kinds)):
                    if self._original[mark] != "NSM":
                        break
                    self._kinds[mark] = direction

    def _bracket_pairs(self) -> list[tuple[int, int]]:
        """Return the indices of paired brackets by the opening one (BD16)."""
        pairs: list[tuple[int, int]] = []
        begun: list[tuple[str, int]] = []
        for at, letter in enumerate(self._letters):
            if self._kinds[at] != "ON":
                continue
            if letter in _CLOSING:
                if len(begun) == _MOST_OPEN:
                    return []
                begun.append((_CLOSING[letter], at))
                continue
            for depth in range(len(begun) - 1, -1, -1):
                if begun[depth][0] == letter:
                    pairs.append((begun[depth][1], at))
                    del begun[depth:]
                    break
        return sorted(pairs)

    def _resolve_neutral(self) -> None:
        """Give what has no direction that of both its neighbours, or of the sequence (N1, N2)."""
        at, before = 0, self._start
        for is_neutral, part in groupby(list(self._kinds), key=_NEUTRAL.__contains__):
            kinds = list(part)
            stop = at + len(kinds)
            if is_neutral:
                after = _direction(self._kinds[stop]) if stop < len(self._kinds) else self._end
                self._kinds[at:stop] = [before if before == after else self._own] * len(kinds)
            else:
                before = _direction(kinds[-1]) or before
            at = stop


def _direction(kind: str) -> str | None:
    """Return the direction of a class; numbers count as written from right to left."""
    return "R" if kind in _NUMBERS else kind if kind in ("L", "R") else None


def _level_ignored(classes: Sequence[str], levels: list[int], base: int) -> None:
    """Put ignored characters beside those before them, and spaces at the end of the line (L1)."""
    for at, kind in enumerate(classes):
        if kind == "BN":
            levels[at] = levels[at - 1] if at else base
    for at in _trailing(classes):
        levels[at] = base


def _trailing(classes: Sequence[str]) -> Iterator[int]:
    """Yield the indices of spaces and isolates at the end and before separators."""
    at_end = True
    for at in range(len(classes) - 1, -1, -1):
        if classes[at] in ("S", "B"):
            at_end = True
            yield at
        elif classes[at] in ("WS", "BN", "PDI") or classes[at] in _INITIATORS:
            if at_end:
                yield at
        else:
            at_end = False
