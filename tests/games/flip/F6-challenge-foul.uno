# F6, C11a: foul (a card of the current colour in hand): the accused draws so instead.
mode flip
side dark
seats anna ben cem
hand anna R1/W+C B1/P9 B2/O2
hand ben R2/P2 Y2/T3
hand cem G1/T4 Y3/T5
top R9/P1
draw G2/O1 G3/T6 G4/O3

anna: play W+C:T
ben: challenge
? hand anna P9 O2 O1 T6
? cards ben 2
? turn ben
? phase play
? legal ben: play T3
