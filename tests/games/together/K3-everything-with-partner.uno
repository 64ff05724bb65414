# K3: and with partner.
option stacking
option fast_doubles
option seven_o
option jump_in_wild
option jump_in_action
option endless_draw
option action_uno
option partner
option uno_uno
option bruno_kuno
option no_zero_finish
option complement=5
option retour_kutsche
option lass_mich
seats anna ben cem dora
hand anna R1 R2
hand ben B1 B2
hand cem Y1 Y2
hand dora G1 G2
top R9
draw G4 G6

anna: play R1 uno
ben: play B1 uno
cem: play Y1 uno
dora: play G1 uno
anna: draw               # G4 fits G1, so the endless draw ends there
? phase drawn
? hand anna R2 G4
? owes anna kuno
