# V2, C13: the call owed after doubling may be made with the double, and only then fits.
option doubles
seats anna ben cem
hand anna R5 R5 B1
hand ben G1 G2
hand cem G3 G4
top R9
draw Y1 Y2 Y3

anna: play R5 uno ! C13  # two cards would be left
anna: play R5
? owes anna nothing
anna: double R5 uno
? owes anna nothing
ben: contra anna ! C14
? cards anna 1
