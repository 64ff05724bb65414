# V2, V8: draw cards are not doubled (and a +2 is drawn at once, V2 makes nothing wait).
option doubles
seats anna ben cem
hand anna R+2 R+2 Y1
hand ben G1 G2
hand cem G3 G4
top R9
draw B1 B2 B3 B4

anna: play R+2
? cards ben 4
? turn cem
anna: double R+2 ! V2
? cards anna 2
