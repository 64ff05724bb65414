# K3: all variants but partner in flip.
mode flip
option stacking
option fast_doubles
option seven_o
option jump_in_wild
option jump_in_action
option endless_draw
option action_uno
option play_on
option uno_uno
option bruno_kuno
option no_zero_finish
option complement
option retour_kutsche
option lass_mich
option wrong_card
seats anna ben cem
hand anna R+1/P1 R1/P2 R2/P4 R4/P6 R6/P8
hand ben RS/T1 B1/T2 B2/T3 B4/T4
hand cem Y1/O1 Y2/O2 Y4/O3 Y6/O4
top R9/P9
draw G1/V1 G2/V2 G4/V3 G6/V4

anna: play R+1
? pending 1
? legal ben: take | play RS
ben: play RS bruno
cem: play Y1 ! C5
? hand cem Y1 Y2 Y4 Y6 G1
cem: take
? cards cem 6
? turn anna
? legal anna: play R1 | play R2 | play R4 | play R6
