# F9, F7: an F as the last card does not turn the values.
mode flip
option flip_values=active
side dark
seats anna ben
hand anna R1/PF
hand ben R9/PE W+2/W+C
top R8/P1

anna: play PF
? side dark
? score ben 90
