"""The widths and themes in which pages are looked at: each once in `make test`, all together in `make deep`."""

from itertools import product
from typing import Final, Literal

from tests.samples import some_of

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
#: every third of these four is narrow and light, then wide and dark
LOOKS: Final[list[tuple[int, Theme]]] = some_of(product((320, 1400), THEMES), 3)
