# V12, V11: when the time is up, who went out with the 3 draws nothing and stays out.
option play_on
option action_uno
seats anna ben cem
hand anna R3
hand ben R1 G1
hand cem Y1 Y2
top R9
draw B1 B2 B3

anna: play R3
table: timeout
? place anna 1
? cards anna 0
? hand ben R1 G1 B1
? hand cem Y1 Y2 B2
? turn ben
