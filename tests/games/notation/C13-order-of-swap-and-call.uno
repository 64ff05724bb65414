# NOTATION: after the cards come, in this order, the swap and the calls; one action may carry several.
option seven_o
option action_uno=7:self
option bruno_kuno
seats anna ben
hand anna R7 R1
hand ben B2
top R9
draw Y1

anna: play R7 > ben uno gesture
? hand anna B2
? hand ben R1
? owes anna nothing
? owes ben uno
