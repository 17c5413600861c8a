"""The three jokers, one file each."""
