# C16: with one card left for a +2 that card is drawn, and its player is passed over all the same.
seats anna ben cem
hand anna R+2 B1 B2
hand ben  R+2 G+2 R4
hand cem  R6 R7 G+2
top R9

anna: play R+2           # only the R9 lies below
? hand ben R+2 G+2 R4 R9
? turn cem
cem: play G+2
? cards anna 3           # the R+2 that lay below
? turn ben
