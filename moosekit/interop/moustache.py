"""Moustache as an environment: an action is a card, an observation what a seat sees and has heard in this round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from moosekit.cards.card import codes
from moosekit.core.awaits import Over, Together, asked
from moosekit.core.ids import Seat, clockwise
from moosekit.core.secret import revealed
from moosekit.games import USUAL_PLAYERS
from moosekit.games.moustache.actions import Action, PassCards, PlayCard, StealCard
from moosekit.games.moustache.cards import CARDS, COLOURS
from moosekit.games.moustache.events import Event, HandsDealt, Played, TrophyDrawn
from moosekit.games.moustache.game import Moustache
from moosekit.games.moustache.rule_card import OwnCard
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.games.moustache.rule_cards.pass_three import PASSED
from moosekit.games.moustache.setup import ROUNDS, Setup, standard
from moosekit.games.moustache.state import State
from moosekit.games.moustache.view import MoustacheView
from moosekit.interop.coding import Coding, Glance, steps_left
from moosekit.interop.layout import FAR, Layout, Part, marks
from moosekit.interop.turns import TurnsEnv

Parts: TypeAlias = Mapping[str, Sequence[int]]
DECK: Final = len(CARDS)
#: what the game asks for: a card to play, three to set aside, one for the monkey
ASKS: Final = (PlayCard, PassCards, StealCard)
#: the rule cards by their places here; any card of a user's own comes behind them
RULES: Final = {card.id: place for place, card in enumerate(SHIPPED)}
KINDS_OF_RULES: Final = len(RULES) + 1


def layout_of(players: int) -> Layout:
    """The parts of an observation. What has an entry for each seat begins with the own one and goes on clockwise."""
    return Layout(
        (
            Part("hand", DECK),
            Part("open", (players - 1) * DECK),
            Part("aside", DECK),
            Part("trick", players * DECK),
            Part("played", players * DECK),
            Part("asks", len(ASKS)),
            Part("turn", players),
            Part("lead", len(COLOURS)),
            Part("rules", ROUNDS * KINDS_OF_RULES),
            Part("team", players),
            Part("crown", players),
            Part("rounds_left", 1, high=ROUNDS),
            Part("trophies", players, high=ROUNDS),
            Part("points", 1, high=FAR),
        )
    )


class MoustacheCoding(Coding[Setup, State, Action, Event, MoustacheView]):
    """An action is a card by its place in the deck: it is played, set aside for ``pass-three``, or taken by the monkey.

    Three cards are set aside one after the other, by the same agent. Whoever draws a trophy gets its points.
    """

    def __init__(self, setup: Setup) -> None:
        titles = {str(card.id): card.title for card in setup.row or () if isinstance(card, OwnCard)}
        layout = layout_of(setup.players)
        super().__init__("moustache_v1", Moustache(), setup, setup.players, codes(CARDS), layout, titles)

    def named(self, glance: Glance[Event, MoustacheView], options: tuple[Action, ...]) -> dict[str, Action | None]:
        """A card each."""
        found: dict[str, Action | None] = {}
        for option in options:
            if not isinstance(option, PassCards):
                found[option.card.code] = option
                continue
            three = codes(option.cards)
            if all(code in three for code in glance.said):
                done = option if len(glance.said) + 1 == PASSED else None
                found.update((code, done) for code in three if code not in glance.said)
        return found

    def look(self, glance: Glance[Event, MoustacheView]) -> Parts:
        """Hands as far as they are seen, the trick, what was played in this round, and the facts."""
        view, seat, facts, count = glance.view, glance.seat, glance.view.facts, self.players
        places = clockwise(seat, count)
        trick = [(steps_left(who, seat, count), card.index) for who, card in facts.plays]
        played = [
            (steps_left(one.seat, seat, count), one.card.index) for one in glance.heard if isinstance(one, Played)
        ]
        aside = [card.index for card in revealed(facts.aside[seat]) or ()]
        row = [place * KINDS_OF_RULES + RULES.get(rule, len(RULES)) for place, rule in enumerate(facts.row)]
        open_cards = [
            (left * DECK) + card.index for left, who in enumerate(places[1:]) for card in view.zone("hand", who).cards
        ]
        return {
            "hand": marks(DECK, [card.index for card in view.zone("hand", seat).cards]),
            "open": marks((count - 1) * DECK, open_cards),
            "aside": marks(DECK, [*aside, *[self.actions.index(code) for code in glance.said]]),
            "trick": marks(count * DECK, [left * DECK + card for left, card in trick]),
            "played": marks(count * DECK, [left * DECK + card for left, card in played]),
            "asks": marks(len(ASKS), _asks(view)),
            "turn": marks(count, [steps_left(who, seat, count) for who in asked(view.awaits)]),
            "lead": marks(len(COLOURS), [place for place, colour in enumerate(COLOURS) if colour == facts.lead]),
            "rules": marks(ROUNDS * KINDS_OF_RULES, row),
            "team": [int(facts.teams[who] is facts.teams[seat]) for who in places],
            "crown": marks(count, [steps_left(facts.crown, seat, count)]),
            "rounds_left": [facts.rounds - facts.round],
            "trophies": [facts.trophy_counts[who] for who in places],
            "points": [sum(revealed(facts.trophies[seat]) or ())],
        }

    def score(self, event: Event, seat: Seat) -> int:
        """The points of a trophy."""
        return revealed(event.value) or 0 if isinstance(event, TrophyDrawn) and event.seat == seat else 0

    def remember(self, heard: tuple[Event, ...], event: Event) -> tuple[Event, ...]:
        """The cards of this round, which lay open, though they are face down now."""
        if isinstance(event, HandsDealt):
            return ()
        return (*heard, event) if isinstance(event, Played) else heard


def _asks(view: MoustacheView) -> tuple[int, ...]:
    """The place among ``ASKS`` of what the game asks for; nothing at the end."""
    if isinstance(view.awaits, Over):
        return ()
    kind = PassCards if isinstance(view.awaits, Together) else StealCard if view.facts.choices else PlayCard
    return (ASKS.index(kind),)


class MoustacheEnv(TurnsEnv[Setup, State, Action, Event, MoustacheView]):
    """Moustache for learners; see ``MoustacheCoding`` for what actions and rewards are.

    Args:
        players: 3 to 6.
        setup: a set-up in place of ``players``, with rule cards and rounds as you like.
        render_mode: ``"ansi"`` to let ``render`` tell what happened last.
        language: in which language it does.

    >>> env = MoustacheEnv(4)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.observe(env.agent_selection)["observation"].shape
    ('player_1', (684,))
    """

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        setup: Setup | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(MoustacheCoding(standard(players) if setup is None else setup), render_mode, language)
