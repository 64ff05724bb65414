"""What the house weighs is counted as the tool counts that everybody here measures with."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT.parent / "shared" / "tools" / "weight.py"
SAME = {
    "product files": "product_files",
    "product lines": "product_lines",
    "product nodes": "product_nodes",
    "test lines": "test_lines",
    "test nodes": "test_nodes",
    "words of README": "words_of_readme",
}


def figures() -> dict[str, int]:
    spec = importlib.util.spec_from_file_location("budget", ROOT / "scripts" / "budget.py")
    assert spec is not None
    assert spec.loader is not None
    budget = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(budget)
    return budget.weigh_texts(budget.read_tracked())


@pytest.mark.lengthy
@pytest.mark.skipif(not TOOL.is_file(), reason="shared/tools/weight.py is not beside the checkout")
def test_the_budget_counts_as_the_tool_does() -> None:
    command = [sys.executable, str(TOOL)]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    rows = (line.rsplit(maxsplit=1) for line in printed.splitlines() if line[-1:].isdigit())
    told = {name.strip(): int(number) for name, number in rows}
    found = figures()
    assert {name: told[name] for name in SAME} == {name: found[key] for name, key in SAME.items()}
