# M8, V13, X3: D that would leave a number alone may be played; what it discards never comes back by a jump-in.
mode mercy
option no_action_finish
option uno_uno
option jump_in
seats anna ben cem
hand anna RD R1 R+2 G4
hand ben  Y1 Y3
hand cem  RD Y4
top R9
draw Y8 B7 G1 Y9

anna: play RD uno
? hand anna G4
cem: jump RD
? hand cem Y4
? owes cem uno
? hand anna G4
? turn anna
? phase play
