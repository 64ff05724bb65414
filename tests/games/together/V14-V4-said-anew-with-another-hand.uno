# V14, V4, V2: ben, who has said Bruno ahead, gets another hand by a double; what that hand owes and what it needs next can be said.
option doubles
option seven_o
option bruno_kuno
seats anna ben cem
hand anna Y0 R5 R1 Y2 B2
hand ben  R1 R2 R3 R4 R6
hand cem  Y0 R8 R9 Y1
top Y1
draw G1 G2 G3 G4

anna: play Y0
? hand ben R5 R1 Y2 B2
ben: say bruno
anna: double Y0
? hand ben R8 R9 Y1
? owes ben bruno
ben: say bruno
ben: say kuno
ben: play Y1
? owes ben nothing
