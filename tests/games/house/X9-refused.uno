# Refused without the option.
mode classic
seats anna ben
hand anna R1 R2
hand ben  G9
top R5
turn anna

table: time-up ! X9
