# V2: with three players two S go over both others, and the one who played plays again.
option doubles
seats anna ben cem
hand anna RS RS R1 Y2
hand ben G1 G2
hand cem G3 G4
top R9

anna: play RS
? turn cem
anna: double RS
? turn anna
anna: play R1
? turn ben
