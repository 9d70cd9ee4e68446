"""A gate on the way of what a page asks for, so that a test says when it comes."""

from playwright.sync_api import Route


class Gate:
    """Holds back what is asked for until it is opened."""

    def __init__(self) -> None:
        self.held: list[Route] = []
        self.is_open = False

    def __call__(self, route: Route) -> None:
        route.continue_() if self.is_open else self.held.append(route)

    def open(self) -> None:
        self.is_open = True
        for route in self.held:
            route.continue_()
