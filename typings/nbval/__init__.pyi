"""Types of the part of nbval that is used here; it has none of its own."""
