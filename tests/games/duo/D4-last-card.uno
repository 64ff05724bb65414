# D4, C15: a +2 as the last card: the whole salvo is drawn before scoring, and not answered.
mode duo
seats anna ben
hand anna R+2 B4
hand ben G+2
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2 uno
ben: play G+2
? phase round-over
? winner ben
? hand anna B4 Y5 Y6 Y7 Y8
? score anna 30
? score ben 0
