# V14: cards drawn for a +2 count; the next turn action by another closes the window.
option bruno_kuno
seats anna ben cem
hand anna R+2 Y1 Y2 Y3 Y4
hand ben B5
hand cem R1 R2 R3 R4 R5
top R9
draw G1 G2 G3 G4

anna: play R+2
? owes ben bruno
? owes anna nothing
? turn cem
cem: play R1
? owes ben nothing
anna: contra ben ! C14
