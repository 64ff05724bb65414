"""What a seed was made from, where players have added words to it, as comments before its deal.

They stand on lines of their own: `# announced HASH`, `# secret ROUND HEX`, and for each word, in
the order of the seats, `# word SEAT SALT TEXT`, or `# word-hash SEAT HASH` where it is forgotten.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.engine import SeatWord, SeedOrigin, SeedWord

_HASH = r"(?P<hash>[0-9a-fA-F]{64})"
_ANNOUNCED = re.compile(rf"\s*#\s*announced\s+{_HASH}\s*")
_SECRET = re.compile(r"\s*#\s*secret\s+(?P<number>[0-9]{1,6})\s+(?P<secret>[0-9a-fA-F]{64})\s*")
_WORD = re.compile(r"\s*#\s*word\s+(?P<seat>\S+)\s+(?P<salt>[0-9a-fA-F]{32})\s(?P<text>.*)")
_FORGOTTEN = re.compile(rf"\s*#\s*word-hash\s+\S+\s+{_HASH}\s*")


def origin_lines(origin: SeedOrigin, names: Sequence[str]) -> Iterator[str]:
    """The comments, with the names that the seats have in the record."""
    yield f"# announced {origin.announced.hex()}"
    yield f"# secret {origin.number} {origin.secret.hex()}"
    for each in origin.words:
        if each.word is None:
            yield f"# word-hash {names[each.seat]} {each.digest.hex()}"
        else:
            yield f"# word {names[each.seat]} {each.word.salt.hex()} {each.word.text}"


def read_origin(lines: Iterable[str]) -> SeedOrigin | None:
    """What the comments among these lines say of a seed; None where no secret is named.

    A secret without an announced hash was not announced: it holds for no seed.
    """
    announced, secret, number, words = b"", b"", 0, list[SeatWord]()
    for line in lines:
        if found := _ANNOUNCED.fullmatch(line):
            announced = bytes.fromhex(found["hash"])
        elif found := _SECRET.fullmatch(line):
            number, secret = int(found["number"]), bytes.fromhex(found["secret"])
        elif found := _WORD.fullmatch(line):
            word = SeedWord(found["text"], bytes.fromhex(found["salt"]))
            words.append(SeatWord(len(words), word.digest, word))
        elif found := _FORGOTTEN.fullmatch(line):
            words.append(SeatWord(len(words), bytes.fromhex(found["hash"])))
    return SeedOrigin(announced, number, secret, tuple(words)) if secret else None
