# V15, C5: a last 0 that does not fit is refused as well; out of turn it is C5 before anything else.
option no_zero_finish
seats anna ben
hand anna B0
hand ben R0
top R9
draw G1 G2

anna: play B0 !
ben: play R0 ! C5
