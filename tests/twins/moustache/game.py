"""Whole rounds and games. Everything dealt or drawn comes in as data; every decision comes from `choose`."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tests.twins.moustache.deal import after_passing, open_cards, open_while_passing, passable, team_of, whole_hands
from tests.twins.moustache.score import CROWN_CARD, STARS, RoundScore, score_round
from tests.twins.moustache.trick import legal_cards, trick

Cards = tuple[str, ...]

Choose = Callable[[str, int, Cards], Cards]
"""choose(kind, seat, options) -> cards chosen: three for "pass", one for "play" and one for "monkey"."""


class Switches(NamedTuple):
    """What the rules leave open or unpublished, with the defaults of the rulings."""

    joker_passed: bool = True
    monkey_first: bool = False
    monkey_reach: str = "animals"
    crown_breaks_tie: bool = True
    """Whether the team of the crown team card wins a tie when nobody won the crown animal card; else the other does."""
    stars: dict[int, int] = STARS
    crown_card: str = CROWN_CARD


class RoundData(NamedTuple):
    """All the chance in one round, by seat where it says so."""

    team_cards: Cards
    """The team card of each seat, such as "pink-crown" or "blue"."""
    animals: tuple[Cards, ...]
    """The animal cards dealt to each seat."""
    tokens: tuple[int, ...]
    """Trophies in the order they are drawn; the winners draw in seat order."""
    jokers: Cards = ()
    """With 5 players: the jokers drawn by the smaller team, in seat order."""


class TrickRecord(NamedTuple):
    leader: int
    cards: Cards
    options: tuple[Cards, ...]
    """What could have been played each time, sorted."""
    winner: int | None
    taken: Cards
    vanished: Cards
    discarded: bool
    monkey_seat: int | None
    monkey_choices: Cards
    stolen: str | None
    next_leader: int


class RoundRecord(NamedTuple):
    row: Cards
    teams: Cards
    dealt: tuple[Cards, ...]
    passed: tuple[Cards, ...]
    open_while_passing: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    """The hands at the first trick."""
    open_cards: tuple[Cards, ...]
    tricks: tuple[TrickRecord, ...]
    piles: tuple[Cards, ...]
    """The cards won or stolen by each seat."""
    score: RoundScore
    trophies: tuple[int | None, ...]


class GameRecord(NamedTuple):
    rounds: tuple[RoundRecord, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the best; equal totals share a place and the places below are skipped."""
    winners: tuple[int, ...]


def scripted(decisions: Iterable[tuple[str, int, Cards]]) -> Choose:
    """A `choose` that repeats (kind, seat, cards) from a list: always the first one unused for that kind and seat."""
    waiting = list(decisions)

    def choose(kind: str, seat: int, options: Cards) -> Cards:
        for index, decision in enumerate(waiting):
            if decision[:2] == (kind, seat):
                return waiting.pop(index)[2]
        raise ValueError(f"no decision {kind!r} is left for seat {seat}, who has {', '.join(options)}")

    return choose


def _ask(choose: Choose, kind: str, seat: int, options: Cards) -> Cards:
    chosen = choose(kind, seat, options)
    wanted = 3 if kind == "pass" else 1
    if len(chosen) != wanted or len(set(chosen)) != wanted or not set(chosen) <= set(options):
        raise ValueError(f"{kind}: seat {seat} chose {chosen!r}, but has to choose {wanted} of {', '.join(options)}")
    return chosen


def play_trick(
    hands: Sequence[list[str]], leader: int, row: Cards, reading: str, choose: Choose, switches: Switches
) -> TrickRecord:
    """Play one trick out of the hands, which lose the cards played."""
    seats = [(leader + step) % len(hands) for step in range(len(hands))]
    cards: list[str] = []
    options: list[Cards] = []
    for seat in seats:
        options.append(tuple(sorted(legal_cards(hands[seat], cards, row))))
        (card,) = _ask(choose, "play", seat, options[-1])
        hands[seat].remove(card)
        cards.append(card)
    reach, first = switches.monkey_reach, switches.monkey_first
    result = trick(cards, row, reading, monkey_reach=reach, monkey_first=first)
    monkey_seat = None if result.monkey is None else seats[result.monkey]
    if monkey_seat is not None and result.monkey_choices:
        (stolen,) = _ask(choose, "monkey", monkey_seat, result.monkey_choices)
        result = trick(cards, row, reading, stolen, monkey_reach=reach, monkey_first=first)
    return TrickRecord(
        leader=leader,
        cards=tuple(cards),
        options=tuple(options),
        winner=None if result.winner is None else seats[result.winner],
        taken=tuple(cards[place] for place in result.taken),
        vanished=tuple(cards[place] for place in result.vanished),
        discarded=result.discarded,
        monkey_seat=monkey_seat,
        monkey_choices=result.monkey_choices,
        stolen=result.stolen,
        next_leader=seats[result.next_leader],
    )


def play_round(data: RoundData, row: Cards, reading: str, choose: Choose, switches: Switches) -> RoundRecord:
    """Play one round under the rule cards revealed so far, `row`."""
    seats = range(len(data.team_cards))
    teams = tuple(team_of(card) for card in data.team_cards)
    (crown_seat,) = (seat for seat in seats if data.team_cards[seat].endswith("-crown"))
    dealt = whole_hands(data.animals, data.team_cards, data.jokers)
    hands = dealt
    passed: tuple[Cards, ...] = tuple(() for _ in seats)
    if "pass-three" in row:
        passed = tuple(_ask(choose, "pass", seat, passable(dealt[seat], switches.joker_passed)) for seat in seats)
        hands = after_passing(dealt, passed)

    tricks: list[TrickRecord] = []
    piles: list[list[str]] = [[] for _ in seats]
    held = [list(hand) for hand in hands]
    leader = crown_seat
    while held[0]:
        record = play_trick(held, leader, row, reading, choose, switches)
        if record.winner is not None:
            piles[record.winner].extend(record.taken)
        if record.monkey_seat is not None and record.stolen is not None:
            piles[record.monkey_seat].append(record.stolen)
        tricks.append(record)
        leader = record.next_leader

    won = {team: [card for seat in seats if teams[seat] == team for card in piles[seat]] for team in ("pink", "blue")}
    crown_team = teams[crown_seat]
    favoured = crown_team if switches.crown_breaks_tie else next(team for team in won if team != crown_team)
    score = score_round(won, row, favoured, stars=switches.stars, crown_card=switches.crown_card)
    return RoundRecord(
        row=row,
        teams=teams,
        dealt=dealt,
        passed=passed,
        open_while_passing=open_while_passing(dealt, row),
        hands=hands,
        open_cards=open_cards(hands) if "pink-open" in row else tuple(() for _ in seats),
        tricks=tuple(tricks),
        piles=tuple(tuple(pile) for pile in piles),
        score=score,
        trophies=_trophies(teams, score.winner, data.tokens),
    )


def _trophies(teams: Cards, winner: str, tokens: Sequence[int]) -> tuple[int | None, ...]:
    """One token for each seat of the winning team, drawn in seat order; None for the others."""
    winning = [seat for seat, team in enumerate(teams) if team == winner]
    if len(tokens) < len(winning):
        raise ValueError(f"{len(tokens)} tokens for {len(winning)} winners: each of them draws one")
    drawn = dict(zip(winning, tokens, strict=False))
    return tuple(drawn.get(seat) for seat in range(len(teams)))


def play_game(
    players: int,
    row: Sequence[str],
    reading: str,
    rounds: Sequence[RoundData],
    choose: Choose,
    switches: Switches | None = None,
) -> GameRecord:
    """Play the rounds given (four make a game); round number n is under the first n rule cards of `row`."""
    if any(len(data.team_cards) != players for data in rounds):
        raise ValueError(f"every round needs {players} team cards, one for each seat")
    records = [
        play_round(data, tuple(row[: number + 1]), reading, choose, switches or Switches())
        for number, data in enumerate(rounds)
    ]
    totals = tuple(sum(record.trophies[seat] or 0 for record in records) for seat in range(players))
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    winners = tuple(seat for seat in range(players) if places[seat] == 1)
    return GameRecord(tuple(records), totals, places, winners)
