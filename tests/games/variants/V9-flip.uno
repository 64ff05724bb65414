# V9, F9: in flip the teams score their own light faces by default (F10).
mode flip
option partner
seats anna ben cem dora
hand anna R5/P1
hand ben B1/O2 B2/O3
hand cem RS/P+5 R+1/PE
hand dora W/V2 B3/V3
top R9/P9

anna: play R5
? winner cem
? score anna 30
? score cem 30
? score ben 46
