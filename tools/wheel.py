"""What hatchling does besides for a wheel: puts the fonts in, but not for the page, which has them beside it."""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_FONTS = "SUDOKU_WITHOUT_FONTS"


class Fonts(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # hatchling's own signature
        if version == "standard" and not os.environ.get(WITHOUT_FONTS):
            build_data["force_include"]["web/fonts"] = "sudoku_workshop/fonts"
