"""Plain whist: four seats, two sides, thirteen tricks. It shows that the tricks layer carries other games as well.

Follow suit if you can; the highest trump wins, without one the highest card of the suit led; who wins leads.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias, cast

from moosekit.cards.zone import View, Zone, view_of
from moosekit.core.awaits import Awaits, Finite, Outcome, Over, Turn, asked
from moosekit.core.chance import Chance, Drawer
from moosekit.core.game import Game
from moosekit.core.ids import Actor, Seat, Viewer, left_of, seats
from moosekit.core.json_data import Json, Reader
from moosekit.core.order import Sortable
from moosekit.core.refusal import Refusal
from moosekit.core.secret import EVERYONE, Hidden, Secret
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.testing.whist_cards import CARDS, CODES, SUITS, Cards, WhistCard
from moosekit.testing.whist_words import note_deal, note_play, note_trick, refusals
from moosekit.tricks.contest import contest_of
from moosekit.tricks.following import follow_suit
from moosekit.tricks.play import Play
from moosekit.tricks.world import LeadRule, lead_colour

PLAYERS: Final = 4
HAND: Final = 13
FIRST: Final = Seat(0)
Plays: TypeAlias = tuple[Play[WhistCard], ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The trump suit, or none, and the seat that leads the first trick."""

    trump: str | None = None
    first: Seat = FIRST


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat got its hand."""

    seat: Seat
    cards: Secret[Cards] | Hidden


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card."""

    seat: Seat
    card: WhistCard


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat won a trick for its side and leads the next one."""

    seat: Seat
    cards: Cards


Event: TypeAlias = Dealt | Played | TrickTaken


class State(NamedTuple):
    """The cards as they were dealt, in hands, on the table and in tricks won; and whose turn it is."""

    setup: Setup
    dealt: tuple[tuple[str, tuple[str, ...]], ...]
    hands: tuple[Cards, ...]
    plays: Plays
    piles: tuple[Cards, ...]
    turn: Seat


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody knows beside the cards: the set-up, the trick in the order of play, and whose turn it is."""

    setup: Setup
    plays: tuple[tuple[Seat, WhistCard], ...]
    turn: Seat


WhistView: TypeAlias = View[WhistCard, Facts]


def playable(state: State, seat: Seat) -> Cards:
    """What the hand of a seat may play to the trick."""
    return follow_suit(state.hands[seat], lead_colour(state.plays, LeadRule.FIRST_CARD))


def winner(plays: Plays, trump: str | None) -> Play[WhistCard]:
    """The play that wins a trick: the led suit is stronger than all others, the trump suit stronger than that.

    >>> plays = tuple(Play(seat, WhistCard.of(code)) for seat, code in zip(seats(3), ("♥9", "♣A", "♥10")))
    >>> winner(plays, None), winner(plays, "♣")
    (Play(seat=2, card=♥10), Play(seat=1, card=♣A))
    """
    strong = dict.fromkeys(suit for suit in (plays[0].card.colour, trump) if suit is not None)
    order = (*(suit for suit in SUITS if suit not in strong), *strong)
    found = contest_of(plays, order).strongest()
    return plays[cast("int", found)]


class Whist(Game[Setup, State, WhistCard, Event, WhistView]):
    """Plain whist. An action is the card that is played.

    >>> from moosekit.core.chance import Seeded
    >>> Whist().legal(Whist().start(Setup(), Seeded(1)).state, Seat(0)).actions[:3]
    (♣8, ♣9, ♣10)
    """

    id = "whist"
    revision = 1

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        drawer = Drawer(chance, self.id, ())
        deck = drawer.shuffle("deck", CARDS, CODES)
        hands = tuple(tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(PLAYERS))
        for seat in seats(PLAYERS):
            note_deal(setup.trump, seat, HAND, journal)
            journal.emit(Dealt(seat, Secret(hands[seat], (seat,))))
        return State(setup, drawer.drawn, hands, (), ((),) * PLAYERS, setup.first)

    def _step(self, state: State, actor: Actor, action: WhistCard, journal: Journal[Event]) -> State:  # noqa: ARG002
        seat = state.turn
        note_play(state.plays, seat, action, journal)
        journal.emit(Played(seat, action))
        hand = tuple(card for card in state.hands[seat] if card is not action)
        state = state._replace(
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), plays=(*state.plays, Play(seat, action))
        )
        if len(state.plays) < PLAYERS:
            return state._replace(turn=left_of(seat, PLAYERS))
        won = winner(state.plays, state.setup.trump)
        cards = tuple(play.card for play in state.plays)
        note_trick(won, state.setup.trump, journal)
        journal.emit(TrickTaken(won.seat, cards))
        piles = tuple((*pile, *cards) if seat == won.seat else pile for seat, pile in enumerate(state.piles))
        return state._replace(plays=(), piles=piles, turn=won.seat)

    def awaits(self, state: State) -> Awaits:
        """The seat whose turn it is, until all cards are played. A side's tricks are the points of both its seats."""
        if any(state.hands):
            return Turn(state.turn)
        won = [len(pile) // PLAYERS for pile in state.piles]
        return Over(Outcome.by_points(tuple(won[seat] + won[(seat + 2) % PLAYERS] for seat in range(PLAYERS))))

    def legal(self, state: State, seat: Seat) -> Finite[WhistCard]:
        """The cards that may be played, in deck order."""
        return Finite(playable(state, seat) if seat in asked(self.awaits(state)) else ())

    def order(self, action: WhistCard) -> Sortable:
        """Deck order."""
        return (action.index,)

    def check(self, state: State, actor: Actor, action: WhistCard) -> tuple[Refusal, ...]:
        """It is not this seat's turn, the card is in another place, or suit must be followed."""
        turn = asked(self.awaits(state))
        if not turn:
            return refusals("whist.over")
        if actor not in turn:
            return refusals("whist.turn", seat=state.turn)
        hand, allowed = state.hands[state.turn], playable(state, state.turn)
        if action not in hand:
            held = Secret(tuple(card.code for card in hand), turn)
            return refusals("whist.not-held", card=action.code, cards=held)
        return () if action in allowed else refusals("whist.follow", suit=state.plays[0].card.colour)

    def view(self, state: State, viewer: Viewer) -> WhistView:
        """The own hand, the trick, and the tricks won, which everybody has seen."""
        hands = [Zone("hand", seat, state.hands[seat], (seat,)) for seat in seats(PLAYERS)]
        piles = [Zone("pile", seat, state.piles[seat], EVERYONE) for seat in seats(PLAYERS)]
        trick = Zone("trick", None, tuple(play.card for play in state.plays), EVERYONE)
        plays = tuple((play.seat, play.card) for play in state.plays)
        return view_of(viewer, self.awaits(state), (*hands, *piles, trick), Facts(state.setup, plays, state.turn))

    def imagine(self, view: WhistView, memory: tuple[Event, ...], stream: Stream) -> State:  # noqa: ARG002
        """The unseen cards are dealt anew."""
        seen = {card for zone in view.zones for card in zone.cards}
        loose = [CARDS[place] for place in stream.shuffle(len(CARDS)) if CARDS[place] not in seen]
        hands: list[Cards] = []
        for zone in (view.zone("hand", seat) for seat in seats(PLAYERS)):
            hands.append(tuple(sorted([*zone.cards, *loose[: zone.hidden]])))
            loose = loose[zone.hidden :]
        piles = tuple(view.zone("pile", seat).cards for seat in seats(PLAYERS))
        plays = tuple(Play(seat, card) for seat, card in view.facts.plays)
        return State(view.facts.setup, (("deck", CODES),), tuple(hands), plays, piles, view.facts.turn)

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The deck as it was dealt."""
        return state.dealt

    def write_setup(self, setup: Setup) -> Json:
        """Trump and first seat."""
        return {"first": setup.first} if setup.trump is None else {"trump": setup.trump, "first": setup.first}

    def read_setup(self, data: Reader) -> Setup:
        """The same read."""
        data.only("trump", "first")
        trump = data.optional("trump")
        first = Seat(data.field("first").whole(0, PLAYERS - 1))
        return Setup(None if trump is None else trump.choice(SUITS), first)

    def write_action(self, action: WhistCard) -> Json:
        """The code of the card."""
        return action.code

    def read_action(self, data: Reader) -> WhistCard:
        """The card of a code."""
        return WhistCard.of(data.choice(CODES))
