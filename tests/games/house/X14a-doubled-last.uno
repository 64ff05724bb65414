# X14a, V2: a 0 doubled as a last card hands on as well.
option seven_o
option doubles
option last_exchange
seats anna ben cem
hand anna R0 B1
hand ben B2 B3
hand cem R0
top R9

anna: play R0 uno
? hand anna R0
anna: double R0
? winner ben
