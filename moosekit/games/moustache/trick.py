"""A single trick as a thing of its own, for teaching, without a whole game around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from moosekit.cards.card import UnknownCard
from moosekit.core.ids import Seat, clockwise
from moosekit.core.refusal import BadSetup, Refusal
from moosekit.core.trace import Journal, Trace
from moosekit.games.moustache.cards import AnimalCard, Cards, Joker, card, codes
from moosekit.games.moustache.collect import Collected, collect_after_monkey, collect_trick, next_leader
from moosekit.games.moustache.events import Event, Played, TrickCollected, TrickDecided
from moosekit.games.moustache.following import note_play, play_refusals, playable_cards
from moosekit.games.moustache.resolve import PigeonAndMonkey, Plays, TrickRules, decide_trick
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import row_of
from moosekit.tricks.contest import Contest
from moosekit.tricks.play import Play
from moosekit.tricks.row import Reading
from moosekit.tricks.stages import Haul

K = TypeVar("K", bound=StrEnum)
FEWEST: Final = 3
MOST: Final = 6


class Resolution(NamedTuple):
    """A decided trick. ``asks``: the monkey's choice is missing, and ``haul`` is as if nothing were stolen."""

    contest: Contest[AnimalCard]
    haul: Haul
    asks: bool
    leader: Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick of three to six cards with the rules in force.

    ``hands`` are the hands before the trick, by seat, where they are known. Make one with ``Trick.parse``.

    >>> trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    >>> trick.winner, trick.plays[trick.winner].card
    (2, O3)
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
        row: str | tuple[str | RuleCard, ...] = (),
        reading: str = Reading.LAST_WORD,
        first_seat: int = 0,
        hands: Sequence[str] | None = None,
        monkey: str | None = None,
        pigeon_and_monkey: str = PigeonAndMonkey.PIGEON_FIRST,
    ) -> Trick:
        """A trick from card codes in the order of play, with blanks between.

        ``monkey=P9`` in place of ``monkey`` says what the monkey takes, as does the argument. ``row`` holds rule card
        ids (or your own cards), left to right; ``hands`` one text a seat.

        Raises:
            BadSetup: lists everything that is wrong and says what would be right.
        """
        faults: list[str] = []
        words, chosen = _split_monkey(cards, monkey, faults)
        played = _read_cards(words, faults)
        known = None if hands is None else tuple(_read_cards(hand.split(), faults) for hand in hands)
        rules = _read_rules(row, reading, pigeon_and_monkey, faults)
        faults += _count_faults(len(words), first_seat)
        stolen = _read_cards([chosen], faults)[0] if chosen and not faults else None
        if faults or rules is None:
            raise BadSetup(tuple(faults))
        order = clockwise(Seat(first_seat), len(played))
        plays = tuple(Play(seat, one) for seat, one in zip(order, played, strict=True))
        trick = cls(plays, rules, known and tuple(tuple(sorted(hand)) for hand in known), stolen)
        late = (*trick.hand_faults(), *trick.monkey_faults())
        if late:
            raise BadSetup(late)
        return trick

    def hand_faults(self) -> tuple[str, ...]:
        """What does not fit between the hands and the cards played."""
        if self.hands is None:
            return ()
        if len(self.hands) != len(self.plays):
            return (f"{len(self.hands)} hands were given for {len(self.plays)} seats",)
        faults: list[str] = []
        for position, (seat, one) in enumerate(self.plays):
            for refusal in self.refusals(seat, one, position):
                hand = " ".join(codes(self.hands[seat]))
                reason = (
                    "is not in the hand" if refusal.code == "play.not-in-hand" else "may not be played from the hand"
                )
                faults.append(
                    f"{one.code!r} of seat {seat + 1} {reason} the hand {hand!r} (clause {refusal.ref.clause})"
                )
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
        return self._monkey_choices(*self._decided(Journal()))

    def resolve(self) -> Resolution:
        """The trick, decided."""
        return self._resolve(Journal())

    def explain(self) -> tuple[Trace[Event], ...]:
        """Why, step by step: one trace for each card played, for the decision and for where the cards went."""
        journal: Journal[Event] = Journal(recording=True)
        for position, play in enumerate(self.plays):
            hand = None if self.hands is None else self.hands[play.seat]
            note_play(self.plays[:position], play, self.rules, hand, journal)
            journal.emit(Played(play.seat, play.card))
        self._resolve(journal)
        return journal.traces

    def playable(self, seat: int, position: int | None = None) -> Cards:
        """What the seat's hand may play when it is its turn (or after the first ``position`` cards).

        Raises:
            ValueError: the trick was made without hands.
        """
        return playable_cards(self._hand(seat), self._before(seat, position), self.rules)

    def refusals(self, seat: int, one: AnimalCard, position: int | None = None) -> tuple[Refusal, ...]:
        """Why the seat may not play this card when it is its turn; ``()`` if it may."""
        return play_refusals(self._hand(seat), self._before(seat, position), self.rules, Seat(seat), one)

    def _hand(self, seat: int) -> Cards:
        if self.hands is None:
            raise ValueError("this trick was made without hands: give hands=(…) to ask what may be played")
        return self.hands[seat]

    def _before(self, seat: int, position: int | None) -> Plays:
        at = next(place for place, play in enumerate(self.plays) if play.seat == seat) if position is None else position
        return self.plays[:at]

    def _decided(self, journal: Journal[Event]) -> tuple[Contest[AnimalCard], Collected]:
        contest = decide_trick(self.plays, self.rules, journal)
        winner = None if contest.named is None else self.plays[contest.named].seat
        journal.emit(TrickDecided(winner))
        return contest, collect_trick(contest, self.rules, journal)

    def _monkey_choices(self, contest: Contest[AnimalCard], collected: Collected) -> Cards:
        return tuple(contest.card(place) for place in collected.haul.taken) if collected.asks else ()

    def _resolve(self, journal: Journal[Event]) -> Resolution:
        contest, collected = self._decided(journal)
        if collected.asks and self.monkey in self._monkey_choices(contest, collected):
            stolen = self.cards.index(self.monkey)
            collected = collect_after_monkey(contest, collected.haul, stolen, self.rules, journal)
        haul = collected.haul
        leader = next_leader(contest, haul, journal)
        journal.emit(collected_event(contest, haul, leader))
        return Resolution(contest, haul, collected.asks, leader)


def collected_event(contest: Contest[AnimalCard], haul: Haul, leader: Seat) -> TrickCollected:
    """The event of a trick whose cards have been given out."""
    plays = contest.plays
    return TrickCollected(
        None if haul.winner is None else plays[haul.winner].seat,
        tuple([plays[place].card for place in haul.taken]),
        tuple([play.card for play in plays if play.card.colour is None]),
        tuple([plays[place].card for place in haul.lost]),
        None if haul.stolen is None else plays[haul.stolen].card,
        None if haul.thief is None else plays[haul.thief].seat,
        leader,
    )


def _split_monkey(text: str, given: str | None, faults: list[str]) -> tuple[list[str], str | None]:
    """The words of the trick with ``monkey=P9`` taken apart."""
    words, chosen = text.split(), given
    for place, word in enumerate(words):
        name, sign, taken = word.partition("=")
        if sign and name.lower() == Joker.MONKEY:
            if given is not None:
                faults.append(f"the monkey's choice is given twice: {word!r} and {given!r}")
            words[place], chosen = name, taken
    return words, chosen


def _read_cards(words: Sequence[str], faults: list[str]) -> Cards:
    found: list[AnimalCard] = []
    for word in words:
        try:
            found.append(card(word))
        except UnknownCard as fault:
            faults.append(str(fault))
    for place, one in enumerate(found):
        if one in found[:place]:
            faults.append(f"{one.code!r} is there twice; there is one of each card")
    return tuple(found)


def _read_rules(
    row: str | tuple[str | RuleCard, ...], reading: str, jokers: str, faults: list[str]
) -> TrickRules | None:
    try:
        return TrickRules.of(row_of(row), _choice(Reading, reading), _choice(PigeonAndMonkey, jokers))
    except ValueError as fault:
        faults.append(str(fault))
        return None


def _choice(kind: type[K], value: str) -> K:
    """The member of a switch with this id, or an error that lists them."""
    known = [member.value for member in kind]
    if value not in known:
        raise ValueError(f"{value[:40]!r} is not one of {', '.join(known)}")
    return kind(value)


def _count_faults(words: int, first_seat: int) -> list[str]:
    faults: list[str] = []
    if not FEWEST <= words <= MOST:
        faults.append(f"{words} cards were given; a trick has from {FEWEST} to {MOST}, one for each player")
    elif not 0 <= first_seat < words:
        faults.append(f"the first seat {first_seat!r} is not at this table of {words}: expected 0 to {words - 1}")
    return faults
