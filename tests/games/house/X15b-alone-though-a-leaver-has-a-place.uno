# X15b, L1, X5d: one player left in the match wins it, though one who has left has a place and more points.
option rounds=1
option play_on
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  B7 B8
hand cem  R7 R8
top W:R
draw Y3
score anna 400

anna: draw
anna: leave
ben: leave
? winner cem
? place cem 1
? place anna 2
? match cem
