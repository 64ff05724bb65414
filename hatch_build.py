"""A build hook that makes `contra_uno.py` the `__init__.py` of the installed folder `contra_uno/`.

A file named in `force-include` of pyproject.toml would be copied for `pip install -e .`, too, and
would come before the clone. So this hook does it for wheels that contain the whole bot.
"""

from __future__ import annotations

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class OneFolderHook(BuildHookInterface[Any]):
    """The hook that Hatchling finds in this file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file to a wheel of the `version` "standard", not to an "editable" one."""
        if version == "standard":
            build_data["force_include"]["contra_uno.py"] = "__init__.py"
