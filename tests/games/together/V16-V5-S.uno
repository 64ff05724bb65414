# V16, V5: thrown on, an S is undone in both: its pass-over and its switch.
option complement=S
option jump_in
seats anna ben cem dora
hand anna RS Y1 G4
hand ben R1 G2
hand cem B1 B2 RS
hand dora R3 G3
top R9

anna: play RS
? turn cem
cem: jump RS
? turn anna              # dora is passed over
? legal anna: draw | play G4
