"""Check a release, build what is published, and print the lines that a person types then.

scripts/release.py VERSION [--ci-has-passed]

Every check is made, and each that fails is named; only if none fails is anything built, in `dist`.
Nothing is tagged, signed or sent anywhere. `--ci-has-passed` leaves out `.ci/run`, which takes
long, where it has just passed on this very commit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PYTHON = sys.executable
PRETEND = "SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTRA_UNO"

Check = Callable[[str], str]
"""Returns what is wrong with the release of a version, or "" if nothing is."""

UNCHECKED: list[str] = []
"""What could not be checked, or was left out: it is said again at the end."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("version", help="such as 1.2.3")
    parser.add_argument("--ci-has-passed", action="store_true", help="leave out .ci/run")
    given = parser.parse_args()
    found = [carry_out(name, check, given.version) for name, check in CHECKS.items()]
    failed = [told for told in found if told]
    if not failed:  # before half an hour goes into a tree that cannot be released
        whole = is_skipped if given.ci_has_passed else fails_ci
        failed = list(filter(None, [carry_out(".ci/run", whole, given.version)]))
    if failed:
        print(f"\n{given.version} cannot be released:", *failed, sep="\n- ")
        return 1
    files = build(given.version)
    print(*lines_to_type(given.version, files), sep="\n")
    return 0


def carry_out(name: str, check: Check, version: str) -> str:
    print(f"== {name}", flush=True)
    before = len(UNCHECKED)
    told = check(version)
    unchecked = UNCHECKED[before:]
    print("  ", told or "\n   ".join(unchecked) or "fine", flush=True)
    return told


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip()


def run(*command: str) -> bool:
    """Run a command whose output is shown; return whether it succeeds."""
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode == 0


def has_another_form(version: str) -> str:
    usual = re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version)
    return "" if usual else f"“{version}” is no version such as 1.2.3 or 1.2.3rc1."


def is_tagged_elsewhere(version: str) -> str:
    tagged = git("rev-parse", "--quiet", "--verify", f"v{version}^{{commit}}")
    return "" if tagged in ("", git("rev-parse", "HEAD")) else f"v{version} is the tag of {tagged}."


def has_uncommitted_changes(_version: str) -> str:
    changed = git("status", "--porcelain")
    return f"The tree is not clean:\n{changed}" if changed else ""


def lacks_its_changes(version: str) -> str:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    top = re.search(r"(?m)^## (.*)$", text)
    if top and re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", top[1]):
        return ""
    return (
        f"The top section of CHANGELOG.md is not called “{version} (DATE)”. Type:\n"
        f'sed -i "0,/^## .*/s//## {version} ($(date +%F))/" CHANGELOG.md '
        f'&& git commit -am "release: {version}"'
    )


def leads_nowhere(_version: str) -> str:
    (link,) = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[-1:]
    if "#run-your-own" in link:
        UNCHECKED.append(f"NO PUBLIC BOT. If there is one, put its link here first: {link}")
    return ""


def lacks_texts(_version: str) -> str:
    whole = run(PYTHON, "-m", "bot", "languages", "check")
    return "" if whole else "A language lacks a text."


def is_too_heavy(_version: str) -> str:
    return "" if run(PYTHON, "scripts/budget.py") else "A budget is passed."


def has_known_weaknesses(_version: str) -> str:
    """Ask pip-audit about every pinned package, and say of how many it got no answer."""
    asked = ["--requirement", "requirements.txt", "--requirement", "requirements/build.txt"]
    audit = ["pip_audit", "--disable-pip", "--require-hashes", "--format=json", *asked]
    done = subprocess.run([PYTHON, "-m", *audit], cwd=ROOT, capture_output=True, text=True)
    try:
        told = json.loads(done.stdout)["dependencies"]
    except ValueError:
        told = []
    # A registry that lists packages but not their weaknesses makes pip-audit skip them all.
    answers = [package for package in told if "vulns" in package]
    if not told or len(answers) < len(told):
        UNCHECKED.append(
            f"PIP-AUDIT COULD NOT ASK about {len(told) - len(answers) or 'all'} packages"
            f"{f' of {len(told)}' if told else ''}. Type where the network answers:\n   "
            f"pip-audit --disable-pip --require-hashes {shlex.join(asked)}"
        )
    weak = [f"{package['name']} {package['version']}" for package in answers if package["vulns"]]
    return f"Known weaknesses: {', '.join(weak)}." if weak else ""


def fails_ci(_version: str) -> str:
    return "" if run("bash", ".ci/run") else ".ci/run has failed."


def is_skipped(_version: str) -> str:
    commit = git("log", "-1", "--format=%H (%s)")
    UNCHECKED.append(f".CI/RUN WAS NOT RUN: you say that it has just passed on {commit}.")
    return ""


CHECKS: dict[str, Check] = {
    "the form of the version": has_another_form,
    "its tag": is_tagged_elsewhere,
    "a clean tree": has_uncommitted_changes,
    "CHANGELOG.md": lacks_its_changes,
    "README.md's “Add to Discord”": leads_nowhere,
    "all languages": lacks_texts,
    "the budgets": is_too_heavy,
    "known weaknesses of the pinned packages": has_known_weaknesses,
}


def build(version: str) -> list[Path]:
    """Build everything anew, let each say its version, and return the files."""
    print("== building", flush=True)
    for old in DIST.glob("*"):
        old.unlink()
    environment = {**os.environ, PRETEND: version}
    command = [PYTHON, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    context = DIST / f"contra-uno-{version}-image.tar.gz"
    listing = [PYTHON, "deploy/try_dockerfile.py", "--list"]
    sent = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    names = ["Dockerfile", *sent.stdout.splitlines()]
    packing = ["git", "archive", f"--output={context}", "HEAD", "--", *names]
    subprocess.run(packing, cwd=ROOT, check=True)
    files = [*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")]
    for file in files:
        show_version(file, version)
    sums = DIST / "SHA256SUMS"
    told = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    sums.write_text("".join(told))
    return [*files, sums]


def show_version(file: Path, version: str) -> None:
    """Unpack a file, and end if the bot there is not this version and this commit."""
    with tempfile.TemporaryDirectory() as folder:
        is_wheel = file.suffix == ".whl"
        shutil.unpack_archive(file, folder, "zip" if is_wheel else "gztar")
        if is_wheel:
            program, wanted = "contra_uno", version
        else:
            is_context = file.name.endswith("-image.tar.gz")
            program = "" if is_context else file.name.removesuffix(".tar.gz")
            wanted = "" if is_context else version  # its version is an argument of the build
        command = [PYTHON, "-c", "from bot.version import own_version; print(own_version())"]
        said = subprocess.run(
            command, cwd=Path(folder, program), capture_output=True, text=True, check=True
        ).stdout.strip()
        note = f", and {version} by its build argument" if not wanted else ""
        print(f"   {file.name}: {file.stat().st_size / 1e6:.1f} MB, {said}{note}")
        if not said.startswith(wanted) or git("rev-parse", "HEAD") not in said:
            sys.exit(f"{file.name} says that it is {said}.")


def lines_to_type(version: str, files: list[Path]) -> list[str]:
    names = [str(file.relative_to(ROOT)) for file in files]
    packages = [name for name in names if "-image" not in name and name.endswith((".gz", ".whl"))]
    (context,) = (name for name in names if name.endswith("-image.tar.gz"))
    image = f"REGISTRY/contra-uno:{version}"
    return [
        "",
        f"{version} is built. Nothing has left this machine. Who publishes it types",
        "(REGISTRY is where the image goes):",
        "",
        f'git tag --sign v{version} --message "Contra Uno {version}"',
        f"git push --atomic origin HEAD v{version}",
        "gpg --armor --detach-sign dist/SHA256SUMS",
        f"twine upload {' '.join(packages)}",
        f"docker build --build-arg VERSION={version} --tag {image} - <{context}",
        f"docker push {image}",
        "",
        "and then attaches the files of dist to the release of the tag, with its section of",
        "CHANGELOG.md, and fills in Discord's developer portal from deploy/listing.",
        *(f"\nUnchecked: {what}" for what in UNCHECKED),
    ]


if __name__ == "__main__":
    sys.exit(main())
