# V12, V19: the W+4 that ends the round is drawn before everyone's hand is counted.
option play_on
option strafpunkte
seats anna ben cem
hand ben W+4
hand cem G8 G9
top R9
turn ben
draw B1 B2 B3 B4

ben: play W+4:G
? phase round-over
? cards cem 6
? score cem 27
