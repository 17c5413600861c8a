"""``moosekit explain - --json``: a trick a line, an answer a line, whatever the lines are."""

from __future__ import annotations

import io
import json
import random
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moosekit.cli.lines import LONGEST_LINE, answers
from moosekit.core.json_data import Json
from moosekit.games.moustache.cards import ANIMALS, CARDS
from moosekit.games.moustache.rule_cards import SHIPPED
from tests.cli.running import PROGRAM, moosekit
from tests.samples import samples
from tests.twins.moustache.trick import READINGS
from tests.twins.moustache.trick import trick as twin

ANIMAL_CODES = {card.code for card in ANIMALS}


def answered(text: bytes | str) -> list[dict[str, Json]]:
    """The answers to these lines."""
    stream = io.BytesIO(text if isinstance(text, bytes) else text.encode())
    return list(answers(stream, "en", "pigeon-first"))


def outcome(answer: dict[str, Json]) -> dict[str, Json]:
    """An answer without its steps."""
    return {name: value for name, value in answer.items() if name in ("winner", "next_leader", "taken", "pending")}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("O5 O9 O3 G2 | twos-win,threes-low | last-word", {"winner": 2, "next_leader": 2, "taken": [0, 1, 2, 3]}),
        ("O5 O9 O3 G2 | twos-win,threes-low | first-word", {"winner": 3, "next_leader": 3, "taken": [0, 1, 2, 3]}),
        ("O5 O9 O3 G2", {"winner": 1, "next_leader": 1, "taken": [0, 1, 2, 3]}),
        ("O5 O9 O3 G2|", {"winner": 1, "next_leader": 1, "taken": [0, 1, 2, 3]}),
        ("O5 O9 O3 G2 | | first-word", {"winner": 1, "next_leader": 1, "taken": [0, 1, 2, 3]}),
        ("P7 O7 G7 | twins-vanish", {"winner": None, "next_leader": 0, "taken": []}),
        ("P4 pigeon B9 G1", {"winner": 2, "next_leader": 2, "taken": []}),
        ("pigeon unicorn monkey", {"winner": 1, "next_leader": 1, "taken": []}),
        ("P4 monkey B9 G1", {"winner": 2, "next_leader": 2, "taken": [0, 2, 3], "pending": "monkey"}),
        ("P4 monkey=B9 B9 G1", {"winner": 2, "next_leader": 2, "taken": [0, 3]}),
        ("P7 monkey O7 | twins-vanish", {"winner": None, "next_leader": 0, "taken": []}),
        ("P4 monkey B9 pigeon", {"winner": 2, "next_leader": 2, "taken": []}),
        ("P1 P2 P3 P4 P5 P6 | " + ",".join(card.id for card in SHIPPED), None),
    ],
)
def test_a_line_is_answered(line: str, expected: dict[str, Json] | None) -> None:
    (answer,) = answered(line)
    assert "refusal" not in answer
    if expected is not None:
        assert outcome(answer) == expected


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"", "0 cards were given"),
        (b"P2 P8", "2 cards were given"),
        (b"P1 P2 P3 P4 P5 P6 P7", "7 cards were given"),
        (b"P1 P2 P1", "'P1' is there twice"),
        (b"P1 P2 P3 | twos", "there is no rule card 'twos'"),
        (b"P1 P2 P3 | reversed,reversed", "the rule card 'reversed' is in the row twice"),
        (b"P1 P2 P3 | reversed | loud", "the reading 'loud' is not known"),
        (b"P1 P2 P3 | reversed | last-word | more", "the line has 4 parts between bars"),
        (b"P1 P2 monkey=P9", "the monkey cannot take 'P9': it may take P1, P2"),
        (b"\xff\xfe P1", "the line is not text in UTF-8: its byte 0 is 0xff"),
        (b"\xed\xa0\x80 P1 P2", "the line is not text in UTF-8: its byte 0 is 0xed"),
        (b"\0", "'\\x00' is no card"),
        (b"x" * 10_000_000, f"the line is too long: at most {LONGEST_LINE} bytes are read"),
        (b"[" * 1500, "'[[[["),
    ],
)
def test_a_bad_line_is_refused_and_does_not_stop_the_rest(line: bytes, sentence: str) -> None:
    first, bad, last = answered(b"P2 P8 G3 B1\n" + line + b"\nP2 P8 G3 B1")
    assert first == last
    assert str(bad["refusal"]).startswith(sentence)
    assert len(str(bad["refusal"])) < 600
    assert (bad["winner"], bad["next_leader"], bad["taken"], bad["line"]) == (None, None, [], 2)


@given(st.binary(max_size=200))
def test_any_bytes_give_one_answer_a_line(lines: bytes) -> None:
    expected = lines.count(b"\n") + (not lines.endswith(b"\n") and lines != b"")
    found = answered(lines)
    assert len(found) == expected
    assert all("refusal" in answer for answer in found)
    assert json.loads(json.dumps(found)) == found


def test_a_line_of_exactly_the_longest_is_read_and_one_more_is_not() -> None:
    line = "P1 P2 P3".ljust(LONGEST_LINE)
    assert [answer["winner"] for answer in answered(f"{line[:-1]}\n{line} \nP1 P2 P3")] == [2, None, 2]


def some_lines(count: int) -> Iterator[tuple[list[str], list[str], str]]:
    """Tricks of any cards and any row, also those that no game could deal."""
    draw = random.Random(11)
    for _ in range(count):
        cards = draw.sample([card.code for card in CARDS], draw.randint(3, 6))
        yield cards, draw.sample([card.id for card in SHIPPED], draw.randint(0, 5)), draw.choice(READINGS)


def test_answers_agree_with_the_naive_twin() -> None:
    lines = list(some_lines(samples(1500, 20_000)))
    found = answered("\n".join(f"{' '.join(cards)} | {','.join(row)} | {reading}" for cards, row, reading in lines))
    for (cards, row, reading), answer in zip(lines, found, strict=True):
        expected = twin(cards, row, reading)
        assert (answer["winner"], answer["next_leader"]) == (expected.winner, expected.next_leader)
        assert answer["taken"] == [place for place in expected.taken if cards[place] in ANIMAL_CODES]
        assert (answer.get("pending") == "monkey") == bool(expected.monkey_choices)


def test_as_a_program_in_french() -> None:
    done = moosekit("explain", "-", "--json", "--language", "fr", stdin=b"P2 P8 G3 B1\r\nnonsense\r\n\r\nP1 P2 P3")
    assert (done.returncode, done.stderr) == (0, b"")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["winner"] for answer in found] == [3, None, None, 2]
    assert found[0]["steps"][0]["text"].startswith("La place 1 entame")


def test_monkey_first_for_all_lines() -> None:
    done = moosekit(
        "explain", "-", "--json", "--pigeon-and-monkey", "monkey-first", stdin=b"P4 pigeon monkey\nP4 pigeon monkey=P4"
    )
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert (first["pending"], first["taken"]) == ("monkey", [])
    assert ("pending" in second, second["stolen"]) == (False, 0)


def test_each_line_is_answered_at_once() -> None:
    with subprocess.Popen(
        [*PROGRAM, "explain", "-", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for cards, winner in (("P2 P8 G3 B1", 3), ("P1 P2 P3", 2)):
            process.stdin.write(f"{cards}\n".encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["winner"] == winner
        process.stdin.close()
        assert process.wait(30) == 0


@pytest.fixture
def hearing_ctrl_c() -> Iterator[None]:
    """A shell that starts the tests in the background has them ignore Ctrl-C, and all that they start; not here."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("hearing_ctrl_c")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither this signal nor closed pipes of this kind")
def test_a_closed_pipe_and_ctrl_c_end_it_quietly() -> None:
    for end in ("pipe", "interrupt"):
        with subprocess.Popen(
            [*PROGRAM, "explain", "-", "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdin.write(b"P2 P8 G3 B1\n")
            process.stdin.flush()
            process.stdout.readline()
            if end == "pipe":
                process.stdout.close()
                process.stdin.write(b"P2 P8 G3 B1\n")
                process.stdin.flush()
            else:
                process.send_signal(signal.SIGINT)
            said = process.stderr.read()
            assert (said, process.wait(30)) == (b"", 141 if end == "pipe" else 130)
