"""moosekit: card games that explain every decision they take."""

__version__ = "0.1.0"
