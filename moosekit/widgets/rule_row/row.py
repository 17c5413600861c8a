"""The RuleRow: rule cards laid into a row by hand, and what each order and reading changes, trick by trick."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

import traitlets

from moosekit.classroom.lock import Lock
from moosekit.core.kinds import Kind, many
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import BLACK, row_of
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.row import Reading
from moosekit.widgets.base import Checks, Data, SceneWidget, Told
from moosekit.widgets.contract import Theme
from moosekit.widgets.kinds import TRICK, check_kinds
from moosekit.widgets.laying import LONGEST, checked_row, read_row, reading_of
from moosekit.widgets.locking import locked_what_if
from moosekit.widgets.rule_row.contract import RowResult, RowScene
from moosekit.widgets.rule_row.fallback import fallback_html
from moosekit.widgets.rule_row.scene import row_scene
from moosekit.widgets.rule_row.trying import TriedRows
from moosekit.widgets.saying import Saying

__all__ = ["RuleRow"]

TRICKS: Final = Kind(
    "a trick, such as Trick.parse('P2 P8 G3 B1'), or a list of tricks",
    lambda value: TRICK.fits(value) or many(TRICK, "").fits(value),
)


class RuleRow(SceneWidget[RowScene]):
    """A row of rule cards to try out over one trick, or over all tricks of a hand.

    ``offer`` are the rule cards that lie ready: those of the rulebook that can decide a trick, unless you say
    otherwise. ``row`` lie in the row at first, left to right: the tricks' own row, unless you say otherwise. Learners
    drag, tap or move them with keys. With few cards and tricks all answers go with the page, which then needs no
    Python. With ``Lock.WHAT_IF`` among the ``locks`` of a teacher, a page cannot change the row.

    ``row`` are the ids of the cards in the row, ``reading`` is how it is read; both can be set from Python too.
    ``result`` is what comes of them.

    Raises:
        TypeError, ValueError: an argument that is not known or not right; the message says what would be.
        TraitError: a theme that there is not; lists those there are.

    >>> tried = RuleRow(Trick.parse("O5 O9 O3 G2"), offer="twos-win,threes-low", row="threes-low")
    >>> tried
    RuleRow('O5 O9 O3 G2', row=threes-low, reading=last-word, 1 of 1 tricks changed)
    >>> tried.row = ["threes-low", "twos-win"]
    >>> tried.result["tricks"][0]["sentence"]
    'Seat 4 wins, not seat 2.'
    >>> tried.close()
    """

    _front = "rule-row"

    row: Data[list[str]] = Data[list[str]]().tag(sync=True)
    reading: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(str(Reading.LAST_WORD)).tag(sync=True)
    result: Told[RowResult] = Told[RowResult]().tag(sync=True)

    def __init__(
        self,
        tricks: Trick | Sequence[Trick],
        *,
        offer: str | Sequence[str | RuleCard] = BLACK,
        row: str | Sequence[str | RuleCard] | None = None,
        reading: str | None = None,
        language: str = "en",
        theme: Theme = "auto",
        locks: Iterable[Lock] = (),
    ) -> None:
        check_kinds(("tricks", tricks, TRICKS))
        laid = (tricks,) if isinstance(tricks, Trick) else tuple(tricks)
        if not laid:
            raise ValueError("no tricks were given: expected one, or a list such as [Trick.parse('P2 P8 G3 B1')]")
        cards = laid[0].row if row is None else row_of(row)
        ready = row_of(offer)
        offered = (*ready, *(card for card in cards if card not in ready))
        if len(cards) > LONGEST:
            raise BadSetup((f"{len(cards)} rule cards were laid: a row has at most {LONGEST}",))
        saying = Saying.about(offered, language)
        self._trying = TriedRows(laid, offered, saying)
        self._locked = locked_what_if(locks, language)
        chosen = laid[0].reading if reading is None else reading_of(reading)
        ids = [card.id for card in cards]
        super().__init__(
            language,
            {
                "row": ids,
                "reading": str(chosen),
                "scene": row_scene(self._trying, self._locked),
                "result": self._trying.result(cards, chosen),
                "words": saying.page("rule-row.page."),
                "theme": theme,
            },
        )
        self.observe(self._try, ["row", "reading"])

    def __repr__(self) -> str:
        changed = sum(trick["changed"] for trick in self.result["tricks"])
        cards = "; ".join(repr(" ".join(card.code for card in trick.cards)) for trick in self._trying.tricks)
        row = ",".join(self.row) or "none"
        counted = f"{changed} of {len(self._trying.tricks)} tricks changed"
        return f"RuleRow({cards}, row={row}, reading={self.reading}, {counted})"

    @traitlets.validate("row")
    def _valid_row(self, proposal: dict[str, object]) -> list[str]:
        return checked_row(cast("list[str]", proposal["value"]), self._trying.ids)

    @traitlets.validate("reading")
    def _valid_reading(self, proposal: dict[str, object]) -> str:
        value, choices = cast("str", proposal["value"]), tuple(map(str, Reading))
        if value not in choices:
            raise traitlets.TraitError(f"{value!r} is no reading; choose one of {', '.join(choices)}")
        return value

    def _checks(self) -> Checks:
        if self._locked:
            return {}
        return {
            "row": lambda value: read_row(value, self._trying.ids),
            "reading": lambda value: value.choice(tuple(Reading)),
        }

    def _unwritable(self) -> str:
        return self._locked or super()._unwritable()

    def _try(self, _change: object) -> None:
        offer = dict(zip(self._trying.ids, self._trying.offer, strict=True))
        found = self._trying.result(tuple(offer[id_] for id_ in self.row), Reading(self.reading))
        self.set_trait("result", found)

    def _fallback_html(self) -> str:
        laid = [card for id_ in self.row for card in self.scene["offer"] if card["id"] == id_]
        return fallback_html(laid, self.scene, self.result, self._trying.saying)
