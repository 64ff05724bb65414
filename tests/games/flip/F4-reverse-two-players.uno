# F4, C8: an R between two players acts as S.
mode flip
seats anna ben
hand anna RR/T1 R3/T9 B2/P2
hand ben R2/T2 Y2/T3
top R9/T4

anna: play RR
? turn anna
? direction left
