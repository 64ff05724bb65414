# V16: the complement of the colour named with a wild is asked for.
option complement
seats anna ben
hand anna R5 R1 G2 Y3
hand ben W G4 R4
top R9

anna: play R5
ben: play W:B
? colour B
? legal anna: draw | play Y3
anna: play Y3
? legal ben: draw
