# F9: light faces count by default, also on the dark side.
mode flip
side dark
seats anna ben cem dora
hand anna R1/P2
hand ben R9/P+5 R+1/PE RS/P3
hand cem RR/P4 RF/P5 W/P6
hand dora W+2/W+C R2/W
top R8/P1

anna: play P2
? score anna 0
? score ben 39
? score cem 80
? score dora 52
