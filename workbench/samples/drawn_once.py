"""Pictures of the samples, each drawn once: every lot of messages is made of all samples anew."""

from __future__ import annotations

from functools import cache

from bot.artwork import pictures

draw_film = cache(pictures.draw_film)
draw_moment = cache(pictures.draw_moment)
draw_person_card = cache(pictures.draw_person_card)
draw_recap_card = cache(pictures.draw_recap_card)
draw_round_result = cache(pictures.draw_round_result)
