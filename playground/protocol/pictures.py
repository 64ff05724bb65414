"""The sizes of pictures, read from the beginning of their files."""

from __future__ import annotations

import struct


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
