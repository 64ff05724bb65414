"""Carry out the steps of the Dockerfile on a machine that cannot build images.

    sudo python3 deploy/try_dockerfile.py [BASE] [--context FILE] [--version VERSION]

The files are those that git has of this folder, or those of the packed context that `make release`
builds; VERSION is given to the build. `--list` only prints the files that are sent to it. Each
stage is an overlay on the folder BASE, which contains a Debian with Python 3.11, created by

    debootstrap --variant=minbase --include=python3.11-venv,ca-certificates bookworm BASE

or, without BASE, on this machine's own files. Only the steps see the overlay, and it is removed
afterwards. So everything is tried except the base image. Then the image's command is started as the
image's user. Without a token it has to end with status 2. With a token and a Discord that does not
answer, its health check has to succeed; with the image's own playground the bot has to be ready,
too. Each time it has to stop with status 0. What the image adds to its base is printed by parts, in
MB, and may be at most 250. This script needs Linux, root, git and Python 3.11.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = "/usr/bin/python3.11"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SECONDS_TO_BECOME_WELL = 90
IN_A_NAMESPACE = "CONTRA_UNO_IN_A_NAMESPACE"
MOST_MEGABYTES = 250


def instructions(dockerfile: str) -> Iterator[tuple[str, str]]:
    """Yield each instruction and its arguments, without comments and with lines joined."""
    without_comments = re.sub(r"(?m)^#.*\n", "", dockerfile)
    for line in re.sub(r"\\\n\s*", "", without_comments).splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


class Stage:
    """A stage of the build: an overlay on ``base`` with the files that its steps have made."""

    def __init__(self, folder: Path, base: Path) -> None:
        self.root = folder / "root"
        self.environment = {"PATH": PATH, "HOME": "/tmp"}
        self.environment |= {k: v for k, v in os.environ.items() if k.startswith("PIP_")}
        self.user: str | None = None
        self.workdir = "/"
        self.made = folder / "made"
        for part in ("root", "made", "work"):
            (folder / part).mkdir(parents=True)
        layers = f"lowerdir={base},upperdir={self.made},workdir={folder / 'work'}"
        run("mount", "-t", "overlay", "overlay", "-o", layers, str(self.root))
        for shared in ("dev", "proc"):
            run("mount", "--rbind", f"/{shared}", str(self.root / shared))
        python = self.root / "usr/local/bin/python"
        python.unlink(missing_ok=True)
        python.symlink_to(PYTHON)

    def start(
        self, *command: str, output: int | None = None, errors: int | None = None
    ) -> subprocess.Popen[bytes]:
        user = ("--userspec", f"{self.user}:{self.user}") if self.user else ()
        inside = ("sh", "-c", 'cd "$0" && exec "$@"', self.workdir, *command)
        chroot = ("chroot", *user, str(self.root), *inside)
        return subprocess.Popen(chroot, env=self.environment, stdout=output, stderr=errors)

    def must(self, *command: str) -> None:
        if self.start(*command).wait() != 0:
            sys.exit(f"this step failed: {shlex.join(command)}")

    def place(self, path: str) -> Path:
        return self.root / (Path(self.workdir) / path).relative_to("/")


def run(*command: str) -> None:
    subprocess.run(command, check=True)


def copy(stage: Stage, stages: dict[str, Stage], given: str, context: Path) -> None:
    *sources, target = shlex.split(given)
    place = stage.place(target)
    if sources[0].startswith("--from="):
        origin = stages[sources.pop(0).removeprefix("--from=")]
        shutil.copytree(origin.place(sources[0]), place, symlinks=True)
        return
    whole = sources == ["."]
    for name in sent(context):
        if whole or any(fnmatch(name, source) for source in sources):
            # `COPY .` keeps the folders of a file; a file that is named goes into the target.
            copied = place / (name if whole else Path(name).name)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(context / name, copied)


def sent(context: Path) -> Iterator[str]:
    """Yield the files that .dockerignore lets through; the last matching line decides."""
    if context != ROOT:  # a context that was packed from them
        yield from (str(p.relative_to(context)) for p in context.rglob("*") if p.is_file())
        return
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    for name in listed.stdout.splitlines():
        parents = [name, *map(str, Path(name).parents)]
        fitting = [p for p in patterns if any(fnmatch(path, p.lstrip("!")) for path in parents)]
        if fitting and fitting[-1].startswith("!"):
            yield name


class Build:
    """A build: its stages so far, and the instructions on how to start the last one."""

    def __init__(self, folder: Path, base: Path, context: Path, version: str) -> None:
        self._folder = folder
        self._base = base
        self._context = context
        self._version = version
        self._stages: dict[str, Stage] = {}
        self.said: dict[str, list[str]] = {}

    @property
    def last(self) -> Stage:
        return list(self._stages.values())[-1]

    def do(self, word: str, given: str) -> None:
        match word:
            case "FROM":
                name = given.partition(" AS ")[2] or "last"
                self._stages[name] = Stage(self._folder / name, self._base)
            case "RUN":
                self.last.must("sh", "-c", given)
            case "COPY":
                copy(self.last, self._stages, given, self._context)
            case "HEALTHCHECK" | "ENTRYPOINT" | "CMD":
                self.said[word] = json.loads(given[given.index("[") :])
            case "VOLUME" | "EXPOSE" | "STOPSIGNAL":
                pass  # these do nothing during a build
            case _:
                self._set(word, given)

    def _set(self, word: str, given: str) -> None:
        stage = self.last
        match word:
            case "WORKDIR":
                stage.workdir = given
                stage.place(given).mkdir(parents=True, exist_ok=True)
            case "ARG":
                name, _, value = given.partition("=")
                stage.environment[name] = self._version if name == "VERSION" else value
            case "ENV":
                for name, _, value in (pair.partition("=") for pair in shlex.split(given)):
                    stage.environment[name] = value.replace("$PATH", stage.environment["PATH"])
            case "USER":
                stage.user = given
            case _:
                sys.exit(f"this script does not know what {word} is")


def weigh(stage: Stage) -> None:
    """Print what the image adds to its base, in MB; end if that is too much."""
    (packages,) = stage.made.glob("opt/contra-uno/lib/python3*/site-packages")
    own = packages / "contra_uno"
    fonts, data, ours, everything = map(size, (own / "data/fonts", own / "data", own, stage.made))
    parts = {
        "packages that it needs": size(packages) - ours,
        "fonts": fonts,
        "other data": data - fonts,
        "the bot's code": ours - data,
        "everything else": everything - size(packages),
        "together": everything,
    }
    for name, bytes_ in parts.items():
        print(f"   {bytes_ / 1e6:7.1f} MB  {name}", flush=True)
    if everything > MOST_MEGABYTES * 1e6:
        sys.exit(f"the image adds more than {MOST_MEGABYTES} MB to its base")


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def try_image(stage: Stage, said: dict[str, list[str]]) -> None:
    """Start the image like a container, without a token and with one, and stop it."""
    print("== its version", flush=True)
    stage.must(*said["ENTRYPOINT"], "--version")
    print("== started without a token", flush=True)
    status = stage.start(*said["ENTRYPOINT"], *said["CMD"]).wait()
    if status != 2:
        sys.exit(f"the bot did not refuse to start without a token: status {status}")
    stage.environment["DISCORD_TOKEN"] = "made.up"
    print("== started while Discord does not answer", flush=True)
    try_container(stage, said, "http://127.0.0.1:9", lambda: is_healthy(stage, said))
    print("== started in the playground", flush=True)
    command = (*said["ENTRYPOINT"], "playground", "--port", "0")
    playground = stage.start(*command, output=subprocess.PIPE)
    try:
        assert playground.stdout is not None
        told = (re.search(rb"DISCORD_API_URL=(\S+)", line) for line in playground.stdout)
        address = next(filter(None, told))[1].decode()
        port = stage.environment["METRICS_PORT"]
        try_container(stage, said, address, lambda: is_ready(stage, said, port))
    finally:
        playground.terminate()
        playground.wait()


def try_container(
    stage: Stage, said: dict[str, list[str]], api: str, is_well: Callable[[], bool]
) -> None:
    """Start the bot with Discord at the address ``api``, wait until it `is_well`, and stop it."""
    stage.environment["DISCORD_API_URL"] = api
    bot = stage.start(*said["ENTRYPOINT"], *said["CMD"])
    try:
        end = time.monotonic() + SECONDS_TO_BECOME_WELL
        while not is_well():
            if time.monotonic() > end or bot.poll() is not None:
                sys.exit("the bot did not become healthy, or ready")
            time.sleep(1)
        print("== it is well", flush=True)
    finally:
        bot.terminate()
        status = bot.wait()
    if status != 0:
        sys.exit(f"the bot did not stop cleanly: status {status}")
    print("== stopped cleanly", flush=True)


def is_healthy(stage: Stage, said: dict[str, list[str]]) -> bool:
    """Return whether the image's own health check succeeds."""
    return stage.start(*said["HEALTHCHECK"], errors=subprocess.DEVNULL).wait() == 0


def is_ready(stage: Stage, said: dict[str, list[str]], port: str) -> bool:
    """Return whether the image is healthy and people can play."""
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=4)
    except OSError:
        return False
    return is_healthy(stage, said)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("base", nargs="?", default="/", type=Path)
    parser.add_argument("--context", type=Path)
    parser.add_argument("--version", default="")
    parser.add_argument("--list", action="store_true")
    given = parser.parse_args()
    if given.list:
        print(*sent(ROOT), sep="\n")
        return
    if IN_A_NAMESPACE not in os.environ:
        if os.geteuid() != 0 or not Path(PYTHON).exists():
            sys.exit(f"{__doc__}\nThis is not run by root, or there is no {PYTHON}.")
        # Mounts in a separate namespace are removed when it ends.
        own = ("unshare", "--mount", sys.executable, __file__, *sys.argv[1:])
        sys.exit(subprocess.call(own, env={**os.environ, IN_A_NAMESPACE: "1"}))
    with tempfile.TemporaryDirectory(prefix="contra-uno-image-") as folder:
        # The upper layer of an overlay must not be on another overlay.
        run("mount", "-t", "tmpfs", "none", folder)
        try:
            context = ROOT
            if given.context:
                context = Path(folder, "context")
                shutil.unpack_archive(given.context, context)
            build = Build(Path(folder), given.base.resolve(), context, given.version)
            for word, rest in instructions((context / "Dockerfile").read_text()):
                print(f"== {word} {rest}", flush=True)
                build.do(word, rest)
            print("== what it adds to its base", flush=True)
            weigh(build.last)
            try_image(build.last, build.said)
        finally:
            run("umount", "--recursive", "--lazy", folder)


if __name__ == "__main__":
    main()
