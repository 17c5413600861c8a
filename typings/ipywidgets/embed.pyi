from collections.abc import Sequence
from typing import TypedDict

class EmbedData(TypedDict):
    manager_state: dict[str, object]
    view_specs: list[dict[str, object]]

def embed_data(views: Sequence[object], drop_defaults: bool = True) -> EmbedData: ...
