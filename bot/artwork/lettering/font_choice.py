"""Which font draws which letters of a line, and decorated letters as plain ones if none does."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from .bidi import ISOLATES
from .clusters import EMOJI_STYLE, KEYCAP, TEXT_STYLE, is_mark
from .font_files import EMOJI, FALLBACKS, NOTO_SANS, FontFile, Lettering
from .typefaces import typeface

_LOOK_ALIKES = {
    # Old Italic and Coptic, which generators of names take for Latin letters.
    **dict(zip("𐌀𐌁𐌂𐌃𐌄𐌅𐌇𐌉𐌊𐌋𐌌𐌍𐌏𐌐𐌑𐌓𐌔𐌕𐌖𐌗𐌙𐌚", "ABCDEFHIKLMNOPMRSTVXY8", strict=True)),
    **dict(zip("ⲀⲂⲄⲈⲌⲎⲒⲔⲖⲘⲚⲞⲢⲤⲦⲨⲬ", "ABΓEZHIKΛMNOPCTYX", strict=True)),
    **dict(zip("ⲁⲃⲅⲉⲍⲏⲓⲕⲗⲙⲛⲟⲣⲥⲧⲩⲭ", "abγezhikλmnopctyx", strict=True)),
    # Letters of flags that stand alone.
    **{chr(0x1F1E6 + number): chr(ord("A") + number) for number in range(26)},
}
"""Letters that compatibility folding leaves as they are, and the letters that they look like."""


def folded(cluster: str) -> str:
    """Return the cluster in plain letters, such as A for 𝓐 and Ａ; often it stays as it is."""
    plain = "".join(_LOOK_ALIKES.get(letter, letter) for letter in cluster)
    return unicodedata.normalize("NFKC", plain)


_MOST_KEPT = 4096
"""Letters whose fonts are remembered; no name can be told from them."""
_OPENS = (" ", "(", "[", "„", "“")
_CLOSES = (")", "]", ",", ".", ":", ";", "!", "?")


@dataclass(frozen=True, slots=True)
class Piece:
    """A cluster as it is drawn, and its font; an isolate has none."""

    text: str
    font: FontFile | None


def pieces_of(clusters: Sequence[str], lettering: Lettering) -> list[Piece]:
    """Return the clusters with their fonts, without those that no font has.

    The space beside a cluster that is left out is left out with it where it no longer separates.
    """
    pieces: list[Piece] = []
    is_after_gap = False
    for cluster, piece in zip(clusters, _pieces_of_words(clusters, lettering), strict=True):
        if piece is None:
            is_after_gap = True
            continue
        if is_after_gap and cluster == " " and (not pieces or pieces[-1].text in _OPENS):
            continue
        if is_after_gap and cluster in _CLOSES and pieces and pieces[-1].text == " ":
            pieces.pop()
        is_after_gap = False
        pieces.append(piece)
    while is_after_gap and pieces and pieces[-1].text == " ":
        pieces.pop()
    return pieces


def _pieces_of_words(clusters: Iterable[str], lettering: Lettering) -> Iterator[Piece | None]:
    """Yield each cluster's piece; the Latin, Greek or Cyrillic letters of a word share a font."""
    for is_between, word in groupby(clusters, key=lambda each: each == " " or each in ISOLATES):
        letters = list(word)
        own = lettering.own_fonts
        if not is_between:
            alphabetic = [each for each in letters if _has(NOTO_SANS, each)]
            own = _first_with_all(alphabetic, (*own, NOTO_SANS))
        for each in letters:
            yield Piece(each, None) if each in ISOLATES else _piece_of(each, own)


def _first_with_all(letters: Sequence[str], fonts: tuple[FontFile, ...]) -> tuple[FontFile, ...]:
    """Return the fonts from the first one on that has all the letters."""
    for at, font in enumerate(fonts):
        if all(_has(font, letter) for letter in letters):
            return fonts[at:]
    return fonts


@lru_cache(_MOST_KEPT)
def _piece_of(cluster: str, own: tuple[FontFile, ...]) -> Piece | None:
    """Return the cluster as it is, plain or without its marks, whichever a font has."""
    bare = "".join(letter for letter in cluster if not is_mark(letter))
    for text in dict.fromkeys((cluster, folded(cluster), bare, folded(bare), cluster[0])):
        font = _font_of(text, own) if text else None
        if font is not None:
            return Piece(text, font)
    return None


def _font_of(cluster: str, own: tuple[FontFile, ...]) -> FontFile | None:
    fonts = [*own, *(font for font in FALLBACKS if font.may_have(cluster[0]))]
    if EMOJI_STYLE in cluster or KEYCAP in cluster:
        fonts = [EMOJI, *fonts]
    elif TEXT_STYLE in cluster:
        fonts = [font for font in fonts if font is not EMOJI]
    return next((font for font in fonts if _has(font, cluster)), None)


@lru_cache(_MOST_KEPT)
def _has(font: FontFile, cluster: str) -> bool:
    return typeface(font).has(cluster)
