# Sets of house rules with a name (data/presets.toml): preset-NAME is it, .description one line.

preset-classic = Classic
    .description = The basic rules as they come in the box, to 500 points.
preset-wikipedia = Wikipedia official
    .description = Stacking, doubles, Seven-O, jump-in and penalty points: the official house rules together.
preset-family = Family
    .description = No bluffing, everybody makes a gesture on a 3, and 200 points end it.
preset-quick = Quick round
    .description = A single round with stacking, fast doubles and jump-in.
preset-wild = Wild round
    .description = Cards fly in from everywhere, penalties travel back and forth, hands change owners.
preset-tournament = Tournament
    .description = Strict: a wrong card costs, a forgotten UNO stays open, everybody counts penalty points.
preset-flip = Flip night
    .description = Uno Flip with stacking, jump-in and a swap of hands on a 7.
preset-house = Popular house rules
    .description = What most bots play: stacking, Seven-O, jump-in, drawing until a card fits, and playing it.
preset-cross = Cross-stacking night
    .description = +2 and Wild +4 answer each other, no wild goes last, and 300 points end it.
preset-blitz = Blitz match
    .description = Ten minutes on the clock, several of one number at once, jump-in, and no dithering.
preset-elimination = Elimination night
    .description = After each round one has to go; 25 cards knock out of a round. The last one left wins.
preset-mercy = No Mercy
    .description = The merciless one: +10, discard all, colour roulette, 25 cards knock out; to 1000 points.
preset-everything = Everything at once
    .description = One round with as many house rules as go together. Only for people who know the rules.
