# K5, C14: and may be caught.
option lass_mich
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS G1
hand cem B+2 B8 B9
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2
ben: play RS
? owes ben uno
anna: contra ben
? hand ben G1 Y5 Y6
? turn cem
? pending 2
cem: take
? hand cem B+2 B8 B9 Y7 Y8
