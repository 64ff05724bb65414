# V5: not the one who played; their second card alike waits for their turn.
option jump_in
seats anna ben
hand anna R5 R5 Y1
hand ben G1 G2
top R9
draw Y8

anna: play R5
? cannot anna: jump R5
anna: jump R5 ! V5
? cards anna 2
