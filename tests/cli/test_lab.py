"""``moosekit lab``: lessons are copied and never written over; JupyterLab opens on the first."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from moosekit.cli import main
from moosekit.cli.lab import copy_lessons, lessons_in
from tests.cli.running import PROGRAM
from tests.cli.serving import lab, printed_address, served_name


@pytest.fixture
def lessons(tmp_path: Path) -> list[Path]:
    """Two lessons as a wheel would have them."""
    home = tmp_path / "wheel"
    (home / "fr").mkdir(parents=True)
    for name in ("02-b.ipynb", "01-a.ipynb"):
        (home / "fr" / name).write_text(f"lesson {name}", encoding="utf-8")
    (home / "fr" / "notes.txt").write_text("no lesson", encoding="utf-8")
    return lessons_in("fr", [tmp_path / "nowhere", home])


def test_lessons_are_found_in_their_order(lessons: list[Path]) -> None:
    assert [path.name for path in lessons] == ["01-a.ipynb", "02-b.ipynb"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_this_checkout_has_lessons(language: str) -> None:
    assert lessons_in(language)[0].name.startswith("01-")


def test_lessons_are_copied_into_a_new_folder(lessons: list[Path], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "class 7b é"
    ours, kept = copy_lessons(lessons, folder)
    assert (ours, kept) == ([folder / "01-a.ipynb", folder / "02-b.ipynb"], [])
    assert sorted(folder.iterdir()) == ours
    assert ours[0].read_bytes() == lessons[0].read_bytes()


def test_a_changed_lesson_is_kept_and_named(lessons: list[Path], tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    copy_lessons(lessons, folder)
    (folder / "01-a.ipynb").write_text("my own work", encoding="utf-8")
    (folder / "02-b.ipynb").unlink()
    ours, kept = copy_lessons(lessons, folder)
    assert (ours, kept) == ([folder / "02-b.ipynb"], [folder / "01-a.ipynb"])
    assert kept[0].read_text(encoding="utf-8") == "my own work"


def test_a_file_in_the_place_of_the_folder_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["lab", str(tmp_path / "file")]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("moosekit: The lessons cannot be put into ")
    assert captured.err.count("\n") == 1


def test_an_unknown_language_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "--language", "de"]) == 2
    assert "there is no catalogue for 'de'; there are en, fr" in capsys.readouterr().err


def test_without_jupyterlab_it_says_how_to_get_it(tmp_path: Path) -> None:
    hide = "import sys; sys.modules['jupyterlab'] = None; from moosekit.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [sys.executable, "-c", hide, "lab", str(tmp_path / "mine"), "--language", "fr"]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("moosekit: JupyterLab n'est pas installé.")
    assert 'pip install "moosekit[lab]"' in done.stderr
    assert not (tmp_path / "mine").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes to end")
def test_jupyterlab_serves_the_folder_and_is_left_to_answer_ctrl_c(tmp_path: Path) -> None:
    with lab(PROGRAM, tmp_path / "mine") as program:
        assert program.stdout is not None
        assert program.stdout.readline().endswith(f"copied to {tmp_path / 'mine'}.\n")
        address = printed_address(program)
        program.send_signal(signal.SIGINT)  # JupyterLab would now ask whether to stop; moosekit waits for its answer
        first = min(path.name for path in (tmp_path / "mine").iterdir())
        assert served_name(address, first) == first
        assert program.poll() is None
