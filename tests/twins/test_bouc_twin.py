"""The naive twin of Face de bouc against the worked positions and the tricky situations."""

import random
from collections import Counter

import pytest

from tests.samples import samples
from tests.twins.face_de_bouc.card import Call, Judged, Switches, Table, draw_card, give_name, judge, name_allowed
from tests.twins.face_de_bouc.game import full_deck, new_table, play_game, winners
from tests.twins.face_de_bouc.names import is_right, may_be_given, slips

PAGE = Switches()
SPECIAL = Switches(special=True)


def table(
    seat: int, draw: str, centre: str = "", won: tuple[str, ...] = (), names: dict[str, str] | None = None
) -> Table:
    """A table where the seat, counted from 1, is to draw."""
    return Table(
        draw=tuple(draw.split()),
        centre=tuple(centre.split()),
        won=tuple(tuple(pile.split()) for pile in won),
        names=names or {},
        turn=seat - 1,
    )


def shout(seat: int, text: str, at: int) -> Call:
    return (at, seat - 1, "shout", text)


def special(seat: int, at: int) -> Call:
    return (at, seat - 1, "special", "")


def passing(seat: int, at: int) -> Call:
    return (at, seat - 1, "pass", "")


def after(start: Table, *calls: Call, switches: Switches = PAGE) -> Judged:
    return judge(draw_card(start, switches), list(calls), switches)


def words(judged: Judged) -> list[str]:
    return [word for _, word in judged.calls]


def pile(at: Table, seat: int) -> tuple[int, str | None]:
    """How many cards a seat has won and which is on top."""
    cards = at.won[seat - 1]
    return len(cards), cards[-1] if cards else None


def test_f1_the_first_card() -> None:
    judged = after(table(1, "K1 K2", won=("", "", "", "")), shout(3, "Cake Face", 300))
    assert words(judged) == ["refused"]
    assert not name_allowed(judged.table, 1, "Pea", PAGE)
    named = give_name(judged.table, 0, "Cake Face", PAGE)
    assert (named.names, named.centre, named.turn, named.phase) == ({"K1": "Cake Face"}, ("K1",), 1, "draw")
    assert named.won == ((),) * 4


def test_f3_equal_shouts_the_same_character_twice_in_a_row() -> None:
    names = {"K1": "Cake Face", "K2": "Mister Melon"}
    start = table(2, "K2 K1 K3", "K1 K2", ("", "", "", ""), names)
    tied = after(start, shout(1, "Mister Melon", 600), shout(4, "Mister Melon", 680))
    assert words(tied) == ["equal", "equal"]
    assert (tied.table.centre, tied.table.turn, tied.table.names) == (("K1", "K2", "K2"), 2, names)
    won = after(tied.table, shout(4, "Cake Face", 400)).table
    assert (pile(won, 4), won.centre, won.turn) == ((4, "K1"), (), 3)


@pytest.mark.parametrize(("later", "expected"), [(0, "equal"), (150, "equal"), (151, "late")])
def test_the_same_instant_is_150_milliseconds(later: int, expected: str) -> None:
    start = table(1, "K1 K1", "K1", ("", "", ""), {"K1": "Bob"})
    assert words(after(start, shout(3, "Bob", 500), shout(1, "Bob", 500 + later)))[1] == expected


def test_f5_wrong_names_cost_nothing() -> None:
    start = table(2, "K2 K1", "K2 K1", ("", "", "K5 K5"), {"K1": "Cake Face", "K2": "Turnip"})
    calls = (shout(3, "Potato", 300), shout(3, "Cake Face", 600), shout(3, "Turnip", 900))
    judged = after(start, *calls)
    assert words(judged) == ["wrong", "wrong", "right"]
    assert (pile(judged.table, 3), judged.table.turn) == ((5, "K2"), 2)
    costs = after(start, *calls, switches=PAGE._replace(wrong_name_costs=True)).table
    assert pile(costs, 3) == (5, "K2")
    once = after(start, *calls, switches=PAGE._replace(one_try=True))
    assert words(once) == ["wrong", "refused", "refused"]
    assert once.table.phase == "rename"


@pytest.mark.parametrize(
    ("typed", "right"), [("elise marie", True), ("ELISEMARIE", True), ("Elise, Marie", True), ("Marie", False)]
)
def test_f7_case_accents_punctuation_blanks(typed: str, right: bool) -> None:
    judged = after(table(1, "K3 K1", "K3 K4", ("", ""), {"K3": "Élise-Marie !"}), shout(2, typed, 800))
    assert words(judged) == ["right" if right else "wrong"]
    assert pile(judged.table, 2) == ((3, "K3") if right else (0, None))


def test_f9_a_slip_as_near_to_another_name() -> None:
    start = table(1, "K5 K1", "K5 K6", ("", "", ""), {"K5": "Marine", "K6": "Martine"})
    judged = after(start, shout(2, "Martne", 400), shout(3, "Marinne", 900))
    assert words(judged) == ["wrong", "right"]
    assert (pile(judged.table, 3), judged.table.turn) == ((3, "K5"), 1)


def test_f11_two_characters_with_the_same_name() -> None:
    drawn = draw_card(table(2, "K2 K2 K1", "K1", ("", "", ""), {"K1": "Bob"}), PAGE)
    assert not name_allowed(drawn, 1, "bob", PAGE._replace(duplicates=False))
    named = give_name(drawn, 1, "bob", PAGE)
    assert named.centre == ("K1", "K2")
    won = after(named, shout(1, "Bob", 500)).table
    assert (pile(won, 1), won.turn) == ((3, "K2"), 0)


def test_f13_forgotten_and_renamed() -> None:
    start = table(2, "K3 K3 K1", "K3 K1", ("", "", "", ""), {"K3": "Zorglub", "K1": "Bob"})
    passes = [passing(seat, 1000 * seat) for seat in (1, 2, 3, 4)]
    judged = after(start, shout(1, "Zebulon", 500), *passes)
    assert (words(judged), judged.table.phase) == (["wrong", *["passed"] * 4], "rename")
    assert not name_allowed(judged.table, 3, "Pip", PAGE)
    renamed = give_name(judged.table, 1, "Turnip", PAGE)
    assert (renamed.names["K3"], renamed.centre, renamed.turn) == ("Turnip", ("K3", "K1", "K3"), 2)
    again = after(renamed, shout(1, "Zorglub", 200), shout(4, "Turnip", 400))
    assert words(again) == ["wrong", "right"]
    assert (pile(again.table, 4), again.table.turn) == ((4, "K3"), 3)


def test_nobody_remembers_when_the_limit_is_over() -> None:
    start = table(1, "K1 K1", "K1", ("", ""), {"K1": "Bob"})
    assert after(start, passing(1, 200), shout(2, "Bob", 10_000)).table.phase == "rename"
    assert after(start, passing(1, 200), shout(1, "Bob", 9_999)).table.phase == "draw"
    endless = PAGE._replace(recall_limit=None)
    assert after(start, passing(1, 200), switches=endless).table.phase == "recall"


def test_f15_special_shout_right() -> None:
    start = table(3, "K4 K1", "K3 K5", ("K7 K4", "K2", "", "K9 K9"), {"K4": "Pip"})
    judged = after(start, special(4, 700), shout(2, "Pip", 1000), switches=SPECIAL)
    assert words(judged) == ["right", "late"]
    assert [pile(judged.table, seat) for seat in (1, 2, 3, 4)] == [(0, None), (1, "K2"), (0, None), (7, "K4")]
    assert judged.table.turn == 3


def test_f17_the_owner_may_only_use_the_name() -> None:
    start = table(2, "K4 K1", "K3", ("K7 K4", "", "K2"), {"K4": "Pip"})
    judged = after(start, special(1, 200), shout(1, "Pip", 600), switches=SPECIAL)
    assert words(judged) == ["refused", "right"]
    assert (pile(judged.table, 1), judged.table.turn) == ((4, "K4"), 2)
    counted = SPECIAL._replace(owner_mistake=True)
    variant = after(start, special(1, 200), shout(1, "Pip", 600), shout(3, "Pip", 900), switches=counted)
    assert words(variant) == ["mistake", "refused", "right"]
    assert (pile(variant.table, 1), pile(variant.table, 3)) == ((0, None), (5, "K4"))


def test_f19_two_owners() -> None:
    start = table(4, "K6 K1", "K5", ("K1 K6", "K2 K3", "K6", ""), {"K6": "Moss"})
    judged = after(start, special(1, 100), special(3, 150), special(2, 400), switches=SPECIAL)
    assert words(judged) == ["refused", "refused", "right"]
    assert [pile(judged.table, seat)[0] for seat in (1, 2, 3, 4)] == [0, 7, 0, 0]
    assert (judged.table.won[1][-1], judged.table.turn) == ("K6", 0)


def test_f21_special_shout_on_a_new_character() -> None:
    start = table(1, "K8 K1 K2", "K1", ("", "K2 K2 K3", "K1"), {"K1": "Bob"})
    first = after(start, special(2, 200), switches=SPECIAL)
    assert (words(first), len(first.table.centre), first.table.shown) == (["mistake"], 5, "K8")
    assert pile(first.table, 2) == (0, None)
    named = give_name(first.table, 0, "Quince", SPECIAL)
    second = after(named, special(2, 100), shout(1, "Bob", 400), switches=SPECIAL)
    assert words(second) == ["refused", "right"]
    assert [pile(second.table, seat) for seat in (1, 2, 3)] == [(6, "K1"), (0, None), (1, "K1")]
    assert second.table.turn == 2


def test_f23_the_last_card() -> None:
    start = table(2, "K2", "", ("K1 K2 K1", "K3 K2 K3 K1", ""), {"K1": "Bob", "K2": "Pip", "K3": "Moss"})
    end = after(start, shout(3, "Pip", 600)).table
    assert (end.phase, [pile(end, seat)[0] for seat in (1, 2, 3)], winners(end, PAGE)) == ("over", [3, 4, 1], (1,))
    shared = after(start, shout(1, "Pip", 600)).table
    assert winners(shared, PAGE) == (0, 1)
    cut = draw_card(start, PAGE._replace(last_card_played=False))
    assert (cut.phase, cut.centre, winners(cut, PAGE)) == ("over", ("K2",), (1,))


def test_a_name_and_the_title_at_once() -> None:
    start = table(1, "K4 K1", "K3", ("K4", "K2", "K5"), {"K4": "Pip"})
    equal = after(start, special(3, 500), shout(2, "Pip", 500), switches=SPECIAL)
    assert words(equal) == ["equal", "equal"]
    assert equal.table.won == start.won
    assert words(after(start, special(3, 499), shout(2, "Pip", 500), switches=SPECIAL)) == ["right", "late"]
    assert words(after(start, special(3, 501), shout(2, "Pip", 500), switches=SPECIAL)) == ["right", "late"]


def test_the_title_while_it_is_off_and_without_a_pile() -> None:
    start = table(1, "K4 K1", "K3", ("K4", "", "K5"), {"K4": "Pip"})
    assert words(after(start, special(3, 500))) == ["refused"]
    assert words(after(start, special(2, 500), switches=SPECIAL)) == ["refused"]


def test_a_barred_seat_counts_as_having_passed() -> None:
    start = table(1, "K4 K1", "K3", ("K9", "", ""), {"K4": "Pip"})
    judged = after(start, passing(2, 100), special(1, 200), passing(3, 300), shout(2, "Pip", 400), switches=SPECIAL)
    assert words(judged) == ["passed", "mistake", "passed", "late"]
    assert judged.table.phase == "rename"


def test_a_seat_may_shout_after_passing() -> None:
    start = table(1, "K4 K1", "K3", ("", ""), {"K4": "Pip"})
    assert words(after(start, passing(2, 100), shout(2, "Pip", 200))) == ["passed", "right"]


def test_who_owns_a_match_is_settled_when_the_card_is_drawn() -> None:
    """A penalty may take the matching card away; the title still goes for what is left of that pile."""
    start = table(1, "K4 K1", "K3", ("K7 K4", "K2", ""), {"K4": "Pip"})
    costs = SPECIAL._replace(wrong_name_costs=True)
    judged = after(start, shout(1, "Bob", 100), shout(3, "Bob", 150), special(2, 200), switches=costs)
    assert words(judged) == ["wrong", "wrong", "right"]
    assert judged.table.won == ((), ("K2", "K7", "K3", "K4", "K4"), ())


@pytest.mark.parametrize(
    ("typed", "true", "expected"),
    [
        ("bob", "bob", 0),
        ("marinne", "marine", 1),
        ("maine", "marine", 1),
        ("maline", "marine", 1),
        ("marnie", "marine", 1),
        ("mraien", "marine", 2),
        ("enirma", "marine", 3),
        ("marinnes", "marine", 2),
        ("watemrelom", "watermelon", 2),
        ("ca", "abc", 2),
        ("", "abc", 3),
    ],
)
def test_slips(typed: str, true: str, expected: int) -> None:
    assert slips(typed, true) == slips(true, typed) == expected


def test_slips_forgiven_by_length_of_the_true_name() -> None:
    names = {"K1": "Zoff", "K2": "Marie", "K3": "Wanderer", "K4": "Melonhead"}
    rightly = ["Zoff", "Mare", "Wandere", "Melonhea", "Melonhe"]
    assert [is_right(text, key, names) for text, key in zip(rightly, ["K1", "K2", "K3", "K4", "K4"], strict=True)] == [
        True
    ] * 5
    wrongly = ["Zof", "Mar", "Wander", "Melonh"]
    assert not any(is_right(text, key, names) for text, key in zip(wrongly, names, strict=True))


def test_an_identical_name_is_no_hindrance() -> None:
    assert is_right("Martne", "K1", {"K1": "Martine", "K2": "martine!"})


def test_names_that_may_not_be_given() -> None:
    assert not may_be_given("?!", "K1", {}, title_kept=False, duplicates=True)
    assert may_be_given("7", "K1", {}, title_kept=False, duplicates=True)
    assert may_be_given("Face de bouc", "K1", {}, title_kept=False, duplicates=True)
    assert not may_be_given("FACE DE BOUC!", "K1", {}, title_kept=True, duplicates=True)


def test_the_box_holds_56_cards_of_12_characters() -> None:
    assert (len(full_deck()), len(set(full_deck()))) == (56, 12)
    assert sorted(Counter(full_deck()).values()) == [4] * 4 + [5] * 8


@pytest.mark.parametrize("players", [2, 4, 7])
def test_whole_games_keep_every_card(players: int) -> None:
    for seed in range(samples(5, 100)):
        stream = random.Random(seed)
        deck = list(full_deck())
        stream.shuffle(deck)

        def calls(at: Table, stream: random.Random = stream) -> list[Call]:
            known = [*at.names.values(), "Nobody"]
            return [
                (stream.randrange(0, 2000, 50), seat, stream.choice(["shout", "special"]), stream.choice(known))
                for seat in range(players)
                for _ in range(3)
            ]

        def name(at: Table, stream: random.Random = stream) -> str:
            return f"{at.shown} the {stream.choice(['Great', 'Small'])}"

        record = play_game(new_table(players, tuple(deck), 0), name, calls, SPECIAL)
        end = record.table
        assert Counter((*end.centre, *(card for won in end.won for card in won))) == Counter(full_deck())
        assert len(record.cards) == 56
