# V3: a pair of S among three players: both others are passed over.
option fast_doubles
seats anna ben cem
hand anna RS RS R1 Y2
hand ben G1 G2
hand cem G3 G4
top R9

anna: play RS RS
? turn anna
