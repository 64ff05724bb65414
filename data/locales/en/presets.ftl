# Sets of house rules with a name (data/presets.toml): preset-NAME is it, .description one line.

preset-classic = Classic
    .description = The basic rules as they come in the box, to 500 points.
preset-wikipedia = Wikipedia official
    .description = Stacking, doubles, Seven-O, jump-in and penalty points: the official variants together.
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
preset-everything = Everything at once
    .description = One round with as many variants as go together. Only for people who know the rules.
