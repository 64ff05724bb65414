# V8: with none of those options a +2 is drawn at once; a W+4 waits since it may be challenged.
option doubles
option seven_o
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G2 G3
hand cem W+4 G4 B5
top R9
draw B1 B2 B3 B4 B6 B7 B8

anna: play R+2
? turn cem
? cards ben 4
cem: play W+4:G
? phase pending
? legal anna: take | challenge
