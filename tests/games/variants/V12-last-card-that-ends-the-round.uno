# V12: the draw card that ends the round is drawn before penalty scoring.
option play_on
option strafpunkte
seats anna ben cem
hand ben R+2
hand cem R7 Y9
top R9
turn ben
draw G1 G2 G3

ben: play R+2
? phase round-over
? cards cem 4
? score cem 19
? score ben 0
