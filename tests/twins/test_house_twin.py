"""The naive twin of There's a Moose in the House against the worked positions and the tricky situations."""

import random
from collections import Counter

import pytest

from tests.samples import samples
from tests.twins.moose_in_the_house.game import dealt, door_counts, moose_counts, play_game, winners
from tests.twins.moose_in_the_house.houses import full_deck, room_name, room_place
from tests.twins.moose_in_the_house.turn import Switches, Table, begin_turn, legal, step, to_act

PAGE = Switches()


def cards(text: str) -> tuple[str, ...]:
    """ "R.kit HCx2" as three cards."""
    found: list[str] = []
    for word in text.split():
        card, _, count = word.partition("x")
        found.extend([card] * int(count or 1))
    return tuple(found)


def table(seat: int, seats: str, deck: str = "R.kit R.kit R.kit R.kit") -> Table:
    """`seats` has a line a seat, "house | hand"; the seat to act counts from 1 and has drawn already."""
    pairs = [line.split("|") for line in seats.strip().splitlines()]
    houses = tuple(tuple(house.split()) for house, _ in pairs)
    return Table(tuple(cards(hand) for _, hand in pairs), houses, cards(deck), (), seat - 1)


def played(start: Table, *actions: str, switches: Switches = PAGE) -> Table:
    for action in actions:
        start = step(start, action, switches)
    return start


def house(at: Table, seat: int) -> str:
    return " ".join(at.houses[seat - 1])


def hand(at: Table, seat: int) -> str:
    return " ".join(at.hands[seat - 1])


def refused(at: Table, *actions: str, switches: Switches = PAGE) -> bool:
    return not set(actions) & legal(at, switches)


def test_h1_a_room_may_come_before_the_house_card() -> None:
    start = table(1, "- | R.kit R.bath M.kit T D\n - kit bath | R.bed R.liv M.bed HC")
    assert legal(start, PAGE) == {"R.kit>S2", "R.bath>S2"}
    after = played(start, "R.kit>S2")
    assert house(after, 2) == "- kit bath kit"
    assert hand(after, 1) == "R.bath M.kit T D"
    assert (to_act(after), len(after.hands[1])) == (1, 5)


def test_h3_a_moose_moves_in() -> None:
    start = table(1, "- | M.kit M.bath R.liv T D\n HC kit kit bed | HC R.bath R.kit M.liv")
    assert refused(start, "M.bath>S2")
    asked = played(start, "M.kit>S2 kit2")
    assert (to_act(asked), legal(asked, PAGE)) == (1, {"no trap"})
    after = played(asked, "no trap")
    assert house(after, 2) == "HC kit kit+M bed"
    assert hand(after, 1) == "M.bath R.liv T D"
    assert to_act(after) == 1


def test_h5_giving_the_house_card() -> None:
    seats = "- | HCx2 R.bed M.bath T\n - | HC R.kit R.liv D\n HC kit | R.bath M.liv M.bed D"
    start = table(1, seats)
    assert refused(start, "HC>S3", "HC>S1")
    after = played(start, "HC>S2")
    assert (house(after, 2), hand(after, 1)) == ("HC", "HC R.bed M.bath T")
    assert "HC" in after.hands[1]
    assert "HC>S1" in legal(after, PAGE)


def test_h7_the_last_player_gets_the_house_card_short_deck() -> None:
    seats = "HC | HCx2 M.liv R.bed\n HC | HC M.kit R.bath D T\n - | HC R.kit R.liv M.bed"
    after = played(table(2, seats, "HC R.bath"), "HC>S3")
    assert [hand(after, seat) for seat in (1, 2, 3)] == ["M.liv R.bed", "M.kit R.bath D T", "R.kit R.liv M.bed R.bath"]
    assert (after.deck, after.discard) == ((), ("HC",) * 4)
    assert to_act(after) == 2
    assert refused(after, "discard R.kit")


def test_h9_doors() -> None:
    start = table(1, "HC kit bed+M liv+D | D T M.kit M.bed R.kit\n HC bath | M.kit R.liv R.bed D")
    assert refused(start, "D>S2 bath", "D>bath", "D>bed", "D>liv")
    after = played(start, "D>kit")
    assert (house(after, 1), hand(after, 1)) == ("HC kit+D bed+M liv+D", "T M.kit M.bed R.kit")
    assert to_act(after) == 1
    assert not any(code.startswith("M.kit") for code in legal(after, PAGE))


def test_h11_a_trap_must_be_played() -> None:
    seats = "HC | M.kit R.bath R.bed M.liv D\n HC bath | M.kit R.liv R.kit D\n HC kit | T R.bed M.liv D"
    asked = played(table(1, seats, "R.bath R.kit R.bed"), "M.kit>S3 kit")
    assert legal(asked, PAGE) == {"T"}
    assert legal(asked, PAGE._replace(trap="may")) == {"T", "no trap"}
    after = played(asked, "T")
    assert after.discard == ("M.kit", "T")
    assert (house(after, 3), hand(after, 3)) == ("HC kit", "R.bed M.liv D R.bath")
    assert hand(after, 1) == "R.bath R.bed M.liv D"
    assert (to_act(after), hand(after, 2)) == (1, "M.kit R.liv R.kit D R.kit")
    again = played(after, "M.kit>S3 kit", "no trap")
    assert (house(again, 3), to_act(again)) == ("HC kit+M", 2)


def test_h13_trap_with_an_empty_deck_two_traps_in_hand() -> None:
    seats = "HC | M.liv\n HC liv | Tx2 M.kit\n HC | M.liv R.bed"
    first = played(table(3, seats, ""), "M.liv>S2 liv", "T")
    assert (first.discard, hand(first, 2), house(first, 2)) == (("M.liv", "T"), "T M.kit", "HC liv")
    assert to_act(first) == 0
    second = played(first, "M.liv>S2 liv", "T")
    assert (hand(second, 2), hand(second, 1)) == ("M.kit", "")
    assert (to_act(second), legal(second, PAGE)) == (1, {"pass"})
    last = played(second, "pass")
    assert (to_act(last), legal(last, PAGE)) == (2, {"R.bed>S1", "R.bed>S2"})


def test_h15_discard_only_when_stuck() -> None:
    start = table(1, "HC | M.bed M.bath T R.liv D\n HC kit kit kit | R.bath M.kit R.bed D")
    assert legal(start, PAGE) == {f"discard {card}" for card in ("M.bed", "M.bath", "T", "R.liv", "D")}
    after = played(start, "discard T")
    assert (hand(after, 1), after.discard, to_act(after)) == ("M.bed M.bath R.liv D", ("T",), 1)
    able = table(1, "HC | M.bed M.kit T R.liv D\n HC kit kit kit | R.bath M.kit R.bed D")
    assert legal(able, PAGE) == {"M.kit>S2 kit1", "M.kit>S2 kit2", "M.kit>S2 kit3"}
    assert "discard T" in legal(able, PAGE._replace(must_act=False))


def test_h17_passing_is_not_final() -> None:
    seats = "HC liv+M | M.bed\n HC bath+M kit+D | R.bed\n HC kit+M |"
    start = table(1, seats, "")
    assert legal(start, PAGE) == {"pass"}
    later = played(start, "pass", "R.bed>S3")
    assert (house(later, 3), to_act(later)) == ("HC kit+M bed", 0)
    end = played(later, "M.bed>S3 bed", "no trap")
    assert end.over
    assert house(end, 3) == "HC kit+M bed+M"
    assert (moose_counts(end, PAGE), door_counts(end, PAGE), winners(end, PAGE)) == ((1, 1, 2), (0, 1, 0), (1,))


def test_h19_drawing_the_last_card_and_being_stuck() -> None:
    seats = "HC | M.liv T D R.bed\n HC kit bath bed | M.kit M.bath R.kit D"
    start = begin_turn(table(1, seats, "R.liv"), 0, PAGE)
    assert (hand(start, 1), legal(start, PAGE)) == ("M.liv T D R.bed R.liv", {"pass"})
    after = played(start, "pass", "R.kit>S1")
    assert (hand(after, 2), house(after, 1)) == ("M.kit M.bath D", "HC kit")
    end = played(after, "D>kit")
    assert (house(end, 1), hand(end, 1), to_act(end)) == ("HC kit+D", "M.liv T R.bed R.liv", 1)


def test_h21_a_tie_broken_by_doors_on_the_table() -> None:
    start = table(1, "HC kit+M bed | Dx2 M.liv T\n HC kit+M bath+M liv+D bed+D | T", "")
    end = played(start, "D>bed")
    assert end.over
    assert hand(end, 1) == "D M.liv T"
    assert (moose_counts(end, PAGE), door_counts(end, PAGE), winners(end, PAGE)) == ((2, 2), (1, 2), (1,))
    both = PAGE._replace(doors_counted="house-and-hand")
    assert (door_counts(end, both), winners(end, both)) == ((2, 2), (0, 1))


def test_h23_a_player_who_never_got_the_house_card() -> None:
    start = table(3, "HC kit+M | M.bath\n HC bed+M | M.liv T\n - bath bath liv | HC R.kit", "")
    assert refused(start, "HC>S3")
    end = played(start, "R.kit>S1")
    assert end.over
    assert (house(end, 1), moose_counts(end, PAGE), winners(end, PAGE)) == ("HC kit+M kit", (2, 2, 0), (2,))
    counted = PAGE._replace(house_cards_in_hand_count=True)
    assert (moose_counts(end, counted), winners(end, counted)) == ((2, 2, 1), (2,))


def test_a_door_waits_for_the_house_card_unless_switched() -> None:
    start = table(1, "- kit | D R.bed T T M.kit\n HC | R.kit R.bath R.liv R.bed")
    assert refused(start, "D>kit")
    assert "D>kit" in legal(start, PAGE._replace(door_before_house_card=True))


def test_three_empty_rooms_at_once_but_any_number_in_all() -> None:
    full = table(1, "HC | R.bed T T T D\n HC kit bath bed | T")
    assert refused(full, "R.bed>S2")
    room = table(1, "HC | R.bed T T T D\n HC kit+M bath bed liv+D | T")
    assert not refused(room, "R.bed>S2")


def test_a_house_card_drawn_later_is_replaced_or_not() -> None:
    seats = "HC | R.kit R.bed T T\n HC | T"
    replaced = begin_turn(table(1, seats, "HC HC D"), 0, PAGE)
    assert (hand(replaced, 1), replaced.discard) == ("R.kit R.bed T T D", ("HC", "HC"))
    without = begin_turn(table(1, seats, "HC"), 0, PAGE)
    assert (hand(without, 1), without.discard, without.deck) == ("R.kit R.bed T T", ("HC",), ())


def test_a_trap_that_draws_the_last_card_leaves_the_next_turn_without_a_draw() -> None:
    seats = "HC | M.kit R.bath\n HC | R.bed\n HC kit | T"
    after = played(table(1, seats, "D"), "M.kit>S3 kit", "T")
    assert (hand(after, 3), hand(after, 2), after.deck) == ("D", "R.bed", ())


def test_a_room_is_numbered_only_among_several_of_its_kind() -> None:
    parts = ("HC", "kit", "bed", "kit+M")
    assert [room_name(parts, place) for place in (1, 2, 3)] == ["kit1", "bed", "kit2"]
    assert [room_place(parts, name) for name in ("kit1", "bed", "kit2")] == [1, 2, 3]


def test_the_box_holds_58_cards() -> None:
    assert len(full_deck()) == 58
    assert Counter(card[0] for card in full_deck()) == {"R": 20, "M": 20, "H": 10, "D": 5, "T": 3}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_end_with_every_card_somewhere(players: int) -> None:
    for seed in range(samples(5, 200)):
        stream = random.Random(seed)
        deck = list(full_deck())
        stream.shuffle(deck)
        start = dealt(players, tuple(deck), seed % players, PAGE)

        def choose(seat: int, options: tuple[str, ...], stream: random.Random = stream) -> str:
            return stream.choice(options)

        record = play_game(start, choose, PAGE)
        end = record.table
        lying = [part for parts in end.houses for part in parts if part != "-"]
        covers = sum("+" in part for part in lying)
        on_hand = sum(len(cards_) for cards_ in end.hands)
        assert len(lying) + covers + on_hand + len(end.discard) == 58
        assert not end.deck
        assert record.winners
