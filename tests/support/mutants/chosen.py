"""A pytest plugin: `--only FILE` runs the tests in a file; `--begun FILE` saves the name of the current test."""

from pathlib import Path

import pytest


class Only:
    """A plugin that runs only the tests that a file names, in that order."""

    def __init__(self, file: Path) -> None:
        self.place = {test: at for at, test in enumerate(file.read_text().splitlines())}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (each for each in items if each.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )


class Begun:
    """A plugin that saves the name of the current test, so that it is known even if the test never ends."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.file.write_text(nodeid, encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--only", type=Path)
    parser.addoption("--begun", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    for option, plugin in (("only", Only), ("begun", Begun)):
        if file := config.getoption(option):
            config.pluginmanager.register(plugin(file))
