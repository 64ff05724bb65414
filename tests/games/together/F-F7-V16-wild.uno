# V16, F7: the colour named for a wild that comes up is complemented like any other.
mode flip
option complement
seats anna ben
hand anna R5/PE R2/O1 Y1/T4 B1/P2
hand ben GF/O2 G4/T5
top R9/W

anna: play R5
ben: play GF:P uno
? side dark
? top W
? colour P
? legal anna: play T4
