# C16: the top card stays with its named colour.
seats anna ben
hand anna R1 R2
hand ben  B3 G4
top W:G
discard R5

anna: draw
? top W:G
? colour G
? hand anna R1 R2 R5
? turn ben
? legal ben: draw | play G4
