"""How fast the engine is, alone and beside RLCard, in numbers that can be had again."""
