# V7, V2: pass-overs add up, at most over all others: the one who jumped in plays again.
option jump_in_action
seats anna ben cem
hand anna RS Y1 Y2
hand ben RS G2 G3
hand cem G4 G5
top R9

anna: play RS
ben: jump RS
? turn ben
