"""Real kernels for tests and for measuring: started, asked to run a cell, killed."""

from __future__ import annotations

import signal
import subprocess
from types import TracebackType
from typing import Any, Final, Self

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

from tests.kernel_start import patient

#: seconds that a kernel may take to start, or for a cell, on a busy machine
PATIENCE: Final = 120


def _start() -> tuple[KernelManager, BlockingKernelClient]:
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(stderr=subprocess.DEVNULL)  # where it warns of TCP, which JupyterLab has as well
    client: BlockingKernelClient = manager.client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE)
    except RuntimeError:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
        raise
    return manager, client


class Kernel:
    """A Python kernel in a process of its own, as JupyterLab starts one; gone at the end of its ``with`` block."""

    def __init__(self) -> None:
        self._manager, self._client = patient(_start)()
        self.pid = int(self.run("import os\nprint(os.getpid())"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._client.stop_channels()
        self._manager.shutdown_kernel(now=True)
        self._manager.cleanup_resources()

    def run(self, cell: str) -> str:
        """What a cell prints.

        Raises:
            RuntimeError: the cell raised; says what.
        """
        return "".join([content["text"] for kind, content in self.messages(cell) if kind == "stream"])

    def messages(self, cell: str) -> list[tuple[str, dict[str, Any]]]:
        """All that a notebook hears while a cell runs, one after the other: what each is, and its content.

        Raises:
            RuntimeError: the cell raised; says what.
        """
        heard: list[tuple[str, dict[str, Any]]] = []

        def hear(message: dict[str, Any]) -> None:
            heard.append((message["msg_type"], message["content"]))
            if message["msg_type"] == "error":
                raise RuntimeError("\n".join(message["content"]["traceback"]))

        self._client.execute_interactive(cell, timeout=PATIENCE, output_hook=hear)
        return heard

    def begin(self, cell: str) -> None:
        """Lets a cell run, and does not wait for it."""
        self._client.execute(cell)

    def tell(self, kind: str, content: dict[str, Any]) -> None:
        """Tells it something as a page would, and does not wait."""
        self._client.shell_channel.send(self._client.session.msg(kind, content))

    def kill(self) -> None:
        """Ends it at once, whatever it does (``kill -9``)."""
        self._manager.signal_kernel(signal.SIGKILL)

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return bool(self._manager.is_alive())
