from collections.abc import Iterable

from fontTools.ttLib import TTFont

class Options:
    hinting: bool
    glyph_names: bool
    notdef_outline: bool
    name_IDs: list[int]
    drop_tables: list[str]
    layout_features: list[str]

class Subsetter:
    def __init__(self, options: Options) -> None: ...
    def populate(self, *, unicodes: Iterable[int]) -> None: ...
    def subset(self, font: TTFont) -> None: ...
