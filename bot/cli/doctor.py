"""Look over this installation: what would keep the bot from running, and what to do about it.

Nothing is changed, and no secret is shown. Ends with status 1 if something has to be mended.
"""

from __future__ import annotations

import argparse

SUMMARY = "look over this installation"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    del parser  # there is nothing to choose


def run(arguments: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.markup import escape

    from bot.cli import _doctor_checks
    from bot.cli._doctor_checks import Health

    del arguments
    marks = {
        Health.GOOD: "[green]ok[/]   ",
        Health.NOTE: "[yellow]note[/] ",
        Health.BAD: "[red]bad[/]  ",
    }
    console = Console(highlight=False, soft_wrap=True)
    findings = list(_doctor_checks.findings())
    for finding in findings:
        text = escape(finding.text).replace("\n", "\n" + 20 * " ")
        console.print(f"{marks[finding.health]}{finding.subject:<15}{text}")
    return 1 if any(finding.health is Health.BAD for finding in findings) else 0
