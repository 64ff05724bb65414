# V15, V12: nobody goes out with a 0, at any place.
option no_zero_finish
option play_on
seats anna ben cem
hand anna R5
hand ben R0
hand cem R6 B1
top R9
draw G1 G2

anna: play R5
? turn ben
? legal ben: draw
ben: play R0 ! V15
