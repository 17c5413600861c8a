"""Why a file cannot be read or written, in words."""

from __future__ import annotations

from moosekit.words.faults import say_again


def problem_of(fault: OSError | ValueError, language: str) -> str:
    """What the system says; a name with a zero in it is a ``ValueError``.

    >>> problem_of(FileNotFoundError(2, "No such file or directory"), "fr")
    "il n'y a pas de fichier ni de dossier de ce nom"
    """
    told = fault.strerror if isinstance(fault, OSError) else None
    return say_again(told or str(fault), language)
