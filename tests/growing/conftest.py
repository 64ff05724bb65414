"""A tree of the house with a toy planted in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .toy_tree import ToyTree


@pytest.fixture(scope="module")
def tree(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ToyTree]:
    """Plant the ``EDITS`` of the module."""
    with ToyTree.planted(tmp_path_factory.mktemp("toy"), request.module.EDITS) as tree:
        yield tree
