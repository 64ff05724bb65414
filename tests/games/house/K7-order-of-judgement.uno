# K7: C5, then C4 (of several: the first), then V3 and X2, V15, X3, C11b, what goes with it last.
option several
option fast_doubles
option no_zero_finish
option no_action_finish
option must_swap
seats anna ben
hand anna G0 B0
hand ben R7 B1 B2
top R9

ben: play G5 ! C5
anna: play G0 B0 ! C4
anna: draw
ben: play R7 ! X12
