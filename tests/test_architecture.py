"""Checks of docs/architecture.md that no other tool makes."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Collection
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS: list[dict[str, Any]] = PYPROJECT["tool"]["importlinter"]["contracts"]

BOT_PARTS = {
    f"bot.{path.stem}"
    for path in (ROOT / "bot").iterdir()
    if (path.suffix == ".py" and path.name != "__init__.py")
    or (path.is_dir() and any(path.rglob("*.py")))
}
TOPS = ("bot", "cogs", "playground")
LOCKS = [ROOT / "requirements.txt", *sorted((ROOT / "requirements").glob("*.txt"))]
PARTS = BOT_PARTS | {"cogs", "playground"}


def tracked_files() -> list[Path]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no git checkout")
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_every_part_stands_in_the_import_contracts() -> None:
    sources = {module for contract in CONTRACTS for module in contract.get("source_modules", ())}
    layers = {
        module
        for contract in CONTRACTS
        for layer in contract.get("layers", ())
        for module in re.split(r"[\s|:]+", layer)
    }
    assert PARTS - sources - layers == set()


def test_discord_is_kept_out_of_every_part_but_two() -> None:
    (contract,) = [c for c in CONTRACTS if c.get("forbidden_modules") == ["discord"]]
    assert BOT_PARTS - set(contract["source_modules"]) == {"bot.client"}
    assert "workbench" in contract["source_modules"]
    assert contract["ignore_imports"] == ["workbench.bench.bare_bot -> discord"]


def test_the_bot_and_the_playground_share_one_door() -> None:
    (kept_out,) = [c for c in CONTRACTS if c.get("source_modules") == ["playground"]]
    assert set(kept_out["forbidden_modules"]) == {"bot", "cogs", "discord"}
    (door,) = [c for c in CONTRACTS if c["type"] == "protected"]
    assert door["protected_modules"] == ["playground"]
    assert door["allowed_importers"] == ["bot.cli.playground", "workbench.bench"]


def test_nothing_that_is_installed_imports_the_workbench() -> None:
    (apart,) = [c for c in CONTRACTS if c.get("forbidden_modules") == ["workbench"]]
    assert set(apart["source_modules"]) == set(TOPS)


def test_what_the_engine_exports_is_all_that_others_import() -> None:
    """Except the modules of cards and events, which have many names and are public themselves."""
    deep = re.compile(r"^\s*(?:from|import) (bot\.engine\.(?!cards\b|events\b)\w+)", re.MULTILINE)
    past = {
        f"{path.relative_to(ROOT)}: {module}"
        for part in ("bot", "cogs", "workbench")
        for path in (ROOT / part).rglob("*.py")
        if ROOT / "bot" / "engine" not in path.parents
        for module in deep.findall(path.read_text(encoding="utf-8"))
    }
    assert past == set()


def test_no_import_is_circular() -> None:
    """Checked between modules, `__init__` included; a contract checks whole packages."""
    modules = {
        module_name(path): path
        for top in (*TOPS, "workbench")
        for path in (ROOT / top).rglob("*.py")
    }
    imports = {name: imported(path, modules.keys()) for name, path in modules.items()}
    assert sum(map(len, imports.values())) > len(modules)  # otherwise no imports were found
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path, modules: Collection[str]) -> set[str]:
    """Return the project's modules that a file imports anywhere in it."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            within = [f"{node.module}.{alias.name}" for alias in node.names]
            named |= {name if name in modules else node.module for name in within}
    return named & set(modules)


def test_no_secret_and_no_database_is_in_the_repository() -> None:
    token = re.compile(rb"[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}")
    # Made-up tokens, which tests use to check that logs hide them, contain the alphabet in order.
    made_up = re.compile(rb"\.abcdefghijklmnopqrstuvwxyz")
    for path in tracked_files():
        assert path.suffix not in {".sqlite3", ".db"}, path
        assert path.name not in {".env", "discord-openapi.json"}, path
        for found in token.findall(path.read_bytes()):
            assert made_up.search(found), f"{path} holds what looks like a token"


def test_no_file_contains_a_path_of_one_machine() -> None:
    machine = re.compile(r"(?<![\w.-])/(?:root|home/\w+|Users/\w+|work)/")
    suffixes = {".py", ".toml", ".txt", ".md", ".sh", ".ftl", ".js", ".css", ".html", ".uno", ""}
    named = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in tracked_files()
        if path.suffix in suffixes and path != Path(__file__).resolve()
        for found in machine.finditer(path.read_text(encoding="utf-8", errors="ignore"))
    ]
    assert named == []


def test_locked_versions_are_exact_and_have_hashes_and_name_no_registry() -> None:
    assert len(LOCKS) == 6
    for lock in LOCKS:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text, lock.name
        packages = re.sub(r"(?m)^ *#.*\n", "", text).replace("\\\n", "").splitlines()
        for line in packages:
            exact = r"[a-z0-9-]+==[0-9][^\s;]*( ; [^-]+?)?( +--hash=sha256:[0-9a-f]{64})+"
            assert re.fullmatch(exact, line), f"{lock.name}: {line[:80]}"


def test_the_locks_agree() -> None:
    pinned: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"(?m)^([a-z0-9-]+)==(\S+)", lock.read_text()):
            pinned.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in pinned.items() if len(versions) > 1} == {}


def test_the_locks_contain_every_dependency() -> None:
    locked = set(re.findall(r"(?m)^([a-z0-9-]+)==", (ROOT / "requirements.txt").read_text()))
    asked = {
        re.split(r"[<>=\[]", dependency)[0].lower().replace(".", "-")
        for dependency in PYPROJECT["project"]["dependencies"]
    }
    assert asked <= locked


def test_no_two_modules_have_the_same_name() -> None:
    """A search by file name finds a single module. Modules of commands are excepted."""
    modules = [
        path.stem.removeprefix("_")
        for part in ("bot", "cogs", "workbench")
        for path in (ROOT / part).rglob("*.py")
        if path.parent != ROOT / "bot" / "cli" and not path.stem.startswith("__")
    ]
    assert sorted({name for name in modules if modules.count(name) > 1}) == []
