# V14, V5, C14: the jump-in of another closes the first one's debt and makes a new one.
option bruno_kuno
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G4 B4 B5 B6
hand cem R5 G1 G2 G3
top R9
draw R1 R2 R3

anna: play R5
? owes anna kuno
cem: jump R5
? owes anna nothing
? owes cem bruno
anna: contra cem
? cards cem 5
? turn anna
