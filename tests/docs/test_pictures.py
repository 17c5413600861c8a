"""The committed pictures are those that `tools/pictures.py` draws."""

from tools.pictures import IMAGES, pictures


def test_pictures_are_current() -> None:
    assert {path.name: path.read_text(encoding="utf-8") for path in IMAGES.iterdir()} == dict(pictures())
