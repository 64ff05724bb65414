# X14, X5: a last 7 names no one who is knocked out; named otherwise it gives them the win.
option seven_o
option last_exchange
option hand_limit=15
option must_swap
seats anna ben cem
hand anna R7 R1
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 B5
hand cem  G1 G2 R2
top R9
draw W G9 G8 Y5 Y6 Y7 Y8

anna: play R1 uno
ben: draw
? out ben
cem: play R2
anna: play R7 > ben !
anna: play R7 > cem
? winner cem
? phase round-over
