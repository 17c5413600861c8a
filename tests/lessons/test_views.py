"""The views of lessons show what the engine decided, and to a seat no more than it may know."""

from __future__ import annotations

import pytest

from moosekit.cards.card import codes
from moosekit.games.moustache.cards import ANIMALS
from moosekit.games.moustache.setup import standard
from moosekit.games.moustache.stages import Team
from moosekit.lessons import Shown, count_stars, show_cards, show_rules, watch_game, watch_round
from tests.samples import samples

ROWS = ("", "twins-vanish", "pass-three,pink-open", "green-negative,most-blue", "threes-low,twos-win,reversed,new-lead")


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_watched_round_ends_as_its_piles_count(players: int, row: str) -> None:
    for seed in range(samples(3, 60)):
        view = watch_round(players, seed=seed, row=row)
        assert view.story.scored is not None
        assert len(view.story.tricks) == view.start.match.setup.hand_size
        assert _winner(view.stars()) == view.story.scored.winner


def _winner(shown: Shown) -> Team:
    """The team that the last sentence names."""
    last = shown.words.removesuffix(".").rpartition(". ")[2]
    return next(team for team in Team if f"the {team} team" in last.lower())


def test_every_card_of_a_round_is_won_lost_or_never_dealt() -> None:
    story = watch_round(4, seed=5, row="twins-vanish").story
    pink, blue = story.piles()
    lost = [card for trick in story.tricks for card in trick.end.lost]
    dealt = [card for hand in story.hands for card in hand]
    assert sorted([*pink, *blue, *lost]) == sorted(dealt)
    assert len(dealt) == 40


def test_the_same_seed_is_the_same_round_and_another_seed_another() -> None:
    first, again, other = (watch_round(5, seed=seed).tricks().html for seed in (7, 7, 8))
    assert first == again != other


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_sees_its_own_hand_and_open_cards_only(seat: int) -> None:
    view = watch_round(3, seed=4, row="pink-open")
    shown = view.hands(seen_by=seat).words
    for number, hand in enumerate(view.story.hands, 1):
        line = next(part for part in shown.split("; ") if part.startswith(f"Seat {number}: "))
        seen = [code for code in codes(hand) if code in line.split()]
        assert seen == [code for code in codes(hand) if number == seat or code.startswith("P")]


def test_all_hands_open_show_everything_that_was_dealt() -> None:
    view = watch_round(3, seed=4)
    words = view.hands().words.replace(";", "").split()
    assert all(code in words for hand in view.story.hands for code in codes(hand))


def test_three_cards_passed_are_marked_where_they_go_and_where_they_come() -> None:
    view = watch_round(4, seed=2, row="pass-three")
    assert len(view.story.passed) == 4
    assert view.passes().html.count("border:3px") == 2 * 3 * 4


def test_a_whole_game_adds_the_trophies_up() -> None:
    game = watch_game(standard(4), seed=3)
    drawn = [0, 0, 0, 0]
    for view in game.rounds:
        for seat, value in view.story.trophies:
            drawn[seat] += value
    assert f"{game}".endswith("; ".join(f"Seat {seat}: {points}" for seat, points in enumerate(drawn, 1)))


def test_a_shared_lead_is_offered_a_rematch() -> None:
    told = repr(watch_game(standard(4), seed=25, language="fr"))
    assert told.startswith("La place 1 et la place 2 partagent la première place\u00a0: vive la revanche\u00a0! ")


def test_counted_stars_name_the_rule_that_changed_them() -> None:
    plain = count_stars(pink="P5 G4 G5", blue="B5 O5")
    hurt = count_stars(pink="P5 G4 G5", blue="B5 O5", row="green-negative")
    assert _winner(plain) is Team.PINK
    assert _winner(hurt) is Team.BLUE
    assert "Green stars hurt" in hurt.words
    assert "10.1" in hurt.html


@pytest.mark.parametrize(("crown", "winner"), [("pink", Team.PINK), ("blue", Team.BLUE)])
def test_a_tie_without_the_crown_card_goes_to_the_crown_team(crown: str, winner: Team) -> None:
    assert _winner(count_stars(pink="P5", blue="B5", crown=crown)) is winner


def test_a_crown_on_no_team_is_refused() -> None:
    with pytest.raises(ValueError, match="crown='green' is no team: expected pink or blue"):
        count_stars(pink="P5", blue="B5", crown="green")


def test_cards_are_named_by_their_animals() -> None:
    assert show_cards("P2 monkey", below="animals", language="fr").words == "Cochon 2. Singe."
    assert show_cards(" ".join(codes(ANIMALS)), below="nothing").html.count("<figcaption>") == 0
    with pytest.raises(ValueError, match="below='left': choose one of seats, animals, nothing"):
        show_cards("P2", below="left")  # type: ignore[arg-type]  # the fault that is tested


def test_rule_cards_bring_their_clause() -> None:
    words = show_rules("twos-win,pass-three", language="fr").words
    assert words.startswith("Les 2 gagnent\u00a0: Un 2 bat ")
    assert "`" not in words
    assert "\n" not in words


def test_what_is_covered_is_one_click_away() -> None:
    shown = show_cards("P2").covered("fr")
    assert shown.html.startswith("<details><summary>Montrer la réponse</summary><div")
    assert shown.words == "Seat 1: pig 2."


@pytest.mark.parametrize("seat", [0, -1, 5])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat} at this table: the seats are 1 to 4"):
        watch_round(4, seed=5).hands(seen_by=seat)
