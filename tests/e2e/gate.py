"""A gate for the requests of a page, so that a test decides when they are answered."""

from playwright.sync_api import Route


class Gate:
    """A gate that holds back requests until it is opened."""

    def __init__(self) -> None:
        self.held: list[Route] = []
        self.is_open = False

    def __call__(self, route: Route) -> None:
        route.continue_() if self.is_open else self.held.append(route)

    def open(self) -> None:
        self.is_open = True
        for route in self.held:
            route.continue_()
