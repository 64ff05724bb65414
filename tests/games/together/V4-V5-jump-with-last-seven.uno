# V4, V5: a 7 thrown in as the last card exchanges nothing and wins.
option jump_in
option seven_o
seats anna ben cem
hand anna R7 Y1 Y2
hand ben G1 B9 B8
hand cem R7
top R9

anna: play R7
? legal cem: jump R7
cem: jump R7
? phase round-over
? winner cem
? hand anna Y1 Y2
