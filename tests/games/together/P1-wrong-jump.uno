# P1, V5: a jump-in that does not match is a wrong card and costs one; nothing else changes.
option wrong_card
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G1 G2
hand cem B5 G8
top R9
draw G3 G4 G5

anna: play R5
? cannot cem: jump B5
cem: jump B5 ! V5
? hand cem B5 G8 G3
? turn ben
? top R5
cem: jump R5 ! C5        # not held: costs nothing
? cards cem 3
