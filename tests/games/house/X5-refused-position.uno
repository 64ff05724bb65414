# A position with such a hand is refused.
mode classic
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2 Y3
hand ben  Y5 Y6
top R9
? refused X5
