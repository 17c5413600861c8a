"""What a game of Moustache is played with: every number that the rulebook leaves open is data here, with its source."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias

from moosekit.core.ids import RuleId
from moosekit.core.kinds import TEXT, WHOLE, a, many, member, wrong_kinds
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, Cards
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey, TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.rule_cards import BLACK, WHITE, rule_card
from moosekit.games.moustache.stages import Team
from moosekit.tricks.row import Reading

if TYPE_CHECKING:
    from moosekit.words.table import Table

__all__ = ["PassJokers", "Row", "Setup", "Tie", "first_game", "standard"]

Row: TypeAlias = tuple[RuleCard, ...]

PLAYERS: Final = (3, 4, 5, 6)
ROUNDS: Final = 4
#: cards in every hand, jokers counted (clause 3.3; the printed numbers are cards per hand, rulings 1.2)
HAND_SIZE: Final = {3: 12, 4: 10, 5: 8, 6: 7}
#: the first n of these are dealt, one each (clause 3.2, default)
TEAM_CARDS: Final = ("pink-crown", "blue", "pink", "blue", "pink", "blue")
CROWNS: Final = {"pink-crown": Team.PINK, "blue-crown": Team.BLUE}
TEAM_OF: Final = {**CROWNS, "pink": Team.PINK, "blue": Team.BLUE}
#: stars on the values 0 to 10, the same in every colour (clause 1.4, default)
STARS: Final = (0, 0, 0, 1, 2, 3, 2, 1, 0, 0, 0)
CROWN_CARD: Final = AnimalCard.of("G0")
TROPHIES: Final = ((1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6))
DRAWN_EACH: Final = 2
TOKENS_A_ROUND: Final = 3
#: the most stars that a value may have
STARS_AT_MOST: Final = 9


class PassJokers(StrEnum):
    """Whether a joker may be among the three cards passed: open in the rulebook (clause 7.3)."""

    YES = "yes"
    NO = "no"


class Tie(StrEnum):
    """Who wins a tie in stars when nobody won the crown animal card: open in the rulebook (clause 10.4)."""

    CROWN_TEAM = "crown-team"
    """The team whose team card has the crown."""
    OTHER_TEAM = "other-team"
    """The team that did not lead the first trick."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A set-up of Moustache. The defaults are the rulebook's, or are marked as ours by ``describe``.

    Attributes:
        players: 3 to 6.
        row: the row of rule cards, left to right, or ``None`` to draw two white and two black ones by chance.
        white, black: the rule cards that are drawn from.
        one_of: one of these black cards, chosen by chance, joins ``black`` (used by the first game).
        face_up: how many cards of the row already lie open before the first round (for lessons).
        reading: how rule cards that name different winners are read (clause 6.4).
        pass_jokers: whether a joker may be among the three cards passed (clause 7.3).
        pigeon_and_monkey: which joker acts first (clause 9.5).
        monkey_takes: whether the monkey may take another joker, too (clause 9.4).
        tie: who wins a tie when nobody won the crown card (clause 10.4).
        team_deck: the six team cards of the box; the first, one for each player, are mixed and dealt (clause 3.2).
        stars: the stars on the values 0 to 10.
        crown_card: the animal card that settles a tie in stars.
        trophies: the three values of each round.
        rounds: how many rounds are played, 1 to 4.
        name: the id of a named set-up.

    Raises:
        BadSetup: lists all its faults at once.

    >>> Setup(players=4).hand_size
    10
    """

    players: int
    row: Row | None = None
    white: Row = WHITE
    black: Row = BLACK
    one_of: Row = ()
    face_up: int = 0
    reading: Reading = Reading.LAST_WORD
    pass_jokers: PassJokers = PassJokers.YES
    pigeon_and_monkey: PigeonAndMonkey = PigeonAndMonkey.PIGEON_FIRST
    monkey_takes: MonkeyTakes = MonkeyTakes.ANIMAL_CARD
    tie: Tie = Tie.CROWN_TEAM
    team_deck: tuple[str, ...] = TEAM_CARDS
    stars: tuple[int, ...] = STARS
    crown_card: AnimalCard = CROWN_CARD
    trophies: tuple[tuple[int, ...], ...] = TROPHIES
    rounds: int = ROUNDS
    name: str = "custom"

    def __post_init__(self) -> None:
        faults = _kind_faults(self) or (
            *_number_faults(self),
            *_team_faults(self),
            *_row_faults(self),
            *_data_faults(self),
        )
        if faults:
            raise BadSetup(faults)

    @property
    def hand_size(self) -> int:
        """Cards in every hand, jokers counted; the number of tricks of a round."""
        return HAND_SIZE[self.players]

    @property
    def pack(self) -> Cards:
        """The cards that are shuffled, in deck order; jokers go to certain seats and are in no shuffle."""
        return ANIMALS

    @property
    def team_cards(self) -> tuple[str, ...]:
        """The team cards that are dealt, one each."""
        return self.team_deck[: self.players]

    @property
    def cards_in_row(self) -> int:
        """How many rule cards the row has."""
        return 2 * DRAWN_EACH if self.row is None else len(self.row)

    def rules(self, row: Row) -> TrickRules:
        """The rules of a trick while these rule cards are face up.

        >>> standard(4).rules(()).row.reading
        <Reading.LAST_WORD: 'last-word'>
        """
        return TrickRules.of(row, self.reading, self.pigeon_and_monkey, self.monkey_takes)

    def card(self, rule: RuleId) -> RuleCard:
        """A rule card of this set-up by its id."""
        return rule_card(rule, (*(self.row or ()), *self.white, *self.black, *self.one_of))

    def describe(self, language: str = "en") -> Table:
        """Every value as a table with its source: rulebook, reported, default, open question, or chosen here.

        >>> print(Setup(players=4).describe().caption)
        Set-up “custom” for 4 players. 16 rule cards in the box, 9 explained, 2 reported, 5 unknown.
        """
        from moosekit.games.moustache.describe import describe

        return describe(self, language)


def standard(players: int) -> Setup:
    """The usual set-up.

    >>> standard(4).name
    'standard'
    """
    return Setup(players, name="standard")


def first_game(players: int) -> Setup:
    """The set-up for a first game: of the three black cards that can clash, only one is in (clause 2.2, default).

    >>> [card.id for card in first_game(4).black]
    ['reversed', 'new-lead']
    """
    calm = tuple(card for card in BLACK if card.id in ("reversed", "new-lead"))
    clashing = tuple(card for card in BLACK if card not in calm)
    return Setup(players, black=calm, one_of=clashing, name="first-game")


def _kind_faults(setup: Setup) -> tuple[str, ...]:
    """Values of another kind, such as a reading that is a text: they would be passed over in silence later on."""
    rules = many(a(RuleCard, ""), "a tuple of rule cards, such as row_of('twos-win')", holder=tuple)
    numbers = many(WHOLE, "a tuple of whole numbers", holder=tuple)
    trophies = "a tuple of whole numbers for each round, such as ((1, 2, 3),)"
    return wrong_kinds(
        *[(name, getattr(setup, name), WHOLE) for name in ("players", "rounds", "face_up")],
        *[(name, getattr(setup, name), rules) for name in ("white", "black", "one_of")],
        ("row", setup.row, rules.or_none),
        ("reading", setup.reading, member(Reading)),
        ("pass_jokers", setup.pass_jokers, member(PassJokers)),
        ("pigeon_and_monkey", setup.pigeon_and_monkey, member(PigeonAndMonkey)),
        ("monkey_takes", setup.monkey_takes, member(MonkeyTakes)),
        ("tie", setup.tie, member(Tie)),
        (
            "team_deck",
            setup.team_deck,
            many(TEXT, "a tuple of team cards, such as ('pink-crown', 'blue', …)", holder=tuple),
        ),
        ("stars", setup.stars, numbers),
        ("crown_card", setup.crown_card, a(AnimalCard, "a card, such as card('G0')")),
        ("trophies", setup.trophies, many(numbers, trophies, holder=tuple)),
        ("name", setup.name, TEXT),
    )


def _number_faults(setup: Setup) -> list[str]:
    faults: list[str] = []
    if setup.players not in PLAYERS:
        faults.append(f"{setup.players!r} players: Moustache is for 3, 4, 5 or 6 (clause 1.2)")
    if not 1 <= setup.rounds <= ROUNDS:
        faults.append(f"{setup.rounds!r} rounds: a game has from 1 to {ROUNDS} (clause 1.1)")
    if not 0 <= setup.face_up <= setup.cards_in_row:
        faults.append(f"{setup.face_up!r} rule cards face up: the row has {setup.cards_in_row}")
    return faults


def _team_faults(setup: Setup) -> list[str]:
    """Six cards, of which everybody gets one (clause 3.2); jokers need a team that is smaller by one (3.5, 3.6)."""
    deck, players = setup.team_deck, setup.players
    faults = [
        f"there is no team card {card[:40]!r}: expected one of {', '.join(TEAM_OF)} (clause 3.2)"
        for card in dict.fromkeys(deck)
        if card not in TEAM_OF
    ]
    if len(deck) != len(TEAM_CARDS):
        faults.append(f"{len(deck)} team cards: there are {len(TEAM_CARDS)} in the box (clause 3.2)")
    crowns = [card for card in deck if card in CROWNS]
    if len(crowns) != 1:
        faults.append(f"{len(crowns)} of the team cards have the crown: exactly one has it (clause 4.1)")
    if faults or players not in PLAYERS:
        return faults
    dealt = setup.team_cards
    if crowns[0] not in dealt:
        faults.append(f"the crown is not among the first {players} team cards, which are dealt (clause 4.1)")
    pink = [TEAM_OF[card] for card in dealt].count(Team.PINK)
    if abs(players - 2 * pink) > 1:
        right = f"{(players + 1) // 2} and {players // 2}"
        faults.append(
            f"the first {players} team cards make teams of {pink} and {players - pink}: expected {right} (clause 3.2)"
        )
    return faults


def _row_faults(setup: Setup) -> list[str]:
    faults: list[str] = []
    if setup.row is not None:
        if len(setup.row) > ROUNDS:
            faults.append(f"the row has {len(setup.row)} rule cards: at most {ROUNDS} are laid out (clause 2.1)")
        return [*faults, *(f"the rule card {id_!r} is in the row twice" for id_ in _twice(setup.row))]
    drawn = (*setup.white, *setup.black, *setup.one_of)
    faults += [f"the rule card {id_!r} could be drawn twice; there is one of each" for id_ in _twice(drawn)]
    black = len(setup.black) + bool(setup.one_of)
    for colour, count in (("white", len(setup.white)), ("black", black)):
        if count < DRAWN_EACH:
            faults.append(f"there are {count} {colour} rule cards to draw from: {DRAWN_EACH} are needed (clause 2.1)")
    return faults


def _twice(row: Row) -> list[str]:
    ids = [card.id for card in row]
    return sorted({id_ for id_ in ids if ids.count(id_) > 1})


def _data_faults(setup: Setup) -> list[str]:
    faults: list[str] = []
    if len(setup.stars) != len(STARS) or any(not 0 <= stars <= STARS_AT_MOST for stars in setup.stars):
        faults.append(
            f"stars {setup.stars!r}: expected {len(STARS)} numbers from 0 to {STARS_AT_MOST}, for the values 0 to 10"
        )
    if setup.crown_card not in ANIMALS:
        faults.append(f"the crown card {setup.crown_card.code!r} is no animal card with a colour (clause 1.5)")
    for number, values in enumerate(setup.trophies, start=1):
        if len(values) != TOKENS_A_ROUND or any(not 0 <= value <= 99 for value in values):
            faults.append(f"the trophies {values!r} of round {number}: expected three numbers, 0 to 99 (clause 2.3)")
    if len(setup.trophies) < setup.rounds:
        faults.append(f"there are trophies for {len(setup.trophies)} rounds: {setup.rounds} rounds are played")
    return faults
