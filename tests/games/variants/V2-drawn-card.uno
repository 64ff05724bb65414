# V2: a drawn card that was played may be doubled.
option doubles
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G1 G2
hand cem G3 G4
top R9
draw R5 B1

anna: draw
? phase drawn
anna: play R5
anna: double R5
? hand anna Y1 Y2
? turn ben
