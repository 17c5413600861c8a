"""Win tables: counted together against every trick decided, and against the table of the lesson plan."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from moosekit.chance import (
    Deck,
    Dist,
    TooLarge,
    Uncountable,
    UnknownOutcome,
    random_tricks,
    trick_winners,
    tricks,
    win_table,
)
from moosekit.chance.alike import decide
from moosekit.core.trace import Journal
from moosekit.games.moustache import Contest, OwnCard
from moosekit.games.moustache.cards import ANIMALS, AnimalCard, Colour
from moosekit.games.moustache.events import Event
from moosekit.games.moustache.resolve import TrickRules
from moosekit.games.moustache.rule_cards import SHIPPED, UnknownRuleCard, row_of
from moosekit.tricks.play import TrickCard
from moosekit.tricks.row import Reading
from moosekit.tricks.world import World
from tests.samples import samples

#: the table of question 7: base, reversed, 2s win, identical discarded, reversed and 2s
PLAN = {
    "B10": ("1", "120/12341", "9139/12341", "9880/12341", "12/1763"),
    "B8": ("260/301", "8/1763", "1110/1763", "1236/1763", "5/1763"),
    "B3": ("1020/1763", "1/12341", "4960/12341", "6107/12341", "0"),
    "B2": ("935/1763", "0", "1", "5680/12341", "9880/12341"),
    "B0": ("5456/12341", "0", "580/1763", "700/1763", "0"),
    "O7": ("522/1763", "816/12341", "2600/12341", "3837/12341", "80/1763"),
    "G10": ("120/12341", "1", "12/1763", "100/1763", "9139/12341"),
    "G2": ("0", "935/1763", "9880/12341", "148/12341", "1"),
}
ROWS = ("", "reversed", "twos-win", "twins-vanish", "reversed,twos-win")


def every_trick(row: str, players: int, reading: Reading) -> Dist[AnimalCard | None]:
    """The same, every trick decided for itself."""
    rules = TrickRules.of(row_of(row), reading)
    journal: Journal[Event] = Journal()
    return tricks(Deck.of(ANIMALS), players, lambda cards: decide(cards, rules, journal))


@pytest.mark.parametrize("place", range(len(ROWS)))
def test_the_table_of_the_lesson_plan(place: int) -> None:
    table = win_table(ROWS[place])
    for code, chances in PLAN.items():
        assert str(table[AnimalCard.of(code)]) == chances[place], code


def test_the_base_is_a_matter_of_rank() -> None:
    """Question 6: the card of rank r wins when the three others are among the r below it."""
    for rank, chance in enumerate(win_table().values()):
        assert chance == Fraction(comb(rank, 3), comb(43, 3))


def test_the_base_with_three_players() -> None:
    for rank, chance in enumerate(win_table(players=3).values()):
        assert chance == Fraction(comb(rank, 2), comb(43, 2))


def test_whose_word_counts_is_a_matter_of_the_reading() -> None:
    """Blue 2 is named; a 3 beside blue 0 or blue 1 names that one after it, and has the last word, not the first."""
    row, blue_two = "twos-win,threes-low", AnimalCard.of("B2")
    assert win_table(row, players=3, reading=Reading.FIRST_WORD)[blue_two] == 1
    assert win_table(row, players=3)[blue_two] == 1 - Fraction(4 * 2, comb(43, 2))


def test_colours_of_a_random_trick() -> None:
    """Question 10."""
    colours = trick_winners().map(lambda card: card and card.colour)
    wanted = {Colour.GREEN: 30, Colour.PINK: 635, Colour.ORANGE: 3055, Colour.BLUE: 8621}
    assert {colour: colours[colour] for colour in Colour} == {
        colour: Fraction(count, 12341) for colour, count in wanted.items()
    }
    assert colours[None] == 0


def test_threes_move_the_chance_inside_a_colour_only() -> None:
    plain, threes = (trick_winners(row).map(lambda card: card and card.colour) for row in ("", "threes-low"))
    assert plain == threes


def test_a_trick_that_nobody_takes() -> None:
    """Question 14: all four alike, or two pairs."""
    assert trick_winners("twins-vanish")[None] == Fraction(181, 12341)


def test_counted_together_is_counted_one_by_one_with_three_players() -> None:
    """Every shipped card alone, and every pair of black ones in both orders, under every reading."""
    black = [str(card.id) for card in SHIPPED if card.id in ("twos-win", "threes-low", "twins-vanish", "reversed")]
    rows = [str(card.id) for card in SHIPPED] + [",".join(pair) for pair in permutations(black, 2)]
    asked = [(row, reading) for row in rows for reading in Reading]
    for row, reading in asked[:: samples(4, 1)]:
        exact = every_trick(row, 3, reading)
        together = trick_winners(row, players=3, reading=reading)
        assert {card: chance for card, chance in together.items() if chance} == dict(exact), (row, reading)


def test_counted_together_is_counted_one_by_one_with_four_players() -> None:
    rows = ("threes-low,twins-vanish,twos-win", "twos-win,threes-low", "twins-vanish,threes-low,reversed,twos-win")
    for row in rows[: samples(1, 3)]:
        for reading in tuple(Reading)[: samples(1, 3)]:
            together = trick_winners(row, reading=reading)
            assert together.total == comb(44, 4)
            assert {card: chance for card, chance in together.items() if chance} == dict(every_trick(row, 4, reading))


class BlueNever(OwnCard):
    """A card that names a colour, which no shipped one does."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        others = tuple([place for place in contest.left if contest.card(place).colour != "blue"])
        return contest.name(contest.highest(others)) if others else contest


def test_a_card_of_your_own_is_asked_about_every_trick() -> None:
    card = BlueNever.named("blue-never", title="Blue never", text="The highest card that is not blue wins.")
    colours = trick_winners((card,), players=3).map(lambda card: card and card.colour)
    assert colours[Colour.BLUE] == Fraction(comb(11, 3), comb(44, 3))
    with pytest.raises(TooLarge) as fault:
        trick_winners((card,), players=6)
    assert str(fault.value) == (
        "there are 7,059,052 ways to take 6 of 44 cards, and at most 2,000,000 are looked at one by one: take fewer "
        "cards or a smaller deck, or count with deal, which lists nothing"
    )


class OrangeOnTop(OwnCard):
    """A card that puts the colours into another order."""

    def world(self, world: World) -> World:
        return World((Colour.GREEN, Colour.PINK, Colour.BLUE, Colour.ORANGE), world.lead)


class BlueVanishes(OwnCard):
    """A card that takes a colour out."""

    def vanish(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest.without(tuple([place for place in contest.left if contest.card(place).colour == "blue"]))


def test_a_card_of_your_own_may_do_anything_that_a_rule_card_can() -> None:
    """Orange on top takes every trick that it lies in; without blue, nobody takes three blue cards."""
    top = OrangeOnTop.named("orange-on-top", title="Orange on top", text="Orange is the strongest colour.")
    colours = trick_winners((top,), players=3).map(lambda card: card and card.colour)
    assert colours[Colour.ORANGE] == 1 - Fraction(comb(33, 3), comb(44, 3))
    gone = BlueVanishes.named("blue-vanishes", title="Blue vanishes", text="Blue cards do not count.")
    winners = trick_winners((gone,), players=3)
    assert winners[None] == Fraction(comb(11, 3), comb(44, 3))
    assert winners.p(lambda card: card is not None and card.colour is Colour.BLUE) == 0


class Nobody(OwnCard):
    """A card that takes every card out."""

    def act(self, contest: Contest[TrickCard]) -> Contest[TrickCard]:
        return contest.without(contest.left)


def test_a_card_that_never_wins_has_no_chance() -> None:
    card = Nobody.named("nobody", title="Nobody", text="Nobody takes a trick.")
    assert set(win_table((card,), players=3).values()) == {Fraction(0)}
    assert trick_winners((card,), players=3)[None] == 1


def test_as_many_tricks_as_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_tricks, "MANY_TRICKS", 10)
    assert tricks(Deck.of(range(5)), 2, max).total == 10
    with pytest.raises(TooLarge):
        tricks(Deck.of(range(6)), 2, max)


def test_rows_that_are_none() -> None:
    with pytest.raises(UnknownRuleCard, match="did you mean 'twos-win'"):
        trick_winners("two-wins")
    with pytest.raises(ValueError, match="the rule card 'twos-win' is in the row twice; there is one of each"):
        trick_winners("twos-win,twos-win")
    with pytest.raises(Uncountable, match=r"2 players: Moustache is for 3 to 6 \(clause 1.2\)"):
        trick_winners(players=2)
    with pytest.raises(UnknownOutcome, match="'last' is not a reading of the row; did you mean"):
        trick_winners(reading="last")


def test_tricks_of_a_small_deck() -> None:
    assert tricks(Deck({"a": 2, "b": 1}), 2, lambda pair: pair[0] == pair[1]) == Dist({True: 1, False: 2})
