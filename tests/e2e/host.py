"""A server in a process of its own, so that a test can take it away, connections and all, and bring it back."""

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
    """Serves a folder with our own server, or as `plain` with Python's."""

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
    """Outside the range from which systems choose: one inside could be taken while its server is away."""
    while True:
        port = 11_000 + randbelow(20_000)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
