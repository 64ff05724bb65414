"""The game: pure, without I/O, clock or text for people.

One state value, one door: :func:`apply`. :func:`legal_actions` and :func:`side_actions` list what
is allowed, :func:`why_not` explains a refusal by clause, :func:`observe` is what a seat may know,
:func:`consequences` what cards would lead to.

The folders, each importing those before it: `games` (a description each), `options` (the house
rules), `rules` (the tables both are compiled into), `throws` (what cards lead to), `legality`
(which cards may be thrown), `transitions` (what changes a state), `actions` (an entry each). Others
import from here alone, and from :mod:`.cards` and :mod:`.events`, whose names are many.
"""

# pyright: reportUnusedImport=false

from .action import Action, Call, SeatAction, SideAction, TurnAction, seat_of
from .actions.all_actions import ENTRIES, entry_of, timeout_of
from .actions.draft import Discard, Keep
from .actions.draw import Draw, Pass
from .actions.entry import Entry, Part, Speaker
from .actions.gestures import GestureTimeout, MakeGesture
from .actions.leave_and_join import Join, Leave
from .actions.match import NextRound, Punish, StopMatch, TimeIsUp
from .actions.name_colour import NameColour
from .actions.say_and_contra import Contra, Say
from .actions.take_or_challenge import Challenge, Take
from .codec import (
    AnyAction,
    UnknownVersionError,
    decode_action,
    decode_event,
    decode_state,
    encode_action,
    encode_event,
    encode_state,
)
from .determinization import HiddenCards, determined
from .draw_amounts import OFFENCES, UNFOUNDED_CHALLENGE, is_drawing_wild
from .events import Event
from .games.effects import Effect, Exchange
from .games.game import MOST_SEATS, Game, deck_of, faces_in_deck, has_fouls
from .games.registry import GAMES, USUAL, Mode
from .legal_actions import harmless_action, is_in_turn, least_harmful, legal_actions, side_actions
from .observation import Observation, cards_of_leavers, may_owe, observe
from .options.option import BadValueError, Family, Option
from .options.option_catalogue import (
    BY_NAME,
    CATALOGUE,
    build_options,
    check_seats,
    conflicts_with,
    default_options,
    has_room_for,
    places_change_hands,
    seats_clause,
    stands_at,
    takes_seats,
    written_default,
    written_options,
)
from .options.options import Options
from .options.written_values import WITHOUT_TARGET
from .phases import PHASES, held_up, to_act, waited_for
from .position import BadPositionError, Card, Position, scores_of, set_up
from .randomness import commitment
from .reducer import RefusedError, apply, why_not
from .refusal import SetupRefusedError
from .round_history import BigMoment, RoundHistory, RoundScore, history_of_last_round
from .rules.card_table import NO_CARD, SINGLE
from .rules.compilation import compile_rules
from .rules.rule_tables import NO_LIMIT, Guilt, Rules, card_values
from .seed_words import (
    SEALED_FORM,
    OriginVerdict,
    SeatWord,
    SeedOrigin,
    SeedWord,
    WordSeal,
    announced_hash,
    seal_salts,
    seed_origin,
    without_salts,
    without_words,
    word_digests,
)
from .state import (
    Accusation,
    ColourChoice,
    Draft,
    Drawn,
    GestureDuty,
    MatchOver,
    Pending,
    PendingDraw,
    Phase,
    Presence,
    RoundOver,
    State,
    Turn,
    owed_by,
    place_of,
)
from .throws.consequences import consequences, forgets_uno_uno, with_every_call
from .throws.standpoint import Standpoint, standpoint_of, standpoint_seen
from .throws.throw import Double, JumpIn, Play, Throw
from .transitions.deal import Opening, deal_again, deal_round, new_match, replay_deal
from .transitions.leaving_and_joining import joining_score
from .transitions.scoring import hand_value, partner_of, team_of
from .visible_events import visible
from .word_text import has_mixed_alphabets
