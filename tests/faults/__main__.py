"""`make faults`: runs on both databases that are longer than those of the tests."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from tests.faults.harness import Plan, Report, run
from tests.tables.postgres import running_server


def main() -> int:
    """Run, print the reports, and return 1 if there are complaints, else 0."""
    parser = argparse.ArgumentParser(prog="tests.faults", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300, help="at most, of each set-up")
    parser.add_argument("--faults", type=int, default=0, help="end after this number and --games")
    parser.add_argument("--games", type=int, default=0, help="end after this number and --faults")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pause", type=float, default=0.3, help="seconds between two faults")
    parser.add_argument("--wave", type=float, default=60, help="seconds until all has to heal")
    parser.add_argument("--only", choices=("sqlite", "postgres"))
    parser.add_argument("--groups", action="store_true", help="play in groups without the bot")
    parser.add_argument("--verbose", action="store_true", help="print each fault")
    arguments = parser.parse_args()
    if arguments.verbose:
        logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s")
    reports: list[Report] = []
    for name, processes in (("sqlite", 1), ("postgres", 2)):
        if arguments.only in (None, name):
            plan = Plan(
                arguments.seed,
                arguments.seconds,
                arguments.tables,
                arguments.pause,
                processes,
                arguments.wave,
                faults=arguments.faults,
                games=arguments.games,
                in_groups=arguments.groups,
            )
            reports.append(_run(plan))
            _tell(reports[-1])
    return 1 if any(report.complaints for report in reports) else 0


def _run(plan: Plan) -> Report:
    folder = Path(tempfile.mkdtemp(prefix="contra-faults-"))
    if plan.processes == 1:
        return asyncio.run(run(plan, f"sqlite+aiosqlite:///{folder / 'contra.sqlite3'}", folder))
    with running_server() as url:
        return asyncio.run(run(plan, url, folder))


def _tell(report: Report) -> None:
    lines = [str(report), *(f"  {n:4} {name}" for name, n in report.faults.most_common())]
    lines += [
        f"  {n:4} refused by the limit of {route}" for route, n in report.refused.most_common()
    ]
    lines += [f"COMPLAINT {complaint}" for complaint in report.complaints]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
