"""Naive twins: second, plain readings of the rules, written without sight of the engines they check."""
