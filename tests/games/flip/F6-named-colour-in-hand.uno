# F6, C11a: what counts is the colour before, not the named one.
mode flip
side dark
seats anna ben cem
hand anna R1/W+C B1/T9 B2/O2
hand ben R2/P2 Y2/T3
hand cem G1/T4 Y3/T5
top R9/P1
draw G2/T1 G3/T6 G4/O3 G5/T7

anna: play W+C:T
ben: challenge
? cards ben 5
? cards anna 2
? turn cem
