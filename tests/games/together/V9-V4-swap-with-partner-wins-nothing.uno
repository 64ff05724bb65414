# V9, V4: a swap is no way out: the team still has to play a last card.
option partner
option seven_o
seats anna ben cem dora
hand anna R7 Y1
hand ben G1 G2
hand cem B3
hand dora G3 G4
top R9
draw Y4 Y5

anna: play R7 > cem uno
? hand anna B3
? hand cem Y1
? owes cem uno
? owes anna nothing
? phase play
? turn ben
