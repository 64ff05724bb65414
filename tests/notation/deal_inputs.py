"""Everything a deal is made from, tried otherwise while all that was published stays.

`python -m tests.notation.deal_inputs [TRIES]` prints, for each input that docs/fairness.md lists,
how many other values `contra-uno verify` refuses, names, or does not notice.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from hashlib import sha256
from io import StringIO
from itertools import count, islice, permutations
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import structs

from bot.cli import main
from bot.engine import (
    Mode,
    Opening,
    Options,
    Presence,
    SeatWord,
    SeedOrigin,
    SeedWord,
    build_options,
    commitment,
    new_match,
    seal_salts,
    seed_origin,
)
from bot.notation.record_writer import write_round

SEATS, LATER = 3, 4
CLASSIC = build_options(Mode.CLASSIC)
SEAL = seal_salts(bytes([seat]) * 16 for seat in range(20))
WORDS = ("correct horse", "battery staple 7")

Verdict = tuple[int, str]


def origin_of(number: int = 1, *words: str) -> SeedOrigin:
    """Return what the bot makes the seed of a round from, with words of the first seats."""
    given = enumerate(words or WORDS)
    said = (
        SeatWord(seat, word_at(seat, text).digest(), word_at(seat, text)) for seat, text in given
    )
    found = seed_origin(b"honest" * 5 + b"!!", number, said, SEAL)
    assert found is not None
    return found


def word_at(seat: int, text: str) -> SeedWord:
    return SeedWord(text, SEAL.salts[seat])


def record(
    origin: SeedOrigin,
    number: int | None = None,
    dealer: int | None = None,
    seats: int = SEATS,
    options: Options = CLASSIC,
) -> str:
    """Return the record of a round that the bot deals from this origin."""
    number = number or origin.number
    dealer = due_dealer(number) if dealer is None else dealer
    here, scores = (Presence.HERE,) * seats, (0,) * seats
    return write_round(options, Opening(number, dealer, origin.seed, scores, here), (), origin)


def due_dealer(number: int) -> int:
    """Return who deals this round of the honest match (C2)."""
    first, _ = new_match(CLASSIC, SEATS, origin_of().seed)
    return (first.dealer + number - 1) % SEATS


def verify(text: str) -> Verdict:
    """Return the status of `contra-uno verify`, and what it prints but for hashes."""
    printed = StringIO()
    with TemporaryDirectory() as folder, redirect_stdout(printed), redirect_stderr(StringIO()):
        file = Path(folder) / "round.uno"
        file.write_text(text, encoding="utf-8")
        status = main(["verify", str(file)])
    told = printed.getvalue().replace(str(file), "")
    return status, re.sub("[0-9a-f]{32,}", "#", told)


def _other_secrets() -> Iterator[str]:
    for number in count():
        secret = sha256(b"secret %d" % number).digest()
        yield record(structs.replace(origin_of(), secret=secret))


def _other_salts() -> Iterator[str]:
    for number in count():
        made, salt = origin_of(), number.to_bytes(16, "big")
        word = SeedWord(WORDS[1], salt)
        salted = structs.replace(made, words=(made.words[0], SeatWord(1, word.digest(), word)))
        yield record(salted)
        hashes = (SEAL.hashes[0], sha256(salt).digest(), *SEAL.hashes[2:])
        yield record(structs.replace(salted, salt_hashes=hashes))


def _other_forms() -> Iterator[str]:
    honest = record(origin_of())
    yield from (honest.replace("announced 2:", f"announced {form}") for form in ("", "1:", "3:"))
    yield "\n".join(line for line in honest.splitlines() if not line.startswith("# salts"))
    yield record(structs.replace(origin_of(), salt_hashes=SEAL.hashes[:SEATS]))


def _other_seats_of_words() -> Iterator[str]:
    """Yield records with the words at other seats, and with one of a seat that nobody has."""
    honest = record(origin_of())
    for one, two in permutations(range(1, SEATS + 1), 2):
        if (one, two) != (1, 2):
            yield honest.replace("word seat1", f"word seat{one}").replace(
                "rd seat2", f"rd seat{two}"
            )
    for number in count():
        seat = SEATS + number % (20 - SEATS)
        word = word_at(seat, f"p{number}")
        words = (*origin_of().words, SeatWord(seat, word.digest(), word))
        made = structs.replace(origin_of(), words=words)
        line = f"# word seat{seat + 1} {word.salt.hex()} {word.text}\n# commitment"
        text = record(structs.replace(made, words=made.words[:2]))
        dealt, seed = origin_of().seed, made.seed
        text = text.replace(commitment(dealt), commitment(seed)).replace(dealt.hex(), seed.hex())
        yield text.replace("# commitment", line)


def _other_first_dealers() -> Iterator[str]:
    named = record(origin_of())
    for dealer in {*range(SEATS)} - {due_dealer(1)}:
        yield named.replace("\ndeal ", f"\ndealer seat{dealer + 1}\ndeal ")


def _other_rounds() -> Iterator[str]:
    """Yield records that deal from the secret of another round, and matches out of order."""
    seventh, eighth = record(origin_of(7)), _next(origin_of(8))
    yield seventh + _next(origin_of(7))
    yield seventh + _next(origin_of(7)) + _next(origin_of(7))
    yield seventh + _next(origin_of(9))
    yield seventh + "\n".join(line for line in eighth.splitlines() if not line.startswith("#"))
    yield seventh + _next(origin_of(8, "other", "words"))
    yield from (record(origin_of(number), 1) for number in range(2, 1001))


def _next(origin: SeedOrigin) -> str:
    """Return the next round after one that nobody has played."""
    lines = record(origin).splitlines()
    told = [line for line in lines if line.startswith("#")]
    ended = "table: time-up"
    return "\n".join([ended, *told, f"table: next {origin.seed.hex()}", ""])


def _other_words() -> Iterator[str]:
    made = origin_of()
    yield from (record(structs.replace(made, words=(word,))) for word in made.words)
    yield from (record(origin_of(1, *WORDS, f"p{number}")) for number in range(20))
    yield from (record(origin_of(1, WORDS[0], f"p{number}")) for number in count())


def _other_numbers_of_seats() -> Iterator[str]:
    yield from (record(origin_of(), seats=seats) for seats in range(2, 21) if seats != SEATS)


def _other_options() -> Iterator[str]:
    rules = [("hand_size", str(size)) for size in (5, 6, 8, 9)] + [("stacking", None)]
    yield from (record(origin_of(), options=build_options(Mode.CLASSIC, [each])) for each in rules)
    yield record(origin_of(), options=build_options(Mode.FLIP))


def _later_rounds() -> Iterator[str]:
    yield from (record(origin_of(number)) for number in range(2, 1001))


def _other_later_dealers() -> Iterator[str]:
    for dealer in {*range(SEATS)} - {due_dealer(LATER)}:
        yield record(origin_of(LATER), dealer=dealer)


INPUTS: dict[str, Callable[[], Iterator[str]]] = {
    "secret": _other_secrets,
    "salts": _other_salts,
    "form": _other_forms,
    "seat of a word": _other_seats_of_words,
    "first dealer": _other_first_dealers,
    "other rounds": _other_rounds,
    "words": _other_words,
    "seats": _other_numbers_of_seats,
    "options": _other_options,
    "round": _later_rounds,
    "later dealer": _other_later_dealers,
}


def outcomes(name: str, tries: int) -> Counter[str]:
    """Return how many other values of an input are refused, named, and not noticed."""
    _, honest = verify(record(origin_of(LATER if name == "later dealer" else 1)))
    return Counter(_outcome(text, honest) for text in islice(INPUTS[name](), tries))


def _outcome(text: str, honest: str) -> str:
    status, told = verify(text)
    return "refused" if status else "not noticed" if told == honest else "named"


if __name__ == "__main__":
    for each in INPUTS:
        tried = outcomes(each, int(sys.argv[1]) if sys.argv[1:] else 1000)
        told = ", ".join(f"{number} {outcome}" for outcome, number in tried.items())
        sys.stdout.write(f"{each:16}{told}\n")
