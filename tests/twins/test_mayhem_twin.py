"""The naive twin of Moose Match Mayhem against the worked positions and the tricky situations."""

import random
from collections import Counter

import pytest

from tests.samples import samples
from tests.twins.moose_match_mayhem.game import Round, Switches, Table, deal, new_table, play_round
from tests.twins.moose_match_mayhem.herd import Cards, deck_for, default_choice, full_deck, possible_sets, removed
from tests.twins.moose_match_mayhem.play import People, play_game
from tests.twins.moose_match_mayhem.race import Times, Touch, paced
from tests.twins.moose_match_mayhem.token import Duel, Flip, Luck

PAGE = Switches()
RIGHT: Flip = ("heads", "heads")
WRONG: Flip = ("tails", "heads")


def cards(text: str) -> Cards:
    """ "yeti.w moose.b x2" as three cards."""
    found: list[str] = []
    for word in text.split():
        if word.startswith("x"):
            found.extend(found[-1:] * (int(word[1:]) - 1))
        else:
            found.append(word)
    return tuple(found)


def table(herds: str, middle: str, sets: str = "") -> Table:
    """`herds` has one herd a seat, parted by "|"; `sets` the number of finished sets of each seat."""
    each = [cards(herd) for herd in herds.split("|")]
    brown = cards("moose.b x3")
    done = [(brown,) * int(count) for count in sets.split()] or [()] * len(each)
    return Table((), (), tuple(each), tuple(done), cards(middle))


def touched(text: str) -> list[Touch]:
    """ "S1 a 200, S2 b 300" as touches."""
    found: list[Touch] = []
    for part in text.split(", "):
        seat, place, at = part.split()
        found.append((int(at), int(seat[1:]) - 1, "abcdef".index(place)))
    return found


def play(start: Table, touches: str, *tokens: Flip, choose: int = 0, switches: Switches = PAGE) -> Round:
    return play_round(
        start, touched(touches), Luck(list(tokens), [], []), lambda _seat, options: options[choose], switches
    )


def herds(done: Round) -> list[str]:
    return [" ".join(herd) for herd in done.table.herds]


def set_counts(done: Round) -> list[int]:
    return [len(sets) for sets in done.table.sets]


def test_m1_set_up() -> None:
    box = full_deck()
    assert len(box) == 94
    assert [len(deck_for(players, box)) for players in (3, 4, 5, 6)] == [82, 94, 88, 84]
    assert set(Counter(removed(3)).values()) == {2}
    assert len(removed(3)) == 12
    assert Counter(removed(5)) == {"yeti.w": 2, "yeti.g": 2, "avalanche": 2}
    assert Counter(removed(6)) == {"yeti.w": 4, "yeti.g": 4, "avalanche": 2}
    assert [len(deal(new_table(players, deck_for(players, box)), ()).piles) for players in (3, 5)] == [79, 83]
    with pytest.raises(ValueError, match="7 players"):
        removed(7)


def test_m3_one_wild() -> None:
    start = table("bear.b x2| bear.b bear.w| moose.b x2|", "bear.* bear.* squirrel.* moose.w")
    done = play(start, "S1 a 300, S2 b 500, S3 c 700, S4 d 900")
    assert herds(done) == ["", "bear.b bear.w bear.*", "moose.b moose.b squirrel.*", "moose.w"]
    assert done.table.sets[0] == (cards("bear.b x2 bear.*"),)
    assert (set_counts(done), done.table.discard) == ([1, 0, 0, 0], ())


def test_m5_draw_piles_run_short() -> None:
    short = table("||| ", "", "1 0 0 0")._replace(piles=cards("bear.w moose.b"))
    discard = cards("avalanche x2 yeti.w x2 moose.w x2 squirrel.b bear.* bear.b")
    dealt = deal(short._replace(discard=discard), discard[::-1])
    assert dealt.middle == cards("bear.w moose.b bear.b bear.*")
    assert (len(dealt.piles), dealt.discard) == (7, ())
    three = table("||", "")._replace(discard=discard)
    assert len(deal(three, discard).piles) == 6


def test_too_few_cards_end_the_game() -> None:
    few = table("moose.b| moose.b x2| moose.w x2|", "", "1 1 1 0")._replace(
        piles=cards("bear.w"), discard=cards("bear.b x2")
    )
    assert deal(few, few.discard).winners == (1, 2)


@pytest.mark.parametrize(("choice", "left"), [(1, "moose.b moose.b"), (0, "moose.w moose.w")])
def test_m7_two_pairs_and_a_wild(choice: int, left: str) -> None:
    start = table("moose.b x2 moose.w x2||", "squirrel.b moose.* bear.w", "1 0 0")
    done = play(start, "S2 a 200, S3 c 300, S1 b 700", choose=choice)
    assert (herds(done)[0], set_counts(done)[0]) == (left, 2)
    assert done.choices == ((0, cards(["moose.b x2 moose.*", "moose.w x2 moose.*"][choice])),)
    with pytest.raises(ValueError, match="may choose only"):
        play_round(start, touched("S1 b 700"), Luck([], [], []), lambda _seat, _options: (), PAGE)


def test_m9_yetis() -> None:
    start = table("| yeti.w moose.b x2 bear.*|| yeti.w", "squirrel.b yeti.g yeti.w moose.b", "0 2 0 0")
    done = play(start, "S1 a 200, S3 d 300, S2 c 500, S2 b 600, S4 b 900")
    assert done.refused == ((600, 1, 1),)
    assert herds(done) == ["squirrel.b", "", "moose.b", "yeti.w yeti.g"]
    assert (done.busted, set_counts(done)) == ((1,), [0, 2, 0, 0])
    assert Counter(done.table.discard) == Counter(cards("yeti.w x2 moose.b x2 bear.*"))


def test_m11_avalanche_one_seat_touches() -> None:
    start = table("bear.b| moose.w x2 yeti.w||", "avalanche moose.* bear.b yeti.w", "0 1 0 0")
    done = play(start, "S2 b 250")
    assert (herds(done), done.busted) == (["bear.b", "", "", ""], (1,))
    assert (len(done.table.discard), done.table.middle, set_counts(done)) == (7, (), [0, 1, 0, 0])
    assert play(start, "S2 b 3000").busted == ()


def test_m13_avalanche_several_touch() -> None:
    start = table("squirrel.* x2 yeti.g bear.w| moose.b|| moose.b x2", "bear.b avalanche squirrel.b moose.b", "0 0 1 0")
    done = play(start, "S1 c 200, S3 c 200, S4 d 900")
    assert (done.duels, done.busted, herds(done)) == ((), (0, 2, 3), ["", "moose.b", "", ""])
    assert (set_counts(done), len(done.table.discard)) == ([0, 0, 1, 0], 10)


def test_m15_dispute_of_two() -> None:
    start = table("bear.w x2| bear.b x2|", "bear.* moose.w yeti.g")
    done = play(start, "S1 a 310, S2 a 310, S2 a 500, S2 b 600, S3 c 700", RIGHT)
    assert done.duels == (Duel(place=0, flipper=2, caller=0, other=1, winner=0),)
    assert herds(done) == ["", "bear.b bear.b moose.w", "yeti.g"]
    assert (set_counts(done), done.refused) == ([1, 0, 0], ((500, 1, 0),))
    lost = play(start, "S1 a 310, S2 a 310, S1 b 600, S3 c 700", WRONG)
    assert herds(lost) == ["bear.w bear.w moose.w", "", "yeti.g"]


def test_m17_dispute_of_three() -> None:
    """The order in which they meet comes from the stamps; the lowest neutral seat flips, which is seat 3."""
    start = table("||||", "bear.w yeti.w squirrel.* moose.b squirrel.b")
    calls = "S4 c 200, S1 c 201, S2 c 202, S1 e 500, S4 e 700, S4 d 750, S3 a 800, S5 b 900"
    done = play(start, calls, WRONG, WRONG)
    assert [(fight.flipper, fight.caller, fight.other, fight.winner) for fight in done.duels] == [
        (2, 3, 0, 0),
        (2, 0, 1, 1),
    ]
    assert done.refused == ((700, 3, 4),)
    assert herds(done) == ["squirrel.b", "squirrel.*", "bear.w", "moose.b", "yeti.w"]


def test_equal_stamps_meet_lower_seat_first() -> None:
    done = play(table("|||", "bear.w bear.b moose.b moose.w"), "S4 c 200, S2 c 200, S3 c 200", RIGHT, WRONG)
    assert [(fight.flipper, fight.caller, fight.other, fight.winner) for fight in done.duels] == [
        (0, 1, 2, 1),
        (0, 1, 3, 3),
    ]


def test_nobody_is_neutral() -> None:
    done = play(table("||", "bear.w bear.b moose.b"), "S1 c 200, S2 c 210, S3 c 220", RIGHT, RIGHT)
    assert [fight.flipper for fight in done.duels] == [None, 1]  # who lost the first flip is free again


def test_m19_touching_a_taken_card() -> None:
    start = table("|||", "bear.b moose.w squirrel.b bear.w")
    done = play(start, "S1 b 200, S3 b 600, S3 c 700, S2 a 800, S4 d 900")
    assert (done.refused, done.duels) == (((600, 2, 1),), ())
    assert herds(done) == ["moose.w", "bear.b", "squirrel.b", "bear.w"]


def test_m19_as_printed_is_a_tie_of_seats_3_and_4() -> None:
    """The page has seat 4 on c at 820, 120 ms after seat 3: by its own ruling of 150 ms that is a tie."""
    start = table("|||", "bear.b moose.w squirrel.b bear.w")
    done = play(start, "S1 b 200, S3 b 600, S3 c 700, S2 a 800, S4 c 820, S4 d 900", RIGHT)
    assert done.duels == (Duel(place=2, flipper=0, caller=2, other=3, winner=2),)


def test_m21_a_yeti_forced_on_the_last_seat() -> None:
    start = table("|| yeti.g bear.w x2|", "moose.b moose.w squirrel.b yeti.g", "0 0 2 0")
    done = play(start, "S1 a 200, S2 b 300, S4 c 500")
    assert done.takes[-1] == (10_000, 2, 3)
    assert (herds(done)[2], set_counts(done)[2], done.table.winners) == ("", 2, ())
    assert Counter(done.table.discard) == Counter(cards("yeti.g x2 bear.w x2"))
    endless = PAGE._replace(times=Times(grab_limit=None))
    assert play(start, "S1 a 200, S2 b 300, S4 c 500", switches=endless).table.middle == ("yeti.g",)


def test_idle_seats_in_order_get_the_free_cards_from_left_to_right() -> None:
    done = play(table("|||", "bear.b moose.w squirrel.b bear.w"), "S2 c 200, S4 b 10000")
    assert done.takes[1:] == ((10_000, 0, 0), (10_000, 2, 1), (10_000, 3, 3))
    assert done.refused == ((10_000, 3, 1),)


def test_m23_two_third_sets_one_earlier() -> None:
    start = table("moose.b x2| squirrel.* x2||", "moose.* squirrel.w yeti.w bear.b", "2 2 0 0")
    done = play(start, "S2 b 300, S1 a 700")
    assert (done.table.winners, set_counts(done)) == ((1,), [2, 3, 0, 0])
    assert done.table.sets[1][-1] == cards("squirrel.w squirrel.* x2")
    assert (done.refused, herds(done)[0], done.table.middle) == (
        ((700, 0, 0),),
        "moose.b moose.b",
        cards("moose.* yeti.w bear.b"),
    )
    assert play(start, "S2 b 300, S1 a 301").table.winners == (1,)
    assert play(start, "S2 b 300, S1 a 300").table.winners == (0, 1)


@pytest.mark.parametrize(("later", "duels"), [(150, 1), (151, 0)])
def test_the_same_instant_is_150_milliseconds(later: int, duels: int) -> None:
    done = play(table("||", "bear.b moose.w squirrel.b"), f"S1 a 200, S2 a {200 + later}", RIGHT)
    assert len(done.duels) == duels


def test_ties_are_not_chained() -> None:
    done = play(table("||", "bear.b moose.w squirrel.b"), "S1 a 0, S2 a 100, S3 a 200", WRONG)
    assert [(fight.caller, fight.other) for fight in done.duels] == [(0, 1)]
    assert (200, 2, 0) in done.refused


def test_the_first_of_two_touches_counts() -> None:
    done = play(table("||", "bear.b moose.w squirrel.b"), "S1 a 200, S1 b 210, S2 b 220, S3 c 900")
    assert (done.takes, done.refused) == (((200, 0, 0), (220, 1, 1), (900, 2, 2)), ((210, 0, 1),))


def test_a_touch_before_the_reveal_is_ignored() -> None:
    assert play(table("||", "bear.b moose.w squirrel.b"), "S1 b -5, S2 b 300").takes[0] == (300, 1, 1)


@pytest.mark.parametrize(
    ("herd", "expected"),
    [
        ("moose.b moose.* x2", ["moose.b moose.* x2"]),
        ("moose.* x3", ["moose.* x3"]),
        ("moose.b moose.w moose.*", []),
        ("moose.b x2 bear.*", []),
        ("moose.b moose.w moose.* x2", ["moose.b moose.* x2", "moose.w moose.* x2"]),
        ("yeti.w yeti.g avalanche", []),
    ],
)
def test_what_is_a_set(herd: str, expected: list[str]) -> None:
    assert possible_sets(cards(herd)) == [cards(text) for text in expected]


def test_three_wilds_can_be_switched_off() -> None:
    assert possible_sets(cards("bear.* x3"), three_wilds=False) == []


def test_default_choice_goes_by_what_is_still_to_come() -> None:
    options = [cards("moose.b x2 moose.*"), cards("moose.w x2 moose.*")]
    deck = full_deck()
    assert default_choice(options, deck, cards("moose.b x4 moose.w x4")) == options[0]
    assert default_choice(options, deck, cards("moose.b x4 moose.w x5")) == options[1]


def test_a_pace_divides_the_delay() -> None:
    assert [paced(1999, pace, Times()) for pace in (1, 3, 10, None)] == [1999, 666, 199, 150]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_games_keep_every_card(players: int) -> None:
    for seed in range(samples(5, 100)):
        stream = random.Random(seed)
        deck = list(deck_for(players, full_deck()))
        stream.shuffle(deck)
        rounds = play_game(new_table(players, tuple(deck)), people(stream, players), PAGE)
        end = rounds[-1].table
        in_sets = [card for sets in end.sets for one in sets for card in one]
        in_herds = [card for herd in end.herds for card in herd]
        assert Counter((*end.piles, *end.discard, *end.middle, *in_herds, *in_sets)) == Counter(deck)


def people(stream: random.Random, players: int) -> People:
    """Quick and careless people, all of whose doings come from one stream."""

    def reshuffle(discard: Cards) -> Cards:
        return tuple(stream.sample(discard, len(discard)))

    def touches(_table: Table) -> list[Touch]:
        seats = [seat for seat in range(players) if stream.random() < 0.8]
        return [(stream.randrange(200, 2_000, 25), seat, stream.randrange(players)) for seat in seats for _ in range(3)]

    def luck() -> Luck:
        return Luck([stream.choice([RIGHT, WRONG]) for _ in range(50)], [], [])

    def choose(_seat: int, options: list[Cards]) -> Cards:
        return stream.choice(options)

    return People(reshuffle, touches, luck, choose)
