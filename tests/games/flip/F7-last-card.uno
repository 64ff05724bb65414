# F7: an F that ends the round turns nothing over and names nothing.
mode flip
seats anna ben
hand anna RF/T1
hand ben R2/P2 Y3/V+5
top R9/W

? legal anna: play RF
anna: play RF
? phase round-over
? side light
? top RF
? score ben 5
