"""Opens the lessons of this checkout in JupyterLab."""

import json
from collections.abc import Sequence

from tools.chromium import is_root
from tools.environment import ROOT, call, say

FIRST_LESSON = "en/01-your-first-trick.ipynb"
SETTINGS = ROOT / ".venv/share/jupyter/lab/settings/overrides.json"
NO_NEWS = {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False}}


def open_lessons(words: Sequence[str]) -> None:
    """Trust the lessons, so that their pictures show before a run, and open the first; `words` go to JupyterLab."""
    SETTINGS.parent.mkdir(parents=True, exist_ok=True)
    SETTINGS.write_text(json.dumps(NO_NEWS))  # else it asks whether to fetch news from another host, over the lesson
    lessons = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("notebooks/*/*.ipynb"))
    call("-m", "jupyter", "trust", *lessons)
    opens = "at the address below" if "--no-browser" in words else "in your browser"
    say(f"JupyterLab opens {opens}; Ctrl-C twice in this window ends it")
    root = ["--allow-root"] if is_root() else []
    where = [f"--ServerApp.root_dir={ROOT / 'notebooks'}", f"--LabApp.default_url=/lab/tree/{FIRST_LESSON}"]
    call("-m", "jupyter", "lab", *where, *root, *words)
