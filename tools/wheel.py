"""A build hook for hatchling that adds the fonts for Latin letters to a wheel.

The other fonts are in a package of their own (`fonts_package/`). The wheel that is part of the page does not get any
fonts, because the page has them as separate files. See decision 5001.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_FONTS = "SUDOKU_WITHOUT_FONTS"
LARGE = ("ko", "zh-")  # how the names of the fonts begin that most people do not need


class Fonts(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # hatchling requires this signature
        if version == "standard" and not os.environ.get(WITHOUT_FONTS):
            for path in Path(self.root, "web", "fonts").glob("*.ttf"):
                if not path.name.startswith(LARGE):
                    build_data["force_include"][str(path)] = f"sudoku_workshop/fonts/{path.name}"
