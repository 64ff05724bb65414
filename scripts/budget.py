"""What a reader of the house has to carry, and what one click costs.

scripts/budget.py [--without-click]

Print each figure beside its limit in budget.toml. The status is 1 if a limit is passed. A limit is
raised in a commit of its own that says what the difference buys; it is lowered when a change saves
something.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent

NOT_PRODUCT = {"tests", "workbench", "scripts", "docs", "deploy"}
LAW = {"docs/rules.md", "docs/notation.md"}

# The statements, expressions and patterns of a syntax tree: formatting does not change them.
_COUNTED = (
    *(ast.stmt, ast.expr, ast.arg, ast.keyword, ast.comprehension),
    *(ast.ExceptHandler, ast.match_case, ast.pattern),
)
_HAS_DOCSTRING = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def main() -> int:
    limits: dict[str, int] = tomllib.loads((ROOT / "budget.toml").read_text(encoding="utf-8"))
    found = weigh_texts(read_tracked())
    if "--without-click" not in sys.argv:
        found |= weigh_click()
    passed = [name for name, value in found.items() if value > limits[name]]
    for name, value in found.items():
        sys.stdout.write(
            f"{name:28}{value:>10,} of {limits[name]:>10,}{'  PASSED' if name in passed else ''}\n"
        )
    return 1 if passed else 0


def read_tracked() -> dict[str, str]:
    """Return the text of each Python and Markdown file of the checkout, by its path."""
    command = ["git", "ls-files", "-co", "--exclude-standard", "*.py", "*.md"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [name for name in listed.splitlines() if (ROOT / name).is_file()]
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in paths}


def weigh_texts(texts: dict[str, str]) -> dict[str, int]:
    """Return the figures of files, by their names in budget.toml."""
    code = {path: text for path, text in texts.items() if path.endswith(".py")}
    product = {
        path: t for path, t in code.items() if not NOT_PRODUCT & {*PurePosixPath(path).parts}
    }
    tests = {path: text for path, text in code.items() if path.startswith("tests/")}
    words = {path: len(text.split()) for path, text in texts.items() if path.endswith(".md")}
    return {
        "product_files": len(product),
        "product_lines": sum(text.count("\n") for text in product.values()),
        "product_nodes": sum(map(count_nodes, product.values())),
        "test_lines": sum(text.count("\n") for text in tests.values()),
        "test_nodes": sum(map(count_nodes, tests.values())),
        "words_of_docs": sum(
            count for path, count in words.items() if path.startswith("docs/") and path not in LAW
        ),
        "words_of_readme": words["README.md"],
    }


def count_nodes(source: str) -> int:
    """Return how many nodes a module has, without imports and docstrings."""
    nodes = [*ast.walk(ast.parse(source))]
    counted = sum(
        isinstance(node, _COUNTED) and not isinstance(node, ast.Import | ast.ImportFrom)
        for node in nodes
    )
    docstrings = sum(
        isinstance(node, _HAS_DOCSTRING) and ast.get_docstring(node, clean=False) is not None
        for node in nodes
    )
    return counted - 2 * docstrings  # each is a statement and its constant


def weigh_click() -> dict[str, int]:
    """Return what one traced click goes through, and asks of Discord."""
    command = (sys.executable, "-m", "bot", "bench", "click", "--json")
    traced = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    trace = json.loads(traced)
    return {
        "calls_of_a_click": sum(called["calls"] for called in trace["called"]),
        "files_of_a_click": len(trace["called"]),
        "requests_of_a_click": trace["made"]["total"],
        "counted_requests": trace["made"]["counted"],
    }


if __name__ == "__main__":
    sys.exit(main())
