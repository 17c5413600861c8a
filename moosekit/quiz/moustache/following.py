"""Which cards may be played, and whose turn it is."""

from __future__ import annotations

from typing import Final

from moosekit.cards.card import codes
from moosekit.core.facts import FactValue
from moosekit.games.moustache.actions import PLAY
from moosekit.games.moustache.events import Event, TrickCollected
from moosekit.games.moustache.state import State
from moosekit.quiz.answers import allowed
from moosekit.quiz.case import Case
from moosekit.quiz.moustache.table import GAME, MoustacheCome, after
from moosekit.quiz.variant import Variant


def _playable(come: MoustacheCome) -> tuple[str, ...]:
    """What the seat whose turn it is may play in the position."""
    state = come.before
    seat = state.table.turn
    return tuple(card.code for card in state.table.hands[seat] if not GAME.check(state, seat, PLAY[card.index]))


def _hand(come: MoustacheCome, _: Variant) -> tuple[FactValue, ...]:
    return codes(come.before.table.hands[come.before.table.turn])


def _only_card(come: MoustacheCome, _: Variant) -> FactValue:
    playable = _playable(come)
    return playable[0] if len(playable) == 1 else None


def _how_many(come: MoustacheCome, _: Variant) -> int:
    return len(_playable(come))


def _stolen(come: MoustacheCome, _: Variant) -> FactValue:
    stolen = come.all(TrickCollected)[-1].stolen
    return 0 if stolen is None else 1


def _taken(come: MoustacheCome, _: Variant) -> int:
    return len(come.all(TrickCollected)[-1].taken)


#: the first names stand for colours in some order
CASES: Final[tuple[Case[State, Event], ...]] = (
    Case(
        "follow-suit",
        "4.3",
        1,
        after("{w}3 {x}1 {y}1;{w}4 {x}9 {y}7 {z}10;{w}1 {x}2 {y}5 {z}8;{y}0 {y}9 {z}2 {z}3", "{w}4", trick="{w}8"),
        _only_card,
        _hand,
        "card",
        players=4,
        hands=(2,),
    ),
    Case(
        "void",
        "4.4",
        1,
        after("{x}1 {y}1 {z}1;{x}9 {y}7 {z}10 {x}4;{w}1 {x}2 {y}5 {z}8;{y}0 {y}9 {z}2 {z}3", "{x}9", trick="{w}8"),
        _how_many,
        (1, 2, 3, 4),
        "",
        players=4,
        hands=(2,),
        about=2,
    ),
    Case(
        "joker-any-time",
        "4.5",
        2,
        after("{x}1 {y}1 {z}1;{w}4 {w}5 {x}9 unicorn;{w}1 {x}2 {y}5 {z}8", "unicorn", trick="{w}8"),
        _how_many,
        (1, 2, 3, 4),
        "",
        players=3,
        hands=(2,),
        about=2,
    ),
    Case(
        "joker-led",
        "4.6",
        3,
        after("{x}1 {y}1;{x}8 {x}4 {z}9;{w}1 {x}2 {y}5", "{x}8", "ask", "{x}2", trick="monkey"),
        _only_card,
        _hand,
        "card",
        players=3,
        hands=(3,),
        about=2,
    ),
    Case(
        "clockwise",
        "4.2",
        1,
        after("{w}1 {x}1;{w}4 {x}9;{w}5 {x}2;{w}6 {x}7", "{w}1", "ask", "{s4}:{w}6"),
        allowed,
        "yes-no",
        players=4,
        hands=(4,),
    ),
    Case(
        "new-lead",
        "8.5",
        2,
        after(
            "{x}1 {y}1;{x}8 {y}4 {z}9;{w}1 {x}2 {y}5;{w}2 {x}3 {z}4",
            "{x}8",
            "ask",
            "{x}2",
            trick="{w}8",
            row="new-lead",
        ),
        _only_card,
        _hand,
        "card",
        players=4,
        hands=(3,),
        about=2,
    ),
    Case(
        "monkey",
        "9.4",
        2,
        after("{w}1;monkey;{w}9", "{w}1", "monkey", "{w}9", "{w}1"),
        _taken,
        (0, 1, 2, 3),
        "",
        players=3,
        hands=(1, 2, 3),
        about=2,
    ),
    Case(
        "pigeon-and-monkey",
        "9.5",
        3,
        after("{w}1;monkey;pigeon", "{w}1", "monkey", "pigeon"),
        _stolen,
        (0, 1, 2),
        "",
        players=3,
        hands=(1, 2, 3),
        about=2,
    ),
)
