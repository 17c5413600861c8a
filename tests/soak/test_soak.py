"""A sample of the soak in every run: games of each kind over set-ups by chance, with all checks of the kit."""

from __future__ import annotations

import pytest

from tests.samples import samples
from tests.soak.soaking import SOAKED, Soaked

GAMES = samples(3, 60)


@pytest.mark.parametrize("soaked", SOAKED.values(), ids=SOAKED)
def test_whole_games_keep_all_promises(soaked: Soaked) -> None:
    reports = list(soaked.play(GAMES))
    assert sum(report.games for report in reports) == GAMES
    assert sum(report.elsewhere for report in reports) == GAMES
    assert all(report.refused for report in reports)
