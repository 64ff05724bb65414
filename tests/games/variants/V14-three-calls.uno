# V14: with three, two and one cards Bruno, Kuno and Uno are owed.
option bruno_kuno
seats anna ben
hand anna R1 R2 R3 R4
hand ben R5 R6 R7 R8 Y1 Y2 Y3
top R9
draw G1 G2 G3

anna: play R1
? owes anna bruno
anna: say bruno
? owes anna nothing
ben: play R5
anna: play R2 kuno
? owes anna nothing
ben: play R6
anna: say uno            # before the play, holding two
anna: play R3
? owes anna nothing
ben: contra anna ! C14
