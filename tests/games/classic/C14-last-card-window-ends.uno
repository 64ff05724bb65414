# C14: with catch_window=last_card playing the last card ends it; nobody can be caught afterwards.
option catch_window=last_card
seats anna ben
hand anna R1 R2
hand ben  R3 R4 B4
top R9
draw Y1 Y2 Y3

anna: play R1
ben: play R3
? owes anna uno
anna: play R2
? phase round-over
? winner anna
? owes anna nothing
ben: contra anna ! C14
? cards anna 0
