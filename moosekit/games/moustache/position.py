"""A position set up by hand: a state in the middle of a round, from texts; all that is wrong is told at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from moosekit.cards.reading import read_cards
from moosekit.core.chance import Chance, Seeded
from moosekit.core.ids import Seat, clockwise, seats
from moosekit.core.kinds import TEXT, WHOLE, Kind, a, many, wrong_kinds
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import ANIMALS, Cards, Colour, card
from moosekit.games.moustache.hand import hands_of
from moosekit.games.moustache.position_faults import faults_of, read_row
from moosekit.games.moustache.resolve import Plays, TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import pink_open
from moosekit.games.moustache.setup import Setup
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import Match, Round, RoundResult, State
from moosekit.games.moustache.turns import at_turn
from moosekit.tricks.play import Play

CARDS_WANTED: Final = a(str, "a text of cards, such as 'P2 P8'")
BY_SEAT: Final = many(TEXT, "a list of texts, one a seat, such as ['P2 P8', 'G3']")
_NAMED: Final = Kind("", lambda value: isinstance(value, (str, RuleCard)))
ROW_WANTED: Final = Kind(
    "a row of rule cards, such as 'twos-win,threes-low'",
    lambda value: isinstance(value, str) or many(_NAMED, "").fits(value),
)


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, read from texts; checked by ``position_faults``.

    Attributes:
        hands: by seat, as they are now.
        played: the cards of the trick, in the order of play; ``leader`` played the first.
        piles: the cards won, by seat; ``lost`` are out of the round.
        row: the rule cards that are face up; ``to_come`` are the others, in their order.
        team_cards: by seat, such as ``pink-crown``.
        results, trophies: of the rounds before this one.
    """

    setup: Setup
    hands: tuple[Cards, ...]
    played: Cards
    leader: Seat
    piles: tuple[Cards, ...]
    lost: Cards
    row: tuple[RuleCard, ...]
    to_come: tuple[RuleCard, ...]
    team_cards: tuple[str, ...]
    round: int
    results: tuple[RoundResult, ...]
    trophies: tuple[tuple[int, ...], ...]

    @property
    def teams(self) -> tuple[Team, ...]:
        """Everybody's team."""
        return tuple(Team(card.removesuffix("-crown")) for card in self.team_cards)

    @property
    def plays(self) -> Plays:
        """The trick with its seats."""
        order = clockwise(self.leader, self.setup.players)
        return tuple(Play(seat, card) for seat, card in zip(order, self.played, strict=False))

    @property
    def rules(self) -> TrickRules:
        """The rules in force."""
        return self.setup.rules(self.row)

    @property
    def crown(self) -> Seat:
        """Who has the crown."""
        return next(seat for seat in seats(len(self.team_cards)) if self.team_cards[seat].endswith("-crown"))


def position(
    setup: Setup,
    *,
    hands: Sequence[str],
    trick: str = "",
    leader: int | None = None,
    piles: Sequence[str] | None = None,
    lost: str = "",
    row: str | Sequence[str | RuleCard] = (),
    to_come: str | Sequence[str | RuleCard] = (),
    team_cards: Sequence[str] | None = None,
    round: int = 0,  # noqa: A002 - the word of the rules
    results: Sequence[RoundResult] = (),
    trophies: Sequence[Sequence[int]] | None = None,
    chance: Chance | None = None,
) -> State:
    """A state in which a card is to be played next, set up by hand.

    Cards are texts ("P2 P8"), seats and rounds count from 0. ``hands``, ``piles`` and ``trophies`` are by seat;
    ``leader`` (by default the seat with the crown) played the first card of ``trick``. A card that is named nowhere is
    left over, so that the past need not be known in full. The row is fixed by what is given: ``row`` is face up,
    ``to_come`` is turned up in later rounds. Trophies are drawn in the order of the set-up; ``chance`` deals the later
    rounds.

    >>> from moosekit.games.moustache.setup import standard
    >>> state = position(standard(4), hands=["P3", "G1", "B2", "O5"], row="twos-win", leader=2)
    >>> state.table.turn, len(state.round.leftover)
    (2, 40)

    Raises:
        BadSetup: lists all faults and says what would be right.
    """
    faults = [
        *wrong_kinds(
            ("setup", setup, a(Setup, "a set-up, such as standard(4)")),
            ("hands", hands, BY_SEAT),
            ("trick", trick, CARDS_WANTED),
            ("leader", leader, WHOLE.or_none),
            ("piles", piles, BY_SEAT.or_none),
            ("lost", lost, CARDS_WANTED),
            ("row", row, ROW_WANTED),
            ("to_come", to_come, ROW_WANTED),
            ("team_cards", team_cards, many(TEXT, "a list of team cards, one a seat, such as 'pink-crown'").or_none),
            ("round", round, WHOLE),
            ("results", results, many(a(RoundResult, ""), "a list of RoundResult(…), one a round")),
            ("trophies", trophies, many(many(WHOLE, ""), "a list of whole numbers for each seat").or_none),
        )
    ]
    if faults:
        raise BadSetup(tuple(faults))
    rules, later = read_row(row, "row", faults), read_row(to_come, "to_come", faults)

    def cards_of(text: str) -> Cards:
        return read_cards(text.split(), card, faults)

    dealt = tuple(team_cards or setup.team_cards)
    crown = next((seat for seat, card in enumerate(dealt) if card.endswith("-crown")), 0)
    nothing: tuple[str, ...] = ("",) * setup.players
    at = Position(
        setup=setup,
        hands=tuple(tuple(sorted(cards_of(hand))) for hand in hands),
        played=cards_of(trick),
        leader=Seat(crown if leader is None else leader),
        piles=tuple(cards_of(pile) for pile in (nothing if piles is None else piles)),
        lost=cards_of(lost),
        row=rules,
        to_come=later,
        team_cards=dealt,
        round=round,
        results=tuple(results),
        trophies=tuple(tuple(own) for own in (((),) * setup.players if trophies is None else trophies)),
    )
    faults += faults_of(at)
    if faults:
        raise BadSetup(tuple(faults))
    return _state(at, Seeded(0) if chance is None else chance)


def _state(at: Position, chance: Chance) -> State:
    whole_row = (*at.row, *at.to_come)
    face_up = max(0, len(at.row) - at.round - 1)
    setup = replace(at.setup, row=whole_row, face_up=face_up, name="custom")
    named = [*at.played, *at.lost, *(card for zone in (*at.hands, *at.piles) for card in zone)]
    pink = tuple(sorted(card for hand in at.hands for card in hand if card.colour is Colour.PINK))
    opened = pink if pink_open.CARD in at.row else ()
    leftover = tuple(card for card in ANIMALS if card not in named)
    round_ = Round(at.round, at.teams, at.crown, at.rules, leftover, setup.trophies[at.round], opened)
    match = Match(setup, chance, whole_row, at.trophies, at.results, ())
    turn = Seat((at.leader + len(at.played)) % setup.players)
    held = hands_of(at.hands)
    return State(match, round_, at_turn(held, at.plays, turn, at.piles, at.lost, at.rules))
