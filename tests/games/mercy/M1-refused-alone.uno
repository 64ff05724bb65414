# M1: two to six.
mode mercy
seats anna
? refused M1
