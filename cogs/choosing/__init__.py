"""How a game and its rules are chosen: lobby, presets, rules as text, the rulebook."""
