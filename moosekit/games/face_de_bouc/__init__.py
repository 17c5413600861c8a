"""Face de bouc: name the face, remember the name, shout it first."""

from __future__ import annotations

from moosekit.games.face_de_bouc.cards import FACES, FaceCard, faces
from moosekit.games.face_de_bouc.game import FaceDeBouc
from moosekit.games.face_de_bouc.position import position
from moosekit.games.face_de_bouc.setup import Setup, standard, without_clock
from moosekit.games.face_de_bouc.switches import SpecialShout

__all__ = [
    "FACES",
    "FaceCard",
    "FaceDeBouc",
    "Setup",
    "SpecialShout",
    "faces",
    "position",
    "standard",
    "without_clock",
]
