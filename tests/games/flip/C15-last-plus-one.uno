# C15: a +1 as the last card is drawn before scoring.
mode flip
seats anna ben
hand anna R+1/P2
hand ben R9/P+5
top R8/P1
draw B7/O1 B2/O2

anna: play R+1
? hand ben R9 B7
? score ben 16
