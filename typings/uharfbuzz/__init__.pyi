"""The part of uharfbuzz that the pictures use; the package itself has no types."""

from os import PathLike
from typing import NamedTuple

class Blob:
    data: bytes
    @classmethod
    def from_file_path(cls, filename: str | PathLike[str]) -> Blob: ...

class Face:
    upem: int
    has_color_png: bool
    unicodes: set[int]
    def __init__(self, blob: Blob, index: int = 0) -> None: ...

class GlyphExtents(NamedTuple):
    x_bearing: int
    y_bearing: int
    width: int
    height: int

class Font:
    synthetic_bold: tuple[float, float, bool]
    def __init__(self, face: Face) -> None: ...
    def get_nominal_glyph(self, unicode: int) -> int | None: ...
    def get_glyph_extents(self, gid: int) -> GlyphExtents | None: ...
    def get_glyph_color_png(self, gid: int) -> Blob: ...

class GlyphInfo:
    codepoint: int

class GlyphPosition:
    x_advance: int
    x_offset: int
    y_offset: int

class Buffer:
    direction: str
    language: str
    glyph_infos: list[GlyphInfo]
    glyph_positions: list[GlyphPosition]
    def add_str(self, text: str) -> None: ...
    def guess_segment_properties(self) -> None: ...

def shape(font: Font, buffer: Buffer) -> None: ...

class RasterExtents(NamedTuple):
    x_origin: int
    y_origin: int
    width: int
    height: int
    stride: int

class RasterImage:
    buffer: bytes
    extents: RasterExtents

class RasterDraw:
    transform: tuple[float, float, float, float, float, float]
    def draw_glyph(self, font: Font, glyph: int) -> None: ...
    def render(self) -> RasterImage | None: ...
