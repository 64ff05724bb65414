# F9: with flip_values=active the faces of the side that is up.
mode flip
option flip_values=active
side dark
seats anna ben cem dora
hand anna R1/P2
hand ben R9/P+5 R+1/PE RS/P3
hand cem RR/PR RF/PF W/P6
hand dora W+2/W+C R2/W
top R8/P1

anna: play P2
? score ben 53
? score cem 46
? score dora 100
