"""The key of the list of deletions: a secret in a file, without which the list tells no id."""

from __future__ import annotations

import hmac
import os
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from bot.errors import OperatorError

from .own_file import file_at, open_new_file, owner_of

_BYTES = 32
_WRITTEN = re.compile(rf"[0-9a-fA-F]{{{2 * _BYTES}}}")


class DeletionsKey:
    """A secret that digests of the list are hashed with; the database knows its fingerprint."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.fingerprint = sha256(b"key of the list of deletions\n" + secret).digest()

    def seal(self, digest: bytes) -> bytes:
        """Return the digest hashed with the secret."""
        return hmac.digest(self._secret, digest, "sha256")


def key_file(named: Path | None, database_url: str) -> Path | None:
    """Return the file of the key: as named, else beside a SQLite database, else None."""
    database = file_at(database_url)
    return named or (None if database is None else database.with_name("deletions.key"))


def load_key(file: Path | None) -> DeletionsKey | None:
    """Return the key in a file, None if there is no file. Raise `OperatorError` for another."""
    if file is None:
        return None
    try:
        text = file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        text = ""
    if not _WRITTEN.fullmatch(text):
        raise OperatorError(f"{file} is no key of a list of deletions: {2 * _BYTES} hex digits.")
    return DeletionsKey(bytes.fromhex(text))


def make_key(file: Path) -> DeletionsKey | None:
    """Make a key in a new file that only its owner can read, and return it, or that of another
    process that was faster. Raise `OperatorError` if it cannot be written."""
    try:
        with os.fdopen(open_new_file(file, owner_of(file)), "wb") as written:
            written.write(secrets.token_hex(_BYTES).encode())
    except FileExistsError:
        pass
    except OSError as error:
        raise OperatorError(f"{file} cannot be written: {error.strerror}.") from error
    return load_key(file)


def key_fault(
    key: DeletionsKey | None, file: Path | None, fingerprints: Iterable[bytes]
) -> str | None:
    """Return what is wrong with the key of a list whose entries have these ``fingerprints``."""
    lost = set(fingerprints) - {key and key.fingerprint}
    if file is None:
        return "DELETIONS_KEY_FILE names no key: ids can be found in the list of deletions"
    if not lost:
        return None
    what = "is missing" if key is None else "has another key"
    return f"{file} {what}: people in the list of deletions cannot be recognised without theirs"
