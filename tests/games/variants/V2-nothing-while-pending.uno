# V2, V18: nothing is doubled while a draw is pending, not even the S that passed it on.
option doubles
option lass_mich
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS RS G1
hand cem G3 G4
top R9
draw B1 B2 B3 B4

anna: play R+2
ben: play RS
? pending 2
? turn cem
ben: double RS ! V2
? cards ben 2
cem: take
? turn anna
