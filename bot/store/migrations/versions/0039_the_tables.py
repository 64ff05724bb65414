"""all tables, as they are at the first release

A database that is older is brought this far by the commit `bot.store.revisions.LAST_UNRELEASED`.

Revision ID: 0039
Revises:
Create Date: 2026-11-29 06:00:00
"""

from __future__ import annotations

from string import Template

from alembic import op

revision = "0039"
down_revision = None
branch_labels = None
depends_on = None

# What the two databases call differently. In SQLite only an INTEGER is the number of the row.
_SQLITE = {
    "bytes": "BLOB",
    "counter": "INTEGER",
    "moment": "DATETIME",
    "no": "0",
    "row_id": "INTEGER",
    "yes": "1",
}
_POSTGRESQL = {
    "bytes": "BYTEA",
    "counter": "BIGSERIAL",
    "moment": "TIMESTAMP WITH TIME ZONE",
    "no": "false",
    "row_id": "BIGINT",
    "yes": "true",
}


def upgrade() -> None:
    connection = op.get_bind()
    words = _SQLITE if connection.dialect.name == "sqlite" else _POSTGRESQL
    for statement in Template(_TABLES).substitute(words).split(";\n"):
        connection.exec_driver_sql(statement)


def downgrade() -> None:
    raise NotImplementedError("an older version of the bot cannot read what this one has written")


_TABLES = """
CREATE TABLE achievements (
    user_id BIGINT NOT NULL,
    name VARCHAR(40) NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    earned_at $moment NOT NULL,
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL,
    CONSTRAINT pk_achievements PRIMARY KEY (user_id, name, edition)
);
CREATE INDEX ix_achievements_game_id ON achievements (game_id, number);
CREATE TABLE acquaintances (
    user_id BIGINT NOT NULL, rival_id BIGINT NOT NULL,
    mode VARCHAR(16) NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    recent FLOAT NOT NULL,
    own_rounds INTEGER NOT NULL, rival_rounds INTEGER NOT NULL,
    CONSTRAINT pk_acquaintances PRIMARY KEY (user_id, rival_id, mode, edition)
);
CREATE INDEX ix_acquaintances_rival_id ON acquaintances (rival_id);
CREATE TABLE deletions (
    digest $bytes NOT NULL, salt $bytes NOT NULL,
    deleted_at $moment NOT NULL,
    CONSTRAINT pk_deletions PRIMARY KEY (digest)
);
CREATE TABLE erasures (
    user_id BIGINT NOT NULL, stand_in BIGINT NOT NULL,
    CONSTRAINT pk_erasures PRIMARY KEY (user_id)
);
CREATE TABLE favourites (
    user_id BIGINT NOT NULL,
    name VARCHAR(100) NOT NULL,
    mode VARCHAR(16) NOT NULL,
    options JSON NOT NULL,
    CONSTRAINT pk_favourites PRIMARY KEY (user_id, name)
);
CREATE TABLE games (
    id VARCHAR(12) NOT NULL,
    home_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, host_id BIGINT NOT NULL,
    status VARCHAR(16) NOT NULL,
    ending VARCHAR(16),
    mode VARCHAR(16) NOT NULL,
    options JSON NOT NULL,
    locale VARCHAR(16),
    version INTEGER NOT NULL,
    seed $bytes, snapshot $bytes,
    deadlines $bytes DEFAULT '[]' NOT NULL,
    due_at $moment, claimed_until $moment,
    turn_seconds INTEGER,
    gesture VARCHAR(60),
    votes $bytes DEFAULT '[]' NOT NULL, invited $bytes DEFAULT '[]' NOT NULL,
    may_call BOOLEAN DEFAULT $no NOT NULL, hints BOOLEAN DEFAULT $no NOT NULL,
    last_match VARCHAR(12),
    pace VARCHAR(16) DEFAULT 'brisk' NOT NULL,
    round_posters BOOLEAN DEFAULT $yes NOT NULL,
    followers $bytes DEFAULT '[]' NOT NULL,
    last_secret $bytes,
    what_if BOOLEAN DEFAULT $no NOT NULL,
    words $bytes DEFAULT '[]' NOT NULL,
    word_seal $bytes,
    longest_hands $bytes DEFAULT '[]' NOT NULL,
    place_kind VARCHAR(16) DEFAULT 'server' NOT NULL,
    created_at $moment NOT NULL, updated_at $moment NOT NULL,
    CONSTRAINT pk_games PRIMARY KEY (id),
    CONSTRAINT ck_games_status CHECK (status IN ('lobby', 'live', 'over'))
);
CREATE INDEX ix_games_channel_id ON games (channel_id, updated_at);
CREATE INDEX ix_games_due_at ON games (due_at);
CREATE INDEX ix_games_home_id_not_over ON games (home_id) WHERE status <> 'over';
CREATE INDEX ix_games_updated_at_over ON games (updated_at) WHERE status = 'over';
CREATE UNIQUE INDEX uq_games_channel_not_over ON games (channel_id) WHERE status <> 'over';
CREATE UNIQUE INDEX uq_games_what_if_not_over ON games (host_id) WHERE what_if AND status <> 'over';
CREATE TABLE interaction_tokens (
    game_id VARCHAR(12) NOT NULL,
    purpose VARCHAR(16) NOT NULL,
    target_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, user_id BIGINT NOT NULL,
    ends_at $moment NOT NULL,
    sealed $bytes NOT NULL,
    CONSTRAINT pk_interaction_tokens PRIMARY KEY (game_id, purpose, target_id)
);
CREATE INDEX ix_interaction_tokens_ends_at ON interaction_tokens (ends_at);
CREATE INDEX ix_interaction_tokens_user_id ON interaction_tokens (user_id);
CREATE TABLE people (
    user_id BIGINT NOT NULL,
    choices $bytes DEFAULT '{}' NOT NULL,
    statistics_hidden BOOLEAN DEFAULT $no NOT NULL,
    CONSTRAINT pk_people PRIMARY KEY (user_id)
);
CREATE INDEX ix_people_hidden ON people (user_id) WHERE statistics_hidden = $yes;
CREATE TABLE person_totals (
    user_id BIGINT NOT NULL,
    mode VARCHAR(16) NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    totals $bytes NOT NULL,
    CONSTRAINT pk_person_totals PRIMARY KEY (user_id, mode, edition)
);
CREATE TABLE processes (
    name VARCHAR(16) NOT NULL,
    shard_count INTEGER NOT NULL,
    shards $bytes NOT NULL,
    requests INTEGER NOT NULL, wanted INTEGER NOT NULL,
    seen_at $moment NOT NULL,
    CONSTRAINT pk_processes PRIMARY KEY (name)
);
CREATE TABLE rating_steps (
    user_id BIGINT NOT NULL,
    mode VARCHAR(16) NOT NULL,
    nth INTEGER NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    mean FLOAT NOT NULL, uncertainty FLOAT NOT NULL,
    at $moment NOT NULL,
    CONSTRAINT pk_rating_steps PRIMARY KEY (user_id, mode, nth, edition)
);
CREATE TABLE ratings (
    user_id BIGINT NOT NULL,
    level VARCHAR(16) NOT NULL, mode VARCHAR(16) NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    mean FLOAT NOT NULL, uncertainty FLOAT NOT NULL,
    rounds INTEGER NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (user_id, level, mode, edition)
);
CREATE TABLE removals (
    what VARCHAR(16) NOT NULL,
    tallied INTEGER NOT NULL,
    CONSTRAINT pk_removals PRIMARY KEY (what)
);
CREATE TABLE rivalries (
    user_id BIGINT NOT NULL, rival_id BIGINT NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    rounds INTEGER NOT NULL, ahead INTEGER NOT NULL, behind INTEGER NOT NULL,
    CONSTRAINT pk_rivalries PRIMARY KEY (user_id, rival_id, edition)
);
CREATE INDEX ix_rivalries_rival_id ON rivalries (rival_id);
CREATE TABLE rounds (
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL,
    place_kind VARCHAR(16) DEFAULT 'server' NOT NULL,
    home_id BIGINT NOT NULL, channel_id BIGINT NOT NULL,
    mode VARCHAR(16) NOT NULL,
    options JSON NOT NULL,
    scoring VARCHAR(16) NOT NULL,
    counted BOOLEAN NOT NULL,
    seed $bytes NOT NULL,
    ended_at $moment NOT NULL,
    tallied INTEGER,
    hints BOOLEAN DEFAULT $no NOT NULL,
    origin $bytes,
    ending VARCHAR(16),
    CONSTRAINT pk_rounds PRIMARY KEY (game_id, number)
);
CREATE INDEX ix_rounds_home_id ON rounds (home_id, ended_at);
CREATE INDEX ix_rounds_untallied ON rounds (ended_at, game_id, number) WHERE tallied IS NULL;
CREATE UNIQUE INDEX uq_rounds_tallied ON rounds (tallied);
CREATE TABLE seasons (
    home_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    began_at $moment NOT NULL,
    began_by BIGINT NOT NULL,
    CONSTRAINT pk_seasons PRIMARY KEY (home_id, number)
);
CREATE TABLE servers (
    guild_id BIGINT NOT NULL,
    mode VARCHAR(16),
    preset VARCHAR(100),
    rules TEXT NOT NULL,
    channels $bytes NOT NULL,
    language VARCHAR(16),
    turn_seconds INTEGER,
    round_posters BOOLEAN DEFAULT $yes NOT NULL,
    threads BOOLEAN NOT NULL,
    starters VARCHAR(16) NOT NULL,
    lobby_call VARCHAR(16) DEFAULT 'nobody' NOT NULL,
    called_role BIGINT,
    left_at $moment,
    CONSTRAINT pk_servers PRIMARY KEY (guild_id)
);
CREATE TABLE session_starts (
    id $counter NOT NULL,
    bot_id BIGINT NOT NULL,
    started_at $moment NOT NULL,
    CONSTRAINT pk_session_starts PRIMARY KEY (id)
);
CREATE INDEX ix_session_starts_bot_id ON session_starts (bot_id, started_at);
CREATE TABLE solo_totals (
    user_id BIGINT NOT NULL,
    mode VARCHAR(16) NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    name VARCHAR(100) NOT NULL,
    totals $bytes NOT NULL,
    CONSTRAINT pk_solo_totals PRIMARY KEY (user_id, mode, edition)
);
CREATE TABLE standings (
    user_id BIGINT NOT NULL, home_id BIGINT NOT NULL,
    period VARCHAR(16) NOT NULL, mode VARCHAR(16) NOT NULL,
    edition SMALLINT DEFAULT '0' NOT NULL,
    name VARCHAR(100) NOT NULL,
    rounds INTEGER NOT NULL, wins INTEGER NOT NULL, matches INTEGER NOT NULL,
    points INTEGER NOT NULL, catches INTEGER NOT NULL,
    share FLOAT NOT NULL,
    rating FLOAT,
    CONSTRAINT pk_standings PRIMARY KEY (user_id, home_id, period, mode, edition)
);
CREATE INDEX ix_standings_catches ON standings (edition, home_id, period, mode, catches, user_id)
    WHERE edition < 2;
CREATE INDEX ix_standings_points ON standings (edition, home_id, period, mode, points, user_id)
    WHERE edition < 2;
CREATE INDEX ix_standings_rating ON standings (edition, home_id, period, mode, rating, user_id)
    WHERE edition < 2;
CREATE INDEX ix_standings_share ON standings (edition, home_id, period, mode, share, user_id)
    WHERE edition < 2;
CREATE INDEX ix_standings_wins ON standings (edition, home_id, period, mode, wins, user_id)
    WHERE edition < 2;
CREATE TABLE sums (
    id SMALLINT NOT NULL, shown SMALLINT NOT NULL,
    changes INTEGER DEFAULT '0' NOT NULL,
    phase VARCHAR(16),
    made_by VARCHAR(64),
    counted INTEGER DEFAULT '0' NOT NULL,
    CONSTRAINT pk_sums PRIMARY KEY (id),
    CONSTRAINT ck_sums_one_row CHECK (id = 1)
);
CREATE TABLE actions (
    game_id VARCHAR(12) NOT NULL,
    version INTEGER NOT NULL,
    seat INTEGER,
    action $bytes,
    events $bytes NOT NULL,
    at $moment NOT NULL,
    acted_for VARCHAR(16),
    CONSTRAINT pk_actions PRIMARY KEY (game_id, version),
    CONSTRAINT fk_actions_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE match_wins (
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL, seat INTEGER NOT NULL,
    name VARCHAR(100) NOT NULL,
    user_id BIGINT,
    level VARCHAR(16),
    ended_at $moment NOT NULL,
    tallied INTEGER,
    CONSTRAINT pk_match_wins PRIMARY KEY (game_id, number, seat),
    CONSTRAINT fk_match_wins_game_id_rounds FOREIGN KEY(game_id, number)
        REFERENCES rounds (game_id, number) ON DELETE CASCADE
);
CREATE INDEX ix_match_wins_untallied ON match_wins (ended_at) WHERE tallied IS NULL;
CREATE INDEX ix_match_wins_user_id ON match_wins (user_id);
CREATE UNIQUE INDEX uq_match_wins_tallied ON match_wins (tallied);
CREATE TABLE messages (
    id $row_id NOT NULL,
    game_id VARCHAR(12) NOT NULL,
    kind VARCHAR(16) NOT NULL,
    seat INTEGER,
    user_id BIGINT, channel_id BIGINT, message_id BIGINT,
    shown_version INTEGER DEFAULT '0' NOT NULL,
    wanted_version INTEGER,
    posted_at $moment,
    retired BOOLEAN DEFAULT $no NOT NULL, rings BOOLEAN DEFAULT $no NOT NULL,
    round_number INTEGER,
    deletions INTEGER DEFAULT '0' NOT NULL,
    reposted_at $moment,
    asked_for BOOLEAN DEFAULT $no NOT NULL,
    CONSTRAINT pk_messages PRIMARY KEY (id),
    CONSTRAINT fk_messages_game_id_games FOREIGN KEY(game_id)
        REFERENCES games (id) ON DELETE CASCADE,
    CONSTRAINT uq_messages_message_id UNIQUE (message_id)
);
CREATE INDEX ix_messages_game_id ON messages (game_id);
CREATE INDEX ix_messages_may_be_stale ON messages (game_id)
    WHERE wanted_version IS NULL OR shown_version < wanted_version OR retired = $yes;
CREATE TABLE records (
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL,
    record $bytes NOT NULL,
    facts $bytes, odds $bytes,
    odds_by VARCHAR(16),
    CONSTRAINT pk_records PRIMARY KEY (game_id, number),
    CONSTRAINT fk_records_game_id_rounds FOREIGN KEY(game_id, number)
        REFERENCES rounds (game_id, number) ON DELETE CASCADE
);
CREATE INDEX ix_records_odds_by ON records (odds_by, game_id, number);
CREATE TABLE round_leavers (
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL, seat INTEGER NOT NULL,
    name VARCHAR(100) NOT NULL,
    user_id BIGINT,
    cards INTEGER NOT NULL,
    word $bytes,
    removed BOOLEAN DEFAULT $no NOT NULL,
    CONSTRAINT pk_round_leavers PRIMARY KEY (game_id, number, seat),
    CONSTRAINT fk_round_leavers_game_id_rounds FOREIGN KEY(game_id, number)
        REFERENCES rounds (game_id, number) ON DELETE CASCADE
);
CREATE INDEX ix_round_leavers_user_id ON round_leavers (user_id);
CREATE TABLE round_results (
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL, seat INTEGER NOT NULL,
    name VARCHAR(100) NOT NULL,
    user_id BIGINT,
    level VARCHAR(16),
    won BOOLEAN NOT NULL,
    place INTEGER NOT NULL, points INTEGER NOT NULL, score INTEGER NOT NULL, cards INTEGER NOT NULL,
    match_won BOOLEAN NOT NULL,
    word $bytes,
    CONSTRAINT pk_round_results PRIMARY KEY (game_id, number, seat),
    CONSTRAINT fk_round_results_game_id_rounds FOREIGN KEY(game_id, number)
        REFERENCES rounds (game_id, number) ON DELETE CASCADE
);
CREATE INDEX ix_round_results_user_id ON round_results (user_id);
CREATE TABLE seats (
    game_id VARCHAR(12) NOT NULL,
    number INTEGER NOT NULL,
    name VARCHAR(100) NOT NULL,
    user_id BIGINT,
    level VARCHAR(16), locale VARCHAR(16),
    dms_closed BOOLEAN DEFAULT $no NOT NULL,
    missed_turns INTEGER DEFAULT '0' NOT NULL,
    autopilot BOOLEAN DEFAULT $no NOT NULL,
    choices $bytes DEFAULT '{}' NOT NULL,
    newcomer BOOLEAN DEFAULT $no NOT NULL, offered BOOLEAN DEFAULT $no NOT NULL,
    word $bytes,
    account VARCHAR(100),
    word_lapsed BOOLEAN DEFAULT $no NOT NULL,
    left_in INTEGER,
    removed BOOLEAN DEFAULT $no NOT NULL, has_app BOOLEAN DEFAULT $no NOT NULL,
    thrown_out BOOLEAN DEFAULT $no NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (game_id, number),
    CONSTRAINT ck_seats_somebody CHECK (user_id IS NOT NULL OR level IS NOT NULL),
    CONSTRAINT uq_seats_game_id UNIQUE (game_id, user_id),
    CONSTRAINT fk_seats_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE TABLE threads (
    channel_id BIGINT NOT NULL, guild_id BIGINT NOT NULL,
    game_id VARCHAR(12) NOT NULL,
    CONSTRAINT pk_threads PRIMARY KEY (channel_id),
    CONSTRAINT fk_threads_game_id_games FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO sums (id, shown) VALUES (1, 0)
"""
