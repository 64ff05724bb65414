# F3, F7: an F as start card: everything is turned over at once, then the first player plays.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start RF/P3
draw G1/O1 G2/O2 G3/O3

? side dark
? top P3
? phase play
? turn anna
? hand anna T1 P9
? legal anna: play P9
anna: play P9
ben: draw
? hand ben T2 T3 O3      # the draw pile lies upside down
