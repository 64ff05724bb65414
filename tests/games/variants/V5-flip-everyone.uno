# V5, F4: a jumped E undoes the first; now the new player plays again.
mode flip
option jump_in
side dark
seats anna ben cem
hand anna R5/PE Y1/P2 Y2/P3
hand ben R4/PE G2/T2
hand cem R5/O8 G4/O1 G5/O2
top R9/P9
draw Y6/V6

anna: play PE
? turn anna
ben: jump PE uno
? turn ben
? phase play
