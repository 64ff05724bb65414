# F6, C15: as the last card it is still drawn before scoring, without challenge.
mode flip
side dark
seats anna ben cem
hand anna R1/W+C
hand ben R2/P2 Y2/P3
hand cem G1/T4
top R9/P1
draw G2/O1 G3/T1 G4/O3

anna: play W+C:T
? phase round-over
? hand ben P2 P3 O1 T1
? score anna 0
? score ben 9            # the light faces: 2, 2, 2, 3
? score cem 1
