"""Run the commands of the README as somebody new would: .ci/as_the_readme_says.py FOLDER

Clone the commit into a new HOME in FOLDER, with `shared` beside it if this checkout has that. The
way there has a blank and letters beyond ASCII, files are for their owner alone, and the user is an
ordinary one: where this runs as root, one of its own. With a minimal PATH run `make run`, load its
page and press Ctrl-C, all of it twice. Then run `make test`.
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
from typing import Any

CHECKOUT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"^Open it in a browser: (http://\S+)$", re.MULTILINE)
PATIENCE = 300.0
# Variables with which this machine reaches package registries; no others are passed on.
NETWORK = re.compile(r"(PIP_|SSL_CERT_|REQUESTS_CA_|(https?|no)_proxy$)", re.IGNORECASE)
MAY_SKIP = (
    "--may-skip=browser --may-skip=pgbouncer --may-skip=rlcard --may-skip=root "
    "--require=postgres --require=openapi"
)


ORDINARY_USER = "contra-uno-ci"


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    folder.chmod(0o755)  # another user goes through it
    home = folder / "home"
    clone = home / "Mein Ümläut Bot" / "contra uno"
    clone.parent.mkdir(parents=True)
    subprocess.run(["git", "clone", "--quiet", str(CHECKOUT), str(clone)], check=True)
    if (CHECKOUT.parent / "shared").is_dir():
        shutil.copytree(CHECKOUT.parent / "shared", clone.parent / "shared")
    as_user = ordinary_user()
    if as_user:
        owner = f"{as_user['user']}:{as_user['group']}"
        subprocess.run(["chown", "--recursive", owner, str(home)], check=True)
    as_user["umask"] = 0o077
    as_user["env"] = bare_environment(folder, home, as_user)
    for _ in range(2):
        make_run(clone, as_user)
    as_user["env"]["PYTEST_ADDOPTS"] = MAY_SKIP
    tested = subprocess.run(["make", "test"], cwd=clone, check=False, **as_user)
    sys.exit(tested.returncode)


def ordinary_user() -> dict[str, Any]:
    """Return what lets a process run as an ordinary user, who is made if need be.

    Nothing is needed where this is no root.
    """
    if os.geteuid() != 0:
        return {}
    try:
        user = pwd.getpwnam(ORDINARY_USER)
    except KeyError:
        subprocess.run(["useradd", "--shell", "/bin/sh", ORDINARY_USER], check=True)
        user = pwd.getpwnam(ORDINARY_USER)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def bare_environment(folder: Path, home: Path, as_user: dict[str, Any]) -> dict[str, str]:
    """Return an environment with only Python and the system's tools, without any settings."""
    programs = folder / "bin"
    programs.mkdir()
    (programs / "python3").symlink_to(find_python(as_user))
    network = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
    return {**network, "HOME": str(home), "PATH": f"{programs}:/usr/bin:/bin"}


def find_python(as_user: dict[str, Any]) -> str:
    """Return a Python that the user may run and that can make virtual environments.

    It is neither that of an active environment nor a version manager's shim, which needs a HOME.
    """
    own = Path(sys.base_prefix) / "bin" / "python3"
    for python in (str(own), "/usr/bin/python3"):
        try:
            command = [python, "-c", "import ensurepip, venv"]
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL, **as_user)
        except (OSError, subprocess.CalledProcessError):
            continue
        return python
    sys.exit(f"{ORDINARY_USER} can use no Python that makes virtual environments.")


def make_run(clone: Path, as_user: dict[str, Any]) -> None:
    print("$ make run", flush=True)
    said = clone.parent.parent.parent / "make-run.txt"
    started = time.monotonic()
    with said.open("wb") as output:
        process = subprocess.Popen(
            ["make", "run"],
            cwd=clone,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            **{**as_user, "env": {**as_user["env"], "PLAYGROUND_PORT": "0"}},
        )
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
