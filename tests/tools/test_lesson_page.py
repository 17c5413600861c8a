"""A lesson as a page: a widget that is shown in two places is one widget there, too."""

from tools.lesson_page import stored_widget
from tools.lesson_run import WIDGET, Output, Ran, Run, State
from tools.lesson_source import Cell


def shown(model: str) -> Ran:
    output = Output("execute_result", data={WIDGET: {"model_id": model}, "text/html": "<p>a picture</p>"})
    return Ran(Cell("a", "code", "a"), 1, (output,))


def test_only_what_is_shown_twice_has_a_name_and_the_same_one_each_time() -> None:
    states: dict[str, State] = {name: {"_esm": "source", "at": name} for name in "ab"}
    cells = (shown("a"), shown("b"), shown("a"))
    run = Run((Ran(Cell("start", "markdown", "# A lesson"), None, ()), *cells), "en", states)
    first, other, again = [stored_widget(ran.outputs[0], run).page_part()[2] for ran in cells]
    assert first == again == {"at": "a", "shared": "0"}
    assert other == {"at": "b"}
