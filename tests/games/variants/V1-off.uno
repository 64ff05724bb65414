# V1 off, V8: without it a +2 is drawn at once, whatever the next player holds.
seats anna ben cem
hand anna R+2 B1 B2
hand ben G+2 Y1
hand cem B7 B8
top R9
draw Y5 Y6 Y7

anna: play R+2
? hand ben G+2 Y1 Y5 Y6
? turn cem
? phase play
? pending 0
ben: play G+2 ! C5
