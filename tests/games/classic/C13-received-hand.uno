# C13, C14, V4: whoever receives a hand of one card owes the call, also when somebody else played the 7.
option seven_o
seats anna ben cem
hand anna R7 B1
hand ben  G3 G4 G5
hand cem  R6 R8
top R9
draw Y1 Y2

anna: play R7 > ben uno ! C13    # anna gets three cards
anna: play R7 > ben
? hand ben B1
? hand anna G3 G4 G5
? owes anna nothing
? owes ben uno
anna: say uno ! C13
cem: contra ben
? hand ben B1 Y1 Y2
? turn ben
