# V16, F7: it stays on when everything is turned over.
mode flip
option complement
seats anna ben cem
hand anna R5/O1 R2/P1 R3/O2
hand ben GF/T1 G2/T6 G3/V2
hand cem Y1/P4 Y2/T7 Y3/V3
top R9/P9

anna: play R5
ben: play GF
? side dark
? top P9
? legal cem: play T7
