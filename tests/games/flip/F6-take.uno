# F6: a W+C: the next player draws until a card of the named colour comes, and is passed over.
mode flip
side dark
seats anna ben cem
hand anna R1/W+C B1/O9 B2/O2
hand ben R2/P2 Y2/P3
hand cem G1/T4 Y3/T5
top R9/P1
draw G2/O1 G3/O3 G4/W G5/T6 G6/O5

anna: play W+C:T
? phase pending
? pending colour T
? colour T
? legal ben: take | challenge
ben: take
? hand ben P2 P3 O1 O3 W T6   # a wild is no card of the colour
? draw-pile 1
? turn cem
? legal cem: play T4 | play T5
