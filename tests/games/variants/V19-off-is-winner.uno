# V19, F10: off writes scoring=winner, in flip too, where penalty is the default.
mode flip
option strafpunkte=off
seats anna ben
hand anna R5/P1
hand ben R7/P2 Y9/P3
top R9/P4

anna: play R5
? score anna 16
? score ben 0
