# P1: a card tried out of turn costs one too, whether it would fit or not, also right after one's own play.
option wrong_card
seats anna ben cem
hand anna R1 R2 R3
hand ben  R4 B3
hand cem  R6 B6
top R9
draw Y1 Y2 Y3 Y4

ben: play R4 ! C5
? hand ben R4 B3 Y1
cem: play B6 ! C5
? hand cem R6 B6 Y2
? turn anna
anna: play R1
anna: play R2 ! C5
? hand anna R2 R3 Y3
? turn ben
ben: play R4
? turn cem
