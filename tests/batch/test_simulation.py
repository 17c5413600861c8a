"""What a simulation gives back: columns, lines, games to step through, estimates, a file; and what it refuses."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import cast

import numpy as np
import pytest

from moosekit.batch import BadSimulation, GameLine, Rounds, chunks, simulate
from moosekit.batch.chunks import batchable
from moosekit.batch.estimate import estimate_mean, estimate_share, mean_of_counts, share
from moosekit.batch.plan import Plan
from moosekit.core.awaits import Over
from moosekit.core.chance import Seeded
from moosekit.core.ids import OPEN
from moosekit.core.trace import Trace
from moosekit.games.moose_match_mayhem.setup import standard as mayhem_standard
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import TEAMS
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import TrickCard
from moosekit.words.catalogue import UnknownLanguage
from moosekit.words.explanation import Explanation
from moosekit.words.faults import say_fault

ROW = "twins-vanish,threes-low"


@pytest.fixture(scope="module")
def simulation() -> Rounds:
    return simulate(3_000, seed=7, row=ROW)


def test_columns_have_the_types_and_shapes_that_they_say(simulation: Rounds) -> None:
    for column, (name, array) in zip(simulation.kept, simulation.columns().items(), strict=True):
        assert (column.name, column.dtype) == (name, array.dtype.name)
        assert array.shape == (3_000, *column.shape)
        assert simulation.column(name).tolist() == array.ravel().tolist()
    assert [column.shape for column in simulation.kept][2:6] == [(), (10, 4), (10,), (10,)]


def test_columns_agree_with_each_other(simulation: Rounds) -> None:
    """Read off the meaning of each column: forty different cards, who wins leads, stars are counted from won cards."""
    stars = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)
    for line in [simulation.line(number) for number in range(0, 3_000, 37)]:
        cards = [card for trick in line.cards for card in trick]
        assert len(set(cards)) == 40
        assert line.leader[0] == line.crown
        for before, winner, leader in zip(line.leader, line.winner, line.leader[1:], strict=False):
            assert leader == (before if winner < 0 else winner)
        won = [0, 0]
        for trick, winner in zip(line.cards, line.winner, strict=True):
            values = Counter(CARDS[card].value for card in trick)
            left = [card for card in trick if values[CARDS[card].value] == 1]
            assert (winner < 0) == (not left)
            if left:
                won[line.teams[winner]] += sum(stars[CARDS[card].value or 0] for card in left)
        assert line.stars == tuple(won)
        if won[0] != won[1]:
            assert line.team == (won[1] > won[0])
        assert [token > 0 for token in line.trophies] == [team == line.team for team in line.teams]


def test_a_round_is_a_game_to_step_through_and_explain(simulation: Rounds) -> None:
    (number,) = simulation.find(lambda line: -1 in line.winner, most=1)
    session, line = simulation[number], simulation.line(number)
    assert session.chance == Seeded(simulation.seed_of(number)) == Seeded(line.seed)
    assert isinstance(session.game.awaits(session.state), Over)
    (result,) = session.state.match.results
    assert (result.stars, TEAMS.index(result.winner)) == (line.stars, line.team)
    last = 4 * (line.winner.index(-1) + 1)
    traces = [trace for trace in session.explain(last, OPEN) if isinstance(trace, Trace)]
    said = "\n".join(str(Explanation.of(trace.notes)) for trace in traces)
    assert "twins" in said.lower() or "same value" in said.lower()
    session.goto(last - 1)
    assert session.position == last - 1
    assert simulation[-1].chance == Seeded(simulation.line(2_999).seed)


def test_the_first_striking_rounds_are_found(simulation: Rounds) -> None:
    found = simulation.find(lambda line: line.stars[0] == 0, most=3)
    column = simulation.columns()["stars"][:, 0]
    assert found == tuple(np.flatnonzero(column == 0)[:3].tolist())
    assert simulation.find((column == 0).tolist(), most=3) == found
    assert simulation.find(lambda line: line.crown == 9) == ()


def test_estimates_know_how_far_they_may_be_off(simulation: Rounds) -> None:
    pink, wins = simulation.mean(lambda line: line.stars[0]), simulation.share(lambda line: line.team == 0)
    column = simulation.columns()["stars"][:, 0].astype(np.int64)
    assert pink.value == pytest.approx(column.mean())
    assert pink.standard_error == pytest.approx(column.std(ddof=1) / np.sqrt(len(column)))
    assert wins.low < wins.value < wins.high
    assert pink.running[-1] == (3_000, pink.value)
    assert pink.batches == pytest.approx(column.reshape(20, 150).mean(axis=1).tolist())
    assert mean_of_counts(Counter(column.tolist())).standard_error == pytest.approx(pink.standard_error)


def test_a_mean_of_fractions_is_exact(simulation: Rounds) -> None:
    """Their digits were cut off in silence: half a star was none."""
    halves = [Fraction(line.stars[0], 2) for line in simulation.lines()]
    exact = float(sum(halves) / len(halves))
    for half in (
        simulation.mean(lambda line: line.stars[0] / 2),
        simulation.mean(lambda line: Fraction(line.stars[0], 2)),
    ):
        assert half.value == half.running[-1][1] == exact
        assert half.batches[0] == float(sum(halves[:150]) / 150)
        assert half.standard_error == pytest.approx(simulation.mean(lambda line: line.stars[0]).standard_error / 2)
    assert estimate_mean(cast("list[int]", [np.int16(3), np.float32(0.5), True])).value == 1.5
    assert estimate_mean([0.1] * 10).value == 0.1


def _giving(odd: object) -> Callable[[object], bool]:
    return lambda _line: cast("bool", odd)


def test_what_is_no_number_and_neither_yes_nor_no_is_told(simulation: Rounds) -> None:
    no_numbers: tuple[object, ...] = (None, "x", float("nan"), 1j, [1])
    for odd in no_numbers:
        with pytest.raises(TypeError, match=r"the function gave .*: expected a number, such as 3") as fault:
            simulation.mean(_giving(odd))
        assert say_fault(fault.value, "fr").startswith("la fonction a donné ")
    no_truths: tuple[object, ...] = (None, "yes", 2, -1, 0.5, [True])
    for odd in no_truths:
        with pytest.raises(TypeError, match=r"the condition gave .*: expected True or False") as fault:
            simulation.share(_giving(odd))
        assert say_fault(fault.value, "fr").startswith("la condition a donné ")
    assert estimate_share(cast("list[bool]", [np.True_, 1, 0, np.False_])).value == 0.5


def test_wilson() -> None:
    """Against the interval's own equation: its ends are where the share is 1.96 standard errors off."""
    for hits, n in ((0, 10), (3, 10), (10, 10), (512, 1_000)):
        found = share(hits, n)
        for end in (found.low, found.high):
            if 0 < end < 1:
                assert abs(hits / n - end) == pytest.approx(1.959964 * (end * (1 - end) / n) ** 0.5)
    assert estimate_share([True, False]).n == estimate_mean([1, 2]).n == 2
    with pytest.raises(ValueError, match="3 of 2 rounds"):
        share(3, 2)
    with pytest.raises(ValueError, match="no rounds"):
        estimate_mean([])


def test_a_file_has_every_round(simulation: Rounds) -> None:
    page = io.StringIO()
    few = simulate(20, seed=7, row=ROW)
    few.write_csv(page)
    rows = list(csv.DictReader(io.StringIO(page.getvalue())))
    assert [int(row["round"]) for row in rows] == list(range(20))
    for row, line in zip(rows, few.lines(), strict=True):
        assert row["cards"] == "|".join(" ".join(CARDS[card].code for card in trick) for trick in line.cards)
        assert row["stars"] == f"{line.stars[0]} {line.stars[1]}"
        assert row["winner"].split() == ["-" if seat < 0 else str(seat) for seat in line.winner]
        assert row["stolen"] == ""


def test_fewer_columns_take_less_and_a_line_is_played_again(simulation: Rounds) -> None:
    lean = simulate(3_000, seed=7, row=ROW, keep=("team", "stars"))
    assert [column.name for column in lean.kept] == ["stars", "team"]
    assert lean.column("stars") == simulation.column("stars")
    assert lean.line(5) == simulation.line(5)
    with pytest.raises(KeyError, match="no column 'cards' was kept; there are stars, team"):
        lean.column("cards")
    assert "the blue team wins" in str(lean.summary()).lower()
    assert "nobody" not in str(lean.summary())


class SevensWin(OwnCard):
    """A card of a user's own."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        strongest = contest.strongest(contest.with_value(7))
        return contest if strongest is None else contest.name(strongest)


def test_own_cards_other_bots_and_drawn_rows_take_the_engine() -> None:
    own = SevensWin.named("sevens-win", title="Sevens win", text="A 7 wins.")
    ours = simulate(20, seed=2, row=("twos-win", own))
    assert not batchable(ours.plan)
    plain = simulate(20, seed=2, row="twos-win")
    assert [line.cards[0] for line in ours.lines()] == [line.cards[0] for line in plain.lines()]
    assert [line.winner for line in ours.lines()] != [line.winner for line in plain.lines()]
    drawn = simulate(5, seed=2, setup=Setup(4, face_up=4, rounds=1))
    assert not batchable(drawn.plan)
    assert len({session.state.match.row for session in (drawn[0], drawn[1], drawn[2])}) > 1
    greedy = simulate(2, seed=2, bots=("greedy", "random", "greedy", "random"))
    assert not batchable(greedy.plan)
    assert greedy.line(1) == simulate(3, seed=2, bots=("greedy", "random", "greedy", "random")).line(1)


def test_other_games_have_columns_too() -> None:
    games = simulate(3, seed=4, game="moose-in-the-house", players=3, bots=("greedy", "random", "random"))
    line = games.line(2)
    assert isinstance(line, GameLine)
    assert [place == max(line.points) for place in line.points] == [bool(first) for first in line.first]
    assert games[2].position == line.moves
    assert "Moose" in str(games.summary())


def test_numpy_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch, simulation: Rounds) -> None:
    monkeypatch.setattr("moosekit.batch.simulation.has_numpy", lambda: False)
    with pytest.raises(ModuleNotFoundError, match=r"pip install moosekit\[sim\]"):
        simulation.columns()
    assert chunks.has_numpy()


BAD: list[tuple[dict[str, object], str]] = [
    ({"n": 0}, "n is 0: expected a whole number from 1 to 1,000,000,000"),
    ({"n": -5}, "n is -5: expected a whole number"),
    ({"n": 10**12}, "n is 1000000000000: expected a whole number"),
    ({"n": 1.5}, "n is 1.5: expected a whole number"),
    ({"n": True}, "n is True: expected a whole number"),
    ({"n": 10**9}, "1,000,000,000 rounds need 77.3 GiB to be kept, and at most 4 are: keep fewer"),
    ({"seed": -1}, "the seed is -1: expected a whole number from 0"),
    ({"seed": "7"}, "the seed is '7'"),
    ({"bots": "clever"}, "there is no bot 'clever' for moustache; there are random, highest, lowest, simple-greedy"),
    ({"bots": ("random", "random")}, "2 bots for 4 seats"),
    ({"bots": None}, "the bots are None: expected a name such as 'random', or one for each seat"),
    ({"bots": (None,) * 4}, "there is no bot None for moustache; there are random"),
    ({"row": 5}, "the row 5 is no list"),
    ({"game": "chess"}, "there is no game 'chess'; there are moustache"),
    ({"game": "face-de-bouc", "row": "twos-win"}, "face-de-bouc has no row of rule cards"),
    ({"row": "twos-wins"}, "did you mean 'twos-win'"),
    ({"row": "twos-win,twos-win"}, "twice"),
    ({"reading": "backwards"}, "the reading is 'backwards'; there are last-word, first-word, strict-row"),
    ({"players": 7}, "7 players: Moustache is for 3, 4, 5 or 6"),
    ({"setup": 5}, "the set-up 5 is none of moustache"),
    ({"setup": Setup(4)}, "the set-up has 4 rounds, and single rounds are simulated"),
    ({"keep": 5}, "the columns to keep are 5: expected names such as ('winner', 'stars')"),
    ({"keep": ("hats",)}, "there is no column 'hats' to keep; there are seed, teams"),
    ({"keep": [["winner"]]}, "there is no column ['winner'] to keep; there are seed, teams"),
    ({"keep": "hats" * 1000}, "there is no column 'hatshats"),
    ({"progress": "no"}, "progress is 'no': expected True or False"),
    ({"executor": "x"}, "executor is 'x': expected one such as ProcessPoolExecutor(2), or None"),
    ({"executor": 2}, "executor is 2: expected one"),
    ({"bots": [["random"]] * 4}, "there is no bot ['random'] for moustache"),
    ({"game": "chess" * 1000}, "there is no game 'chesschess"),
    ({"game": ["moustache"]}, "there is no game ['moustache']"),
    ({"players": "4"}, "players is '4': expected a whole number"),
    ({"game": "face-de-bouc", "setup": mayhem_standard(4)}, "is none of face-de-bouc: expected one as its standard(4)"),
    ({"reading": None}, "the reading is None"),
    ({"setup": "standard"}, "the set-up 'standard' is none of moustache: expected one as its standard(4) makes"),
    ({"workers": 0}, "workers is 0: expected a whole number from 1 to 256"),
    ({"chunk": 0}, "chunk is 0: expected a whole number"),
]


@pytest.mark.parametrize(("what", "sentence"), BAD)
def test_what_cannot_be_simulated_is_told_in_a_sentence(what: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSimulation) as fault:
        cast("Callable[..., object]", simulate)(**{"n": 5, "seed": 1, **what})
    assert sentence in str(fault.value)
    assert "\n" not in str(fault.value)
    assert len(str(fault.value)) < 400
    assert say_fault(fault.value, "fr") != str(fault.value)


@pytest.mark.parametrize("game", ["moose-match-mayhem", "face-de-bouc", "moose-in-the-house"])
@pytest.mark.parametrize("wrong", ["4", None, 4.0, []])
def test_players_are_a_whole_number_in_every_game(game: str, wrong: object) -> None:
    with pytest.raises(BadSimulation, match=re.escape(f"players is {wrong!r}: expected a whole number")):
        cast("Callable[..., object]", simulate)(2, seed=1, game=game, players=wrong)


def test_a_language_without_words_is_refused_before_a_round_is_played() -> None:
    odd: tuple[object, ...] = ("xx", None, [5])
    for language in odd:
        with pytest.raises(UnknownLanguage, match=r"there is no catalogue for .*; there are en, fr"):
            cast("Callable[..., object]", simulate)(5, seed=1, language=language)


def test_a_number_that_is_no_round(simulation: Rounds) -> None:
    with pytest.raises(IndexError, match="there is no round 3000: this simulation has 3,000, numbered from 0"):
        simulation[3_000]
    assert simulation.line(cast("int", np.int64(7))) == simulation.line(7)
    for wrong in (1.5, "a", None, True, slice(3), [1]):
        for ask in (simulation.__getitem__, simulation.line, simulation.seed_of):
            with pytest.raises(TypeError, match="is no number of a round: expected a whole number"):
                cast("Callable[[object], object]", ask)(wrong)


def test_what_looks_at_no_line_is_refused(simulation: Rounds) -> None:
    for ask in (simulation.find, simulation.share, simulation.mean):
        for wrong in (None, 3, object()):
            with pytest.raises(BadSimulation, match="expected a function of a line"):
                cast("Callable[[object], object]", ask)(wrong)
    for most in (0, -1, "3", None):
        with pytest.raises(BadSimulation, match=f"most is {most!r}: expected a whole number from 1"):
            simulation.find(lambda _line: True, most=cast("int", most))


def test_a_plan_with_several_rounds_or_hidden_cards_is_not_for_arrays() -> None:
    plan = Plan("moustache", Setup(4, row=(), rounds=1), ("random",) * 4, 1)
    assert batchable(plan)
    assert not batchable(replace(plan, setup=Setup(4, row=())))
    assert not batchable(replace(plan, bots=("greedy",) * 4))
