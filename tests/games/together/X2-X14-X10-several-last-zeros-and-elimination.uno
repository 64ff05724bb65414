# X2, X14a, X10: two last 0s hand the empty hand on by two seats; then X10 by most cards.
option several
option seven_o
option last_exchange
option elimination
seats anna ben cem
hand anna R0 G0
hand ben  Y1 Y2
hand cem  B1 B2 B3
top R9
draw Y5 Y6 Y7 Y8

anna: play R0 G0
? winner cem
? hand anna Y1 Y2
? hand ben B1 B2 B3
? out ben
? in anna
? phase round-over
