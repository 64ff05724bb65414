# D3: without a card of the colour it is a normal turn.
mode duo
seats anna ben
hand anna G1 GR Y2
hand ben Y+2 R3
start RR
draw B1 Y7

? legal anna: draw | play GR | play GR G1
