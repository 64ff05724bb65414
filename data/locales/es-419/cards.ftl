### Lo que en Latinoamérica se dice de otro modo que en España

rank-skip = Salta
    .gender = feminine
rank-skip-everyone = Salta a todos
    .gender = feminine
