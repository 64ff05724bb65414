# V2, C13: if the double passes one over, the call made before is void with the turn.
option doubles
seats anna ben cem dora
hand anna RS RS Y1 Y2
hand ben G2 G3 G4
hand cem R6 G1
hand dora R7 B2 B3
top R9
draw B4 Y5 Y6

anna: play RS
? turn cem
cem: say uno
anna: double RS
? turn dora
dora: play R7
anna: draw
ben: draw
? turn cem
cem: play R6
? owes cem uno
