# V3, V4: a pair that empties the hand exchanges nothing.
option fast_doubles
option seven_o
option play_on
seats anna ben cem
hand anna R7 R7
hand ben G5 B9 B8
hand cem G1 G2
top R9

anna: play R7 R7
? place anna 1
? cards anna 0
? hand ben G5 B9 B8
? turn ben
