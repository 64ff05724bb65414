# V5: a jumped S undoes the first pass-over and passes over the next player of the new seat.
option jump_in
seats anna ben cem
hand anna RS Y1 Y2
hand ben RS G1 G2
hand cem R1 G4 G5
top R9

anna: play RS
? turn cem
ben: jump RS
? turn anna              # cem is passed over, from ben's seat
