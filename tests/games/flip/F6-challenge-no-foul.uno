# F6: no foul: the challenger draws so, plus two more, and is passed over.
mode flip
side dark
seats anna ben cem
hand anna R1/W+C B1/O9 B2/O2
hand ben R2/P2 Y2/T3
hand cem G1/T4 Y3/T5
top R9/P1
draw G2/O1 G3/T6 G4/O3 G5/T7 G6/O4

anna: play W+C:T
ben: challenge
? hand ben P2 T3 O1 T6 O3 T7
? turn cem
