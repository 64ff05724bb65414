# X14b, C13: nothing else fits with the card.
option seven_o
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2
hand cem Y5
top R9

anna: play R0 uno ! C13
