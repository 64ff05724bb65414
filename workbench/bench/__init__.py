"""The benches: how fast the engine, the computer players and the whole bot are."""
