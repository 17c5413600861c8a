"""Values of any kind that JSON can hold, among them words and numbers that games know."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from moosekit.core.json_data import Json

#: words of all games, and what is awkward anywhere
WORDS: Final = ["P2", "twos-win", "own:x", "clock", "pink-crown", "M.kit", "f01", "heads", "moose.*", "\ud800", 2**64]

values: Final[st.SearchStrategy[Json]] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
