"""A class: lessons as data, printed sheets, lesson codes, and progress without accounts."""
