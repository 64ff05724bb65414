# V2: two R turn the direction twice.
option doubles
seats anna ben cem
hand anna RR RR Y1 Y2
hand ben G1 G2
hand cem G3 G4
top R9

anna: play RR
? direction right
? turn cem
anna: double RR
? direction left
? turn ben
