# V2, C14: who doubles down to one card and says nothing can be caught.
option doubles
seats anna ben cem
hand anna R5 R5 B1
hand ben G1 G2
hand cem G3 G4
top R9
draw Y1 Y2 Y3

anna: play R5
anna: double R5
? owes anna uno
cem: contra anna
? hand anna B1 Y1 Y2
? owes anna nothing
? turn ben
