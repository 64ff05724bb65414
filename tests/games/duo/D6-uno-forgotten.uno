# D6, C14: forgotten, the call costs two cards.
mode duo
seats anna ben
hand anna RR R1 G1
hand ben R3 B5
top R9
draw Y1 Y2 Y3

anna: play RR R1
? owes anna uno
ben: contra anna
? cards anna 3
? turn ben
