"""A card, and a zone: a place for cards that says who may see them."""
