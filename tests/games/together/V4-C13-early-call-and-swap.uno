# V4, C13: a call made before covers what is owed once the swap is carried out.
option seven_o
seats anna ben cem
hand anna R7 B1
hand ben G1
hand cem Y1 Y2 Y3
top R9
draw R1 R2

anna: say uno
anna: play R7 > ben
? hand anna G1
? owes anna nothing
? owes ben uno           # it covers anna alone
cem: contra ben
? cards ben 3
