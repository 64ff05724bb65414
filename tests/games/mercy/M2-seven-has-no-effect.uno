# M2, C3a: a 7 that lies first swaps nothing.
mode mercy
seats anna ben
hand anna R1 R2
hand ben  R3 R4
start R7

? phase play
? turn anna
? hand anna R1 R2
