# X14a: the last card of a jump-in.
option seven_o=zero
option jump_in
option last_exchange
seats anna ben cem
hand anna R0 G1
hand ben R0
hand cem B3 B4
top R9

anna: play R0
? hand cem R0
cem: jump R0
? winner anna
? hand cem G1
