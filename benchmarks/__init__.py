"""How fast moosekit is, beside a yardstick: ``python benchmarks/run.py``."""
