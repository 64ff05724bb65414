# V4, C13: a call covers what is owed once the swap is carried out.
option seven_o
seats anna ben cem
hand anna R7 B1 B2 B3
hand ben G1
hand cem Y1 Y2 Y3
top R9
draw R1 R2 R3

anna: play R7 > cem uno ! C13
anna: play R7 > ben uno
? hand anna G1
? owes anna nothing
? owes ben nothing
ben: contra anna ! C14
cem: contra ben ! C14
