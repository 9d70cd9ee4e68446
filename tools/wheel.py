"""A build hook for hatchling that adds the fonts to a wheel.

The wheel that is part of the page does not get the fonts, because the page has them as separate files.
"""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT_FONTS = "SUDOKU_WITHOUT_FONTS"


class Fonts(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # hatchling requires this signature
        if version == "standard" and not os.environ.get(WITHOUT_FONTS):
            build_data["force_include"]["web/fonts"] = "sudoku_workshop/fonts"
