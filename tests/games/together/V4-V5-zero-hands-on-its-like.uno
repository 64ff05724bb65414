# V4, V5: a 0 may hand its like to the one who played it, who may not throw it on her own card (two decks).
option jump_in
option seven_o
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R0 Y1
hand ben G1 B9 B8
hand cem R0 G2 G3
top R9
draw Y5 Y6

anna: play R0            # ben: Y1; cem: G1 B9 B8; anna: R0 G2 G3
? owes ben uno
? legal ben: draw
? cannot cem: jump R0
? cannot anna: jump R0   # her own card lies there
anna: contra ben
? cards ben 3
