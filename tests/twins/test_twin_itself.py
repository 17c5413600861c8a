"""The naive twin of Moustache against the page of rulings: worked tricks, pairs of cards, tricky situations."""

import itertools
import random

import pytest

from tests.twins.moustache.cards import ANIMALS, JOKERS, is_joker
from tests.twins.moustache.deal import (
    after_passing,
    hand_size,
    jokers_dealt,
    open_while_passing,
    passable,
    short_handed_seats,
    team_cards,
    team_of,
)
from tests.twins.moustache.game import Cards, Choose, GameRecord, RoundData, Switches, play_game, scripted
from tests.twins.moustache.score import score_round
from tests.twins.moustache.trick import READINGS, lead_colour, legal_cards, trick

EXAMPLE = "P2 P8 G3 B1"
TWO_TWOS = "G2 G10 B2 O7"

# cards, row, seat that wins (from 1, None for nobody) for last-word, first-word and strict-row, cards taken by default
WORKED: list[tuple[str, str, tuple[int | None, int | None, int | None], str]] = [
    (EXAMPLE, "", (4, 4, 4), EXAMPLE),
    (EXAMPLE, "reversed", (3, 3, 3), EXAMPLE),
    (EXAMPLE, "reversed threes-low", (3, 3, 3), EXAMPLE),
    (EXAMPLE, "threes-low reversed", (3, 3, 3), EXAMPLE),
    (EXAMPLE, "threes-low twos-win", (1, 4, 1), EXAMPLE),
    (TWO_TWOS, "twos-win reversed", (1, 1, 1), TWO_TWOS),
    (TWO_TWOS, "twos-win twins-vanish", (4, 4, 3), "G10 O7"),
    (TWO_TWOS, "twins-vanish twos-win", (4, 4, 4), "G10 O7"),
    ("P3 P9 P5 P0", "threes-low", (4, 4, 4), "P3 P9 P5 P0"),
    ("G3 G0 B9 O3", "reversed threes-low", (2, 2, 2), "G3 G0 B9 O3"),
    ("O5 O9 O3 G2", "threes-low twos-win", (4, 3, 4), "O5 O9 O3 G2"),
    ("O3 O6 B3 B6", "twins-vanish threes-low", (None, None, None), ""),
    ("O3 O6 B3 B6", "threes-low twins-vanish", (None, None, None), ""),
    ("P4 pigeon P9 P1 B2", "", (5, 5, 5), ""),
    ("P7 O7 monkey", "twins-vanish", (None, None, None), ""),
]


@pytest.mark.parametrize(("cards", "row", "winners", "taken"), WORKED)
def test_worked_tricks(cards: str, row: str, winners: tuple[int | None, ...], taken: str) -> None:
    table = cards.split()
    for reading, seat in zip(READINGS, winners, strict=True):
        result = trick(table, row.split(), reading)
        assert result.winner == (None if seat is None else seat - 1)
        assert result.next_leader == (0 if seat is None else seat - 1)
    assert [table[place] for place in trick(table, row.split()).taken] == taken.split()


# The same, for pairs of cards and tricky situations: what, cards, row, reading, winner's place, places taken
SITUATIONS: list[tuple[str, str, str, str, int | None, tuple[int, ...]]] = [
    ("off suit but stronger", "G5 B0", "", "last-word", 1, (0, 1)),
    ("off suit and weaker", "B0 G10", "", "last-word", 0, (0, 1)),
    ("green two against blue ten", "B10 G2", "twos-win", "last-word", 1, (0, 1)),
    ("two left of three, last word", "B9 G2 B3 B1", "twos-win threes-low", "last-word", 3, (0, 1, 2, 3)),
    ("two left of three, first word", "B9 G2 B3 B1", "twos-win threes-low", "first-word", 1, (0, 1, 2, 3)),
    ("both twos vanish, nothing left", "G2 B2", "twos-win twins-vanish", "strict-row", None, ()),
    ("one two stays and wins", "G2 B5 O5", "twins-vanish twos-win", "last-word", 0, (0,)),
    ("twins compared in reversed order", "B1 G4 O4 P0", "twins-vanish reversed", "last-word", 3, (0, 3)),
    ("two threes no longer count", "B3 B9 O3 B1", "threes-low twins-vanish", "last-word", 1, (1, 3)),
    ("two threes seen first, strictly", "B3 B9 O3 B1", "threes-low twins-vanish", "strict-row", 3, (1, 3)),
    ("the named three itself vanishes", "B3 B9 O3 B4", "threes-low twins-vanish", "strict-row", 0, (1, 3)),
    ("a single three stays and works", "B3 B9 O5 P5", "twins-vanish threes-low", "last-word", 0, (0, 1)),
    ("three of a value and a pair", "G7 P7 O7 G1 B1 G4", "twins-vanish", "last-word", 5, (5,)),
    ("a lone weak green card is left", "G0 B8 O8", "twins-vanish", "last-word", 0, (0,)),
    ("lowest of the strongest colour", "P3 P0 B9", "threes-low", "last-word", 2, (0, 1, 2)),
    ("the three is its colour's lowest", "B3 B7 G0", "threes-low", "last-word", 0, (0, 1, 2)),
    ("unicorn over blue ten", "B10 unicorn G1", "", "last-word", 1, (0, 1, 2)),
    ("unicorn over a two", "B10 unicorn G2", "twos-win", "last-word", 1, (0, 1, 2)),
    ("unicorn over a three", "unicorn B3 B2", "threes-low", "last-word", 0, (0, 1, 2)),
    ("unicorn wins itself when all vanish", "G7 unicorn B7", "twins-vanish", "last-word", 1, (1,)),
    ("pigeon against unicorn", "pigeon O4 unicorn", "", "last-word", 2, ()),
    ("pigeon, all twins", "O4 pigeon G4", "twins-vanish", "last-word", None, ()),
    ("pigeon with a two", "B9 G2 pigeon", "twos-win", "last-word", 1, ()),
    ("new lead never decides", "P9 G10 B1", "new-lead", "last-word", 2, (0, 1, 2)),
]


@pytest.mark.parametrize(("what", "cards", "row", "reading", "winner", "taken"), SITUATIONS)
def test_situations(what: str, cards: str, row: str, reading: str, winner: int | None, taken: tuple[int, ...]) -> None:
    result = trick(cards.split(), row.split(), reading)
    assert (result.winner, result.taken) == (winner, taken), what
    assert result.next_leader == (winner or 0)
    assert result.discarded == ("pigeon" in cards)


def test_order_matters_only_between_the_pairs_the_page_names() -> None:
    """All three-card tricks of the values 1 to 4: which pairs of cards depend on which lies left."""
    cards = [card for card in ANIMALS if card[1:] in "1234"]
    rules = ("twos-win", "twins-vanish", "reversed", "threes-low", "new-lead")
    clashes: dict[str, set[tuple[str, str]]] = {reading: set() for reading in READINGS}
    for table in itertools.permutations(cards, 3):
        for pair in itertools.combinations(rules, 2):
            for reading in READINGS:
                if trick(table, pair, reading) != trick(table, pair[::-1], reading):
                    clashes[reading].add(pair)
    assert clashes["last-word"] == clashes["first-word"] == {("twos-win", "threes-low")}
    assert clashes["strict-row"] == {
        ("twos-win", "twins-vanish"),
        ("twos-win", "threes-low"),
        ("twins-vanish", "threes-low"),
    }


def test_monkey_takes_one_animal_card_that_is_left() -> None:
    table = ["G2", "monkey", "B5", "O5", "P1"]
    asked = trick(table, ["twins-vanish", "twos-win"])
    assert asked.monkey_choices == ("G2", "P1")
    assert (asked.monkey, asked.stolen, asked.vanished) == (1, None, (2, 3))
    result = trick(table, ["twins-vanish", "twos-win"], monkey_takes="G2")
    assert (result.winner, result.stolen, result.taken) == (0, "G2", (1, 4))
    with pytest.raises(ValueError, match="'B5'"):
        trick(table, ["twins-vanish", "twos-win"], monkey_takes="B5")


def test_monkey_with_other_jokers_and_with_nothing() -> None:
    assert trick(["P7", "O7", "monkey"], ["twins-vanish"]).monkey_choices == ()
    with_unicorn = trick(["G5", "unicorn", "monkey"], [], monkey_takes="G5")
    assert (with_unicorn.winner, with_unicorn.taken) == (1, (1, 2))
    assert trick(["G5", "pigeon", "monkey"], []).monkey_choices == ()
    first = trick(["G5", "pigeon", "monkey"], [], monkey_takes="G5", monkey_first=True)
    assert (first.stolen, first.taken, first.discarded) == ("G5", (), True)
    assert trick(["G5", "unicorn", "monkey"], [], monkey_reach="any").monkey_choices == ("G5", "unicorn")


def test_following() -> None:
    assert lead_colour([], []) is None
    assert lead_colour(["monkey", "unicorn"], []) is None
    assert lead_colour(["pigeon", "O4", "B1"], []) == "O"
    assert lead_colour(["pigeon", "O4", "B1", "monkey"], ["new-lead"]) == "B"
    hand = {"G1", "O2", "O9", "monkey"}
    assert legal_cards(hand, [], []) == hand
    assert legal_cards(hand, ["O3"], []) == {"O2", "O9", "monkey"}
    assert legal_cards(hand, ["B3"], []) == hand
    assert legal_cards(hand, ["O3", "G7"], []) == {"O2", "O9", "monkey"}
    assert legal_cards(hand, ["O3", "G7"], ["new-lead"]) == {"G1", "monkey"}
    assert legal_cards(hand, ["unicorn"], ["new-lead"]) == hand


def test_scores() -> None:
    piles = {"pink": ["G5", "B0", "B1", "monkey"], "blue": ["P4", "O3", "B2"]}
    plain = score_round(piles, [], "pink")
    assert (plain.stars, plain.winner, plain.decided_by) == ({"pink": 3, "blue": 3}, "pink", "crown-team")
    assert score_round(piles, [], "blue").winner == "blue"
    assert score_round({**piles, "blue": ["P4", "O3", "G0"]}, [], "pink")[2:] == ("blue", "crown-card")
    assert score_round(piles, ["green-negative"], "pink").stars == {"pink": -3, "blue": 3}
    both = score_round(piles, ["green-negative", "most-blue"], "pink")
    assert (both.stars, both.winner) == ({"pink": -8, "blue": 3}, "blue")
    assert score_round(piles, ["pink-bonus"], "pink").stars == {"pink": 3, "blue": 4}
    assert score_round(piles, ["green-negative", "fewest-stars"], "blue").winner == "pink"
    assert score_round(piles, ["fewest-stars"], "blue")[2:] == ("blue", "crown-team")
    equal_blue = {"pink": ["B1"], "blue": ["B2"]}
    assert score_round(equal_blue, ["most-blue", "reversed"], "pink").stars == {"pink": 0, "blue": 0}
    assert score_round(equal_blue, [], "pink", crown_card="B2").winner == "blue"


def test_deal() -> None:
    assert [hand_size(players) for players in (3, 4, 5, 6)] == [12, 10, 8, 7]
    for players, undealt in ((3, 11), (4, 4), (5, 6), (6, 2)):
        dealt = team_cards(players)
        assert sum(card.endswith("-crown") for card in dealt) == 1
        jokers = {3: 3, 5: 2}.get(players, 0)
        assert sum(map(len, jokers_dealt(dealt, ("monkey", "pigeon")))) == jokers
        assert 44 - (players * hand_size(players) - jokers) == undealt
    assert jokers_dealt(("pink", "pink-crown", "blue")) == ((), (), JOKERS)
    assert short_handed_seats(("blue", "pink", "pink-crown", "blue", "pink")) == [0, 3]
    with pytest.raises(ValueError, match="7 players"):
        hand_size(7)


def test_passing_and_open_cards() -> None:
    hands = [["P1", "G1", "G2", "O1"], ["B1", "B2", "B3", "P4"], ["O5", "O6", "pigeon", "P7"]]
    passed = [("P1", "G1", "G2"), ("B1", "B2", "B3"), ("O5", "pigeon", "P7")]
    assert after_passing(hands, passed) == (
        ("O1", "O5", "pigeon", "P7"),
        ("P4", "P1", "G1", "G2"),
        ("O6", "B1", "B2", "B3"),
    )
    assert open_while_passing(hands, ["pink-open", "pass-three"]) == (("P1",), ("P4",), ("P7",))
    assert open_while_passing(hands, ["pass-three", "pink-open"]) == ((), (), ())
    assert passable(hands[2], joker_passed=False) == ("O5", "O6", "P7")


def random_round(chance: random.Random, players: int, number: int) -> RoundData:
    dealt = list(team_cards(players))
    chance.shuffle(dealt)
    deck = chance.sample(ANIMALS, 44)
    jokers = tuple(chance.sample(JOKERS, 2))
    sizes = [hand_size(players) - len(held) for held in jokers_dealt(dealt, jokers)]
    animals = tuple(tuple(deck.pop() for _ in range(size)) for size in sizes)
    return RoundData(tuple(dealt), animals, tuple(chance.sample(range(number, number + 3), 3)), jokers)


def random_game(seed: int) -> tuple[GameRecord, GameRecord]:
    """A game of random legal choices, and the same game replayed from its list of decisions."""
    chance = random.Random(seed)
    players = 3 + seed % 4
    white = chance.sample(("green-negative", "pink-open", "pass-three", "most-blue", "pink-bonus", "fewest-stars"), 2)
    black = chance.sample(("twos-win", "twins-vanish", "reversed", "threes-low", "new-lead"), 2)
    row = chance.sample(white + black, 4)
    rounds = [random_round(chance, players, number) for number in (1, 2, 3, 4)]
    decisions: list[tuple[str, int, Cards]] = []

    def choose(kind: str, seat: int, options: Cards) -> Cards:
        chosen = tuple(chance.sample(options, 3 if kind == "pass" else 1))
        decisions.append((kind, seat, chosen))
        return chosen

    reading = READINGS[seed % 3]
    first = play_game(players, row, reading, rounds, choose)
    return first, play_game(players, row, reading, rounds, scripted(decisions))


@pytest.mark.parametrize("seed", range(60))
def test_whole_games_keep_every_card(seed: int) -> None:
    game, again = random_game(seed)
    assert game == again
    assert [len(record.row) for record in game.rounds] == [1, 2, 3, 4]
    for number, record in enumerate(game.rounds, 1):
        size = hand_size(len(record.teams))
        assert len(record.tricks) == size
        dealt = {card for hand in record.dealt for card in hand}
        assert dealt == {card for hand in record.hands for card in hand}
        assert sorted(dealt) == sorted(card for played in record.tricks for card in played.cards)
        won = [card for pile in record.piles for card in pile]
        assert len(won) == len(set(won))
        assert set(won) <= dealt
        for played in record.tricks:
            kept = {*played.taken, *([played.stolen] if played.stolen else [])}
            lost = set(played.cards) - kept
            assert set(played.vanished) <= lost
            if played.winner is not None and not played.discarded:
                assert lost == set(played.vanished)
            assert played.next_leader == (played.leader if played.winner is None else played.winner)
        trophies = [token for token in record.trophies if token is not None]
        assert len(trophies) == record.teams.count(record.score.winner)
        assert set(trophies) <= {number, number + 1, number + 2}
    best = max(game.totals)
    assert game.winners == tuple(seat for seat, total in enumerate(game.totals) if total == best)


def test_the_new_lead_counts_in_a_game_as_soon_as_it_is_revealed() -> None:
    hands = (
        ("G0", "G1", "O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8"),
        ("P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"),
        ("G2", "G3", "G4", "P10", "B1", "B2", "B3", "B4", "B5", "B6"),
        ("G5", "G6", "G7", "G8", "G9", "G10", "O0", "O9", "O10", "B0"),
    )
    data = RoundData(("pink-crown", "blue", "pink", "blue"), hands, (1, 2, 3))
    with_it = play_game(4, ["new-lead"], "last-word", [data], taking(1)).rounds[0].tricks[0]
    without = play_game(4, [], "last-word", [data], taking(1)).rounds[0].tricks[0]
    assert with_it.cards[:2] == without.cards[:2] == ("G0", "P0")
    assert (with_it.options[2], without.options[2]) == (("P10",), ("G2", "G3", "G4"))


def taking(count: int) -> Choose:
    """Takes the first so many options, whatever is asked."""

    def choose(kind: str, seat: int, options: Cards) -> Cards:
        return options[:count]

    return choose


def test_shared_first_place() -> None:
    deck = iter(ANIMALS)
    animals = tuple(tuple(next(deck) for _ in range(10)) for _ in range(4))
    teams = ("pink-crown", "blue", "blue", "pink")
    data = RoundData(teams, animals, (2, 2, 2))
    game = play_game(4, [], "last-word", [data], taking(1))
    assert game.totals == (2, 0, 0, 2)
    assert (game.places, game.winners) == ((1, 3, 3, 1), (0, 3))


def test_bad_decisions_are_refused() -> None:
    chance = random.Random(5)
    data = random_round(chance, 4, 1)
    with pytest.raises(ValueError, match="no decision 'play' is left"):
        play_game(4, [], "last-word", [data], scripted([]))
    with pytest.raises(ValueError, match="has to choose 1 of"):
        play_game(4, [], "last-word", [data], taking(2))
    with pytest.raises(ValueError, match="has to choose 3 of"):
        play_game(4, ["pass-three"], "last-word", [data], taking(2))
    with pytest.raises(ValueError, match="every round needs 5"):
        play_game(5, [], "last-word", [data], scripted([]))
    with pytest.raises(ValueError, match="is not a reading"):
        trick(["G1", "G2"], [], "middle-word")
    with pytest.raises(ValueError, match="twice"):
        trick(["G1", "G1"], [])


def test_jokers_can_be_kept_from_the_pass() -> None:
    chance = random.Random(8)
    data = random_round(chance, 3, 1)
    seen: list[Cards] = []

    def choose(kind: str, seat: int, options: Cards) -> Cards:
        if kind == "pass":
            seen.append(options)
        return options[: 3 if kind == "pass" else 1]

    play_game(3, ["pass-three"], "last-word", [data], choose, Switches(joker_passed=False))
    assert sorted(map(len, seen)) == [9, 12, 12]
    assert not any(is_joker(card) for options in seen for card in options)
    assert [team_of(card) for card in data.team_cards].count("blue") == 1
