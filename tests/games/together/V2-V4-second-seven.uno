# V2, V4: a 7 added later swaps anew, with the hand held by then.
option doubles
option seven_o
seats anna ben cem
hand anna R7 Y1 Y2
hand ben R7 B9 B8
hand cem G1 G2
top R9

anna: play R7 > ben
? hand anna R7 B9 B8
anna: double R7 > cem
? hand anna G1 G2
? hand cem B9 B8
? hand ben Y1 Y2
? turn ben
