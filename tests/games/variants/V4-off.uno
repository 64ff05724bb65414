# V4 off: 0 and 7 are numbers like the others.
seats anna ben
hand anna R7 R0 B1
hand ben R2 G2 G3
top R9

anna: play R7 > ben !
anna: play R7
? hand ben R2 G2 G3
ben: play R2
anna: play R0
? hand anna B1
? hand ben G2 G3
