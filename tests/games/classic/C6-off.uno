# C6: with voluntary_draw off one draws only when no card may be played.
option voluntary_draw=off
seats anna ben
hand anna R1 G1
hand ben  B3 B4
top R9
draw Y2 R2 Y4

? legal anna: play R1
anna: draw ! C6
anna: play R1 uno
? legal ben: draw
ben: draw
? hand ben B3 B4 Y2
? turn anna
? legal anna: play G1    # by its rank
anna: draw ! C6
anna: play G1
? phase round-over
