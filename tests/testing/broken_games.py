"""Whist, broken in one way each. In a module of its own, so that another process finds these games, too."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from moosekit.core.awaits import Awaits, Finite, Over, Together
from moosekit.core.chance import Chance
from moosekit.core.facts import RuleRef
from moosekit.core.ids import OPEN, Actor, RuleId, Seat, Viewer
from moosekit.core.json_data import Json, Reader
from moosekit.core.order import Sortable, written_order
from moosekit.core.refusal import Refusal
from moosekit.core.secret import Secret
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.testing.whist import Event, Setup, State, TrickTaken, Whist, WhistView
from moosekit.testing.whist_cards import CARDS, CODES, Cards, WhistCard
from moosekit.testing.whist_words import refusals


class Undecided(Whist):
    """Turns its options round in every second trick."""

    def legal(self, state: State, seat: Seat) -> Finite[WhistCard]:
        found = super().legal(state, seat).actions
        return Finite(found[::-1] if sum(map(len, state.piles)) % 8 else found)


class Backwards(Whist):
    """Always turns its options round, so that no two of its lists contradict each other."""

    def legal(self, state: State, seat: Seat) -> Finite[WhistCard]:
        return Finite(super().legal(state, seat).actions[::-1])


class Unwritten(Whist):
    """Names no order of its own, so that the one of written cards counts, in which 10 comes before 2."""

    def order(self, action: WhistCard) -> Sortable:
        return written_order(self.write_action(action))


class Doubling(Whist):
    """Offers the first card twice."""

    def legal(self, state: State, seat: Seat) -> Finite[WhistCard]:
        found = super().legal(state, seat).actions
        return Finite((*found[:1], *found))


class Pushy(Whist):
    """Offers cards to everybody, whoever's turn it is."""

    def legal(self, state: State, seat: Seat) -> Finite[WhistCard]:
        return super().legal(state._replace(turn=seat), seat)


class Forbidding(Whist):
    """Refuses aces, which its options offer."""

    def check(self, state: State, actor: Actor, action: WhistCard) -> tuple[Refusal, ...]:
        return super().check(state, actor, action) or (refusals("whist.over") if action.code[1:] == "A" else ())


class Scribbling(Whist):
    """Writes into the state that it is given."""

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        state = super()._begin(setup, chance, journal)
        return state._replace(piles=cast("tuple[Cards, ...]", list(state.piles)))

    def _step(self, state: State, actor: Actor, action: WhistCard, journal: Journal[Event]) -> State:
        cast("list[Cards]", state.piles)[0] = (action,)
        return super()._step(state, actor, action, journal)


class Whimsical(Whist):
    """Another seat begins each time that a game is dealt from what was drawn."""

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        state = super()._begin(setup, chance, journal)
        return state if hasattr(chance, "seed") else state._replace(turn=Seat(3))


class Forgetting(Whist):
    """Says that the cards were dealt in order, whatever was drawn."""

    def drawn(self, state: State) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return (("deck", CODES),)


class Misreading(Whist):
    """Reads every card as the next one."""

    def read_action(self, data: Reader) -> WhistCard:
        return CARDS[(super().read_action(data).index + 1) % len(CARDS)]


class Infinite(Whist):
    """Writes a number that is none in JSON."""

    def write_action(self, action: WhistCard) -> Json:
        return {"card": action.code, "sure": float("inf")}


class Untitled(Whist):
    """Refuses by a rule of its own, of a game whose rules are nowhere to be read."""

    def check(self, state: State, actor: Actor, action: WhistCard) -> tuple[Refusal, ...]:
        ref = RuleRef("own:whist", RuleId("unheard"), "1")
        return tuple([replace(refusal, ref=ref) for refusal in super().check(state, actor, action)])


class Trumpless(Whist):
    """Does not write down what is trump."""

    def write_setup(self, setup: Setup) -> Json:
        return super().write_setup(replace(setup, trump=None))


class Hashing(Whist):
    """Lets the hashes of this process choose who leads the next trick."""

    def _step(self, state: State, actor: Actor, action: WhistCard, journal: Journal[Event]) -> State:
        after = super()._step(state, actor, action, journal)
        return after if after.plays else after._replace(turn=Seat(hash(str(after.piles)) % 4))


class Stuck(Whist):
    """Asks nobody when all cards are played, and is not over either."""

    def awaits(self, state: State) -> Awaits:
        found = super().awaits(state)
        return Together(()) if isinstance(found, Over) else found


class Losing(Whist):
    """Loses the first card of every trick."""

    def _step(self, state: State, actor: Actor, action: WhistCard, journal: Journal[Event]) -> State:
        after = super()._step(state, actor, action, journal)
        return after if after.plays else after._replace(piles=tuple(pile[:-1] for pile in after.piles))


class Cheating(Whist):
    """Gives seat 1 a point that no event gave."""

    def awaits(self, state: State) -> Awaits:
        found = super().awaits(state)
        if not isinstance(found, Over):
            return found
        points = found.outcome.points
        return Over(replace(found.outcome, points=(points[0] + 1, *points[1:])))


class Uneven(Whist):
    """Forgets a seat in its ranking."""

    def awaits(self, state: State) -> Awaits:
        found = super().awaits(state)
        return Over(replace(found.outcome, ranking=found.outcome.ranking[:1])) if isinstance(found, Over) else found


class Silent(Whist):
    """Deals without a word."""

    def _begin(self, setup: Setup, chance: Chance, journal: Journal[Event]) -> State:
        quiet: Journal[Event] = Journal()
        state = super()._begin(setup, chance, quiet)
        for event in quiet.events:
            journal.emit(event)
        return state


class Peeping(Whist):
    """Shows seat 1 the hand of seat 2, as cards that it could have played."""

    def view(self, state: State, viewer: Viewer) -> WhistView:
        view = super().view(state, viewer)
        shown = tuple((Seat(1), card) for card in state.hands[1]) if viewer == 0 else view.facts.plays
        return replace(view, facts=replace(view.facts, plays=shown))


class Unwrapping(Whist):
    """Puts the sealed hands into every view."""

    def view(self, state: State, viewer: Viewer) -> WhistView:
        view = super().view(state, viewer)
        sealed = cast("tuple[tuple[Seat, WhistCard], ...]", Secret(state.hands, (Seat(0),)))
        return replace(view, facts=replace(view.facts, plays=sealed)) if viewer is not OPEN else view


class Miscounting(Whist):
    """Tells nobody how many cards the others hold."""

    def view(self, state: State, viewer: Viewer) -> WhistView:
        view = super().view(state, viewer)
        return replace(view, zones=tuple(zone._replace(hidden=0) for zone in view.zones))

    def imagine(self, view: WhistView, memory: tuple[Event, ...], stream: Stream) -> State:
        hidden = [13 - len(zone.cards) if zone.name == "hand" else 0 for zone in view.zones]
        zones = tuple(zone._replace(hidden=count) for zone, count in zip(view.zones, hidden, strict=True))
        return super().imagine(replace(view, zones=zones), memory, stream)


def points(event: Event) -> list[tuple[Seat, int]]:
    """A trick counts one for both seats of the side."""
    return [(event.seat, 1), (Seat((event.seat + 2) % 4), 1)] if isinstance(event, TrickTaken) else []
