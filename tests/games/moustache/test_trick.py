"""A trick from text: what is understood, what is refused and how, and how it prints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.core.refusal import BadSetup
from moosekit.games.moustache import AnimalCard, Contest, OwnCard, RuleCard, Trick, rule_card
from moosekit.games.moustache.cards import CARDS
from moosekit.games.moustache.rule_cards import SHIPPED
from moosekit.tricks.row import BrokenRule, Reading
from moosekit.words import UnknownLanguage


class SevensWin(OwnCard):
    def act(self, contest: Contest[AnimalCard]) -> Contest[AnimalCard]:
        strongest = contest.strongest(contest.with_value(7))
        return contest if strongest is None else contest.name(strongest)


class Stumbles(OwnCard):
    def act(self, contest: Contest[AnimalCard]) -> Contest[AnimalCard]:
        return contest.name(contest.with_value(7)[0])


class Cheats(OwnCard):
    def act(self, contest: Contest[AnimalCard]) -> Contest[AnimalCard]:
        return contest.name(17)


SEVENS = SevensWin.named("sevens-win", title="Sevens win", text="A 7 is the strongest card.")
STUMBLES = Stumbles.named("stumbles", title="Stumbles", text="Falls over where no 7 is.")
CHEATS = Cheats.named("cheats", title="Cheats", text="Names a card that is not there.")


def faults(cards: str, **more: object) -> tuple[str, ...]:
    """What is wrong with a trick."""
    with pytest.raises(BadSetup) as refused:
        Trick.parse(cards, **more)  # type: ignore[arg-type]  # wrong words on purpose
    return refused.value.faults


def test_small_letters_and_blanks_are_read() -> None:
    assert Trick.parse("  p2\tP8 g3\nb1 ", row=" twos-win , , threes-low ") == Trick.parse(
        "P2 P8 G3 B1", row=("twos-win", "threes-low")
    )


@pytest.mark.parametrize("word", ["X5", "P11", "P", "5P", "P-1", "joker", "", "G02", "\0", "\ud800", "P２", "🐗"])
def test_an_unknown_colour_or_value_is_quoted(word: str) -> None:
    found = faults(f"P2 {word or '=5'} G3")
    assert len(found) == 1
    assert found[0].startswith(f"{word or '=5'!r} is no card: expected a colour letter and a value")


def test_a_card_that_is_there_twice_is_quoted() -> None:
    assert faults("P2 G3 p2") == ("'P2' is there twice; there is one of each card",)
    assert faults("monkey G3 monkey=G3") == ("'monkey' is there twice; there is one of each card",)


@pytest.mark.parametrize(
    ("cards", "said"),
    [("", "0 cards were"), ("P2", "1 card was"), ("P2 P3", "2 cards were"), ("P1 P2 P3 P4 P5 P6 P7", "7 cards were")],
)
def test_a_wrong_number_of_cards_is_counted(cards: str, said: str) -> None:
    assert faults(cards) == (f"{said} given; a trick has from 3 to 6, one for each player",)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_wrong_seat_says_which_there_are(seat: int) -> None:
    assert faults("P2 P3 P4", first_seat=seat) == (f"the first seat {seat} is not at this table of 3: expected 0 to 2",)


def test_an_unknown_rule_card_is_quoted_with_the_nearest_one() -> None:
    (fault,) = faults("P2 P3 P4", row="twos-wins")
    assert fault.startswith("there is no rule card 'twos-wins'; did you mean 'twos-win'?")
    assert all(card.id in fault for card in SHIPPED)


def test_the_same_rule_card_twice_is_quoted() -> None:
    expected = ("the rule card 'twos-win' is in the row twice; there is one of each",)
    assert faults("P2 P3 P4", row="twos-win,reversed,twos-win") == expected
    assert faults("P2 P3 P4", row=(rule_card("twos-win"), "twos-win")) == expected


def test_an_unknown_switch_lists_the_known_ones() -> None:
    assert faults("P2 P3 P4", reading="loudest") == (
        "the reading 'loudest' is not known: choose one of last-word, first-word, strict-row",
    )
    assert faults("P2 P3 P4", pigeon_and_monkey="both") == (
        "the pigeon-and-monkey 'both' is not known: choose one of pigeon-first, monkey-first",
    )


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("P2 G3 monkey=B9", "the monkey cannot take 'B9': it may take P2, G3"),
        ("P2 P3 monkey=pigeon", "the monkey cannot take 'pigeon': it may take P2, P3"),
        ("P2 pigeon monkey=P2", "the monkey cannot take 'P2': there is nothing that it may take"),
        ("P2 G3 monkey=", "'' is no card: expected"),
    ],
)
def test_what_the_monkey_cannot_take(cards: str, said: str) -> None:
    (fault,) = faults(cards)
    assert fault.startswith(said)


def test_the_choice_of_a_monkey_that_is_not_there_or_is_given_twice() -> None:
    assert faults("P2 G3 O4", monkey="P2") == ("'P2' cannot be stolen: the monkey is not in the trick",)
    assert faults("P2 G3 monkey=P2", monkey="G3") == ("the monkey's choice is given twice: 'monkey=P2' and 'G3'",)


def test_hands_must_fit_the_cards_played() -> None:
    assert faults("P2 P8 G3", hands=["P2", "P8"]) == ("2 hands were given for 3 seats",)
    assert faults("P2 P8 G3", hands=["P2", "P7", "G3"]) == ("'P8' of seat 2 is not in the hand 'P7' (clause 4.2)",)
    (fault,) = faults("P2 G8 G3", hands=["P2", "G8 P1", "G3"])
    assert fault == "'G8' of seat 2 may not be played from the hand 'G8 P1' (clause 4.3)"
    assert faults("P2 P8 G3", hands=["P2 O1", "P8 O1", "G3"]) == ("'O1' is in two hands",)


def test_all_faults_are_told_at_once() -> None:
    found = faults("P2 P2 X1 Y2 G1 G2 G3", row="twos-wn,reversed,reversed", reading="no", hands=["Z9"], monkey="Q1")
    assert len(found) == 9
    for word in ("'P2'", "'X1'", "'Y2'", "7 cards", "'twos-wn'", "'reversed'", "'no'", "'Z9'", "'Q1'"):
        assert any(word in fault for fault in found), word


def test_a_huge_text_gives_a_short_answer() -> None:
    found = faults("x" * 10_000_000)
    assert len(found) == 2
    assert all(len(fault) < 300 for fault in found)
    assert len("; ".join(faults("X1 " * 1_000_000, row="no-card," * 1_000_000))) < 400
    assert len(faults("P1 P2 P3", row="y" * 10_000_000)[0]) < 400


def test_of_far_too_many_cards_the_number_is_told_first_and_few_of_them() -> None:
    found = faults(" ".join(f"Q{number}" for number in range(3000)), row="twos-win," * 12)
    assert found[0] == "3000 cards were given; a trick has from 3 to 6, one for each player"
    assert len(found) == 1 + 6 + 1
    assert found[-1] == "12 rule cards were given; there are 11 different ones"


@given(st.text(max_size=60), st.text(max_size=40), st.text(max_size=12))
def test_no_text_gives_anything_but_a_trick_or_a_refusal(cards: str, row: str, reading: str) -> None:
    with pytest.raises(BadSetup):
        Trick.parse(cards, row=row, reading=reading)


WORDS = st.sampled_from([*(card.code for card in CARDS), "monkey=P9", "p3", "Z1"])
ROWS = st.lists(st.sampled_from([*(card.id for card in SHIPPED), "no-card"]), max_size=5)


@given(st.lists(WORDS, max_size=7), ROWS, st.sampled_from(Reading))
def test_any_cards_and_any_row_give_a_trick_that_can_be_told_or_a_refusal(
    words: list[str], row: list[str], reading: Reading
) -> None:
    try:
        trick = Trick.parse(" ".join(words), row=",".join(row), reading=reading)
    except BadSetup:
        return
    assert trick.winner in (None, *range(len(words)))
    assert set(trick.taken) <= set(range(len(words)))
    for language in ("en", "fr"):
        assert len(trick.why(language).steps) >= len(words) + 2


@pytest.mark.parametrize(("card", "problem"), [(STUMBLES, "it raised IndexError"), (CHEATS, "it named position 17")])
def test_a_broken_rule_card_is_named_and_leaves_the_trick_as_it_was(card: RuleCard, problem: str) -> None:
    trick = Trick.parse("P2 P8 G3 B1", row=(card,))
    before = repr(trick)
    for ask in (trick.resolve, trick.explain, trick.why, trick.what_if):
        with pytest.raises(BrokenRule, match=f"the rule card '{card.id}' is broken: {problem}"):
            ask()
    assert repr(trick) == before


def test_a_learners_card_decides_and_is_named_in_words() -> None:
    trick = Trick.parse("P7 B9 G3", row=(SEVENS, "reversed"))
    assert trick.winner == 0
    assert "Sevens win, a rule card of your own" in str(trick.why())
    assert "Sevens win, une carte règle à toi" in str(trick.why("fr"))
    assert "Without Sevens win" in str(trick.what_if())


@pytest.mark.parametrize(
    ("trick", "text"),
    [
        (Trick.parse("P2 P8 G3 B1"), "Trick('P2 P8 G3 B1')"),
        (
            Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low", reading="first-word"),
            "Trick('O5 O9 O3 G2', row=twos-win,threes-low, reading=first-word)",
        ),
        (Trick.parse("P2 monkey=P2 G3", first_seat=1), "Trick('P2 monkey=P2 G3', first_seat=1)"),
        (Trick.parse("P2 P8 G3", hands=["P2", "P8", "G3"]), "Trick('P2 P8 G3', with hands)"),
        (
            Trick.parse("P2 pigeon monkey", pigeon_and_monkey="monkey-first"),
            "Trick('P2 pigeon monkey', pigeon_and_monkey=monkey-first)",
        ),
    ],
)
def test_a_trick_prints_as_one_stable_line(trick: Trick, text: str) -> None:
    assert repr(trick) == text


def test_the_first_seat_turns_seats_but_not_positions() -> None:
    trick = Trick.parse("P2 P8 G3 B1", first_seat=2)
    assert (trick.winner, trick.plays[3].seat) == (3, 1)
    assert trick.why().steps[5].text.endswith("seat 2 wins.")


def test_an_open_choice_of_the_monkey_is_as_if_nothing_were_stolen() -> None:
    trick = Trick.parse("P2 B9 monkey G1")
    assert (trick.resolve().asks, trick.taken) == (True, (0, 1, 3))
    assert "The choice is still open." in str(trick.why())
    chosen = Trick.parse("P2 B9 monkey=B9 G1")
    assert (chosen.resolve().asks, chosen.taken) == (False, (0, 3))
    both = Trick.parse("P2 B9 monkey pigeon", pigeon_and_monkey="monkey-first")
    assert (both.resolve().asks, both.taken) == (True, ())


def test_jokers_alone() -> None:
    assert Trick.parse("pigeon monkey unicorn").winner == 2
    assert Trick.parse("pigeon monkey unicorn").taken == ()
    nobody = Trick.parse("pigeon monkey P4 B4", row="twins-vanish")
    assert (nobody.winner, nobody.next_leader, nobody.taken) == (None, 0, ())


def test_an_explanation_prints_numbered_steps_and_is_text_in_html() -> None:
    why = Trick.parse("P2 P8 G3 B1", row=(SevensWin.named("x", title="<b>1 & 2</b>", text="Text."),)).why()
    assert repr(why) == str(why)
    assert str(why).startswith(" 1. Seat 1 leads the pink 2. The lead colour is pink.\n    (Follow suit, clause 4.3)\n")
    page = why.html()
    assert page.startswith('<ol lang="en"><li>Seat 1 leads the pink 2.')
    assert "&lt;b&gt;1 &amp; 2&lt;/b&gt;" in page
    assert "<b>" not in page
    assert max(map(len, why.lines(40))) <= 40


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="there is no catalogue for 'de'; there are en, fr"):
        Trick.parse("P2 P8 G3 B1").why("de")
