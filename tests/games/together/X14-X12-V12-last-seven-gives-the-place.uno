# X14, X12, V12: a last 7 under play on gives its place to who is named; the swapped hand owes its call.
option last_exchange
option seven_o
option must_swap
option play_on
seats anna ben cem
hand anna R7
hand ben  G1
hand cem  B1 B2
top R9
draw Y5 Y6 Y7

anna: play R7 > ben
? place ben 1
? hand anna G1
? owes anna uno
? turn cem
cem: contra anna
? cards anna 3
