"""The batch plays exactly what the engine plays: every card, every winner, every star, from the same seeds."""

from __future__ import annotations

from itertools import product
from math import lcm
from typing import Final

import pytest

from moosekit.batch import hands, mixing, shuffling
from moosekit.batch.chunks import KNOWN, batchable, play_chunk
from moosekit.batch.columns import Column, round_columns
from moosekit.batch.engine import engine_block
from moosekit.batch.plan import Plan
from moosekit.bots.policies import POLICIES
from moosekit.core.stream import Stream
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.rule_cards import SHIPPED, row_of
from moosekit.games.moustache.setup import PLAYERS, TEAM_CARDS, PassJokers, Setup, Tie
from moosekit.tricks.row import Reading
from tests.samples import samples

#: rows in which every pair of cards that act on a trick meets, in both orders
ROWS: Final = (
    "",
    "twos-win,threes-low,twins-vanish,new-lead",
    "threes-low,twins-vanish,twos-win,reversed",
    "twins-vanish,twos-win,threes-low,pass-three",
    "reversed,threes-low,twos-win,twins-vanish",
    "green-negative,most-blue,pink-bonus,fewest-stars",
    "pass-three,new-lead,pink-open,reversed",
)
POLICY: Final = tuple(POLICIES)


def some_plan(number: int, players: int, reading: Reading) -> Plan:
    """A plan by chance: any row of up to four cards, any switches, all seats alike or each another policy."""
    stream = Stream.seeded(number).child("plan")
    row = tuple(SHIPPED[index] for index in stream.child("row").shuffle(len(SHIPPED))[: stream.below(5, 0)])
    one = POLICY[stream.below(len(POLICY), 1)]
    mixed = tuple(POLICY[stream.below(len(POLICY), 10 + seat)] for seat in range(players))
    setup = Setup(
        players,
        row=row,
        face_up=len(row),
        rounds=1,
        reading=reading,
        pass_jokers=tuple(PassJokers)[stream.below(2, 2)],
        pigeon_and_monkey=tuple(PigeonAndMonkey)[stream.below(2, 3)],
        monkey_takes=tuple(MonkeyTakes)[stream.below(2, 41)],
        tie=tuple(Tie)[stream.below(2, 42)],
        team_deck=(TEAM_CARDS, ("blue", "pink", "blue-crown", "pink", "blue", "pink"))[stream.below(2, 40)],
        crown_card=CARDS[stream.below(44, 4)],
        stars=tuple(stream.below(10, 20 + value) for value in range(11)),
    )
    return Plan("moustache", setup, mixed if stream.below(3, 5) == 0 else (one,) * players, stream.below(2**64, 6))


def assert_equal(plan: Plan, first: int, count: int) -> None:
    """Column by column, so that a difference says where it is."""
    columns = round_columns(len(plan.bots))
    assert batchable(plan), plan
    fast, slow = play_chunk(plan, columns, first, count), engine_block(plan, columns, first, count)
    for column, one, other in zip(columns, fast.data, slow.data, strict=True):
        assert one == other, (plan, column.name, _first_difference(column, one, other, count))


def _first_difference(column: Column, one: bytes, other: bytes, count: int) -> object:
    pairs = [(column.unpack(one, place), column.unpack(other, place)) for place in range(count)]
    return next((place, pair) for place, pair in enumerate(pairs) if pair[0] != pair[1])


@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("players", PLAYERS)
def test_any_rules_and_any_policies(players: int, reading: Reading) -> None:
    """In a deep run, with the test below, more than 5,000 rounds and 100,000 tricks."""
    for number in range(samples(2, 20)):
        assert_equal(some_plan(number, players, reading), 1_000 * number, 13)


@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("row", ROWS)
def test_rows_that_clash_by_random_play(row: str, players: int, reading: Reading) -> None:
    cards = row_of(row)
    setup = Setup(players, row=cards, face_up=len(cards), rounds=1, reading=reading)
    assert_equal(Plan("moustache", setup, ("random",) * players, 7), 0, samples(13, 120))


@pytest.mark.parametrize("policy", POLICY)
@pytest.mark.parametrize("row", ["pass-three", "reversed,new-lead"])
def test_every_policy_passes_and_steals_like_its_bot(policy: str, row: str) -> None:
    cards = row_of(row)
    for players in (3, 5):
        setup = Setup(players, row=cards, face_up=len(cards), rounds=1, pass_jokers=PassJokers.NO)
        assert_equal(Plan("moustache", setup, (policy,) * players, 11), 0, samples(13, 60))


@pytest.mark.parametrize("first", PigeonAndMonkey)
@pytest.mark.parametrize("policy", POLICY)
def test_the_monkey_takes_jokers_where_it_may(policy: str, first: PigeonAndMonkey) -> None:
    """Also where twins have vanished and a joker is all that is left to take."""
    for players in (3, 5):
        setup = Setup(
            players,
            row=row_of("twins-vanish"),
            face_up=1,
            rounds=1,
            pigeon_and_monkey=first,
            monkey_takes=MonkeyTakes.ANY_CARD,
        )
        assert_equal(Plan("moustache", setup, (policy,) * players, 3), 0, samples(40, 200))


@pytest.mark.parametrize("tie", Tie)
def test_ties_go_where_the_set_up_says(tie: Tie) -> None:
    """With no stars at all every round is a tie, and in some nobody wins the crown card."""
    setup = Setup(4, row=(), rounds=1, tie=tie, stars=(0,) * 11)
    assert_equal(Plan("moustache", setup, ("random",) * 4, 3), 0, samples(40, 200))


def test_every_shipped_card_is_known_to_the_arrays_and_compared() -> None:
    """Teach a new card to ``batch/rules.py`` and ``rounds.py``; then name it in ``KNOWN`` and in a row of ``ROWS``."""
    compared = {str(card.id) for row in ROWS for card in row_of(row)}
    assert {str(card.id) for card in SHIPPED} == set(KNOWN) == compared


def test_the_stream_is_the_same_stream() -> None:
    import numpy as np

    seeds = np.array([0, 1, 7, 2**64 - 1], dtype=np.uint64)
    keys = mixing.seeded(seeds)
    streams = [Stream.seeded(int(seed)) for seed in seeds]
    assert keys.tolist() == [stream.key for stream in streams]
    assert mixing.word(keys, 3).tolist() == [stream.word(3) for stream in streams]
    assert mixing.child(keys, "deck").tolist() == [stream.child("deck").key for stream in streams]
    assert mixing.words(streams[2].key, 5, 3).tolist() == [streams[2].word(index) for index in (5, 6, 7)]
    assert shuffling.shuffled(keys, 44, 30).T.tolist() == [list(stream.shuffle(44)[:30]) for stream in streams]
    ranks = mixing.ranks(keys, 6).T.tolist()
    assert [[row.index(place) for place in range(6)] for row in ranks] == [list(s.shuffle(6)) for s in streams]


def test_words_that_are_alike_in_their_upper_bits_are_sorted_by_all() -> None:
    """Of the keys below 200,000 the one whose shuffle is another one if only 26 bits of each word are looked at."""
    import numpy as np

    keys = [0, 105_541, 2]
    expected = [list(Stream(key).shuffle(44)) for key in keys]
    assert shuffling.shuffled(np.array(keys, dtype=np.uint64), 44, 44).T.tolist() == expected


def test_a_word_of_the_last_stretch_is_drawn_again() -> None:
    """About one draw in 10¹⁷ comes to that: here the key is made for it, by going backwards through mix64."""
    import numpy as np

    key = (_unmixed(2**64 - 1) - 0x9E3779B97F4A7C15) % 2**64
    assert Stream(key).word(0) == 2**64 - 1
    drawn = mixing.draws(np.array([5, key], dtype=np.uint64), 0, 2, 420)
    assert not drawn.plain
    limits = np.array([[7, 7], [5, 6]], dtype=np.uint8)
    found = mixing.below(drawn, limits)
    assert found.tolist() == [
        [Stream(5).below(7), Stream(key).below(7)],
        [Stream(5).skip(1).below(5), Stream(key).skip(1).below(6)],
    ]
    assert found[0, 1] != (2**64 - 1) % 7 or Stream(key).below(7) == (2**64 - 1) % 7


def test_a_number_below_a_limit_is_the_remainder_of_the_word() -> None:
    """For every limit that a hand can give, by way of a common multiple of all of them."""
    import numpy as np

    count = samples(200, 20_000)
    keys = mixing.words(Stream.seeded(9).key, 0, count)
    streams = [Stream(int(key)) for key in keys]
    for limit in range(1, 13):
        drawn = mixing.draws(keys, limit, 2, lcm(*range(1, 13))).rows(1, 2)
        found = mixing.below(drawn, np.full((1, count), limit, dtype=np.uint8))
        assert found[0].tolist() == [stream.skip(limit + 1).below(limit) for stream in streams]


def _unmixed(z: int) -> int:
    """The number of which mix64 is z."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        whole = z
        for _ in range(3):
            whole = z ^ (whole >> shift)
        z = whole * _inverse(factor) % 2**64
    return z


def _inverse(odd: int) -> int:
    """The number that gives 1 with an odd one, modulo 2⁶⁴: each step doubles the bits that are right."""
    found = odd
    for _ in range(6):
        found = found * (2 - odd * found) % 2**64
    return found


def some_hands(stream: Stream, size: int, count: int, deck: int = len(CARDS)) -> list[list[int]]:
    """Sorted hands of any cards; the first 44 are no jokers."""
    return [sorted(stream.child(f"hand {number}").shuffle(deck)[:size]) for number in range(count)]


@pytest.mark.parametrize("size", range(1, 15))
def test_slots_are_sorted_whatever_lies_there(size: int) -> None:
    """What sorts every row of zeros and ones by comparing fixed places sorts everything (Knuth, 5.3.4, theorem Z)."""
    import numpy as np

    rows = np.array(list(product((0, 1), repeat=size)), dtype=np.uint8).T[:, None].copy()
    expected = np.sort(rows, axis=0)
    hands.sort_slots(rows)
    assert (rows == expected).all()


def test_hands_are_sorted_turned_and_played_from() -> None:
    import numpy as np

    for players in PLAYERS:
        for size in range(1, 13):
            stream = Stream(players).child(f"{size}")
            by_place = [some_hands(stream.at(place), size, 20) for place in range(players)]
            leads = [stream.below(players, number) for number in range(20)]
            slots = [[stream.below(size, 100 * place + number) for number in range(20)] for place in range(players)]
            upside_down = np.array(by_place, dtype=np.uint8)[:, :, ::-1].transpose(2, 0, 1).copy()
            hands.sort_slots(upside_down)
            assert upside_down.transpose(1, 2, 0).tolist() == by_place
            hands.turn(upside_down, np.array(leads, dtype=np.uint8))
            turned = [
                [by_place[(place + lead) % players][number] for number, lead in enumerate(leads)]
                for place in range(players)
            ]
            assert upside_down.transpose(1, 2, 0).tolist() == turned
            cards = np.empty((players, 20), dtype=np.uint8)
            hands.take_out(upside_down, np.array(slots, dtype=np.uint8), cards)
            taken = [
                [hand.pop(slot) for hand, slot in zip(own, chosen, strict=True)]
                for own, chosen in zip(turned, slots, strict=True)
            ]
            assert cards.tolist() == taken
            assert upside_down[:-1].transpose(1, 2, 0).tolist() == turned


@pytest.mark.parametrize("jokers", [False, True])
def test_options_are_those_that_follow_or_all(jokers: bool) -> None:
    import numpy as np

    for size in range(1, 13):
        own = some_hands(Stream(size), size, 60, len(CARDS) if jokers else hands.JOKER)
        leads = [11 * (number % 4) if number % 5 else hands.NOTHING for number in range(60)]
        array = np.array(own, dtype=np.uint8).T[:, None].copy()
        options = hands.following(array, np.array(leads, dtype=np.uint8), jokers=jokers)
        flags = options.flags()[:, 0].T
        for number, (hand, lead) in enumerate(zip(own, leads, strict=True)):
            follows = [slot for slot, card in enumerate(hand) if lead <= card < lead + 11]
            every = [slot for slot, card in enumerate(hand) if card >= hands.JOKER] if jokers else []
            legal = follows + every if follows else list(range(size))
            assert np.flatnonzero(flags[number]).tolist() == legal
            assert options.total[0, number] == len(legal)
            for place, slot in enumerate(legal):
                assert options.slot(np.full((1, 60), place, dtype=np.uint8))[0, number] == slot
