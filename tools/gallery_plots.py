"""Charts, predictions and the card grid, in the states that `gallery_chances.py` takes pictures of."""

from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Final

from moosekit.chance import Deck, Dist, Experiment, hands, hypergeometric, waiting_time
from moosekit.widgets import CardGrid, Chart, Predict
from moosekit.widgets.base import MooseWidget
from moosekit.widgets.chart import Bars, Memory, Runs, Updating

BLUES: Final = Deck({"blue": 11, "other": 33})


def blues_of(hand: int) -> Dist[int]:
    return hypergeometric(BLUES, hand, lambda card: card == "blue")


def ten_cards() -> Experiment[int]:
    return hands("blues", "Ten cards are dealt.", BLUES, 10, lambda hand: hand.count("blue"))


def bars() -> Chart:
    shows = Bars(
        blues_of(10), event=lambda blues: blues == 0, sample=ten_cards().run(1000, seed=7), outcome="blue cards"
    )
    return Chart(shows, title="Blue cards in my ten")


def several() -> Chart:
    hand_of = {"3 players": 12, "4 players": 10, "5 players": 8, "6 players": 7}
    shows = Bars({name: blues_of(hand) for name, hand in hand_of.items()}, choosing="Players", outcome="cartes bleues")
    return Chart(shows, title="Les bleues d'une main", language="fr")


def runs() -> Chart:
    chance = blues_of(10).p(lambda blues: blues > 2)
    chart = Chart(Runs.of(ten_cards(), lambda blues: blues > 2, exact=chance, n=10_000, seed=7))
    chart.tallies = [[1, 3, 10], [2, 6, 10], [4, 11, 20]]
    return chart


def memory() -> Chart:
    deck = Deck({"avalanche": 6, "other": 88})
    return Chart(Memory(deck, lambda card: card == "avalanche", draws=4, outcome="flip"))


def calm(flips: int) -> Callable[[int], Fraction]:
    return lambda printed: Fraction(comb(94 - printed, 4 * flips), comb(94, 4 * flips))


def updating() -> Chart:
    evidence = {f"{flips} calm flips": calm(flips) for flips in (2, 5, 8)}
    return Chart(Updating(Dist.uniform(range(3, 15)), evidence, outcome="avalanches"), title="How many were printed?")


def predicted(prediction: int | None, *, revealed: bool = False) -> Predict:
    question = "How likely is it that blue 10 is in your partner's hand?"
    made = Predict(question, answer=Fraction(5, 17), because="Ten of the 34 cards that you do not see lie there.")
    made.prediction = prediction
    if revealed:
        made.reveal()
    return made


def where(prediction: int | None) -> Predict:
    made = Predict(
        "Où est le bleu 10 ?", choices=["chez mon partenaire", "chez un adversaire"], answer=1, language="fr"
    )
    made.prediction = prediction
    if prediction is not None:
        made.reveal()
    return made


#: a state: how the widget is made, and what is pressed to get there
PLOTS: Final[dict[str, tuple[Callable[[], MooseWidget], tuple[str, ...]]]] = {
    "chart-bars": (bars, ()),
    "chart-bars-table": (bars, (".mp-twin summary",)),
    "chart-bars-none-yet": (bars, (".mp-choices input", ".mp-controls > label input")),
    "chart-views": (several, ()),
    "chart-56-bars": (lambda: Chart(waiting_time(Deck({"trap": 3, "other": 55}), lambda card: card == "trap")), ()),
    "chart-runs": (runs, ()),
    "chart-tallies": (runs, (".mp-tallies summary", ".mp-twin summary")),
    "chart-memory": (memory, ()),
    "chart-updating": (updating, ()),
    "predict": (lambda: predicted(None), ()),
    "predict-kept": (lambda: predicted(40), ()),
    "predict-shown": (lambda: predicted(40, revealed=True), ()),
    "predict-choices": (lambda: where(None), ()),
    "predict-right": (lambda: where(1), ()),
    "predict-other": (lambda: where(0), ()),
    "card-grid": (CardGrid, ()),
    "card-grid-rules": (lambda: CardGrid(row="twos-win,reversed", language="fr"), ()),
    "card-grid-legal": (lambda: CardGrid(row="twos-win", legal=200), ()),
}
