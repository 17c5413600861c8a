"""Tests, importable as a package so that they can share their twins and small helpers."""
