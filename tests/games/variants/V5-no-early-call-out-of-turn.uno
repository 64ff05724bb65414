# V5, C13: before a jump-in out of turn no call can be made.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G1 G2 G3
hand cem R5 G4
top R9

anna: play R5
cem: say uno ! C13
cem: jump R5 uno
? owes cem nothing
