"""A server in its own process, so that a test can stop it, with all connections, and start it again."""

import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from secrets import randbelow

SERVE = """
import sys
from pathlib import Path
from tools.serve import server_on
server_on(int(sys.argv[1]), Path(sys.argv[2])).serve_forever()
"""
ROOT = Path(__file__).resolve().parent.parent.parent


class Host:
    """A folder served by our own server or, if `plain`, by Python's."""

    def __init__(self, folder: Path, plain: bool = False) -> None:
        self.folder, self.plain = folder, plain
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        ours = [sys.executable, "-c", SERVE, str(self.port), str(self.folder)]
        theirs = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1", "-d", str(self.folder)]
        command = theirs if self.plain else ours
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not answers(self.port):
            assert self.process.poll() is None, f"no server on port {self.port}"
            time.sleep(0.02)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


def free_port() -> int:
    """Return a free port outside the range that systems choose from.

    Otherwise somebody could take the port while its server is stopped.
    """
    while True:
        port = 11_000 + randbelow(20_000)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
