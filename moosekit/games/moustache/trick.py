"""A single trick as a thing of its own, for teaching, without a whole game around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from moosekit.cards.card import codes
from moosekit.core.ids import Seat
from moosekit.core.refusal import BadSetup, Refusal
from moosekit.core.trace import Journal, Trace, notes_of
from moosekit.games.moustache.cards import AnimalCard, Cards, Joker
from moosekit.games.moustache.collect import (
    Collected,
    collect_after_monkey,
    collect_trick,
    collect_without_choice,
    collected_event,
    next_leader,
)
from moosekit.games.moustache.events import DECIDED, PLAYED, Event
from moosekit.games.moustache.following import note_play, play_refusals, playable_cards
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey, Plays, TrickRules, decide_trick, seat_named
from moosekit.games.moustache.rule_card import OwnCard, RuleCard
from moosekit.games.moustache.trick_text import Switches, read_trick
from moosekit.tricks.contest import Contest
from moosekit.tricks.row import Reading
from moosekit.tricks.stages import Haul

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moosekit.games.moustache.whatif import TrickWhatIf
    from moosekit.words.explanation import Explanation

__all__ = ["Resolution", "Trick"]


class Resolution(NamedTuple):
    """A decided trick. ``asks``: the monkey's choice is missing, and ``haul`` is as if nothing were stolen."""

    contest: Contest[AnimalCard]
    haul: Haul
    asks: bool
    leader: Seat


@dataclass(frozen=True, slots=True, repr=False)
class Trick:
    """A trick of three to six cards with the rules in force.

    ``hands`` are the hands before the trick, by seat, where they are known. Make one with ``Trick.parse``.

    >>> trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    >>> trick.winner, trick.plays[trick.winner].card
    (2, O3)
    >>> trick
    Trick('O5 O9 O3 G2', row=twos-win,threes-low, reading=last-word)
    """

    plays: Plays
    rules: TrickRules
    hands: tuple[Cards, ...] | None = None
    monkey: AnimalCard | None = None

    @classmethod
    def parse(
        cls,
        cards: str,
        *,
        row: str | Sequence[str | RuleCard] = (),
        reading: str = Reading.LAST_WORD,
        first_seat: int = 0,
        hands: Sequence[str] | None = None,
        monkey: str | None = None,
        pigeon_and_monkey: str = PigeonAndMonkey.PIGEON_FIRST,
        monkey_takes: str = MonkeyTakes.ANIMAL_CARD,
    ) -> Trick:
        """A trick from card codes in the order of play, with blanks between.

        ``monkey=P9`` in place of ``monkey`` says what the monkey takes, as does the argument. ``row`` holds rule card
        ids (or your own cards), left to right; ``hands`` one text a seat.

        Raises:
            BadSetup: lists everything that is wrong and says what would be right.
        """
        switches = Switches(reading, pigeon_and_monkey, monkey_takes)
        trick = cls(*read_trick(cards, row, switches, first_seat, hands, monkey))
        late = (*trick.hand_faults(), *trick.monkey_faults())
        if late:
            raise BadSetup(late)
        return trick

    def __repr__(self) -> str:
        said = [repr(self.notation)]
        if self.row:
            said += [f"row={','.join(card.id for card in self.row)}", f"reading={self.reading}"]
        if self.plays[0].seat:
            said.append(f"first_seat={self.plays[0].seat}")
        if self.hands is not None:
            said.append("with hands")
        if self.rules.pigeon_and_monkey is not PigeonAndMonkey.PIGEON_FIRST:
            said.append(f"pigeon_and_monkey={self.rules.pigeon_and_monkey}")
        if self.rules.monkey_takes is not MonkeyTakes.ANIMAL_CARD:
            said.append(f"monkey_takes={self.rules.monkey_takes}")
        return f"Trick({', '.join(said)})"

    @property
    def notation(self) -> str:
        """The cards as they are typed.

        >>> Trick.parse("P2 monkey=P2 G3").notation
        'P2 monkey=P2 G3'
        """
        stolen = "" if self.monkey is None else f"={self.monkey.code}"
        return " ".join([f"{one.code}{stolen}" if one.joker is Joker.MONKEY else one.code for one in self.cards])

    def hand_faults(self) -> tuple[str, ...]:
        """What does not fit between the hands and the cards played."""
        if self.hands is None:
            return ()
        if len(self.hands) != len(self.plays):
            return (f"{len(self.hands)} hands were given for {len(self.plays)} seats",)
        dealt = [one for hand in self.hands for one in hand]
        faults = [f"{one.code!r} is in two hands" for one in sorted(set(dealt)) if dealt.count(one) > 1]
        for position, (seat, one) in enumerate(self.plays):
            for refusal in self.refusals(seat, one, position):
                hand = " ".join(codes(self.hands[seat]))
                reason = "is not in" if refusal.code == "play.not-in-hand" else "may not be played from"
                clause = refusal.ref.clause
                faults.append(f"{one.code!r} of seat {seat + 1} {reason} the hand {hand!r} (clause {clause})")
        return tuple(faults)

    def monkey_faults(self) -> tuple[str, ...]:
        """What is wrong with the card that the monkey takes."""
        if self.monkey is None:
            return ()
        if Joker.MONKEY not in [play.card.joker for play in self.plays]:
            return (f"{self.monkey.code!r} cannot be stolen: the monkey is not in the trick",)
        choices = self.monkey_choices
        if self.monkey in choices:
            return ()
        right = f"it may take {', '.join(codes(choices))}" if choices else "there is nothing that it may take"
        return (f"the monkey cannot take {self.monkey.code!r}: {right}",)

    @property
    def row(self) -> tuple[RuleCard, ...]:
        """The rule cards in force, left to right."""
        return self.rules.row.cards

    @property
    def reading(self) -> Reading:
        """How the row is read."""
        return self.rules.row.reading

    @property
    def cards(self) -> Cards:
        """The cards in the order of play."""
        return tuple(play.card for play in self.plays)

    @property
    def winner(self) -> int | None:
        """The winner's position in the order of play; ``None`` when nobody wins."""
        return self.resolve().haul.winner

    @property
    def taken(self) -> tuple[int, ...]:
        """The positions of the animal cards that the winner takes."""
        return self.resolve().haul.taken

    @property
    def next_leader(self) -> int:
        """The position of the seat that leads the next trick."""
        return self.winner or 0

    @property
    def monkey_choices(self) -> Cards:
        """What the monkey may take; empty when there is no monkey, or nothing for it."""
        contest, (haul, asks) = self._decided(Journal())
        return _cards_at(contest, haul.within_reach) if asks else ()

    def resolve(self) -> Resolution:
        """The trick, decided."""
        return self._resolve(Journal())

    def explain(self) -> tuple[Trace[Event], ...]:
        """Why, step by step: one trace for each card played, for the decision and for where the cards went."""
        return self.resolve_and_explain()[1]

    def resolve_and_explain(self) -> tuple[Resolution, tuple[Trace[Event], ...]]:
        """Both in one run."""
        journal: Journal[Event] = Journal(recording=True)
        plays = self.plays
        for position, play in enumerate(plays):
            hand = None if self.hands is None else self.hands[play.seat]
            note_play(plays[:position], play, self.rules, hand, journal)
            journal.emit(PLAYED[play.seat][play.card.index])
        return self._resolve(journal), journal.traces

    def why(self, language: str = "en") -> Explanation:
        """The same in words: numbered sentences, each with its rule and clause, for people to read.

        >>> print(Trick.parse("P2 P8 G3 B1").why().steps[5].text)
        Blue is the strongest colour here, and the blue 1 is the only blue card: seat 4 wins.

        Raises:
            UnknownLanguage: there are no words in this language.
        """
        from moosekit.words.explanation import Explanation

        return Explanation.of(notes_of(self.explain()), language, self.titles)

    def with_cards(self, cards: str) -> Trick:
        """Other cards under the same rules, without hands.

        >>> Trick.parse("P2 P8 G3 B1", row="reversed").with_cards("O5 B9 G4")
        Trick('O5 B9 G4', row=reversed, reading=last-word)

        Raises:
            BadSetup: lists everything that is wrong and says what would be right.
        """
        rules = self.rules
        jokers, takes = rules.pigeon_and_monkey, rules.monkey_takes
        return Trick.parse(cards, row=self.row, reading=self.reading, pigeon_and_monkey=jokers, monkey_takes=takes)

    def what_if(self) -> TrickWhatIf:
        """What would change with other rule cards, another order of the row, another reading, another card.

        >>> Trick.parse("P2 P8 G3 B1", row="reversed").what_if()
        TrickWhatIf('P2 P8 G3 B1', winner=seat 3, 2 of 4 changes alter the winner)
        """
        from moosekit.games.moustache.whatif import what_if

        return what_if(self)

    @property
    def titles(self) -> Mapping[str, str]:
        """The titles of the rule cards of your own in the row, by id; the catalogues know all others."""
        return {card.id: card.title for card in self.row if isinstance(card, OwnCard)}

    def place_of(self, seat: int) -> int:
        """The position of a seat (counted from 0) in the order of play.

        >>> Trick.parse("P2 P8 G3 B1", first_seat=2).place_of(0)
        2

        Raises:
            BadSetup: there is no such seat.
        """
        for place, play in enumerate(self.plays):
            if play.seat == seat:
                return place
        raise BadSetup((f"there is no seat {seat!r} in this trick: seats are 0 to {len(self.plays) - 1}",))

    def playable(self, seat: int, position: int | None = None) -> Cards:
        """What the seat's hand may play when it is its turn (or after the first ``position`` cards).

        Raises:
            BadSetup: there is no such seat.
            ValueError: the trick was made without hands.
        """
        return playable_cards(self._hand(seat), self._before(seat, position), self.rules)

    def refusals(self, seat: int, one: AnimalCard, position: int | None = None) -> tuple[Refusal, ...]:
        """Why the seat may not play this card when it is its turn; ``()`` if it may. Raises as ``playable`` does."""
        return play_refusals(self._hand(seat), self._before(seat, position), self.rules, Seat(seat), one)

    def _hand(self, seat: int) -> Cards:
        if self.hands is None:
            raise ValueError("this trick was made without hands: give hands=(…) to ask what may be played")
        self.place_of(seat)
        return self.hands[seat]

    def _before(self, seat: int, position: int | None) -> Plays:
        return self.plays[: self.place_of(seat) if position is None else position]

    def _decided(self, journal: Journal[Event]) -> tuple[Contest[AnimalCard], Collected]:
        contest = decide_trick(self.plays, self.rules, journal)
        journal.emit(DECIDED[seat_named(contest)])
        return contest, collect_trick(contest, self.rules, journal)

    def _resolve(self, journal: Journal[Event]) -> Resolution:
        contest, (haul, asks) = self._decided(journal)
        if asks:
            haul = self._after_monkey(contest, haul, journal)
        leader = next_leader(contest, haul, journal)
        journal.emit(collected_event(contest, haul, leader))
        return Resolution(contest, haul, asks and haul.stolen is None, leader)

    def _after_monkey(self, contest: Contest[AnimalCard], haul: Haul, journal: Journal[Event]) -> Haul:
        if self.monkey not in _cards_at(contest, haul.within_reach):
            return collect_without_choice(contest, haul, self.rules, journal)[0]
        stolen = self.cards.index(self.monkey)
        return collect_after_monkey(contest, haul, stolen, self.rules, journal)[0]


def _cards_at(contest: Contest[AnimalCard], positions: tuple[int, ...]) -> Cards:
    return tuple([contest.card(place) for place in positions])
