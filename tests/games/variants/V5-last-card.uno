# V5, C15: a jump-in with the last card ends the round; its +2 is still drawn.
option jump_in
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G2 G3
hand cem R+2
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
cem: jump R+2
? phase round-over
? winner cem
? hand anna Y1 Y2 Y5 Y6
? hand ben G2 G3
? score cem 19
