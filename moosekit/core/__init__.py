"""What a game is: states, actions, refusals, explanations, secrets, chance, records. Knows no game and no card."""
