# V8, V1, C11b: with stacking it waits also without bluff; there is no challenge, and a foul answer is not playable.
option bluff=off
option stacking
seats anna ben cem
hand anna W+4 Y1 Y2
hand ben W+4 G2 B3
hand cem W+4 B5 Y4
top R9
draw B1 B2 B4 B6 B7 B8 B9 Y5 Y6

anna: play W+4:G
? legal ben: take        # ben holds green, so his W+4 would be a foul
ben: challenge !
ben: play W+4:R ! C11
ben: take
? turn cem
? legal cem: draw | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
