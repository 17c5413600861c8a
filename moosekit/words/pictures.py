"""What a picture of a card says: its name, and what it shows, for somebody who hears it."""

from __future__ import annotations

from dataclasses import dataclass

from moosekit.words.catalogue import catalogue, text

__all__ = ["PictureWords", "picture_words"]


@dataclass(frozen=True, slots=True)
class PictureWords:
    """The spoken words of a picture: ``title`` names it, ``description`` tells what it shows."""

    title: str
    description: str


def picture_words(code: str, language: str = "en") -> PictureWords:
    """The words of a card by its code, of a back (``back-goat``, ``back-antlers``, ``back-house``) or of a side of the
    token (``token-heads``, ``token-tails``).

    The cards are those of Face de bouc (``f01``), There's a Moose in the House (``M.kit``) and Moose Match Mayhem
    (``bear.w``). A face is described, never named: its name is the players' own.

    Raises:
        ValueError: quotes a code that none of these cards has.

    >>> picture_words("M.kit").title
    'a moose for the kitchen'
    >>> picture_words("M.kit").description
    "A kitchen, and behind the counter a moose in a chef's hat. A pot is its sign."
    """
    slug = code.lower().replace(".", "-").replace("*", "wild")
    names = [f"bouc.face.{slug}", f"house.card.{slug}", f"mayhem.card.{slug}"]
    if slug.startswith("back-"):
        names = ["art.back"]
    if slug.startswith("token-"):
        names = [f"mayhem.side.{slug.removeprefix('token-')}"]
    name = next((key for key in names if key in catalogue(language)), None)
    if name is None or f"art.{slug}" not in catalogue(language):
        told = "write f01 to f12, a card such as M.kit or bear.w, or a back"
        raise ValueError(f"{code!r} has no picture with words; {told}")
    return PictureWords(text(name, language), text(f"art.{slug}", language))
