"""Decorated letters as plain ones, for those that no font has."""

from __future__ import annotations

import unicodedata

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
