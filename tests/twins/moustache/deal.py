"""Before the first trick: hand sizes, teams, jokers, cards passed, cards laid open. Seats count from 0, clockwise."""

from collections.abc import Collection, Sequence

from tests.twins.moustache.cards import JOKERS, colour, is_joker

HAND_SIZES = {3: 12, 4: 10, 5: 8, 6: 7}
TEAM_CARDS = ("pink-crown", "blue", "pink", "blue", "pink", "blue")


def hand_size(players: int) -> int:
    """Cards in every hand, jokers counted: as many as there are tricks in the round."""
    if players not in HAND_SIZES:
        raise ValueError(f"{players} players: Moustache is for 3, 4, 5 or 6")
    return HAND_SIZES[players]


def team_cards(players: int) -> tuple[str, ...]:
    """The team cards that are shuffled and dealt, one a seat. Their make-up is not published: a default."""
    hand_size(players)
    return TEAM_CARDS[:players]


def team_of(team_card: str) -> str:
    return team_card.removesuffix("-crown")


def short_handed_seats(dealt_team_cards: Sequence[str]) -> list[int]:
    """The seats of the smaller team in seat order; nobody when the teams are equal."""
    teams = [team_of(card) for card in dealt_team_cards]
    return [seat for seat, team in enumerate(teams) if 2 * teams.count(team) < len(teams)]


def jokers_dealt(dealt_team_cards: Sequence[str], drawn: Sequence[str] = ()) -> tuple[tuple[str, ...], ...]:
    """The jokers of each seat: all three for one alone, one of the `drawn` for each of a pair, in seat order."""
    short = short_handed_seats(dealt_team_cards)
    jokers: list[tuple[str, ...]] = [() for _ in dealt_team_cards]
    if len(short) == 1:
        jokers[short[0]] = JOKERS
    elif short:
        if len(set(drawn)) != len(short) or not set(drawn) <= set(JOKERS):
            raise ValueError(f"{tuple(drawn)!r} was drawn: a pair gets two different jokers")
        for seat, joker in zip(short, drawn, strict=True):
            jokers[seat] = (joker,)
    return tuple(jokers)


def whole_hands(
    animals: Sequence[Sequence[str]], dealt_team_cards: Sequence[str], drawn: Sequence[str] = ()
) -> tuple[tuple[str, ...], ...]:
    """Every seat's hand: the animal cards dealt to it and its jokers, checked for size and for cards dealt twice."""
    jokers = jokers_dealt(dealt_team_cards, drawn)
    hands = tuple((*animals[seat], *jokers[seat]) for seat in range(len(dealt_team_cards)))
    size = hand_size(len(hands))
    if any(len(hand) != size for hand in hands):
        raise ValueError(f"hands of {[len(hand) for hand in hands]} cards: each should have {size}")
    if len({card for hand in hands for card in hand}) != size * len(hands):
        raise ValueError("a card was dealt twice: there is one of each")
    return hands


def passable(hand: Sequence[str], joker_passed: bool = True) -> tuple[str, ...]:
    return tuple(card for card in hand if joker_passed or not is_joker(card))


def after_passing(hands: Sequence[Sequence[str]], passed: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The hands once every seat has given its three cards to the seat after it, all at the same time."""
    return tuple(
        (*(card for card in hand if card not in passed[seat]), *passed[seat - 1]) for seat, hand in enumerate(hands)
    )


def open_cards(hands: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The pink cards of every hand: what lies face up under `pink-open`."""
    return tuple(tuple(card for card in hand if not is_joker(card) and colour(card) == "P") for hand in hands)


def open_while_passing(hands: Sequence[Sequence[str]], row: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """What already lies face up while the cards to pass are chosen: pink, if `pink-open` is left of `pass-three`."""
    if "pink-open" in _left_of(row, "pass-three"):
        return open_cards(hands)
    return tuple(() for _ in hands)


def _left_of(row: Sequence[str], rule: str) -> Collection[str]:
    return row[: row.index(rule)] if rule in row else ()
