"""Set-ups: the defaults of the rulings, all faults at once, the first game, and JSON there and back."""

from __future__ import annotations

import json
import re
from typing import cast

import pytest

from moosekit.core.chance import Seeded
from moosekit.core.json_data import BadData, parse
from moosekit.core.refusal import BadSetup
from moosekit.games.moustache.cards import ANIMALS, AnimalCard
from moosekit.games.moustache.deal import lay_row
from moosekit.games.moustache.resolve import MonkeyTakes, PigeonAndMonkey
from moosekit.games.moustache.rule_cards import BLACK, EXPLAINED, IN_THE_BOX, REPORTED, WHITE, row_of
from moosekit.games.moustache.setup import PLAYERS, TEAM_CARDS, TROPHIES, PassJokers, Setup, Tie, first_game, standard
from moosekit.games.moustache.stages import Team
from moosekit.tricks.row import Reading
from tests.games.moustache.playing import GAME, some_setup


def test_what_the_rulings_say_is_the_default() -> None:
    setup = standard(4)
    assert setup.reading is Reading.LAST_WORD
    assert setup.pigeon_and_monkey is PigeonAndMonkey.PIGEON_FIRST
    assert setup.pass_jokers is PassJokers.YES
    assert setup.monkey_takes is MonkeyTakes.ANIMAL_CARD
    assert setup.tie is Tie.CROWN_TEAM
    assert setup.team_deck == ("pink-crown", "blue", "pink", "blue", "pink", "blue")
    assert setup.trophies == ((1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6))
    assert setup.crown_card.code == "G0"
    assert sum(setup.stars) == 9
    assert sum(setup.stars[card.value] for card in ANIMALS if card.value is not None) == 36
    assert {players: standard(players).hand_size for players in PLAYERS} == {3: 12, 4: 10, 5: 8, 6: 7}
    assert (IN_THE_BOX, len(EXPLAINED), len(REPORTED)) == (16, 9, 2)


@pytest.mark.parametrize(("players", "pink", "blue"), [(3, 2, 1), (4, 2, 2), (5, 3, 2), (6, 3, 3)])
def test_team_cards(players: int, pink: int, blue: int) -> None:
    cards = standard(players).team_cards
    assert sum(card.startswith("pink") for card in cards) == pink
    assert cards.count("blue") == blue
    assert cards.count("pink-crown") == 1


#: the crown on the other team, which is the smaller one with three or five
BLUE_LEADS = ("pink", "blue-crown", "pink", "blue", "pink", "blue")


@pytest.mark.parametrize("players", PLAYERS)
def test_other_team_cards_are_dealt(players: int) -> None:
    start = GAME.start(Setup(players, row=(), team_deck=BLUE_LEADS), Seeded(players)).state
    teams, crown = start.round.teams, start.round.crown
    assert teams[crown] is Team.BLUE
    assert teams.count(Team.PINK) == (players + 1) // 2
    jokers = [any(card.colour is None for card in hand) for hand in start.table.hands]
    assert jokers == [players % 2 == 1 and team is Team.BLUE for team in teams]


def test_other_team_cards_are_shown_as_chosen() -> None:
    said = {deck: Setup(3, team_deck=deck).describe().rows[2] for deck in (TEAM_CARDS, BLUE_LEADS)}
    assert said[TEAM_CARDS] == ("Team cards", "pink with the crown, blue and pink", "default")
    assert said[BLUE_LEADS] == ("Team cards", "pink, blue with the crown and pink", "chosen here")


@pytest.mark.parametrize(
    ("players", "deck", "told"),
    [
        (4, ("pink-crown", "blue", "pink"), ["3 team cards: there are 6 in the box"]),
        (
            4,
            ("red", "blue", "pink", "blue", "pink"),
            [
                "there is no team card 'red': expected one of pink-crown, blue-crown, pink, blue (clause 3.2)",
                "5 team cards",
                "0 of the team cards have the crown: exactly one has it (clause 4.1)",
            ],
        ),
        (4, ("pink-crown", "blue-crown", *TEAM_CARDS[2:]), ["2 of the team cards have the crown"]),
        (
            3,
            ("pink", "pink", "pink", "blue", "blue", "blue-crown"),
            ["not among the first 3 team cards", "the first 3 team cards make teams of 3 and 0: expected 2 and 1"],
        ),
        (6, ("pink-crown", "pink", "pink", "pink", "blue", "blue"), ["make teams of 4 and 2: expected 3 and 3"]),
    ],
)
def test_team_cards_that_cannot_be_dealt(players: int, deck: tuple[str, ...], told: list[str]) -> None:
    with pytest.raises(BadSetup) as refused:
        Setup(players, team_deck=deck, rounds=9, trophies=TROPHIES * 3)
    faults = refused.value.faults
    assert len(faults) == len(told) + 1
    assert "9 rounds" in faults[0]
    for fault, part in zip(faults[1:], told, strict=True):
        assert part in fault


def test_what_came_later_is_written_only_where_it_is_turned() -> None:
    """A record of the first published format still says all that there is to say."""
    later = {"monkey_takes", "tie", "team_deck"}
    turned = Setup(4, monkey_takes=MonkeyTakes.ANY_CARD, tie=Tie.OTHER_TEAM, team_deck=BLUE_LEADS)
    for setup, wanted in ((standard(4), set[str]()), (turned, later)):
        written = json.loads(json.dumps(GAME.write_setup(setup)))
        assert later & set(written) == wanted
        assert GAME.read_setup(parse(json.dumps(written))) == setup


def test_the_monkey_switch_is_marked_in_the_table() -> None:
    said = {
        takes: next(row for row in Setup(3, monkey_takes=takes).describe().rows if row[0] == "What the monkey may take")
        for takes in MonkeyTakes
    }
    assert said[MonkeyTakes.ANIMAL_CARD][1:] == ("an animal card that is left", "open question")
    assert said[MonkeyTakes.ANY_CARD][1:] == ("an animal card that is left, or another joker", "chosen here")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_is_two_white_and_two_black(players: int) -> None:
    orders: set[str] = set()
    for seed in range(30):
        row, _ = lay_row(standard(players), Seeded(seed))
        assert [card in WHITE for card in row].count(True) == 2
        assert [card in BLACK for card in row].count(True) == 2
        orders.add("".join("w" if card in WHITE else "b" for card in row))
    assert len(orders) == 6


def test_a_first_game_has_at_most_one_card_that_can_clash() -> None:
    clashing = {"twos-win", "twins-vanish", "threes-low"}
    seen: set[str] = set()
    for seed in range(40):
        row, _ = lay_row(first_game(4), Seeded(seed))
        found = clashing & {str(card.id) for card in row}
        assert len(found) <= 1
        seen |= found
    assert seen == clashing


def test_a_text_that_reads_like_a_switch_is_none() -> None:
    with pytest.raises(BadSetup, match=re.escape("pass_jokers is 'no': expected PassJokers(…) of yes, no")):
        Setup(4, pass_jokers=cast("PassJokers", "no"))


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadSetup) as refused:
        Setup(
            7,
            row=row_of("twos-win") * 2,
            face_up=9,
            stars=(1, 2),
            crown_card=AnimalCard.of("monkey"),
            trophies=((1, 2), (1, 2, 300)),
            rounds=5,
        )
    told = "; ".join(refused.value.faults)
    for part in (
        "7 players: Moustache is for 3, 4, 5 or 6 (clause 1.2)",
        "5 rounds",
        "9 rule cards face up",
        "'twos-win' is in the row twice",
        "stars (1, 2)",
        "crown card 'monkey'",
        "the trophies (1, 2) of round 1",
        "the trophies (1, 2, 300) of round 2",
    ):
        assert part in told


@pytest.mark.parametrize(
    ("white", "black", "told"),
    [(WHITE[:1], BLACK, "there are 1 white rule cards"), (WHITE, BLACK[:1], "there are 1 black rule cards")],
)
def test_too_few_cards_to_draw_from(white: tuple[object, ...], black: tuple[object, ...], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        Setup(4, white=tuple(card for card in WHITE if card in white), black=tuple(c for c in BLACK if c in black))


def test_a_reported_card_is_marked_so_in_a_row_and_no_other() -> None:
    lines = {
        what: (value, source) for what, value, source in Setup(4, row=row_of("twos-win,pink-bonus")).describe().rows
    }
    assert lines["Row of rule cards"] == ("Twos win and Pink bonus (reported)", "chosen here")


def test_setups_are_written_and_read_back() -> None:
    for seed in range(40):
        setup = some_setup(seed)
        assert GAME.read_setup(parse(json.dumps(GAME.write_setup(setup)))) == setup
    for setup in (first_game(5), Setup(4, tie=Tie.OTHER_TEAM)):
        assert GAME.read_setup(parse(json.dumps(GAME.write_setup(setup)))) == setup


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("players", 7, "7 players"),
        ("players", "four", "$.players: expected a whole number"),
        ("row", ["twos-lose"], "$.row[0]: there is no rule card 'twos-lose'; known are green-negative"),
        ("row", ["own:sevens"], "give your own cards with Moustache(own=(…,))"),
        ("reading", "aloud", "$.reading: expected one of last-word, first-word, strict-row"),
        ("crown_card", "G11", "$.crown_card: 'G11' is no card"),
        ("stars", {"3": 1}, "$.stars: expected a list"),
        ("trophies", [[1, 2, "x"]], "$.trophies[0][2]: expected a whole number"),
        ("pass_jokers", True, "$.pass_jokers: expected one of yes, no"),
        ("monkey_takes", "all", "$.monkey_takes: expected one of animal-card, any-card"),
        ("team_deck", [1], "$.team_deck[0]: expected a text"),
        ("team_deck", ["pink-crown"], "1 team cards: there are 6"),
        ("bonus", 1, "unknown field 'bonus'"),
    ],
)
def test_a_damaged_setup_names_the_place(field: str, value: object, told: str) -> None:
    data = json.loads(json.dumps(GAME.write_setup(standard(4))))
    data[field] = value
    with pytest.raises(BadData, match=re.escape(told)):
        GAME.read_setup(parse(json.dumps(data)))
