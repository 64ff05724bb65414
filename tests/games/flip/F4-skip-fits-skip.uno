# F4, C4: the same symbol fits; an S is no E.
mode flip
seats anna ben cem
hand anna RS/TE B2/P2
hand ben R2/T2 Y2/T3
hand cem GS/T4 GR/T5 Y3/T6
top R9/T1

anna: play RS uno
? turn cem
? legal cem: play GS
