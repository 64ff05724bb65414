# D6, C15: a series may empty the hand; its last +2 is drawn before scoring.
mode duo
seats anna ben
hand anna RR R1 R+2
hand ben R3 B5
top R9
draw Y1 Y2 Y3

anna: play RR R1 R+2
? phase round-over
? winner anna
? hand ben R3 B5 Y1 Y2
? score ben 11
