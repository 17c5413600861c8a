"""Fuzzing led by what a text reaches (atheris): one harness a target, and ``python -m tests.fuzz.guided TARGET``.

A harness has ``one(data)``, which gives a text to the library and raises where it does anything but what is documented,
and ``seeds()``, the texts to begin with. The texts that reached something new are kept in ``tests/fuzz/corpus``, and
``tests/fuzz/test_corpora.py`` gives them to the library again in every run of the tests.
"""

from __future__ import annotations

from typing import Final

#: what is fuzzed; each is a module here and a folder of the corpus
TARGETS: Final = ("records", "notation", "answers", "actions", "names")
