"""The CardGrid: a heat map of every card's chance to take a trick, which follows the rule cards that are laid."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Final, cast

import traitlets

from moosekit.chance.faults import Uncountable
from moosekit.chance.legal_play import FOLLOWED_TABLES
from moosekit.chance.winners import shuffled_card
from moosekit.core.json_data import Json
from moosekit.core.kinds import WHOLE
from moosekit.core.seed import checked_seed
from moosekit.games.moustache.cards import ANIMALS
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import BLACK, row_of
from moosekit.tricks.row import Reading
from moosekit.widgets.base import Checks, Data, SceneWidget, Told
from moosekit.widgets.card_grid.contract import GridScene
from moosekit.widgets.card_grid.fallback import fallback_html
from moosekit.widgets.card_grid.scene import grid_scene
from moosekit.widgets.card_grid.trying import OfferedRows, Row
from moosekit.widgets.coming import Rest
from moosekit.widgets.contract import Theme
from moosekit.widgets.kinds import TEXT, check_kinds
from moosekit.widgets.laying import LONGEST, checked_row, read_row, reading_of
from moosekit.widgets.saying import Saying
from moosekit.words import numbers

__all__ = ["CardGrid"]

#: more rounds of legal play are not waited for
MOST_ROUNDS: Final = 3000
#: rule cards on offer; with more there are too many rows to send
MOST_RULES: Final = 6


class CardGrid(SceneWidget[GridScene]):
    """Every card of Moustache with its chance to take a trick of four random cards (or as many as there are players).

    ``rules`` are the rule cards that can be laid: those of the rulebook that can decide a trick, unless you say
    otherwise; the row is read in this order. ``row`` lie in it at first. All tables are worked out by the game and go
    with the page. ``legal`` is a number of rounds of random legal play, where who can follow suit does: their
    map is shown beside; with 0 there is none. It goes with the page for rows of no card or one, of which those that do
    not lie come once the grid is there; for more cards the page asks Python.

    ``row`` are the ids of the cards in the row, ``at`` is the card looked at, by its place in the pack (0 is green 0,
    43 blue 10); both can be set from Python.

    Raises:
        TypeError, ValueError: an argument that is not known or not right; the message says what would be.
        TraitError: a theme that there is not; lists those there are.

    >>> grid = CardGrid(rules="twos-win,reversed")
    >>> grid.at = 13
    >>> grid
    CardGrid(row=none, 4 players, pink 2: 2.32%)
    >>> grid.row = ["twos-win"]
    >>> grid
    CardGrid(row=twos-win, 4 players, pink 2: 86.4%)
    >>> grid.close()
    """

    _front = "card-grid"
    _rest = Rest(())  # also of a grid that could not be made

    row: Data[list[str]] = Data[list[str]]().tag(sync=True)
    at: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True, echo_update=False)
    legal: Told[dict[str, list[list[int]]]] = Told[dict[str, list[list[int]]]]().tag(sync=True)

    def __init__(
        self,
        *,
        rules: str | Sequence[str | RuleCard] = BLACK,
        row: str | Sequence[str | RuleCard] = "",
        players: int = 4,
        reading: str = Reading.LAST_WORD,
        legal: int = 0,
        seed: int = 7,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        check_kinds(("players", players, WHOLE), ("legal", legal, WHOLE))
        laid, offer = row_of(row), row_of(rules)
        offered = (*offer, *(card for card in laid if card not in offer))
        _check(offered, laid, legal, players, seed)
        self._trying = OfferedRows(offered, players, reading_of(reading), Saying.about(offered, language))
        self._rounds, self._seed = legal, seed
        lies = self._trying.row([card.id for card in laid])
        super().__init__(
            language,
            {
                "scene": grid_scene(self._trying, legal),
                "row": [card.id for card in lies],
                "at": len(ANIMALS) - 1,
                "legal": {self._trying.key(lies): self._trying.legal(lies, legal, seed)} if legal else {},
                "words": self._trying.saying.page("card-grid.page."),
                "theme": theme,
            },
        )
        self.observe(self._play_row, ["row"])
        self._rest = Rest([partial(self._play_legally, one) for one in self._trying.rows(1)] if legal else [])

    def close(self) -> None:
        """Closes the grid; no more rounds are played."""
        self._rest.drop()
        super().close()

    def chance(self, card: str) -> Fraction:
        """The chance of a card, such as ``B8``, under the row as it lies; small letters are read too.

        >>> with CardGrid() as grid:
        ...     grid.chance("B8")
        Fraction(260, 301)

        Raises:
            TypeError: this is no text.
            UnknownCard: there is no card of this code.
            Meaningless: it is a joker.
        """
        check_kinds(("card", card, TEXT))
        table = self.scene["tables"][self.scene["answers"][self._key]["table"]]
        return Fraction(table[ANIMALS.index(shuffled_card(card))], self._trying.of)

    def __repr__(self) -> str:
        card = ANIMALS[self.at]
        chance = numbers.percent(self.chance(card.code), "en")
        row = ",".join(self.row) or "none"
        return f"CardGrid(row={row}, {self._trying.players} players, {card.colour} {card.value}: {chance})"

    @property
    def _key(self) -> str:
        return self._trying.key(self._trying.row(self.row))

    def _play_row(self, _change: object = None) -> None:
        """Legal play under the row as it lies."""
        self._play_legally(self._trying.row(self.row))

    def _play_legally(self, row: Row) -> None:
        """Legal play under a row, where it was asked for and is not known yet."""
        key = self._trying.key(row)
        if self._rounds and key not in self.legal:
            self.set_trait("legal", {**self.legal, key: self._trying.legal(row, self._rounds, self._seed)})

    @traitlets.validate("row")
    def _valid_row(self, proposal: dict[str, object]) -> list[str]:
        row = checked_row(cast("list[str]", proposal["value"]), self._trying.ids)
        return [id_ for id_ in self._trying.ids if id_ in row]

    @traitlets.validate("at")
    def _valid_at(self, proposal: dict[str, object]) -> int:
        at = cast("int", proposal["value"])
        if not 0 <= at < len(ANIMALS):
            raise traitlets.TraitError(f"at={at!r} is out of range: expected 0 to {len(ANIMALS) - 1}")
        return at

    def _checks(self) -> Checks:
        return {
            "row": lambda value: read_row(value, self._trying.ids),
            "at": lambda value: value.whole(0, len(ANIMALS) - 1),
        }

    def _page_state(self) -> dict[str, Json]:
        self._rest.make()
        return super()._page_state()

    def _fallback_html(self) -> str:
        return fallback_html(self.scene, self._key, self._trying.row(self.row), self._trying.saying)


def _check(offered: tuple[RuleCard, ...], laid: tuple[RuleCard, ...], legal: int, players: int, seed: int) -> None:
    if len(offered) > MOST_RULES:
        raise Uncountable(f"{len(offered)} rule cards on offer: at most {MOST_RULES}, as every row of them is sent")
    if len(laid) > LONGEST:
        raise Uncountable(f"{len(laid)} rule cards were laid: a row has at most {LONGEST}")
    if not 0 <= legal <= MOST_ROUNDS:
        raise Uncountable(f"{legal!r} rounds of legal play: expected 0 to {MOST_ROUNDS}")
    if legal and players not in FOLLOWED_TABLES:
        raise Uncountable(f"{players!r} players: some hands hold jokers then, so no legal play; expected 4 or 6")
    checked_seed(seed)
