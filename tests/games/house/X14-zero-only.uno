# X14, X11: seven_o=zero is enough, and the exchange goes in the direction of play.
option seven_o=zero
option last_exchange
seats anna ben cem
direction right
turn anna
hand anna R0
hand ben B1 B2
hand cem Y5 Y6 Y7
top R9

anna: play R0
? winner cem
