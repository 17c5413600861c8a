"""Draws the pictures of the README and of the site: `python tools/pictures.py` writes docs/images/."""

from collections.abc import Mapping
from pathlib import Path

from moosekit import Trick
from moosekit.draw import RowItem, Shelf, Stack, row_of_cards_svg, shelves_svg
from moosekit.words import text
from moosekit.words.pictures import picture_words

IMAGES = Path(__file__).resolve().parent.parent / "docs/images"


def trick_picture() -> str:
    """A row of two rule cards and a trick of four cards, with the one that leads and the one that wins."""
    trick = Trick.parse("O5 O9 O3 G2", row="twos-win,threes-low")
    rules = [RowItem(card.id, text(f"rule.{card.id}"), place=place) for place, card in enumerate(trick.row, start=1)]
    played = [
        RowItem(play.card.code, text("show.seat", number=play.seat + 1), ("ahead",) if place == trick.winner else ())
        for place, play in enumerate(trick.plays)
    ]
    said = " ".join(step.text for step in trick.why().steps)
    return row_of_cards_svg([*rules, *played], title="Two rule cards and a trick", description=said)


def cards_picture() -> str:
    """Some cards of each of the three other games."""
    faces, rooms = "f01 f03 f07 f10 f11 f12", "M.kit M.bath M.liv M.bed HC T"
    rows = (faces, rooms, "moose.b bear.w squirrel.* yeti.w yeti.g avalanche")
    shelves = [Shelf("", tuple(Stack((code,)) for code in row.split())) for row in rows]
    said = ", ".join(picture_words(code).title for row in rows for code in row.split())
    return shelves_svg(shelves, title="Cards of three games", description=f"{said}.", size=84)


def pictures() -> Mapping[str, str]:
    """All pictures by file name."""
    return {"trick.svg": f"{trick_picture()}\n", "cards.svg": f"{cards_picture()}\n"}


def main() -> None:
    """Write them."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (IMAGES / name).write_text(svg, encoding="utf-8")
        print(f"wrote docs/images/{name}")


if __name__ == "__main__":
    main()
