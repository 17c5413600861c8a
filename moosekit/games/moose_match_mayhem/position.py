"""A position set up by hand: a state at a flip or just before one, from texts; all that is wrong is told at once."""

from __future__ import annotations

from collections.abc import Sequence

from moosekit.cards.card import in_order
from moosekit.core.chance import Chance, Seeded
from moosekit.core.ids import Seat
from moosekit.core.kinds import TEXT, WHOLE, a, many, wrong_kinds
from moosekit.core.refusal import BadSetup
from moosekit.core.trace import Journal
from moosekit.games.moose_match_mayhem.cards import Cards
from moosekit.games.moose_match_mayhem.dealing import new_flip, take_cards
from moosekit.games.moose_match_mayhem.events import Event
from moosekit.games.moose_match_mayhem.position_faults import Position, faults_of, read_cards
from moosekit.games.moose_match_mayhem.setup import Setup
from moosekit.games.moose_match_mayhem.state import Match, State

__all__ = ["position"]


def position(
    setup: Setup,
    *,
    herds: Sequence[str] = (),
    sets: Sequence[Sequence[str]] = (),
    middle: str = "",
    taken: Sequence[int | None] = (),
    held: str = "",
    discard: str = "",
    deck: str | None = None,
    chance: Chance | None = None,
    journal: Journal[Event] | None = None,
) -> State:
    """A state set up by hand. Cards are texts ("moose.b x2 bear.*"), seats count from 0.

    ``herds`` and ``sets`` are by seat; leave them out where all are empty. With ``middle`` the cards lie open, by the
    seats that turned them over, and ``taken`` says by place who has taken one; with ``held`` everybody holds a card
    face down; with neither, the cards for the next flip are taken first, which ``journal`` hears. Cards that are named
    nowhere lie in the draw piles, mixed by ``chance``; with ``deck`` (next card first) they stay out of the game.

    >>> from moosekit.games.moose_match_mayhem.setup import standard
    >>> state = position(standard(3), herds=["moose.b x2", "", ""], middle="moose.* bear.w yeti.g")
    >>> state.flip is not None and state.flip.free, len(state.deck)
    ((0, 1, 2), 77)

    Raises:
        BadSetup: lists all faults and says what would be right.
    """
    lists = many(TEXT, "a list of texts, one a seat, such as ['moose.b x2', '']").or_none
    text = a(str, "a text of cards, such as 'moose.* bear.w'")
    faults = [
        *wrong_kinds(
            ("setup", setup, a(Setup, "a set-up, such as standard(4)")),
            ("herds", herds, lists),
            ("sets", sets, many(many(TEXT, ""), "a list of sets for each seat, such as [['bear.b x3'], []]").or_none),
            ("middle", middle, text),
            ("taken", taken, many(WHOLE.or_none, "a list of seats, None where nobody took the card").or_none),
            ("held", held, text),
            ("discard", discard, text),
            ("deck", deck, text.or_none),
        )
    ]
    if faults:
        raise BadSetup(tuple(faults))
    nothing: tuple[str, ...] = ("",) * setup.players
    at = Position(
        setup=setup,
        herds=tuple(in_order(read_cards(herd, faults)) for herd in (herds or nothing)),
        sets=tuple(tuple(read_cards(made, faults) for made in own) for own in (sets or ((),) * setup.players)),
        middle=read_cards(middle, faults),
        taken=tuple(None if seat is None else Seat(seat) for seat in (taken or (None,) * setup.players)),
        held=read_cards(held, faults),
        discard=read_cards(discard, faults),
        deck=None if deck is None else read_cards(deck, faults),
    )
    faults += faults_of(at)
    if faults:
        raise BadSetup(tuple(faults))
    return _state(at, Seeded(0) if chance is None else chance, Journal() if journal is None else journal)


def _state(at: Position, chance: Chance, journal: Journal[Event]) -> State:
    setup, rest = at.setup, at.rest
    out = setup.out if at.deck is None else in_order((*setup.out, *rest))
    deck = _mixed(rest, chance) if at.deck is None else at.deck
    state = State(Match(setup, chance, out), at.herds, at.sets, deck, at.discard)
    if at.middle:
        return state.with_flip(new_flip(setup, at.middle)._replace(takers=at.taken))
    return state._replace(held=at.held) if at.held else take_cards(state, journal)


def _mixed(rest: Cards, chance: Chance) -> Cards:
    """The draw piles; where chance is given as data, in deck order, as nothing says otherwise."""
    if not isinstance(chance, Seeded):
        return rest
    order = chance.stream("position", ("piles",)).shuffle(len(rest))
    return tuple(rest[place] for place in order)
