"""The Chart: its numbers are those of the lesson plan, a page may write only what is possible, and both sides agree."""

import re
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import cast

import pytest
import traitlets
from hypothesis import given
from hypothesis import strategies as st

from moosekit.chance import (
    Deck,
    Dist,
    Experiment,
    ImpossibleCondition,
    Sample,
    TooManyCards,
    Uncountable,
    UnknownOutcome,
    bayes,
    hands,
    hypergeometric,
)
from moosekit.chance.drawing import Drawing
from moosekit.core.json_data import Json
from moosekit.widgets import Chart
from moosekit.widgets.chart import Bars, Memory, Runs, Updating, contract
from moosekit.words.catalogue import LANGUAGES, catalogue
from tests.widgets.agreeing import WORD, interfaces, typed_dicts

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "widgets/src/chart"
BLUES = Deck({"blue": 11, "other": 33})
MAYHEM = Deck({"avalanche": 6, "other": 88})
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)


def is_blue(card: str) -> bool:
    return card == "blue"


def ten(seed: int, n: int) -> Sample[int]:
    deal = hands("blues", "Ten cards are dealt.", BLUES, 10, lambda hand: sum(map(is_blue, hand)))
    return deal.run(n, seed=seed)


@pytest.fixture(scope="module")
def runs() -> Iterator[Chart]:
    coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
    shows = Runs.of(coin, lambda side: side == 1, exact=Fraction(1, 2), runs=3, n=200, seed=7)
    with Chart(shows, title="A coin") as chart:
        yield chart


def bars(chart: Chart, panel: int = 0) -> list[contract.Bar]:
    return chart.scene["views"][chart.choice]["panels"][panel]["bars"]


def test_bars_are_exact_and_keep_outcomes_that_never_come() -> None:
    """Question 1: no blue card among ten of 44 has 323640/8675723."""
    exact = hypergeometric(BLUES, 10, is_blue)
    sample = ten(7, 100)
    with Chart(Bars(exact, event=lambda blues: blues == 0, sample=sample)) as chart:
        shown = bars(chart)
        assert [bar["name"] for bar in shown] == [str(blues) for blues in range(11)]
        assert shown[0]["share"] == pytest.approx(323640 / 8675723)
        assert [bar["marked"] for bar in shown] == [True, *[False] * 10]
        came = chart.scene["views"][0]["panels"][0]["came"]
        assert [one["trials"] for one in came] == [10, 100]
        assert came[0]["counts"] == [sample.values[:10].count(blues) for blues in range(11)]
        assert sum(came[1]["counts"]) == 100
        assert chart.scene["views"][0]["sentence"].startswith("Marked together:")


def test_gaps_between_whole_numbers_are_shown() -> None:
    with Chart(Dist({1: 1, 4: 3})) as chart:
        assert [(bar["name"], bar["share"]) for bar in bars(chart)] == [("1", 0.25), ("2", 0), ("3", 0), ("4", 0.75)]


def test_several_distributions_have_the_same_outcomes() -> None:
    several = {f"{players} players": hypergeometric(BLUES, hand, is_blue) for players, hand in ((3, 12), (6, 7))}
    with Chart(Bars(several, choosing="Players")) as chart:
        chart.choice = 1
        assert len(bars(chart)) == 12  # a hand of twelve may hold all eleven
        assert bars(chart)[0]["share"] == pytest.approx(48546 / 435461)
        assert bars(chart)[11]["share"] == 0


def test_the_deck_remembers_and_the_token_forgets() -> None:
    """Question 30: flips 1, 5, 8 and 12 of the lesson plan."""
    memory = Memory(MAYHEM, lambda card: card == "avalanche", draws=4)
    found = memory.hazards()
    wanted = [
        Fraction(717611, 3049501),
        Fraction(3787, 13585),
        Fraction(15539, 48048),
        Fraction(13507, 32900),
    ]
    assert [found[flip - 1] for flip in (1, 5, 8, 12)] == wanted
    with Chart(memory) as chart:
        assert {bar["share"] for bar in bars(chart, 1)} == {float(found[0])}
    with Chart(Memory(MAYHEM, lambda card: card == "avalanche", draws=4, token=Fraction(1, 2))) as chart:
        assert {bar["chance"] for bar in bars(chart, 1)} == {"50%"}


def test_beliefs_are_weighed_by_what_was_seen() -> None:
    """Question 35c: after five calm flips of four the printed avalanches have the mean 5.81."""
    prior = Dist.uniform(range(3, 15))

    def calm(printed: int) -> Fraction:
        return Fraction(comb(94 - printed, 20), comb(94, 20))

    with Chart(Updating(prior, {"5 calm flips": calm})) as chart:
        after = [bar["share"] for bar in bars(chart, 2)]
        assert after == [float(bayes(prior, calm)[printed]) for printed in prior]
        mean = sum(printed * share for printed, share in zip(prior, after, strict=True))
        assert mean == pytest.approx(5.81, abs=0.005)


def test_hypotheses_with_one_name_are_refused() -> None:
    """The panels had different bars, and choosing one of them broke the chart."""
    prior = Dist({"fair": 1, "two heads": 1, "bent": 1})
    names = {"fair": "fair"}
    with pytest.raises(Uncountable, match="2 hypotheses are called 'a coin': expected different names"):
        Chart(Updating(prior, {"heads": lambda _coin: Fraction(1, 2)}, name=lambda coin: names.get(coin, "a coin")))


@pytest.mark.parametrize("odd", [0.5, "1/2", None])
def test_a_likelihood_is_a_fraction_or_a_whole_number(odd: object) -> None:
    prior = Dist({"fair": 1, "two heads": 1})
    expected = "expected a Fraction or a whole number"
    with pytest.raises(TypeError, match=f"the likelihood of 'fair' is {odd!r}: {expected}"):
        Chart(Updating(prior, {"heads": lambda _coin: cast("Fraction", odd)}))
    with Chart(Updating(prior, {"heads": lambda _coin: cast("Fraction", 1)})) as chart:
        assert "fair" in repr(chart)


def test_runs_are_counted_at_every_point(runs: Chart) -> None:
    shown = runs.scene["runs"]
    assert shown is not None
    assert shown["stops"] == [10, 100, 200]
    coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
    for seed, line in enumerate(shown["lines"], start=7):
        values = coin.run(200, seed=seed).values
        assert line["hits"] == [sum(values[:point]) for point in shown["points"]]
    assert shown["told"] == "1/2 = 50%"


def test_tallies_that_another_chart_has_no_room_for_go() -> None:
    coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
    with Chart(Runs.of(coin, lambda side: side == 1, exact=Fraction(1, 2), runs=1, n=10, seed=7)) as chart:
        chart.set_state({"tallies": [[1, 3, 10], [15, 7, 10]]})
        chart.show(Dist.uniform("HT"))
        assert (chart.tallies, chart.pooled) == ([], (0, 0))


def test_tallies_of_pairs_are_put_together(runs: Chart) -> None:
    runs.set_state({"tallies": [[1, 3, 10], [15, 7, 10]]})
    assert runs.pooled == (10, 20)
    assert repr(runs) == "Chart('A coin', runs, 3 runs of 200, pairs 10 of 20)"
    for wrong in ([[1, 11, 10]], [[16, 1, 2]], [[2, 1, 2], [1, 1, 2]], [[1, 0, 0]], [[1, 2]], [[1, True, 2]], 7):
        runs.set_state({"tallies": wrong})
        assert runs.pooled == (10, 20)
        with pytest.raises(traitlets.TraitError, match="these are no tallies"):
            runs.tallies = wrong  # type: ignore[assignment]  # what a person may try
    runs.tallies = []


@given(written=st.dictionaries(st.sampled_from(["at", "choice", "shown", "exact", "tallies", "scene", "theme"]), JSON))
def test_nothing_that_a_page_writes_breaks_it(runs: Chart, written: dict[str, Json]) -> None:
    before = runs.scene
    runs.set_state(dict(written))
    assert runs.scene == before
    assert repr(runs)
    assert runs.page_part()[3]


def test_runs_without_end_are_refused_before_a_trial_is_made() -> None:
    coin = Experiment("coin", "A coin is tossed.", Drawing.PUT_BACK, lambda toss: toss.below(2))
    with pytest.raises(Uncountable, match="1000000000 trials: expected 1 to 1,000,000"):
        Runs.of(coin, bool, n=10**9, seed=1)
    for runs in (10**7, -1):
        with pytest.raises(Uncountable, match=f"{runs} runs: at most 6 lines can be told apart"):
            Runs.of(coin, bool, n=1, runs=runs, seed=1)


def test_what_cannot_be_shown_is_refused_at_once() -> None:
    with pytest.raises(Uncountable, match="61 outcomes: a chart shows at most 60"):
        Chart(Dist.uniform(range(61)))
    with pytest.raises(UnknownOutcome, match="'thre' is not the name of a distribution here; did you mean 'three'"):
        Chart(Bars({"three": Dist({1: 1})}, sample={"thre": Sample((1,), 7)}))
    with pytest.raises(TooManyCards, match="do not fit: the deck has 94 cards, 6 of them good"):
        Chart(Memory(MAYHEM, lambda card: card == "avalanche", draws=4, times=30))
    with pytest.raises(Uncountable, match="no card of this deck is a good one"):
        Chart(Memory(MAYHEM, lambda card: card == "yeti"))
    with pytest.raises(ImpossibleCondition):
        Chart(Updating(Dist({1: 1}), {"never": lambda _one: Fraction(0)}))
    with pytest.raises(Uncountable, match="7 runs: at most 6 lines"):
        Chart(Runs([Sample((1,), seed) for seed in range(7)], lambda one: one == 1))
    with pytest.raises(traitlets.TraitError, match="shown=3 is out of range: expected 0 to 0"):
        Chart(Dist({1: 1}), shown=3)
    with pytest.raises(traitlets.TraitError, match="'pink' is not a theme; choose one of auto, light, dark"):
        Chart(Dist({1: 1}), theme="pink")  # type: ignore[arg-type]  # what a person may try


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_page_it_is_a_table_with_words(language: str) -> None:
    shows = (
        Bars(hypergeometric(BLUES, 10, is_blue), sample=ten(7, 50)),
        Memory(MAYHEM, lambda card: card == "avalanche", draws=4),
        Updating(Dist({1: 1, 2: 1}), {"seen": lambda one: Fraction(1, one)}),
        Runs([ten(7, 50), ten(8, 50)], lambda blues: blues > 2, Fraction(1, 2)),
    )
    for one in shows:
        with Chart(one, language=language) as chart:
            page = chart.page_part()[3]
            assert "<table" in page
            assert "<svg" in page
            assert catalogue(language)["chart.fallback"] in page


def test_what_is_hidden_is_not_in_the_fallback_either() -> None:
    with Chart(Dist({1: 1, 2: 3}), exact=False) as chart:
        assert "75%" not in chart.page_part()[3]


def test_the_types_are_the_same_in_python_and_in_the_page() -> None:
    there = interfaces((SOURCES / "contract.ts").read_text(encoding="utf-8"))
    there.pop("ChartState")
    here = {  # a number of the page is a whole one or not
        name: {field: kind.replace("float", "int") for field, kind in fields.items()}
        for name, fields in typed_dicts(contract).items()
    }
    assert here == there


def test_the_page_uses_exactly_its_words() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts")))
    for language in LANGUAGES:
        sent = {key.removeprefix("chart.page.") for key in catalogue(language) if key.startswith("chart.page.")}
        assert set(WORD.findall(text)) <= sent
        assert {key for key in sent if not re.search(rf'"{re.escape(key)}"', text)} == set()
