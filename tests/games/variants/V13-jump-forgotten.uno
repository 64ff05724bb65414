# V13, V5: thrown in without the call it costs two cards, and play goes on from there.
option uno_uno
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben R6 B1
hand cem R5
top R9
draw G1 G2

anna: play R5
cem: jump R5
? hand cem G1 G2
? turn anna
