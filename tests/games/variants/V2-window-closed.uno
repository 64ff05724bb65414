# V2: the window closes with the next turn action of another player.
option doubles
seats anna ben cem
hand anna R5 R5 Y1
hand ben G1 G2
hand cem R7 G8 G9
top R9
draw Y8 Y9

anna: play R5
ben: draw
? turn cem               # Y8 does not fit
? cannot anna: double R5
anna: double R5 !
? cards anna 2
