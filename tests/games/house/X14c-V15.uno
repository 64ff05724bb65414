# X14c: V15 forbids the 0 first.
option seven_o
option no_zero_finish
option last_exchange
seats anna ben
hand anna R0
hand ben B1 B2
top R9

anna: play R0 ! V15
