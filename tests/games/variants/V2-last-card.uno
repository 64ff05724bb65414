# V2, C13, C15: the added card may be the last one; it needs no more than fitting in the window.
option doubles
seats anna ben cem
hand anna R5 R5
hand ben G1 G2
hand cem G3 G4
top R9

anna: play R5 uno
anna: double R5
? phase round-over
? winner anna
? score anna 10
