"""The page that tells how quick others are beside us: ours is marked, and whoever is quicker is named."""

from __future__ import annotations

from benchmarks.measuring import Subject
from benchmarks.peers import Kind, slower, table


def _measured(name: str, *ratios: float) -> Subject:
    return Subject(name, "moves", lambda: 1, ratios=list(ratios), rates=[1000 * ratio for ratio in ratios])


KIND = Kind("Games", (_measured("ours", 1, 2, 3), _measured("our other", 0.5)), (_measured("a", 5), _measured("b", 1)))


def test_the_quickest_stands_first_and_all_are_compared_with_the_first_of_ours() -> None:
    assert table(KIND).splitlines()[2:] == [
        "| a | 5,000 | 5 | 2.5 |",
        "| **ours** | 2,000 | 2 | 1 |",
        "| b | 1,000 | 1 | 0.5 |",
        "| **our other** | 500 | 0.5 | 0.25 |",
    ]


def test_whoever_is_quicker_is_named() -> None:
    alone = Kind("Lessons", KIND.ours, (_measured("b", 1),))
    assert slower([KIND, alone]).splitlines() == [
        '- Games, beside "ours": a (2.5 times).',
        '- Lessons, beside "ours": nobody.',
    ]
