"""Run the commands of the README in a fresh clone: .ci/as_the_readme_says.py FOLDER

Clone the commit into FOLDER, with `shared` beside it if this checkout has that. There, with an
empty HOME and a minimal PATH, run `make run`, load its page and press Ctrl-C, all of it twice. Then
run `make test`.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"^Open it in a browser: (http://\S+)$", re.MULTILINE)
PATIENCE = 300.0
# Variables with which this machine reaches package registries; no others are passed on.
NETWORK = re.compile(r"(PIP_|SSL_CERT_|REQUESTS_CA_|(https?|no)_proxy$)", re.IGNORECASE)
MAY_SKIP = (
    "--may-skip=browser --may-skip=pgbouncer --may-skip=rlcard --may-skip=root "
    "--require=postgres --require=openapi"
)


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    folder.chmod(0o755)  # tests run the bot as another user, from this clone
    clone = folder / "contra-uno"
    subprocess.run(["git", "clone", "--quiet", str(CHECKOUT), str(clone)], check=True)
    if (CHECKOUT.parent / "shared").is_dir():
        (folder / "shared").symlink_to((CHECKOUT.parent / "shared").resolve())
    environment = bare_environment(folder)
    for _ in range(2):
        make_run(clone, environment)
    tested = subprocess.run(
        ["make", "test"], cwd=clone, env={**environment, "PYTEST_ADDOPTS": MAY_SKIP}, check=False
    )
    sys.exit(tested.returncode)


def bare_environment(folder: Path) -> dict[str, str]:
    """Return an environment with only Python and the system's tools, without any settings."""
    programs, home = folder / "bin", folder / "home"
    programs.mkdir()
    home.mkdir()
    # Neither the Python of an active environment nor a version manager's shim, which needs a HOME.
    python = Path(sys.base_prefix) / "bin" / "python3"
    (programs / "python3").symlink_to(python if python.exists() else sys.executable)
    network = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
    return {**network, "HOME": str(home), "PATH": f"{programs}:/usr/bin:/bin"}


def make_run(clone: Path, environment: dict[str, str]) -> None:
    print("$ make run", flush=True)
    said = clone.parent / "make-run.txt"
    started = time.monotonic()
    with said.open("wb") as output:
        process = subprocess.Popen(
            ["make", "run"],
            cwd=clone,
            env={**environment, "PLAYGROUND_PORT": "0"},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
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
