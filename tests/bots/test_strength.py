"""Each stronger bot beats the weaker one with 95 % confidence, on the same deals with the seats exchanged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.strength import CONTESTS, HEAD, Contest, interval
from moosekit.bots import BOTS
from tests.samples import DEEP

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "bots.md").read_text(encoding="utf-8")


def test_an_interval_holds_the_mean() -> None:
    least, most = interval((1, 3, 1, 3))
    assert (round(least, 3), round(most, 3)) == (0.868, 3.132)


def contests() -> list[Contest]:
    """All of them; in a quick run without the Monte Carlo players, whose contests take minutes."""
    return [one for one in CONTESTS if DEEP or not one.stronger.startswith("monte-carlo")]


@pytest.mark.parametrize("contest", contests(), ids=lambda one: f"{one.game}: {one.stronger} over {one.weaker}")
def test_the_stronger_bot_wins(contest: Contest, samples: Callable[[int, int], int]) -> None:
    margins = contest.margins(samples(contest.sample, contest.deals))
    assert interval(margins)[0] > 0
    if DEEP:
        assert contest.row(margins) in PAGE


def test_the_page_has_a_row_for_every_contest() -> None:
    assert "\n".join(HEAD) in PAGE
    for contest in CONTESTS:
        who = f"{contest.game} | {contest.players} | {contest.stronger} | {contest.weaker}"
        assert f"| {who} | {contest.games * contest.deals:,} |" in PAGE


def test_every_bot_takes_part() -> None:
    """But for hands of a player that takes anything: quicker ones get it nothing better."""
    for game, names in BOTS.items():
        sides = [side.partition(" ")[0] for one in CONTESTS if one.game == game for side in (one.stronger, one.weaker)]
        assert {name for name in names if not name.startswith("random-")} <= set(sides), game
