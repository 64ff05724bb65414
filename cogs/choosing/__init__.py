"""How a game and its rules are chosen: lobby, presets, typed rules, the rulebook."""
