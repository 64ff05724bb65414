# C14, section 1: a draw that is carried out at once is no turn action: the window stays open, also for the one who drew.
seats anna ben cem
hand anna R+2 B1
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play R+2
? hand ben R3 R4 Y1 Y2
? turn cem
? owes anna uno
ben: contra anna
? hand anna B1 Y3 Y4
? turn cem
