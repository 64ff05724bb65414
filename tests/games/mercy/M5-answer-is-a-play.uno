# M5, K5: an answer is a play: it owes its call, and can be the last card.
mode mercy
option target=round
seats anna ben cem
hand anna R+2 R1 R2
hand ben  G+2 Y1
hand cem  Y+2
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3

anna: play R+2
ben: play G+2
? owes ben uno
anna: contra ben
? cards ben 3
cem: play Y+2
? winner cem
? cards anna 2
