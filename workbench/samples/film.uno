mode flip
option target=round
seats Anna Ben Cem Dana
# commitment ab0bf28bdaa9471e5de873539bf064ba8b8f6592f0005424ee3ccebf94a60500
deal a39dfac87605acce2fc7fd14d6cef456

Cem: play Y7/T8
Dana: play YS/V7
Ben: play BS/TR
Dana: play BF/O7
Anna: play GS/V6
Ben: play RF/P6
Cem: play B4/PR
Ben: play R7/P7
Anna: play R8/P9
Dana: play B9/P+5
Ben: play B1/P2
Anna: play Y9/PR
Ben: draw
Cem: play R+1/P5
Dana: play G4/P4
Anna: play YF/PF
Ben: play B3/V1
Cem: play W/O8:G
Dana: draw
Dana: play G5/TF
Anna: play G1/T5
Ben: play G2/O6
Cem: play G1/O3
Dana: draw
Anna: draw
Ben: draw
Cem: play G9/O4
Dana: play R9/P1
Anna: play R3/P6
Ben: play RS/V5
Dana: play R6/OF
Anna: play R4/V4 uno
Ben: play R7/W+C uno
Cem: play R1/T9
Dana: draw
Dana: play W/V5:G
Anna: draw
Ben: draw
Cem: play G8/O4
Dana: play B8/O7 uno
Anna: play R8/P4 uno
Ben: play R9/V2
Cem: contra Ben
Cem: play R+1/V7
Anna: play R2/T2
