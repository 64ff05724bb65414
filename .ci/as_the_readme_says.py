"""Run the commands of the README in a fresh clone: .ci/as_the_readme_says.py FOLDER

Do so as an ordinary user: where this is root, as a user made for it. Clone the commit into a folder
of FOLDER whose name has a space and letters that ASCII lacks, with `shared` beside it if this
checkout has that. There, with umask 077, a HOME with only pip's settings and a minimal PATH, run
`make run`, load its page and press Ctrl-C, all of it twice. Then run `make test`, and the command
line once more where the locale has only ASCII.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import BinaryIO

CHECKOUT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"^Open it in a browser: (http://\S+)$", re.MULTILINE)
PATIENCE = 300.0
# Variables with which this machine reaches package registries; no others are passed on.
NETWORK = re.compile(r"(PIP_|SSL_CERT_|REQUESTS_CA_|(https?|no)_proxy$)", re.IGNORECASE)
MAY_SKIP = (
    "--may-skip=browser --may-skip=pgbouncer --may-skip=rlcard --may-skip=root "
    "--require=postgres --require=openapi"
)


ORDINARY = "contra-uno-ci"
"""The user of these commands where root runs them. It stays; its home is in FOLDER."""
IS_ROOT = os.geteuid() == 0
UMASK = 0o077


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    folder.chmod(0o755)  # another user has to get into it
    if IS_ROOT:
        make_user()
    home = folder / "home"
    clone = home / "Mein Ümläut Bot" / "contra uno"
    fill(home, clone)
    environment = bare_environment(folder, home)
    for _ in range(2):
        make_run(clone, environment)
    tests = {"PYTEST_ADDOPTS": MAY_SKIP}
    tested = ordinary(["make", "test"], clone, {**environment, **tests}).wait()
    program = str(clone / ".venv" / "bin" / "contra-uno")
    said = ordinary([program, "--version"], clone, {**environment, "LC_ALL": "C"}).wait()
    sys.exit(tested or said)


def make_user() -> None:
    """Make the ordinary user, unless it is there."""
    try:
        pwd.getpwnam(ORDINARY)
    except KeyError:
        subprocess.run(["useradd", "--system", "--user-group", ORDINARY], check=True)


def fill(home: Path, clone: Path) -> None:
    """Give the user a home with pip's settings, and the clone with `shared` beside it."""
    clone.parent.mkdir(parents=True)
    # Files of another user are copied: links to them would share their owner.
    cloning = ["git", "clone", "--quiet", "--no-hardlinks", str(CHECKOUT), str(clone)]
    subprocess.run(cloning, check=True, umask=UMASK)
    shared = CHECKOUT.parent / "shared"
    if shared.is_dir():
        shutil.copytree(shared, clone.parent / "shared")
    for name in (".config/pip/pip.conf", ".pip/pip.conf"):
        if (settings := Path.home() / name).is_file():
            (home / name).parent.mkdir(parents=True)
            shutil.copy(settings, home / name)
    if IS_ROOT:
        owner = f"{ORDINARY}:{ORDINARY}"
        subprocess.run(["chown", "--recursive", "--no-dereference", owner, str(home)], check=True)


def bare_environment(folder: Path, home: Path) -> dict[str, str]:
    """Return an environment with only Python and the system's tools, without any settings."""
    programs = folder / "bin"
    programs.mkdir()
    (programs / "python3").symlink_to(usable_python())
    network = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
    return {**network, "HOME": str(home), "PATH": f"{programs}:/usr/bin:/bin"}


def usable_python() -> Path:
    """Return a Python that the user may run; the one of root is often in root's own home."""
    # Neither the Python of an active environment nor a version manager's shim, which needs a HOME.
    own = Path(sys.base_prefix) / "bin" / "python3"
    can = "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))"
    for python in (
        own,
        Path(sys.executable),
        *map(Path, ("/usr/bin/python3", "/usr/local/bin/python3")),
    ):
        try:
            if ordinary([str(python), "-c", can], Path("/"), {}).wait() == 0:
                return python
        except OSError:  # it is not there, or the user may not run it
            continue
    sys.exit("Install Python 3.11 or newer, with venv, where every user may run it.")


def ordinary(
    command: list[str],
    folder: Path,
    environment: dict[str, str],
    apart_into: BinaryIO | None = None,
) -> subprocess.Popen[bytes]:
    """Start a command in a folder as the ordinary user, perhaps in a process group of its own."""
    user = {"user": ORDINARY, "group": ORDINARY, "extra_groups": []} if IS_ROOT else {}
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=apart_into,
        stderr=apart_into and subprocess.STDOUT,
        start_new_session=apart_into is not None,
        umask=UMASK,
        **user,
    )


def make_run(clone: Path, environment: dict[str, str]) -> None:
    print("$ make run", flush=True)
    said = clone.parents[2] / "make-run.txt"
    started = time.monotonic()
    with said.open("wb") as output:
        process = ordinary(["make", "run"], clone, {**environment, "PLAYGROUND_PORT": "0"}, output)
    try:
        address = wait_for_address(process, said, started + PATIENCE)
        with urllib.request.urlopen(address, timeout=30) as page:
            loaded = len(page.read())
        os.killpg(process.pid, signal.SIGINT)  # like Ctrl-C, this reaches the whole group
        process.wait(timeout=30)
        ensure("Traceback" not in said.read_text(), "the bot ended with a traceback")
        ensure(not alive(process.pid), "the bot left a process behind")
    except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
        print(said.read_text(), flush=True)
        sys.exit(f"make run: {error}")
    finally:
        if alive(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
    seconds = time.monotonic() - started
    print(f"{address}: a page of {loaded} bytes, after {seconds:.0f} s", flush=True)


def wait_for_address(process: subprocess.Popen[bytes], said: Path, until: float) -> str:
    while time.monotonic() < until:
        if found := ADDRESS.search(said.read_text()):
            return found[1]
        ensure(process.poll() is None, "the bot ended by itself")
        time.sleep(0.2)
    raise RuntimeError("the bot printed no address")


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def ensure(holds: bool, otherwise: str) -> None:
    if not holds:
        raise RuntimeError(otherwise)


if __name__ == "__main__":
    main()
