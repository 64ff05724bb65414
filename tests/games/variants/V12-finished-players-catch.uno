# V12, C14: a finished player may catch, and is passed by in the turn order.
option play_on
seats anna ben cem
hand anna R5
hand ben R6 B1
hand cem R7 Y9
top R9
draw G1 G2 G3 G4

anna: play R5
ben: play R6
? owes ben uno
anna: contra ben
? cards ben 3
? turn cem
cem: play R7 uno
? turn ben
