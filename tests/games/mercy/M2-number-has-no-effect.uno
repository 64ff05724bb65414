# M2, C3a: the number that lies first does nothing, a 0 or 7 neither.
mode mercy
seats anna ben
hand anna R1 R2
hand ben  R3 R4
start R0
? phase play
? turn anna
? hand anna R1 R2
