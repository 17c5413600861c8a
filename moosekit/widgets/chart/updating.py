"""What is believed before something is seen, how likely each hypothesis makes it, and what is believed after."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic, TypeVar

from moosekit.chance.dist import Dist
from moosekit.chance.faults import Uncountable
from moosekit.chance.updating import bayes
from moosekit.core.kinds import Kind, a
from moosekit.widgets.chart.contract import ChartScene, Panel, View
from moosekit.widgets.chart.panels import bars_alone, bars_of, in_order, said, shown
from moosekit.widgets.kinds import FUNCTION, TEXT, check_kinds, named
from moosekit.words import text

__all__ = ["Updating"]

H = TypeVar("H", bound=Hashable)
EVIDENCE: Final = Kind("likelihoods by name, such as {'heads': function}", lambda value: named(value, FUNCTION))


@dataclass(frozen=True, slots=True)
class Updating(Generic[H]):
    """A prior, and for each piece of evidence, by name, how likely each hypothesis makes it.

    >>> coins = Dist({"fair": 1, "two heads": 1})
    >>> heads = {f"{n} heads": (lambda coin, n=n: Fraction(1, 2**n if coin == "fair" else 1)) for n in (1, 2)}
    >>> scene = Updating(coins, heads).scene("Which coin?", "en")
    >>> [[bar["chance"] for bar in view["panels"][2]["bars"]] for view in scene["views"]]
    [['33.3%', '66.7%'], ['20%', '80%']]
    """

    prior: Dist[H]
    evidence: Mapping[str, Callable[[H], Fraction]]
    name: Callable[[H], str] | None = None
    outcome: str | None = None
    choosing: str | None = None

    def __post_init__(self) -> None:
        check_kinds(
            ("prior", self.prior, a(Dist, "a distribution of hypotheses, such as Dist({'fair': 1, 'two heads': 1})")),
            ("evidence", self.evidence, EVIDENCE),
            ("name", self.name, FUNCTION.or_none),
            ("outcome", self.outcome, TEXT.or_none),
            ("choosing", self.choosing, TEXT.or_none),
        )

    def scene(self, title: str | None, language: str) -> ChartScene:
        """What the page is told.

        Raises:
            TypeError: a likelihood that is no ``Fraction`` and no whole number.
            Uncountable: no evidence, a likelihood that is not between 0 and 1, more than sixty hypotheses, or two of
                them with the same name.
            ImpossibleCondition: no hypothesis allows what was seen.
        """
        if not self.evidence:
            raise Uncountable("no evidence was given: expected at least one piece, with its name")
        return ChartScene(
            kind="updating",
            title=title or text("chart.title.updating", language),
            description=text("chart.about.updating", language),
            language=language,
            outcome=self.outcome or text("chart.updating.hypothesis", language),
            choosing=self.choosing or text("chart.updating.evidence", language),
            views=[self._view(label, likelihood, language) for label, likelihood in self.evidence.items()],
            runs=None,
        )

    def _view(self, label: str, likelihood: Callable[[H], Fraction], language: str) -> View:
        hypotheses = shown(in_order(self.prior))
        names = [said(one, self.name, language) for one in hypotheses]
        if twice := [name for name in names if names.count(name) > 1]:
            raise Uncountable(
                f"{names.count(twice[0])} hypotheses are called {twice[0]!r:.60}: expected different names"
            )
        after = bayes(self.prior, likelihood)
        panels = [
            Panel(title=text(f"chart.updating.{part}", language), bars=bars, came=[])
            for part, bars in (
                ("before", bars_of(self.prior, hypotheses, language, name=self.name)),
                ("likely", bars_alone(dict(zip(names, map(likelihood, hypotheses), strict=True)), language)),
                ("after", bars_of(after, hypotheses, language, name=self.name)),
            )
        ]
        likeliest = after.modes()[0]
        sentence = text(
            "chart.updating.likeliest",
            language,
            what=said(likeliest, self.name, language),
            chance=str(after[likeliest]),
            before=str(self.prior[likeliest]),
        )
        return View(label=label, panels=panels, sentence=sentence)
