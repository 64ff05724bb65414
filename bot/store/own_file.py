"""The file of an SQLite database: for the bot's user alone, and used by one bot at a time.

What root makes beside it is given to the bot's user, whose bot could not start otherwise.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import make_url

from bot.errors import InUseError, OperatorError, TransientError

if os.name == "nt":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


FILE_FOR_ITS_OWNER = 0o600
"""The database contains the hands and shuffles of games under way."""
_FOLDER_FOR_ITS_OWNER = 0o700
_READABLE_BY_OTHERS = 0o077
_READ_ONLY = "its folder is read-only, for every user"

_OF_SQLITE = ("", "-wal", "-shm", "-journal")
_LOCK = ".lock"
OWN_ENDINGS = (*_OF_SQLITE, _LOCK)
"""Endings of the names of a database's own files, which lie beside each other."""


class FileOwner(NamedTuple):
    """The user and the group to whom a file belongs."""

    user: int
    group: int

    @property
    def is_root(self) -> bool:
        return self.user == 0

    def __str__(self) -> str:
        """Return the user's name. A user of a container may have none: its number, as for sudo."""
        import pwd

        try:
            return pwd.getpwuid(self.user).pw_name
        except KeyError:
            return f"#{self.user}"


def file_at(url: str) -> Path | None:
    """Return the file of the database at this address, None if it is not a file.

    A link is followed, so that two bots that take different ways to one file make one claim. Raise
    `OperatorError` if it leads in a circle, or if the folder that the path begins in is removed.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    file = Path(address.database or "")
    try:
        file.absolute()
    except FileNotFoundError as error:
        raise OperatorError(
            f"The database {file} cannot be found: the current folder has been removed.\n"
            "Go to another folder, or give the whole path in DATABASE_URL."
        ) from error
    return _linked_file(file)


def uri_of(file: Path, mode: Literal["ro", "rw"]) -> str:
    """Return the URI by which `sqlite3.connect` opens a file that is there, to read or to write.

    It makes none, and no character of the path is taken for anything else.
    """
    return f"{file.absolute().as_uri()}?mode={mode}"


def _linked_file(file: Path) -> Path:
    """Return the file that a link leads to, which need not exist, or the path as it is."""
    try:
        if not file.is_symlink():
            return file
    except OSError:
        # The folder may not be entered, which is reported when the file is opened.
        return file
    target = Path(os.path.realpath(file))
    if target.is_symlink():
        raise TransientError(
            f"The database {file} cannot be used: it is a link that leads round in a circle.\n"
            "Let the link lead to a file, or give another place in DATABASE_URL."
        )
    return target


def this_user() -> FileOwner | None:
    """Return the user with whose rights this process works, None on Windows."""
    return None if os.name == "nt" else FileOwner(os.geteuid(), os.getegid())


def owner_of(file: Path) -> FileOwner | None:
    """Return the user to whom the database in `file`, and all beside it, should belong.

    It is the owner of the file. If there is none, or if root has made it, it is the owner of its
    folder, or of the first folder above that exists. Return None where nobody can tell.
    """
    try:
        if not (owner := _owner_at(file)).is_root:
            return owner
    except OSError:
        pass
    for folder in file.absolute().parents:
        try:
            return _owner_at(folder)
        except FileNotFoundError:
            continue
        except OSError:
            return None
    return None


def _owner_at(path: Path) -> FileOwner:
    return _owner_in(path.stat())


def _owner_in(status: os.stat_result) -> FileOwner:
    return FileOwner(status.st_uid, status.st_gid)


def may(path: Path, mode: int) -> bool:
    """Return whether this process may use the path so: `os.R_OK`, `os.W_OK`, `os.X_OK`."""
    return os.access(path, mode, effective_ids=os.access in os.supports_effective_ids)


def require_right_user(file: Path) -> None:
    """Raise `OperatorError` if the bot could not use what this process makes beside its database.

    Root may work on it, as `make_file` gives every file to the right user.
    """
    owner, user = owner_of(file), this_user()
    if owner is None or user is None or owner.is_root or user.is_root:
        return
    if owner.user != user.user:
        raise OperatorError(_not_for(user, owner, file))


def _not_for(user: FileOwner, owner: FileOwner, file: Path) -> str:
    return (
        f"{file.absolute()} is for the user {owner}, who could not use what {user} makes there.\n"
        f"Run the command as that user: sudo -u '{owner}' contra-uno …"
    )


def make_file(file: Path, owner: FileOwner | None) -> None:
    """Make an empty file as `open_new_file` does."""
    os.close(open_new_file(file, owner))


def open_new_file(file: Path, owner: FileOwner | None) -> int:
    """Make a file for its owner alone, and return its descriptor. Root gives it to `owner`.

    Raise `FileExistsError` if there is one, or a link, whose target root would give away. Raise
    `OperatorError` if it cannot be given.
    """
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE_FOR_ITS_OWNER)
    try:
        _give(descriptor, file, owner)
    except OperatorError:
        os.close(descriptor)
        file.unlink()
        raise
    return descriptor


def _give(descriptor: int, path: Path, owner: FileOwner | None) -> None:
    """Give what root has made to its owner."""
    user = this_user()
    if owner is None or user is None or not user.is_root:
        return
    # Not the path, which may lead to another file by now.
    if _owner_in(os.fstat(descriptor)).user != owner.user:
        try:
            os.fchown(descriptor, *owner)
        except OSError as error:
            raise OperatorError(_not_for(user, owner, path)) from error


def make_folder(file: Path) -> None:
    """Make the folder of a database, for its owner alone; an existing folder is not changed.

    If root makes it, it is given to the owner of the folder that it is in. Raise `TransientError`
    if it cannot be made.
    """
    folder, owner = file.absolute().parent, owner_of(file)
    try:
        missing = [each for each in (folder, *folder.parents) if not each.exists()]
        for each in reversed(missing):
            each.mkdir(_FOLDER_FOR_ITS_OWNER if each == folder else 0o777, exist_ok=True)
            _give_folder(each, owner)
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise TransientError(
            f"The folder {file.parent} cannot be made: {error.strerror}.\n"
            f"Name another place for {file.name}, or make the folder and let the bot write to it."
        ) from error


def _give_folder(folder: Path, owner: FileOwner | None) -> None:
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        _give(descriptor, folder, owner)
    finally:
        os.close(descriptor)


def make_private(url: str) -> None:
    """Let only the owner read the database at this address and the files that SQLite adds to it.

    Make an empty file if there is none.
    """
    file = file_at(url)
    if file is None:
        return
    make_folder(file)
    # An error of the file is reported when it is opened as a database.
    with suppress(OSError):
        target = file.resolve()
        make_file(target, owner_of(target))
    shut_files(file)


def shut_files(database: Path) -> None:
    """Let only the owner read the database in this file and what SQLite adds to it, if it may."""
    for suffix in _OF_SQLITE:
        with suppress(OSError):
            _shut(database.with_name(database.name + suffix))


def is_private(file: Path) -> bool:
    """Return whether only its owner can read the file."""
    return os.name == "nt" or not file.stat().st_mode & _READABLE_BY_OTHERS


def _shut(file: Path) -> None:
    if file.is_file() and not is_private(file):
        file.chmod(FILE_FOR_ITS_OWNER)


def files_of(database: Path) -> Iterator[Path]:
    """Yield the files that exist of this database."""
    for suffix in OWN_ENDINGS:
        file = database.with_name(database.name + suffix)
        if file.exists():
            yield file


@contextmanager
def claimed(url: str) -> Generator[None]:
    """Claim the file at this address for this bot alone; a database server takes several bots.

    Raise `InUseError` if another bot runs on it, and `TransientError` if the folder may not be
    written to. The claim ends with its process, however that ends.
    """
    file = file_at(url)
    if file is None:
        yield
        return
    with claimed_file(file):
        yield


def is_claimed(url: str) -> bool:
    """Return whether a bot runs on the file at this address, or a command that needs it alone."""
    file = file_at(url)
    if file is None or not file.with_name(f"{file.name}{_LOCK}").exists():
        return False
    try:
        with claimed_file(file):
            return False
    except InUseError:
        return True


@contextmanager
def claimed_file(file: Path) -> Generator[None]:
    """Claim the database in this file as `claimed` does."""
    make_folder(file)
    # Not the database itself: closing it here would release SQLite's own locks.
    descriptor = _open_lock(file.with_name(f"{file.name}{_LOCK}"), owner_of(file))
    try:
        _claim(descriptor, file)
        yield
    finally:
        os.close(descriptor)


def _open_lock(file: Path, owner: FileOwner | None) -> int:
    try:
        with suppress(FileExistsError):
            make_file(file, owner)
        return os.open(file, os.O_RDWR)
    except OSError as error:
        raise TransientError(
            f"{file} cannot be used: {explain_refusal(str(error.strerror), file)}.\n"
            "Let the bot write to it and to its folder, or give another place in DATABASE_URL."
        ) from error


def explain_refusal(reason: str, file: Path) -> str:
    """Return why the system refuses a file, and whose the file or its folder is if another's.

    If nobody may write there, as the disk is read-only, that is the explanation.
    """
    paths = (file, file.absolute().parent)
    if any(map(_is_read_only, paths)):
        return reason if reason == os.strerror(errno.EROFS) else f"{reason}; {_READ_ONLY}"
    user = this_user()
    for path in paths:
        with suppress(OSError):
            owner = _owner_at(path)
            if user is None or owner.user == user.user:
                break
            what = "it" if path == file else "its folder"
            return f"{reason}; {what} belongs to {owner}, and this user is {user}"
    return reason


def _is_read_only(path: Path) -> bool:
    """Return whether the path is on a file system that is mounted read-only."""
    if os.name == "nt":
        return False
    try:
        return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def _claim(descriptor: int, file: Path) -> None:
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError) as error:
        raise InUseError(
            f"A bot runs on {file} already, or a command that needs it alone. Stop it first. "
            "Another bot takes a DATABASE_URL of its own; several processes of one bot share a "
            "PostgreSQL database."
        ) from error
    except OSError:
        # The disk has no locks, so other bots cannot be noticed.
        return
