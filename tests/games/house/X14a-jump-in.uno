# X14a, V5: jumped in with as a last card it hands on as well.
option seven_o=zero
option jump_in
option last_exchange
seats anna ben cem
hand anna R0 G1 G2
hand ben B1 B2
hand cem R0 B3
top R9

anna: play R0
? hand anna R0 B3
? hand ben G1 G2
? hand cem B1 B2
anna: jump R0 ! V5
