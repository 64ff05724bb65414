# X14: judged when all options are read.
option last_exchange
option seven_o
seats anna ben
hand anna R0
hand ben B1 B2
top R9

anna: play R0
? winner ben
