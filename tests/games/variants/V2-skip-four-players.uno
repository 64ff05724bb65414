# V2: two S pass over two players.
option doubles
seats anna ben cem dora
hand anna RS RS Y1 Y2
hand ben G1 G2
hand cem G3 G4
hand dora R1 G6
top R9

anna: play RS
? turn cem
anna: double RS
? turn dora
? legal dora: draw | play R1
