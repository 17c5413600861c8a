"""How long a card takes from the page's message to Python's answer, bots included, through a real kernel."""

from __future__ import annotations

import json
import statistics
import time
from typing import Final, cast

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

from moosekit.core.json_data import Json
from moosekit.widgets.table.contract import Now

PLAYS: Final = 30
PATIENCE: Final = 30  # seconds
CPU: Final = "import time; print(time.process_time())"
MAKE: Final = """import json
from moosekit.widgets import GameTable
table = GameTable({game!r}, seats={seats}, seed=7)
print(json.dumps([table.model_id, table.now]))"""


def play_time(game: str, seats: int) -> tuple[float, float]:
    """Milliseconds of a card that is played, until Python has answered: by the clock (median), and of Python's CPU."""
    manager, client = start_new_kernel(kernel_name="python3")
    try:
        return _measured(client, game, seats)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def _measured(client: BlockingKernelClient, game: str, seats: int) -> tuple[float, float]:
    model, now = cast("tuple[str, Now]", json.loads(run_code(client, MAKE.format(game=game, seats=seats))))
    cpu = float(run_code(client, CPU))
    spent: list[float] = []
    for number in range(PLAYS):
        if not now["options"]:
            break
        act: dict[str, Json] = {"kind": "act", "id": number, "state": now["state"], "seat": now["asked"]}
        act["action"] = now["options"][0]["action"]
        start = time.perf_counter()
        now = ask_anything(client, model, act) or now
        spent.append(1000 * (time.perf_counter() - start))
    return statistics.median(spent), 1000 * (float(run_code(client, CPU)) - cpu) / len(spent)


def run_code(client: BlockingKernelClient, code: str) -> str:
    """What the code prints."""
    printed: list[str] = []

    def hear(said: dict[str, dict[str, str]]) -> None:
        printed.append(said["content"].get("text", ""))

    client.execute_interactive(code, output_hook=hear)
    return "".join(printed)


def ask_anything(client: BlockingKernelClient, model: str, message: dict[str, Json]) -> Now | None:
    """Sends a message as a page does; gives back where the game is after the answer."""
    data = {"method": "custom", "content": message}
    client.shell_channel.send(client.session.msg("comm_msg", {"comm_id": model, "data": data}))
    now: Now | None = None
    while True:
        heard = client.get_iopub_msg(timeout=PATIENCE)
        if heard["msg_type"] != "comm_msg":
            continue
        said = heard["content"]["data"]
        if said["method"] == "update":
            now = cast("Now | None", said["state"].get("now", now))
        elif said["method"] == "custom" and said["content"].get("id") == message["id"]:
            return now
