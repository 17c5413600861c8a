"""One game that is being played at a table: the session, the people at this screen, and the bots at its edge.

Knows no widget and no game. Bots act as soon as it is their turn; how slowly that is shown is the page's business.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from moosekit.core.awaits import OpenText, Window, asked
from moosekit.core.bot import ExplainingBot, heard
from moosekit.core.chance import Chance, Seeded
from moosekit.core.ids import OPEN, SPECTATOR, Millis, Seat, Viewer
from moosekit.core.json_data import Json, canonical
from moosekit.core.reason import Decision, Reason
from moosekit.core.refusal import Refusal
from moosekit.core.secret import redact
from moosekit.core.session import Session
from moosekit.core.stream import Stream
from moosekit.widgets.table.hands import Hands
from moosekit.widgets.table.scene import MOST_MOVES, Moment, TableScene

P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

#: hashing again and again makes it slow to try out seeds until one gives the deal number
ROUNDS_OF_HASHING: Final = 5_000
DEAL_NUMBERS: Final = 10**9


def deal_number(game: str, setup: Json, chance: Chance) -> str:
    """A number of nine digits that is the same for the same deal, and from which the deal cannot be found.

    >>> deal_number("moustache", 4, Seeded(7)) == deal_number("moustache", 4, Seeded(8))
    False
    """
    dealt = f"{game} {json.dumps(setup, sort_keys=True)} {canonical(chance)}"
    kept = hashlib.sha256(dealt.encode()).digest()
    for _ in range(ROUNDS_OF_HASHING):
        kept = hashlib.sha256(kept).digest()
    digits = f"{int.from_bytes(kept[:8]) % DEAL_NUMBERS:09d}"
    return f"{digits[:3]} {digits[3:6]} {digits[6:]}"


class Sitting(Generic[P, S, A, E, V]):
    """A session with people and bots.

    ``people`` are the seats at this screen; ``bots[i]`` plays seat i otherwise, and gives hints to the people.
    ``viewer`` is who looks at the screen now.
    """

    def __init__(
        self,
        scene: TableScene[P, S, A, E, V],
        session: Session[P, S, A, E, V],
        people: Sequence[Seat],
        bots: Sequence[ExplainingBot[A, E, V]],
        *,
        open_cards: bool,
    ) -> None:
        self.scene: TableScene[P, S, A, E, V] = scene
        self.session: Session[P, S, A, E, V] = session
        self.people: tuple[Seat, ...] = tuple(people)
        self.open_cards: bool = open_cards
        #: all cards are shown once the game is over
        self.revealed = False
        self._taken: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._fresh = tuple(bots)
        self._bots = list(bots)
        self._heard = 0
        self._main: Session[P, S, A, E, V] | None = None
        self._kept: list[int] = []
        #: the positions in which somebody at this screen decided
        self._decisions: list[int] = [
            place for place, move in enumerate(session.moves) if move.actor in self.people and not scene.paces
        ]
        #: the position from which the page is told what happened
        self.mark: int = -1
        self._stream = self._own_stream()
        self._spoken = session.position
        self.hands: Hands[P, S, A, E, V] = Hands(scene, lambda: self.session, self.people, self._bot, self._stream)

    def _bot(self, seat: Seat) -> ExplainingBot[A, E, V]:
        """The bot of a seat, with all that has happened in its ears."""
        self._listen()
        return self._bots[seat]

    def _own_stream(self) -> Stream:
        chance = self.session.chance
        return Stream.seeded(chance.seed if isinstance(chance, Seeded) else 0).child("players")

    # -- where the game is -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.over

    @property
    def ended(self) -> bool:
        """Whether what was hidden may be told: the game has ended, and not only a what-if of one that goes on."""
        return self.over and (self._main is None or self._main.over)

    @property
    def branched(self) -> bool:
        """Whether this is a what-if, from which one can go back."""
        return self._main is not None

    @property
    def viewer(self) -> Viewer:
        """Who looks: a person whose cards are shown, a spectator, or somebody who may see everything."""
        if not self.scene.memory and (self.open_cards or (self.revealed and self.ended)):
            return OPEN
        return SPECTATOR if self.looking is None else self.looking

    @property
    def looking(self) -> Seat | None:
        """The person whose cards are shown: who took the screen last, until another person is asked."""
        if self.scene.shared:
            return self.people[0] if self.people else None
        return self._taken if self.asked in (None, self._taken) else None

    @property
    def own(self) -> Seat | None:
        """Whose hand is shown as the own one."""
        return self.asked if self.open_cards and self.looking is None else self.looking

    @property
    def asked(self) -> Seat | None:
        """The person at this screen who is to act, if it is a person's turn."""
        here = [seat for seat in self._asked() if seat in self.people]
        if self._taken in here:
            return self._taken
        return here[0] if here else None

    @property
    def shared(self) -> bool:
        """Whether nobody at this screen hides anything from the others."""
        return self.open_cards or self.scene.shared

    @property
    def curtain(self) -> Seat | None:
        """The person who has to take the screen before the game goes on."""
        hidden = not self.shared and self.asked is not None and self.asked != self.looking
        return self.asked if hidden else None

    @property
    def view(self) -> V:
        """What the one who looks may know."""
        return self.session.view(self.viewer)

    def _asked(self) -> tuple[Seat, ...]:
        awaits = self.session.game.awaits(self.session.state)
        if not isinstance(awaits, Window):
            return asked(awaits)
        return tuple(seat for seat in awaits.seats if self.scene.busy(self.session.view(seat), seat))

    @property
    def moment(self) -> Moment | None:
        """Where the clock is, while a phase against the clock goes on."""
        window = isinstance(self.session.game.awaits(self.session.state), Window)
        return self.hands.follow() if window else None

    def waits_for_bots(self) -> bool:
        """Whether the next to act is a bot, or time alone."""
        if isinstance(self.session.game.awaits(self.session.state), Window):
            return self.asked is None and not self.hands.runs
        return self._next_bot() is not None

    # -- playing -----------------------------------------------------------------------------------------------------

    def refusals(self, seat: Seat, action: A) -> tuple[Refusal, ...]:
        """Why the seat may not do this; ``()`` where it may."""
        return redact(self.session.game.check(self.session.state, seat, action), seat)

    def decide(self, seat: Seat, action: A) -> None:
        """Somebody at this screen acts. Raises ``IllegalAction``."""
        here = self.session.position
        hurried = self.moment is not None and self.hands.runs
        if self.moment is None:
            self.session.do(seat, action)
        else:
            self.hands.file(seat, action)
        self.mark = here
        if not hurried:  # nobody takes back what was done against the clock
            self._decisions = [*[place for place in self._decisions if place < here], here]

    def tick(self, at: Millis) -> None:
        """The page's clock goes on to ``at``."""
        if self.moment is not None:
            self.hands.run(at)
            self.advance(MOST_MOVES)

    def owes_words(self, seat: Seat) -> bool:
        """Whether the seat is asked for a free text."""
        return isinstance(self.session.game.legal(self.session.state, seat), OpenText)

    def judge(self) -> None:
        """Time leaps to where something has come of what was filed."""
        self.hands.run(None, stops=False, until_told=True)
        self.advance(MOST_MOVES)

    def let_time_pass(self) -> None:
        """Time leaps to the end of the phase, or until somebody is asked something else."""
        self.hands.run(None, stops=False)
        self.advance(MOST_MOVES)

    def advance(self, most: int, *, waited: bool = False) -> None:
        """Lets bots act until a person is asked, the game is over, or ``most`` moves have been made.

        ``waited``: people are ready for what a bot waits for them with.
        """
        for number in range(most):
            here = self.session.position
            seat = self._next_bot()
            if seat is not None:
                if not (waited and number == 0) and self.people and self.scene.pauses(self.session.view(SPECTATOR)):
                    return
                self.session.do(seat, self.decision(seat).action)
            elif self.moment is not None and not self.hands.runs:
                self.hands.run(None)
            if self.session.position == here:
                return

    def decision(self, seat: Seat) -> Decision[A]:
        """What the bot of a seat does here, and why."""
        session = self.session
        self._listen()
        options = session.game.legal(session.state, seat)
        return self._bots[seat].decide(session.view(seat), options, self._stream.at(session.position))

    def hint(self, seat: Seat) -> Decision[A] | Reason:
        """What the bot of a seat advises it to do, or why to do nothing."""
        session = self.session
        options = session.game.legal(session.state, seat)
        stream = self._stream.at(session.position)
        return self.scene.hint(self._bot(seat), session.view(seat), options, stream)

    def _next_bot(self) -> Seat | None:
        awaits = self.session.game.awaits(self.session.state)
        if isinstance(awaits, Window):
            return None
        bots = [seat for seat in self._asked() if seat not in self.people]
        return bots[0] if bots else None

    def said(self, language: str) -> list[str]:
        """What was said aloud since this was asked last, for those who look on."""
        moves = self.session.moves
        viewer = SPECTATOR if self.looking is None else self.looking
        events = [event for move in moves[self._spoken :] for event in move.applied.events]
        self._spoken = len(moves)
        return self.scene.said(redact(tuple(events), viewer, live=True), language)

    def _listen(self) -> None:
        """Tells the bots what has happened since they listened last."""
        moves = self.session.moves
        happened = [*([self.session.first] if self._heard == 0 else [])]
        happened += [move.applied for move in moves[max(self._heard - 1, 0) :]]
        for applied in happened:
            for event in applied.events:
                self._bots = heard(self._bots, event)
        self._heard = len(moves) + 1

    # -- back and forth ----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether somebody at this screen has decided anything here (without people: whether anything happened)."""
        return self.looks_back and self._before() is not None

    @property
    def looks_back(self) -> bool:
        """Whether the past may be seen: where remembering is the game, only after it."""
        return not self.scene.memory or self.ended

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self.session.position < self.session.length

    def undo(self) -> bool:
        """Back to the last decision of somebody at this screen; ``False`` where there is none."""
        place = self._before()
        if place is None or not self.looks_back:
            return False
        self._goto(place)
        return True

    def redo(self) -> bool:
        """Forward to the next decision, or to the end of what was taken back; ``False`` where nothing was."""
        here, length = self.session.position, self.session.length
        later = [place for place in (*self._decisions, length) if place > here]
        if not later:
            return False
        self._goto(later[0])
        return True

    def _before(self) -> int | None:
        here = self.session.position
        if not self.people:
            return here - 1 if here > 0 else None
        places = [place for place in self._decisions if place < here]
        return places[-1] if places else None

    def _goto(self, place: int) -> None:
        self.session.goto(place)
        self._forget()
        if len(self.people) > 1:
            self._taken = None

    def _forget(self) -> None:
        """The bots know again what they knew here, and nothing of what was taken back."""
        self._bots = list(self._fresh)
        self._heard = 0
        self.mark = self.session.position
        self._spoken = self.session.position
        self.hands.forget()

    def branch(self, move: int) -> None:
        """Tries something else from after ``move`` moves on; ``back`` returns to the game as it was.

        Raises:
            IndexError: there are not that many moves.
        """
        other = self.session.branch()
        other.goto(move)
        if self._main is None:
            self._main, self._kept = self.session, list(self._decisions)
        self.session = other
        self._decisions = [place for place in self._decisions if place < move]  # later ones may be a bot's here
        self._forget()

    def back(self) -> bool:
        """Back to the game from a what-if; ``False`` where this is the game."""
        if self._main is None:
            return False
        self.session, self._main = self._main, None
        self._decisions = self._kept
        self._forget()
        return True

    def look(self, seat: Seat) -> bool:
        """A person takes the screen; ``False`` where that seat does not sit here."""
        if seat not in self.people:
            return False
        self._taken = seat
        self.mark = self.session.position
        return True


AnySitting = Sitting[object, object, object, object, object]
"""A sitting at a table of which nothing is known but that it is one."""
