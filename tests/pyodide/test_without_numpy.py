"""What is tested in a page must not import NumPy: seen here in seconds, and not first in the full counts."""

import subprocess
import sys
from typing import Final

from tools.environment import ROOT

COLLECT: Final = """
import sys

class NoNumpy:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'", name=name)

sys.meta_path.insert(0, NoNumpy())
from tests.pyodide.core_tests import main
sys.exit(main("--collect-only", "-qq"))
"""


def test_the_tests_of_the_core_are_found() -> None:
    done = subprocess.run(
        [sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:]
