# X5a, F7: set-aside cards are turned over as all others, and drawn again so.
mode flip
option hand_limit=15
option endless_draw
seats anna ben
hand anna RF/P1 G2/P2 G3/P3
hand ben  Y1/T8 Y2/T9
top R9/V5
aside G1/O1

anna: play RF
? side dark
? aside 1
ben: draw
? aside 0
? hand ben Y1/T8 Y2/T9 RF/P1 G1/O1
