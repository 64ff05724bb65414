# V9, V5: the partner may throw in like anybody; out, the round ends for both.
option partner
option jump_in
seats anna ben cem dora
hand anna R5 Y1 Y2
hand ben B1 B2
hand cem R5
hand dora G3 G4
top R9

anna: play R5
cem: jump R5
? phase round-over
? winner anna
? score anna 10          # 1 + 2 and 3 + 4; anna's cards do not count
? score cem 10
