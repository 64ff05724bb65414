# V1, C14, X7, X5b: caught in the middle of a chain by one who is not on: only who was caught draws.
option stacking
option hand_limit=15
option uno_penalty=10
option catch_window=last_card
seats anna ben cem dora
hand anna R+2 R1
hand ben  G+2 G1 G2
hand cem  B+2 B8 B9
hand dora Y1 Y2
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 B5 B6

anna: play R+2
ben: play G+2
? owes anna uno
dora: contra anna
? cards anna 11
? pending 4
? turn cem
cem: play B+2
? pending 6
? turn dora
dora: contra anna ! C14
? cards dora 2
