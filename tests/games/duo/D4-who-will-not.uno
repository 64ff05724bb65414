# D4: nobody has to answer.
mode duo
seats anna ben
hand anna R+2 Y+2 B1 B2
hand ben G+2 B+2 Y1
top R9
draw Y5 Y6 Y7

anna: play R+2
ben: take
? cards ben 5
? turn anna
