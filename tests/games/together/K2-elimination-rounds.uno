# K2: X15 excludes X10.
option elimination
option rounds=3
seats anna ben cem
? refused K2
