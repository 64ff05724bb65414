# V3, V4: two 7s swap once, after both.
option fast_doubles
option seven_o
seats anna ben cem
hand anna R7 R7 Y1 Y2
hand ben G5 B9 B8
hand cem G1
top R9

anna: play R7 R7 > cem uno
? hand anna G1
? hand cem Y1 Y2
? owes anna nothing
? turn ben
