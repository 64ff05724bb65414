"""Every job of the bot: the worker process reads its arguments, and imports little for it."""

from __future__ import annotations

import pkgutil
import subprocess
import sys
from importlib import import_module
from typing import Any

import bot
import cogs
from bot.worker import Job
from cogs.kept_pictures import PictureKind

_NOT_IMPORTED = ("discord", "aiohttp", "sqlalchemy", "bot.store", "bot.tables", "cogs")
"""Each would take memory of a machine that has 512 MB."""

_IMPORTS = f"""
import sys
from bot.worker import __main__
from bot.worker.job import _form_of

for name in sys.argv[1:]:
    _form_of(name)
print(*(each for each in {_NOT_IMPORTED} if each in sys.modules))
"""


def _jobs() -> dict[str, Job[..., Any]]:
    found: dict[str, Job[..., Any]] = {}
    for top in (bot, cogs):
        for module in pkgutil.walk_packages(top.__path__, f"{top.__name__}."):
            if module.name.rsplit(".", 1)[-1] in ("__main__", "env") or ".versions" in module.name:
                continue
            for value in vars(import_module(module.name)).values():
                job = value.job if isinstance(value, PictureKind) else value
                if isinstance(job, Job):
                    found[job.name] = job
    return found


def test_the_worker_process_can_do_every_job_and_imports_little() -> None:
    jobs = _jobs()
    assert len(jobs) > 12
    assert all(0 < job.seconds <= 60 for job in jobs.values())
    run = [sys.executable, "-c", _IMPORTS, *jobs]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
