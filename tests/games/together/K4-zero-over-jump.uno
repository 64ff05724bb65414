# K4, V15, V5: nor thrown in (two decks).
option no_zero_finish
option jump_in
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R0 G5 G6
hand ben G1 G2
hand kai R0
top R9

anna: play R0
? cannot kai: jump R0
kai: jump R0 ! V15
? cards kai 1
