# L1a, X5d: nobody out by cards, the one left is first: a leaver's hand counts for that place, too.
option play_on
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  W W
hand cem  B7 B8
top W:R
turn anna

ben: leave
anna: draw
? out anna
? phase round-over
? winner cem
? score cem 183          # anna's 33 and a W of ben's that was drawn again, and ben's W W
