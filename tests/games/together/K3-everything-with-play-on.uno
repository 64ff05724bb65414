# K3: all variants but partner, together: one hand of each idea.
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
option complement=5
option retour_kutsche
option lass_mich
option strafpunkte
seats anna ben cem
hand anna R+2 R1 R2 R4 R6
hand ben RS B1 B2 B4 B6
hand cem RR Y1 Y2 Y4 Y6
top R9
draw G1 G2 G4 G6 G8

anna: play R+2
? legal ben: take | play RS
ben: play RS
? legal cem: take | play RR
cem: play RR
? turn ben
? legal ben: take
ben: take
? cards ben 6
? direction right
? turn anna
anna: play R1 bruno
? turn cem
