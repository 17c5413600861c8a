"""The DealView: cards dealt by chance, the unseen pile counted, once or a thousand times, beside the exact chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import traitlets

from moosekit.chance.deck import Deck
from moosekit.core.json_data import Reader
from moosekit.core.kinds import WHOLE, Kind, many
from moosekit.core.seed import checked_seed
from moosekit.widgets.base import Checks, Data, SceneWidget
from moosekit.widgets.contract import Theme
from moosekit.widgets.deal.contract import DealScene, LastDeal
from moosekit.widgets.deal.dealing import Dealing, Happens, pack_of
from moosekit.widgets.deal.fallback import fallback_html
from moosekit.widgets.deal.scene import deal_scene
from moosekit.widgets.kinds import FUNCTION, TEXT, TEXTS, check_kinds
from moosekit.widgets.saying import Saying

__all__ = ["DealView"]

#: so many deals go with the page card by card, and so many more are tallied beforehand
SHOWN: Final = 30
THOUSAND: Final = 1000
MOST: Final = 10 * THOUSAND
HANDS: Final = Kind(
    "a number of cards, or a list of such numbers", lambda value: WHOLE.fits(value) or many(WHOLE, "").fits(value)
)


class DealView(SceneWidget[DealScene]):
    """Cards dealt from the deck of a game, and how often something happens, beside its exact chance.

    ``wanted`` are the cards that are counted, as codes with blanks between; ``*`` stands for anything ("B*" are the
    blue cards, "HC" the house cards). ``hands`` are the sizes of the hands that are dealt, ``names`` what these are
    called. ``happens`` is told how many counted cards came into each hand, and says whether it happened: by default,
    whether there is any. ``asks`` says it in words, and ``called`` names the counted cards. ``own`` are cards that one
    holds oneself: they lie open and leave the deck.

    Trials come from the library's one stream: the same ``seed``, the same deals. Thirty of them and a tally of a
    thousand more go with the page; further ones it asks of Python. ``done`` is the number of trials, and can be set up
    to 10,000; ``happened`` says in how many it happened; ``revealed`` whether the exact chance is shown.

    Raises:
        TypeError: an argument of another kind than it should be.
        ValueError: a game, card or number that there is not; says what would be right.
        UnknownOutcome: the deck has not the cards that one holds oneself.
        TraitError: a theme that there is not; lists those there are.

    >>> no_blue = DealView("moustache", "B*", hands=10, happens=lambda blue: blue == (0,), asks="No blue?", seed=1)
    >>> no_blue.done = 1000
    >>> no_blue
    DealView('No blue?', happened in 41 of 1000 trials, exactly 3.73%)
    >>> no_blue.close()
    """

    done: traitlets.Int[int, int] = traitlets.Int(0).tag(sync=True)
    hits: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("").tag(sync=True)
    revealed: traitlets.Bool[bool, bool | int] = traitlets.Bool(False).tag(sync=True)
    deals: Data[list[list[str]]] = Data[list[list[str]]]().tag(sync=True)
    last: Data[LastDeal | None] = Data[LastDeal | None](None, allow_none=True).tag(sync=True)

    def __init__(
        self,
        game: str,
        wanted: str,
        *,
        asks: str,
        hands: int | Sequence[int],
        happens: Happens = any,
        called: str | None = None,
        own: str = "",
        names: Sequence[str] = (),
        players: int = 4,
        seed: int = 0,
        title: str | None = None,
        language: str = "en",
        theme: Theme = "auto",
    ) -> None:
        check_kinds(
            ("game", game, TEXT),
            ("wanted", wanted, TEXT),
            ("asks", asks, TEXT),
            ("hands", hands, HANDS),
            ("happens", happens, FUNCTION),
            ("called", called, TEXT.or_none),
            ("own", own, TEXT),
            ("names", names, TEXTS),
            ("title", title, TEXT.or_none),
        )
        sizes = (hands,) if isinstance(hands, int) else tuple(hands)
        held = tuple(own.split())
        deck = Deck.of(pack_of(game, players)).without(held)
        self._dealing = Dealing(deck, sizes, tuple(wanted.split()), happens, checked_seed(seed))
        self._front = f"deal-{game}"
        self._saying = saying = Saying.about((), language)
        scene = deal_scene(game, self._dealing, held, asks, called, names, title, MOST, saying)
        super().__init__(
            language,
            {
                "scene": scene,
                "hits": self._dealing.hits(1, THOUSAND + SHOWN),
                "deals": [list(self._dealing.trial(number)) for number in range(1, SHOWN + 1)],
                "words": saying.page("deal-view.page."),
                "theme": theme,
            },
        )
        self.observe(self._deal, ["done"])

    @property
    def happened(self) -> int:
        """In how many of the trials so far it happened."""
        return self.hits[: self.done].count("1")

    def __repr__(self) -> str:
        scene = self.scene
        counted = f"happened in {self.happened} of {self.done} trials"
        return f"DealView({scene['asks']!r}, {counted}, exactly {scene['exact']['percent']})"

    @traitlets.validate("done")
    def _valid_done(self, proposal: dict[str, object]) -> int:
        done = cast("int", proposal["value"])
        if not 0 <= done <= MOST:
            raise traitlets.TraitError(f"done={done!r}: expected a number of trials from 0 to {MOST}")
        return done

    def _deal(self, _change: object) -> None:
        """Deals what a page has not got: the tally by the thousand, and the cards of the trial that was made last."""
        if self.done > len(self.hits):
            end = min(-(-self.done // THOUSAND) * THOUSAND, MOST)
            self.hits += self._dealing.hits(len(self.hits) + 1, end)
        if self.done > SHOWN:
            self.last = LastDeal(number=self.done, cards=list(self._dealing.trial(self.done)))

    def _checks(self) -> Checks:
        return {"done": lambda value: value.whole(0, MOST), "revealed": Reader.truth}

    def _fallback_html(self) -> str:
        return fallback_html(self.scene, self.deals[0], self._saying)
