# cem calls ahead on his turn; the double passes it on to anna again, and the call lapses with it.
option doubles
option jump_in
seats anna ben cem
hand anna RS RS Y1 Y2
hand ben G1 G2
hand cem RS G4
top R9

anna: play RS
? turn cem
cem: say uno
anna: double RS
? turn anna
cem: jump RS
? owes cem uno
? turn cem
