"""Face de bouc: name the face, remember the name, shout it first."""

from __future__ import annotations

from moosekit.games.face_de_bouc.cards import FACES, FaceCard, faces

__all__ = ["FACES", "FaceCard", "faces"]
