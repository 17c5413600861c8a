"""A port that somebody takes while a kernel starts is no error of a notebook."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from jupyter_client.manager import KernelManager
from nbval.kernel import CURRENT_ENV_KERNEL_NAME, start_new_kernel

from tests.kernel_start import TRIES, patient


@pytest.fixture
def thief(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[socket.socket]]:
    """Takes a port of the first kernel, when its ports are written down and it has not started yet."""
    taken: list[socket.socket] = []
    write = KernelManager.write_connection_file

    def write_and_take(manager: KernelManager) -> None:
        write(manager)
        if not taken:
            taken.append(socket.create_server((manager.ip, manager.shell_port)))

    monkeypatch.setattr(KernelManager, "write_connection_file", write_and_take)
    yield taken
    for one in taken:
        one.close()


def test_a_kernel_whose_port_was_taken_is_started_again(thief: list[socket.socket]) -> None:
    manager, client = patient(start_new_kernel)(kernel_name=CURRENT_ENV_KERNEL_NAME)
    assert len(thief) == 1
    assert manager.is_alive()
    client.stop_channels()
    manager.shutdown_kernel(now=True)


def test_a_kernel_that_always_dies_is_an_error() -> None:
    died: list[str] = []

    def start(name: str) -> None:
        died.append(name)
        raise RuntimeError("Kernel died")

    with pytest.raises(RuntimeError, match="Kernel died"):
        patient(start)("python3")
    assert len(died) == TRIES
