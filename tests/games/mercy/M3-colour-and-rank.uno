# M3, C4: a card fits by colour or rank; +4 and W+4R are different ranks.
mode mercy
seats anna ben cem
hand anna R+4 B+4 B+2 G5 BS
hand ben  Y1 Y2
hand cem  Y3 Y4
top W+4R:Y
draw Y5 Y6
turn anna
? cannot anna: play R+4
? cannot anna: play B+4
anna: play G5 ! C4
