"""Draws the picture of the README and of the site's first page: `python tools/pictures.py` writes docs/images/."""

from collections.abc import Mapping
from pathlib import Path

from moosekit import Trick
from moosekit.draw import RowItem, row_of_cards_svg
from moosekit.words import text

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


def pictures() -> Mapping[str, str]:
    """All pictures by file name."""
    return {"trick.svg": f"{trick_picture()}\n"}


def main() -> None:
    """Write them."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (IMAGES / name).write_text(svg, encoding="utf-8")
        print(f"wrote docs/images/{name}")


if __name__ == "__main__":
    main()
