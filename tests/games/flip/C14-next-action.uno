# C14: catch_window=next_action may be chosen in flip.
mode flip
option catch_window=next_action
seats anna ben cem
hand anna R1/P2 R2/P3
hand ben R9/P+5 GS/P4 Y1/P5
hand cem R7/P6 G7/P7 Y2/P8
top R8/P1

anna: play R1
? owes anna uno
ben: play R9
? owes anna nothing
cem: contra anna ! C14
