"""The widget in Python: what it shows of itself, what it takes, what it refuses, and what it becomes on a page."""

import gzip
import json
import re
from pathlib import Path

import pytest
import traitlets

from moosekit.games.moustache import Trick
from moosekit.widgets import TrickStepper, html_page
from moosekit.widgets.base import front_end
from moosekit.words import UnknownLanguage
from tests.widgets.golden_state import example


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (0, "TrickStepper('O5 O9 O3 G2', row=twos-win,threes-low, step 0/8)"),
        (6, "TrickStepper('O5 O9 O3 G2', row=twos-win,threes-low, step 6/8, seat 4 ahead)"),
        (8, "TrickStepper('O5 O9 O3 G2', row=twos-win,threes-low, step 8/8, seat 3 wins)"),
    ],
)
def test_the_repr_says_what_is_shown(step: int, expected: str) -> None:
    with TrickStepper(example(), step=step) as stepper:
        assert repr(stepper) == expected


def displayed(stepper: TrickStepper) -> dict[str, object]:
    """What a notebook gets to show."""
    bundle = stepper._repr_mimebundle_()  # pyright: ignore[reportPrivateUsage]  # a notebook calls it
    assert bundle is not None
    return bundle[0]


def test_two_made_alike_show_alike() -> None:
    with TrickStepper(example()) as one, TrickStepper(example()) as other:
        shown, again = displayed(one), displayed(other)
    assert {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"} == set(shown)
    for kind in ("text/plain", "text/html"):
        assert shown[kind] == again[kind]


def test_the_fallback_shows_the_cards_and_says_in_words_to_run_the_cell() -> None:
    with TrickStepper(example(), step=8, language="fr") as stepper:
        page = stepper.page_part()[3]
    assert "Exécute cette cellule pour suivre le pli pas à pas." in page
    assert page.count('role="img"') == 2
    assert "<script" not in page


def test_python_sets_the_step_and_hears_of_it() -> None:
    heard: list[int] = []

    def hear(change: dict[str, int]) -> None:
        heard.append(change["new"])

    with TrickStepper(example()) as stepper:
        stepper.observe(hear, names="step")
        stepper.step = 3
        stepper.set_state({"step": 5, "prediction": 2})
        assert (stepper.step, stepper.prediction) == (5, 2)
        assert stepper.frames[stepper.step]["heading"] == "Orange is the strongest colour here."
    assert heard == [3, 5]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"step": 9}, "step 9 is no step of this trick: expected 0 to 8"),
        ({"theme": "pink"}, "'pink' is not a theme; choose one of auto, light, dark"),
        ({"language": "de"}, "there is no catalogue for 'de'; there are en, fr"),
        ({"names": ["Ana"]}, "names=['Ana']: expected one for each of 4 seats"),
        ({"stepp": 3}, "stepp"),
    ],
)
def test_what_is_not_right_is_refused_with_what_would_be(arguments: dict[str, object], message: str) -> None:
    with pytest.raises((TypeError, ValueError, traitlets.TraitError, UnknownLanguage), match=re.escape(message)):
        TrickStepper(example(), **arguments)  # type: ignore[arg-type]  # wrong on purpose


def test_tapping_needs_hands() -> None:
    with pytest.raises(ValueError, match="make the trick with hands"):
        TrickStepper(Trick.parse("P2 P8 G3 B1"), tap=True)


def test_a_task_to_tap_is_not_headed_by_who_wins() -> None:
    trick = Trick.parse("P2 P8 G3", hands=["P2 G5", "P8 B9", "G3 B1"])
    with TrickStepper(trick, tap=True) as stepper, TrickStepper(trick) as other:
        titles = [one.scene["title"] for one in (stepper, other)]
    assert titles == ["Which cards may be played?", "Who wins this trick?"]


def test_a_wrong_step_from_python_changes_nothing() -> None:
    with TrickStepper(example(), step=2) as stepper:
        with pytest.raises(traitlets.TraitError, match="step 99 is no step of this trick: expected 0 to 8"):
            stepper.step = 99
        assert stepper.step == 2


def test_players_have_names_beside_their_seats() -> None:
    with TrickStepper(Trick.parse("P2 P8 G3"), names=("Ana", "Ben", "Cléo")) as stepper:
        assert [seat["name"] for seat in stepper.scene["seats"]] == ["Ana (Seat 1)", "Ben (Seat 2)", "Cléo (Seat 3)"]


def test_a_page_carries_everything_and_asks_nobody(tmp_path: Path) -> None:
    with TrickStepper(example(), predict=True) as stepper:
        page = stepper.to_html(tmp_path / "trick.html").read_text(encoding="utf-8")
    block = re.search(r"<script type=\"application/json\" data-moosekit-state>(.*?)</script>", page, re.DOTALL)
    assert block is not None
    state = json.loads(block[1])
    assert list(state["modules"]) == ["trick-stepper"]
    assert state["widgets"][0]["state"]["predict"] is True
    assert not re.findall(r"(?:src|href)=", page)
    assert "https://" not in page
    assert set(re.findall(r"http://[\w./]+", page)) == {"http://www.w3.org/2000/svg"}


def test_text_cannot_end_the_state_block(tmp_path: Path) -> None:
    with TrickStepper(Trick.parse("P2 P8 G3"), names=("</script><b>", "Ben", "Cléo")) as stepper:
        page = stepper.to_html(tmp_path / "trick.html").read_text(encoding="utf-8")
    assert "</script><b>" not in page
    assert page.count("</script>") == 2


def test_several_widgets_share_a_page_and_its_module() -> None:
    with TrickStepper(example()) as one, TrickStepper(example(), present=True) as other:
        page = html_page([one, other], title="Two tricks")
    assert len(re.findall(r'<div class="moosekit-slot" data-moosekit-widget="[01]">', page)) == 2
    assert "<title>Two tricks</title>" in page
    with pytest.raises(ValueError, match="no widgets were given: expected at least one"):
        html_page([])


def test_a_stepper_is_small_enough_to_come_with_every_notebook() -> None:
    """The front end, art included, in at most 30 kB as it travels."""
    assert len(gzip.compress(front_end("trick-stepper").encode())) <= 30 * 1024


def test_a_front_end_that_is_not_built_says_how_to_build_it() -> None:
    with pytest.raises(FileNotFoundError, match=r"'nothing' has not been built: run 'python hatch_build.py'"):
        front_end("nothing")


def test_it_closes() -> None:
    with TrickStepper(example()) as stepper:
        assert stepper.comm is not None
    assert stepper.comm is None
