# C14: so does taking the pending cards.
seats anna ben cem
hand anna W+4 B1
hand ben  R3 R4 B4
hand cem  R6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6

anna: play W+4:G
? owes anna uno
? pending 4
ben: take
? owes anna nothing
cem: contra anna ! C14
? turn cem
