# V16, F6, C10: a wild names green, which no card of this position has: its complement, red, fits.
mode flip
option complement=R7
seats anna ben
hand anna R7/T3 R7/T3 R1/T1
hand ben  W/T3 R1/T1
top R1/T3
turn anna

anna: play R7/T3
ben: play W/T3:G uno
? legal anna: play R7 | play R1
anna: play R1/T1
? colour R
