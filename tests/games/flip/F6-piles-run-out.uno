# F6, C16: if the piles run out, drawing stops; the player is passed over all the same.
mode flip
side dark
seats anna ben cem
hand anna R1/W+C B1/O9 B2/O2
hand ben R2/P2 Y2/P3
hand cem G1/T4 Y3/O5
top R9/P1
draw G2/O1
discard G3/O3

anna: play W+C:T
ben: take
? hand ben P2 P3 O1 O3 P1    # all but the top card
? draw-pile 0
? turn cem
