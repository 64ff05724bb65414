# X9a, V12: with nobody out yet the active in order; equals share the first place, and nobody wins.
option blitz
option play_on
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2
hand cem  B1 B2 B3
top R5

table: time-up
? place anna 1
? place ben 1
? place cem 3
? score anna 0
? score ben 0
