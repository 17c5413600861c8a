"""The engine against the naive twin, which somebody wrote who saw only the rulebook and the rulings."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from moosekit.cards.card import codes
from moosekit.core.chance import Seeded
from moosekit.core.ids import Seat
from moosekit.core.stream import Stream
from moosekit.core.trace import Journal
from moosekit.games.moustache.cards import ANIMALS, CARDS, AnimalCard, Cards
from moosekit.games.moustache.following import playable_cards
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey, TrickRules, decide_trick
from moosekit.games.moustache.rule_cards import BLACK, SHIPPED
from moosekit.games.moustache.trick import Trick
from moosekit.tricks.play import Play
from moosekit.tricks.row import Reading
from tests.games.moustache.engine_record import engine_record
from tests.games.moustache.playing import played, some_setup
from tests.games.moustache.twin_input import twin_of
from tests.twins.moustache import trick as twin
from tests.twins.moustache.game import GameRecord, RoundRecord

CLASHING = tuple(card for card in BLACK if card.id in ("twos-win", "twins-vanish", "threes-low"))


def test_whole_games_go_the_same_way(samples: Callable[[int, int], int]) -> None:
    """Options, winners, cards taken, piles, stars, trophies, ranking: everything, for random set-ups."""
    for seed in range(samples(60, 2000)):
        setup = replace(some_setup(seed), face_up=0)
        session = played(setup, Seeded(seed), Stream.seeded(seed).child("play"))
        assert engine_record(session) == tidy(twin_of(session)), f"seed {seed}: {session.setup}"


def tidy(record: GameRecord) -> GameRecord:
    """Hands and piles of the twin in sorted order, as neither means anything by its order."""
    return record._replace(rounds=tuple(_tidy(one) for one in record.rounds))


def _tidy(record: RoundRecord) -> RoundRecord:
    def in_order(groups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(sorted(group)) for group in groups)

    asked = "pass-three" in record.row
    tricks = tuple(trick._replace(monkey_choices=tuple(sorted(trick.monkey_choices))) for trick in record.tricks)
    return record._replace(
        dealt=in_order(record.dealt),
        passed=in_order(record.passed),
        open_while_passing=in_order(record.open_while_passing if asked else tuple(() for _ in record.hands)),
        hands=in_order(record.hands),
        open_cards=in_order(record.open_cards),
        piles=in_order(record.piles),
        tricks=tricks,
    )


def test_single_tricks_go_the_same_way(samples: Callable[[int, int], int]) -> None:
    """Any cards and jokers, any row, reading and switch, also such as no game could deal."""
    for seed in range(samples(4_000, 20_000)):
        luck = random.Random(seed)
        some = tuple(luck.sample(CARDS if seed % 2 else few_values(), luck.randint(3, 6)))
        rules = TrickRules.of(
            tuple(luck.sample(SHIPPED, luck.randint(0, 5))),
            luck.choice(tuple(Reading)),
            luck.choice(tuple(PigeonAndMonkey)),
            luck.choice(tuple(MonkeyTakes)),
        )
        trick = Trick(tuple(Play(Seat(seat), card) for seat, card in enumerate(some)), rules)
        first = twin_trick(trick)
        assert sorted(first.monkey_choices) == sorted(codes(trick.monkey_choices)), seed
        for stolen in (None, *sorted(trick.monkey_choices)):
            same_trick(Trick(trick.plays, rules, monkey=stolen), seed)


def few_values() -> Cards:
    """Twos, threes, some more and the jokers: here the rule cards meet all the time."""
    return tuple(card for card in CARDS if card.value in (None, 0, 2, 3, 9))


def twin_trick(trick: Trick) -> twin.TrickResult:
    row = [str(card.id) for card in trick.row]
    first = trick.rules.pigeon_and_monkey is PigeonAndMonkey.MONKEY_FIRST
    stolen = None if trick.monkey is None else trick.monkey.code
    reach = "any" if trick.rules.monkey_takes is MonkeyTakes.ANY_CARD else "animals"
    return twin.trick(codes(trick.cards), row, trick.reading.value, stolen, monkey_first=first, monkey_reach=reach)


def same_trick(trick: Trick, seed: int) -> None:
    expected, found = twin_trick(trick), trick.resolve()
    assert trick.winner == expected.winner, (seed, trick)
    assert trick.next_leader == expected.next_leader, (seed, trick)
    won = [place for place in expected.taken if trick.cards[place].colour is not None]
    waits = found.asks and trick.monkey is None
    if expected.winner is not None and not expected.discarded and not waits:
        assert list(trick.taken) == won, (seed, trick)
    if not expected.discarded and trick.monkey is None:
        assert found.haul.lost == expected.vanished, (seed, trick)
    assert (found.haul.stolen is None) == (expected.stolen is None), (seed, trick)


def test_hands_may_play_the_same_cards(samples: Callable[[int, int], int]) -> None:
    for seed in range(samples(2_000, 20_000)):
        luck = random.Random(seed)
        dealt = luck.sample(CARDS, 15)
        on_table, hand = dealt[: luck.randint(0, 5)], tuple(sorted(dealt[5 : luck.randint(6, 15)]))
        row = tuple(luck.sample(SHIPPED, luck.randint(0, 4)))
        plays = tuple(Play(Seat(seat), card) for seat, card in enumerate(on_table))
        found = playable_cards(hand, plays, TrickRules.of(row))
        assert set(codes(found)) == twin.legal_cards(codes(hand), codes(tuple(on_table)), [card.id for card in row])


def outcome(cards: Cards, rules: TrickRules) -> tuple[int | None, tuple[int, ...]]:
    contest = decide_trick(tuple(Play(Seat(seat), card) for seat, card in enumerate(cards)), rules, Journal[object]())
    return contest.named, contest.left


@pytest.mark.parametrize("reading", list(Reading))
def test_which_pairs_depend_on_their_order(reading: Reading, samples: Callable[[int, int], int]) -> None:
    """Every ordered trick of three animal cards: under the default reading only twos and threes, see clause 6.4."""
    deck = tuple(card for card in ANIMALS if card.value in values(samples))
    pairs = list(itertools.combinations(BLACK, 2))
    rows = [(TrickRules.of((a, b), reading), TrickRules.of((b, a), reading)) for a, b in pairs]
    depends: set[tuple[str, str]] = set()
    tricks = 0
    for cards in itertools.permutations(deck, 3):
        tricks += 1
        for pair, (one, other) in zip(pairs, rows, strict=True):
            if outcome(cards, one) != outcome(cards, other):
                depends.add((str(pair[0].id), str(pair[1].id)))
    assert tricks == samples(12 * 11 * 10, 79_464)
    twos, twins, threes = (str(card.id) for card in CLASHING)
    expected = (
        {(twos, threes)} if reading is not Reading.STRICT_ROW else {(twos, threes), (twos, twins), (twins, threes)}
    )
    assert depends == expected


def values(samples: Callable[[int, int], int]) -> tuple[int, ...]:
    """2, 3 and one more value in quick runs, all values in deep ones."""
    return (2, 3, 7, 0, 1, 4, 5, 6, 8, 9, 10)[: samples(3, 11)]


def test_a_white_rule_card_never_changes_a_trick() -> None:
    deck = tuple(AnimalCard.of(code) for code in ["G2", "P2", "O3", "B3", "B9", "pigeon", "unicorn", "monkey"])
    white = tuple(card for card in SHIPPED if card not in BLACK)
    for cards in itertools.permutations(deck, 3):
        assert outcome(cards, TrickRules.of(white)) == outcome(cards, TrickRules.of(()))
