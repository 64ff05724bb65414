# V4, C13: who is handed a single card owes the call and may still make it, or be caught (C14).
option seven_o
seats anna ben cem
hand anna R7 B1
hand ben G1 G2 G3
hand cem Y1 Y2 Y3
top R9
draw R1 R2 R3 R4

anna: play R7 > ben
? hand ben B1
? owes ben uno
? owes anna nothing
ben: say uno
? owes ben nothing
cem: contra ben ! C14
? turn ben
