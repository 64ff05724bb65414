# F9: on the light side both come to the same.
mode flip
option flip_values=active
seats anna ben
hand anna R1/P2
hand ben R9/P+5 W+2/W+C
top R8/P1

anna: play R1
? score ben 59
