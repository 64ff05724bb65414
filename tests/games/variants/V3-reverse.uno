# V3: a pair of R leaves the direction as it was.
option fast_doubles
seats anna ben cem
hand anna RR RR R1 Y2
hand ben G1 G2
hand cem G3 G4
top R9

anna: play RR RR
? direction left
? turn ben
