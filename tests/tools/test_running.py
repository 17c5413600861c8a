"""`python tools/dev.py test` stops at the first failure, says which, and leaves the last word to the last tool."""

import sys

import pytest

from tools.running import run_rows
from tools.stages import BROWSER, ROWS, STAGES, Stage


def stage(name: str, code: str) -> Stage:
    """A stage that runs these lines of Python."""
    return Stage(name, f"checks {name}", ([sys.executable, "-c", code],))


def test_all_rows_run_and_their_time_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    pair = (stage("left", "print('from left')"), stage("right", "print('from right')"))
    run_rows([[stage("first", "print('one')")], pair, [stage("last", "print('the end')")]], deep=False)
    said = capfd.readouterr().out
    assert said.index("one") < said.index("first passed in") < said.index("from left") < said.index("from right")
    assert said.endswith("the end\n")


def test_a_failure_stops_everything_and_says_how_to_repeat_it(capfd: pytest.CaptureFixture[str]) -> None:
    rows = [[stage("fine", "pass"), stage("broken", "raise SystemExit('ouch')")], [stage("never", "print('never')")]]
    with pytest.raises(SystemExit, match=r"broken failed; to repeat just that: python tools/dev\.py broken$"):
        run_rows(rows, deep=False)
    said = capfd.readouterr()
    assert "ouch" in said.out
    assert "never" not in said.out + said.err


def test_all_commands_of_a_failing_stage_still_run(capfd: pytest.CaptureFixture[str]) -> None:
    both = Stage(
        "both", "checks", ([sys.executable, "-c", "raise SystemExit(3)"], [sys.executable, "-c", "print('too')"])
    )
    with pytest.raises(SystemExit, match="both failed"):
        run_rows([[both]], deep=False)
    assert "too" in capfd.readouterr().out


@pytest.mark.parametrize(("deep", "told"), [(True, "1"), (False, "")])
def test_deep_is_told_to_every_tool(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, deep: bool, told: str
) -> None:
    monkeypatch.delenv("MOOSEKIT_DEEP", raising=False)
    run_rows([[stage("ask", "import os; print('deep', repr(os.environ['MOOSEKIT_DEEP']))")]], deep)
    assert f"deep {told!r}" in capfd.readouterr().out


def test_the_last_word_is_a_pytest_summary() -> None:
    assert ROWS[-1] == (BROWSER,)
    assert "pytest" in BROWSER.commands[-1]


def test_every_stage_has_a_name_of_its_own() -> None:
    assert len(STAGES) == sum(len(row) for row in ROWS)
