"""The Predict: a prediction that is made before anything is shown, kept, and compared at the end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from math import isfinite
from typing import Final, cast

import traitlets

from moosekit.core.json_data import Json, Reader
from moosekit.core.kinds import WHOLE, Kind, many, quoted
from moosekit.core.refusal import BadSetup
from moosekit.widgets.base import Checks, SceneWidget, Told
from moosekit.widgets.contract import KeptHere, Theme
from moosekit.widgets.kept import kept_here
from moosekit.widgets.kinds import CHANCE, TEXT, TEXTS, check_kinds
from moosekit.widgets.predict.contract import PredictScene, Truth
from moosekit.widgets.saying import Saying
from moosekit.words import numbers, text

__all__ = ["Predict"]

#: a chance is placed on the line in steps of one hundredth
HUNDREDTHS: Final = 100
#: a line from the least to the greatest whole number has no more steps
LONGEST_LINE: Final = 1000
#: a page knows no greater numbers exactly
FARTHEST: Final = 2**53 - 1
PAIR: Final = Kind(
    "a least and a greatest whole number, such as (0, 10)",
    lambda value: many(WHOLE, "").fits(value) and len(cast("Sequence[object]", value)) == 2,
)
NUMBER: Final = Kind(
    "a number, such as Fraction(1, 4)",
    lambda value: CHANCE.fits(value) or (isinstance(value, float) and isfinite(value)),
)


class Predict(SceneWidget[PredictScene]):
    """A question with ``choices``, or one about a whole number ``between`` two, or about a chance, placed on a line.

    What a learner predicts is kept and cannot be changed in the page. ``answer`` is the place of the right choice, the
    number, or the chance; give it now, and the page can show it, or later to ``reveal``. ``because`` is told with it.
    ``name`` is what a file of progress calls the prediction: the question, unless you say otherwise.

    ``prediction`` is the place of the choice, the whole number, or the chance in hundredths, and ``None`` before it is
    made; ``revealed`` is whether the answer is shown. Setting ``prediction`` to ``None`` begins again.

    Raises:
        BadSetup: an answer that cannot be one, fewer than two choices, or a line without an inside.
        TypeError, TraitError: an argument that is not known.
        UnknownLanguage: there are no words in this language.

    >>> where = Predict("Where is blue 10?", choices=["with my partner", "set aside"], answer=0)
    >>> where
    Predict('Where is blue 10?', no prediction yet)
    >>> where.prediction = 1
    >>> where.reveal()
    >>> where
    Predict('Where is blue 10?', predicted set aside, it is with my partner)
    >>> where.close()
    """

    _front = "predict"

    prediction: traitlets.Int[int | None, int | None] = traitlets.Int(None, allow_none=True).tag(sync=True)
    revealed: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)
    kept: Told[KeptHere] = Told[KeptHere]().tag(sync=True)
    truth: Told[Truth | None] = Told[Truth | None]().tag(sync=True)

    def __init__(
        self,
        question: str,
        *,
        choices: Sequence[str] | None = None,
        between: tuple[int, int] | None = None,
        answer: int | Fraction | None = None,
        because: str = "",
        name: str | None = None,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        check_kinds(
            ("question", question, TEXT),
            ("choices", choices, TEXTS.or_none),
            ("between", between, PAIR.or_none),
            ("because", because, TEXT),
            ("name", name, TEXT.or_none),
        )
        saying = Saying.about((), language)
        self.name: Final = question if name is None else name
        scene = _scene(question, choices, between, because, language)
        super().__init__(
            language,
            {
                "scene": scene,
                "prediction": None,
                "revealed": False,
                "truth": None,
                "kept": kept_here("predict", [self.name, question, *scene["choices"]], saying),
                "words": saying.page("predict.page."),
                "theme": theme,
            },
        )
        if answer is not None:
            self._know(answer)
        self.observe(self._begin_again, ["prediction"])

    def reveal(self, answer: int | Fraction | None = None) -> None:
        """Shows the answer, which may be known only now.

        Raises:
            BadSetup: no answer is known, or one that cannot be one.
        """
        if answer is not None:
            self._know(answer)
        if self.truth is None:
            raise BadSetup((f"{self.scene['title']!r} has no answer yet: give it to reveal, such as reveal(answer=…)",))
        self.revealed = True

    @property
    def right(self) -> bool | None:
        """Whether the prediction is the answer; ``None`` where one of the two is missing. A chance is compared to the
        hundredth, a number to the whole.
        """
        if self.prediction is None or self.truth is None:
            return None
        return self.prediction == round(self.truth["value"])

    def __repr__(self) -> str:
        made = "no prediction yet" if self.prediction is None else f"predicted {self._told(self.prediction)}"
        known = f", it is {self.truth['told']}" if self.revealed and self.truth is not None else ""
        return f"Predict({self.scene['title']!r}, {made}{known})"

    def _told(self, prediction: int) -> str:
        """A prediction in words."""
        scene = self.scene
        if scene["kind"] == "choice":
            return scene["choices"][prediction]
        if scene["kind"] == "whole":
            return numbers.count(prediction, self.language)
        return numbers.percent(Fraction(prediction, HUNDREDTHS), self.language)

    def _know(self, answer: int | Fraction) -> None:
        check_kinds(("answer", answer, NUMBER))
        scene = self.scene
        exact = Fraction(answer)
        value = exact * HUNDREDTHS if scene["kind"] == "chance" else exact
        whole = scene["kind"] != "choice" or value.denominator == 1
        if not whole or not scene["low"] <= value <= scene["high"]:
            most = 1 if scene["kind"] == "chance" else scene["high"]
            what = "the place of a choice" if scene["kind"] == "choice" else "a number"
            raise BadSetup((f"{quoted(answer)} cannot be the answer: expected {what} from {scene['low']} to {most}",))
        self.set_trait("truth", Truth(value=float(value), told=_truth_told(exact, scene, self.language)))

    def _begin_again(self, _change: object) -> None:
        if self.prediction is None:
            self.revealed = False

    @traitlets.validate("prediction")
    def _valid_prediction(self, proposal: dict[str, object]) -> int | None:
        value, scene = cast("int | None", proposal["value"]), self.scene
        if value is not None and not scene["low"] <= value <= scene["high"]:
            raise traitlets.TraitError(f"{value!r} is no prediction: expected {scene['low']} to {scene['high']}")
        return value

    def _checks(self) -> Checks:
        return {"prediction": self._read_prediction, "revealed": self._read_revealed}

    def _read_prediction(self, value: Reader) -> Json:
        """A page makes a prediction once."""
        made = value.whole(self.scene["low"], self.scene["high"])
        if self.prediction is not None and made != self.prediction:
            raise value.fault("the prediction has been made and is kept")
        return made

    def _read_revealed(self, value: Reader) -> Json:
        """A page asks for the answer, and takes nothing back."""
        if value.value is not True:
            raise value.fault("expected true")
        return True

    def set_state(self, sync_data: dict[str, object]) -> None:
        """What a page wrote; the answer is shown to who has predicted."""
        super().set_state({name: value for name, value in sync_data.items() if name != "revealed"})
        if "revealed" in sync_data:
            allowed = self.prediction is not None and self.truth is not None
            super().set_state({"revealed": sync_data["revealed"] if allowed else None})

    def _fallback_html(self) -> str:
        scene, language = self.scene, self.language
        parts = [f"<p><strong>{escape(scene['title'])}</strong></p>"]
        if scene["choices"]:
            parts.append(f"<ul>{''.join(f'<li>{escape(choice)}</li>' for choice in scene['choices'])}</ul>")
        else:
            parts.append(f"<p>{escape(' … '.join(scene['ends']))}</p>")
        if self.prediction is not None:
            parts.append(f"<p>{escape(text('predict.made', language, said=self._told(self.prediction)))}</p>")
        if self.revealed and self.truth is not None:
            parts.append(f"<p>{escape(text('predict.truth', language, told=self.truth['told']))}</p>")
            parts.append(f"<p>{escape(scene['because'])}</p>" if scene["because"] else "")
        parts.append(f"<p>{escape(text('predict.fallback', language))}</p>")
        return f'<div lang="{escape(language)}">{"".join(parts)}</div>'


def _scene(
    question: str, choices: Sequence[str] | None, between: tuple[int, int] | None, because: str, language: str
) -> PredictScene:
    if choices is not None and between is not None:
        raise BadSetup(("choices and between were both given: expected one of the two",))
    scene = PredictScene(
        kind="chance",
        title=question,
        language=language,
        choices=[],
        low=0,
        high=HUNDREDTHS,
        ends=[text(f"predict.{end}", language) for end in ("impossible", "even", "certain")],
        because=because,
    )
    if choices is not None:
        if len(choices) < 2 or len(set(choices)) < len(choices):
            raise BadSetup((f"choices={[*choices]!r:.60}: expected two or more, all different",))
        return {**scene, "kind": "choice", "choices": [*choices], "high": len(choices) - 1, "ends": []}
    if between is not None:
        low, high = between
        if not 0 < high - low <= LONGEST_LINE:
            found = quoted(between)
            raise BadSetup((f"between={found}: expected a least and a greatest number, at most 1000 apart",))
        if max(abs(low), abs(high)) > FARTHEST:
            raise BadSetup((f"between={quoted(between)}: expected numbers from {-FARTHEST:,} to {FARTHEST:,}",))
        ends = [numbers.count(low, language), numbers.count(high, language)]
        return {**scene, "kind": "whole", "low": low, "high": high, "ends": ends}
    return scene


def _truth_told(exact: Fraction, scene: PredictScene, language: str) -> str:
    if scene["kind"] == "choice":
        return scene["choices"][int(exact)]
    if scene["kind"] == "whole":
        return numbers.decimal(exact, language)
    percent = numbers.percent(exact, language)
    short = 1 < exact.denominator < 10**numbers.LONGEST_DENOMINATOR
    return f"{numbers.fraction(exact, language)} ({percent})" if short else percent
