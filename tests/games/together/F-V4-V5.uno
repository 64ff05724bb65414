# V4, V5 in flip: the 7s of one active face are alike, whatever lies behind them.
mode flip
option seven_o
option jump_in
side dark
seats anna ben cem
hand anna R1/P7 Y1/O1 Y2/O2
hand ben G1/P3 G2/P4
hand cem B1/P7 B3/V3 B4/V4 B5/V5
top R9/P9

anna: play P7 > ben
? hand anna P3 P4
cem: jump P7 > ben
? hand ben V3 V4 V5
? hand cem O1 O2
? turn anna
