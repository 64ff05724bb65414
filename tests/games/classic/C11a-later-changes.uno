# C11a: what counts is the hand when the W+4 was played; a red card drawn since for a forgotten call changes nothing.
seats anna ben
hand anna W+4 B1
hand ben  G3 R4
top R9
draw R1 R2 Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
? owes anna uno
ben: contra anna
? hand anna B1 R1 R2
? pending 4
? turn ben
ben: challenge
? hand anna B1 R1 R2
? hand ben G3 R4 Y1 Y2 Y3 Y4 Y5 Y6
? turn anna
