# The forgotten Uno Uno, too; a gesture stays one card.
mode classic
option uno_penalty=3
option uno_uno
option action_uno=1:self
seats anna ben cem
hand anna R1 R5
hand ben  R2 R3
hand cem  G1 G2
top R5
draw Y1 Y8 Y9 Y4 Y5 Y6 Y7
turn anna

anna: play R1 uno
cem: contra anna
? cards anna 2
ben: play R2 uno
cem: draw
anna: draw
ben: play R3
? cards ben 3
