"""Before play: the row of rule cards (section 2) and the deal of a round (section 3)."""

from __future__ import annotations

from typing import TypeVar

from moosekit.cards.card import codes
from moosekit.core.chance import Chance, Drawer
from moosekit.core.facts import facts
from moosekit.core.ids import Seat, seats
from moosekit.core.latest import kept
from moosekit.core.making import make
from moosekit.core.secret import NOBODY, Secret
from moosekit.core.trace import Journal, Note
from moosekit.games.moustache import refs
from moosekit.games.moustache.cards import ANIMAL_CODES, ANIMALS, JOKERS, Cards
from moosekit.games.moustache.events import Event, HandsDealt, RuleRevealed, TeamsDealt
from moosekit.games.moustache.refs import GAME
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_card import RuleCard
from moosekit.games.moustache.setup import CROWNS, DRAWN_EACH, TEAM_OF, Setup
from moosekit.games.moustache.stages import Team
from moosekit.games.moustache.state import Draws, Match, Round

E = TypeVar("E")


def lay_row(setup: Setup, chance: Chance) -> tuple[tuple[RuleCard, ...], Draws]:
    """The row of rule cards: as the set-up says, or two white and two black ones by chance, mixed (clause 2.1)."""
    if setup.row is not None:
        return setup.row, ()
    drawer = Drawer(chance, GAME, ("row",))
    black = setup.black
    if setup.one_of:
        black = (*black, drawer.shuffle("one-of", setup.one_of, _ids(setup.one_of))[0])
    white = drawer.shuffle("white", setup.white, _ids(setup.white))[:DRAWN_EACH]
    picked = (*white, *drawer.shuffle("black", black, _ids(black))[:DRAWN_EACH])
    return tuple(drawer.shuffle("order", picked, _ids(picked))), drawer.drawn


def _ids(cards: tuple[RuleCard, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def revealed(setup: Setup, row: tuple[RuleCard, ...], number: int) -> tuple[RuleCard, ...]:
    """The rule cards in force in round ``number`` (from 0): one more each round, to the end (clause 3.1)."""
    return row[: setup.face_up + number + 1]


def deal_round(
    match: Match, number: int, before: TrickRules | None, journal: Journal[Event]
) -> tuple[Round, tuple[Cards, ...], Draws]:
    """A new round: a rule card revealed, teams and hands dealt. Gives the hands and what was drawn, too.

    ``before`` are the rules of the round before; they are sorted again only when a card was revealed.
    """
    setup = match.setup
    drawer = Drawer(match.chance, GAME, ("round", number))
    row = revealed(setup, match.row, number)
    _reveal(setup, match.row, number, journal)
    cards = setup.team_cards
    team_cards = drawer.shuffle("teams", cards, cards)
    teams = tuple([TEAM_OF[card] for card in team_cards])
    crown = next(Seat(seat) for seat, card in enumerate(team_cards) if card in CROWNS)
    if journal.recording:
        journal.note(Note("deal.teams", refs.TEAMS, "teams", None, tuple(teams), facts(count=setup.players)))
        journal.note(Note("deal.crown", refs.CROWN_LEADS, "leader", None, crown, facts(seat=crown)))
    journal.emit(TeamsDealt(number, teams, crown))
    hands, leftover = _deal_hands(setup, teams, drawer)
    if journal.recording:
        _note_hands(setup, teams, leftover, journal)
    secret = tuple([Secret(hand, (Seat(seat),)) for seat, hand in enumerate(hands)])
    journal.emit(HandsDealt(number, secret, Secret(leftover, NOBODY)))
    values = setup.trophies[number]
    tokens = tuple(drawer.shuffle("trophies", values, tuple([str(value) for value in values])))
    if before is not None and before.row.cards == row:
        rules = before
    else:
        rules = _all_face_up(setup) if row is setup.row else setup.rules(row)
    return make(Round, (number, teams, crown, rules, leftover, tokens, ())), hands, drawer.drawn


@kept
def _all_face_up(setup: Setup) -> TrickRules:
    """The rules where the whole row of the set-up lies open, as it does in every round of many games."""
    return setup.rules(setup.row or ())


def _reveal(setup: Setup, row: tuple[RuleCard, ...], number: int, journal: Journal[Event]) -> None:
    place = setup.face_up + number
    if place >= len(row):
        return
    card = row[place]
    if journal.recording:
        journal.note(Note("deal.reveal", refs.REVEAL, "row", None, card.id, facts(place=place, rule=card.id)))
    journal.emit(RuleRevealed(number, place, card.id))


def short_handed(teams: tuple[Team, ...]) -> tuple[Seat, ...]:
    """The seats of the smaller team, in seat order; nobody where both are equal.

    >>> short_handed((Team.PINK, Team.BLUE, Team.PINK))
    (1,)
    """
    if len(teams) % 2 == 0:  # the team cards give two equal teams then
        return ()
    return tuple(Seat(seat) for seat, team in enumerate(teams) if 2 * teams.count(team) < len(teams))


def _deal_hands(setup: Setup, teams: tuple[Team, ...], drawer: Drawer) -> tuple[tuple[Cards, ...], Cards]:
    """Each seat in turn gets animal cards off the shuffled deck; the smaller team gets jokers (clauses 3.3 to 3.6)."""
    deck = drawer.order("deck", ANIMAL_CODES)
    jokers = _jokers_of(short_handed(teams), drawer)
    hand_size = setup.hand_size
    hands: list[Cards] = []
    first = 0
    for seat in seats(setup.players):
        own = jokers.get(seat, ())  # these come last in deck order
        last = first + hand_size - len(own)
        hands.append(_animals(deck[first:last]) + own)
        first = last
    return tuple(hands), _animals(deck[first:])


def _animals(places: tuple[int, ...]) -> Cards:
    """The cards that have these places among the animals, in deck order."""
    return tuple([ANIMALS[place] for place in sorted(places)])


def _jokers_of(short: tuple[Seat, ...], drawer: Drawer) -> dict[Seat, Cards]:
    if len(short) == 1:
        return {short[0]: JOKERS}
    if not short:
        return {}
    drawn = drawer.shuffle("jokers", JOKERS, codes(JOKERS))
    return {seat: (joker,) for seat, joker in zip(short, drawn, strict=False)}


def _note_hands(setup: Setup, teams: tuple[Team, ...], leftover: Cards, journal: Journal[Event]) -> None:
    journal.note(Note("deal.hands", refs.HANDS, "hands", None, setup.hand_size, facts(count=setup.hand_size)))
    short = short_handed(teams)
    if len(short) == 1:
        journal.note(Note("deal.lone-player", refs.THREE_PLAYERS, "hands", None, None, facts(seat=short[0])))
    elif short:
        journal.note(Note("deal.pair", refs.FIVE_PLAYERS, "hands", None, None, facts(seats=short)))
    journal.note(Note("deal.leftover", refs.LEFTOVER, "leftover", None, len(leftover), facts(count=len(leftover))))
