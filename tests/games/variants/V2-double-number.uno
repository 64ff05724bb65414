# V2: having played a card you may add one identical in colour and rank; the turn order is not disturbed.
option doubles
seats anna ben cem
hand anna R5 R5 B5 Y1 Y2
hand ben R6 G1 G2
hand cem G7 G8 G9
top R9

anna: play R5
? turn ben
anna: double B5 ! V2     # the rank alone is not enough
anna: double Y1 ! V2
anna: double R6 ! C5     # not held
anna: double R5
? hand anna B5 Y1 Y2
? top R5
? turn ben
? legal ben: draw | play R6
