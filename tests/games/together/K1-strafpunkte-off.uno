# K1: any option that duo does not take is refused, with its duo value too, a short form as well.
mode duo
option strafpunkte=off
seats anna ben
? refused K1
