# L1, V5: the card of a player who has left can still be jumped on while the window is open.
option jump_in
seats anna ben cem dan
hand anna RS B1 B2
hand ben  G3 R4
hand cem  RS G6 R7
hand dan  G8 R8 Y8
top R9
draw Y1 Y2

anna: play RS
? turn cem
anna: leave
? turn cem
cem: jump RS
? turn ben
