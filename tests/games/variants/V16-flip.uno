# V16: on the dark side pink and teal, orange and violet belong together.
mode flip
option complement
side dark
seats anna ben
hand anna R1/P5 R2/P1 R3/O2
hand ben G1/T1 G2/P3 G3/V2 G4/O4
top R9/P9

anna: play P5
? legal ben: play T1
ben: play T1
? legal anna: play P1
