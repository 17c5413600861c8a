"""Small throw-away games that show that the kernel carries the hard cases."""
