# K4, V15, V5: with another card in hand the 0 may be thrown in.
option no_zero_finish
option jump_in
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R0 G5 G6
hand ben G1 G2
hand kai R0 G3
top R9

anna: play R0
kai: jump R0 uno
? turn anna
