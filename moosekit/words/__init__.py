"""Words: codes, references and values become sentences here, in every language, for every front end."""

from __future__ import annotations

from moosekit.words.catalogue import LANGUAGES, UnknownLanguage, text
from moosekit.words.narrate import narrate, narrate_all, say_reason, say_refusal

__all__ = ["LANGUAGES", "UnknownLanguage", "narrate", "narrate_all", "say_reason", "say_refusal", "text"]
