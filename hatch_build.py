"""A build hook that adds what a clone does not have: `bot/built.txt`, and an `__init__.py`.

`contra_uno.py` becomes the `__init__.py` of the installed folder `contra_uno/`. A file named in
`force-include` of pyproject.toml would be copied for `pip install -e .`, too, and would come before
the clone. So this hook does it for wheels that contain the whole bot.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class OneFolderHook(BuildHookInterface[Any]):
    """The hook that Hatchling finds in this file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files to an sdist, or a wheel of the `version` "standard", not "editable"."""
        if version != "standard":
            return
        if self.target_name == "wheel":
            build_data["force_include"]["contra_uno.py"] = "__init__.py"
        module = runpy.run_path(f"{self.root}/bot/version.py")
        if not Path(self.root, module["BUILT"]).exists():  # an unpacked sdist has it
            self._folder = TemporaryDirectory()
            built = Path(self._folder.name, "built.txt")
            number: str = self.metadata.version  # pyright: ignore[reportUnknownMemberType]
            built.write_text(f"version: {number}\ncommit: {module['own_version']().commit}\n")
            build_data["force_include"][str(built)] = module["BUILT"]
