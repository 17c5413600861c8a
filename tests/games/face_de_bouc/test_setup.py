"""Set-ups: every switch with its values, all faults at once, and a description that hides no default."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from moosekit.core.ids import Millis, Seat
from moosekit.core.json_data import BadData, Json, Reader, parse
from moosekit.core.refusal import BadSetup
from moosekit.games.face_de_bouc.cards import COPIES, FACES, FaceCard, faces
from moosekit.games.face_de_bouc.codec import NUMBERS
from moosekit.games.face_de_bouc.setup import PLAYERS, Setup, standard, without_clock
from moosekit.games.face_de_bouc.switches import CLAUSES, SWITCHES
from moosekit.words import LANGUAGES
from moosekit.words.clauses import clauses
from tests.games.face_de_bouc.playing import GAME, some_setup


def written(setup: Setup) -> dict[str, Json]:
    data = GAME.write_setup(setup)
    assert isinstance(data, dict)
    return {str(name): value for name, value in data.items()}


def test_the_deck_is_twelve_characters_on_56_cards() -> None:
    deck = Setup(4).deck
    assert len(deck) == 56
    assert sorted(deck.count(face) for face in FACES) == [4] * 4 + [5] * 8
    assert [face.code for face in FACES] == [f"f{number:02}" for number in range(1, 13)]
    assert faces("f01 f12") == (FACES[0], FaceCard.of("f12"))


def test_every_fault_is_told_at_once() -> None:
    with pytest.raises(BadSetup) as refused:
        Setup(
            8,
            copies=(1, 2, 129),
            first=Seat(9),
            same_instant=Millis(-1),
            say_limit=Millis(0),
            recall_limit=Millis(86_400_001),
            slips=(9, 5),
        )
    told = "\n".join(refused.value.faults)
    for part in (
        "8 players",
        "the first seat 9",
        "3 numbers of copies",
        "129",
        "132 cards",
        "same_instant is -1",
        "say_limit is 0",
        "recall_limit is 86400001",
        "slips (9, 5)",
    ):
        assert part in told
    assert len(refused.value.faults) == 9


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_text_is_no_switch(switch: str) -> None:
    """``clock="stamps"`` was a table without a clock."""
    value, number = SWITCHES[switch][0], CLAUSES[switch]
    assert number in clauses(GAME.id, "en")
    with pytest.raises(BadSetup, match=rf"{switch} is '{value}': expected {type(value).__name__}\('{value}'\) or"):
        Setup(4, **{switch: str(value)})  # type: ignore[arg-type]  # fields by their names


@pytest.mark.parametrize("players", [-1, 0, 1, 8])
def test_two_to_seven_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 7"):
        Setup(players)


@pytest.mark.parametrize("seed", range(30))
def test_a_set_up_is_written_and_read(seed: int) -> None:
    setup = some_setup(seed)
    assert GAME.read_setup(Reader(GAME.write_setup(setup))) == setup


def test_every_field_is_written() -> None:
    assert (
        {field.name for field in fields(Setup)}
        == {*NUMBERS, *SWITCHES, "name"}
        == set(written(Setup(4, paces=(1, 1, 3, 10))))
    )


def test_every_switch_has_another_value_and_words_for_each() -> None:
    usual = Setup(4)
    for switch, values in SWITCHES.items():
        assert len(values) > 1
        assert values[0] == getattr(usual, switch)
        for value in values:
            setup = GAME.read_setup(Reader({**written(usual), switch: str(value)}))
            for language in LANGUAGES:
                rows = setup.describe(language).rows
                assert all(all(row) for row in rows)
                assert len(rows) == len(NUMBERS) + len(SWITCHES) + 1  # and the number of cards


def test_what_is_open_is_told_so_and_what_was_chosen_too() -> None:
    sources = {row[0]: row[2] for row in standard(4).describe().rows}
    assert sources["Players"] == "reported"
    assert sources["Cards of each character"] == "default"
    assert sources["What counts as the same time"] == "open question"
    assert sources["Special shout"] == "rulebook"
    assert sources["Cost of a wrong name"] == "rulebook"
    assert "chosen here" not in sources.values()
    chosen = {row[0] for row in replace(Setup(4), first=Seat(1), slips=()).describe().rows if row[2] == "chosen here"}
    assert chosen == {"Who begins", "Letters from which a name may have one slip more"}
    assert [row[1] for row in without_clock(4).describe().rows if row[0] == "Time to think"] == ["none"]


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("players", "four", r"\$\.players: expected a whole number"),
        ("players", 9, r"\$: 9 players"),
        ("copies", [5], r"\$: 1 numbers of copies"),
        ("tries", "many", r"\$\.tries: expected one of unlimited, one"),
        ("slips", 5, r"\$\.slips: expected a list"),
        ("recall_limit", -5, r"\$\.recall_limit: expected a whole number"),
        ("extra", 1, r"\$: unknown field 'extra'"),
    ],
)
def test_a_bad_set_up_names_the_place(field: str, value: Json, fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        GAME.read_setup(Reader({**written(Setup(4)), field: value}))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[]", r"\$: expected an object"),
        ('{"do": "dance"}', r"\$\.do: expected one of draw, elapsed"),
        ('{"do": "name"}', r"\$: the field 'text' is missing"),
        ('{"do": "say", "text": "a"}', r"\$: the field 'at' is missing"),
        ('{"do": "press", "at": -1}', r"\$\.at: expected a whole number"),
        ('{"do": "draw", "when": 1}', r"\$: unknown field 'when'"),
    ],
)
def test_a_bad_action_names_the_place(text: str, fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        GAME.read_action(parse(text))


def test_there_are_set_ups_for_every_number_of_players() -> None:
    assert [standard(players).players for players in PLAYERS] == list(range(2, 8))
    assert sum(COPIES) == 56
