# D4: a +2 is answered with a +2 of any colour, to and fro; who gives up draws them all and ends the turn.
mode duo
seats anna ben
hand anna R+2 Y+2 B1 B2
hand ben G+2 B+2 Y1 W+4
top R9
draw Y5 Y6 Y7 Y8 G1 G2 G3 G4 G5

anna: play R+2
? phase pending
? legal ben: take | play G+2 | play B+2
ben: challenge !
ben: play W+4:R ! C5
ben: play G+2
? turn anna
? pending 4
anna: play Y+2
? pending 6
ben: play B+2
? pending 8
? legal anna: take
anna: take
? cards anna 10
? turn ben
? colour B
