# L2, F10: in flip, which scores penalties, likewise.
mode flip
seats anna ben
hand anna R5/P1
hand ben  B9/P2
top R9/P3
score anna 380

anna: play R5
cem: join
? score cem 380
