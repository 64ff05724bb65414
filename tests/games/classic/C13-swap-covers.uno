# C13, V4: a call covers what is owed once the swap is carried out.
option seven_o
seats anna ben cem
hand anna R7 B1 B2
hand ben  G3
hand cem  R6 R8
top R9
draw Y1 Y2

anna: play R7 uno ! C13  # without the swap two cards are left
anna: play R7 > ben uno
? hand anna G3
? hand ben B1 B2
? owes anna nothing
? owes ben nothing
cem: contra anna ! C14
? turn ben
