# X9, V4: after a swap each holds what was received.
option blitz
option seven_o
seats anna ben cem
hand anna R7 R1 R2 R3
hand ben  G9
hand cem  Y1 Y2
top R9

anna: play R7 > ben
? owes anna uno
table: time-up
? winner anna
? owes anna nothing
