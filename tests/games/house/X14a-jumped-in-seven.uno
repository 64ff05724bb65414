# X14a, V5: a 7 jumped in with as the last card and a name: who is named is out.
option seven_o
option jump_in
option last_exchange
seats anna ben cem
hand anna R7 G1 G2
hand ben B1 B2
hand cem R7
top R9

anna: play R7
cem: jump R7 > ben
? winner ben
? hand cem B1 B2
