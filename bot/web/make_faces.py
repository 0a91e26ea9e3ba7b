"""Makes the faces of the pages from those that pictures are drawn with; run it by hand when these change.

    python -m bot.web.make_faces bot/web/static

It needs fonttools and brotli, which the bot does not. A face is cut down to the letters of Latin languages, and has
another name: "Source" is reserved to the original (SIL Open Font License 1.1). Kerning goes, since texts of pictures
are measured without it.
"""

from __future__ import annotations

import sys
from importlib import import_module, resources
from pathlib import Path
from typing import Any

from renderers.draw import fonts

NAME = "Roundhouse"
FACES = {fonts.REGULAR: "regular", fonts.SEMIBOLD: "semibold", fonts.BOLD: "bold", fonts.ITALIC: "italic"}
"""The name of a file by the weight of its face."""
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B, *range(0x2000, 0x2070), 0x20AC]
SIGNS = [*range(0x2070, 0x20A0), *range(0x2100, 0x2700)]
"""Of these the face has those that exist: fractions, arrows, marks."""


def main(folder: Path) -> None:
    """Write all faces into a folder."""
    subset: Any = import_module("fontTools.subset")
    for weight, file in FACES.items():
        source = resources.files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf"
        options = subset.Options(flavor="woff2", layout_features=[], hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
        face = subset.load_font(str(source), options)
        cut = subset.Subsetter(options)
        cut.populate(unicodes=[*LETTERS, *SIGNS])
        cut.subset(face)
        for record in face["name"].names:
            if record.nameID in (1, 4, 6):
                record.string = f"{NAME}-{file}" if record.nameID == 6 else f"{NAME} {file.title()}"
        subset.save_font(face, str(folder / f"{file}.woff2"), options)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
