"""What an evening shows of somebody who hides, or is forgotten."""

from __future__ import annotations

from msgspec import structs

from .evening import Evening, Left, after, without_words


def set_hidden(evening: Evening, user_id: int, *, hidden: bool) -> Evening:
    """Return the evening with this person in no standings, or in them again."""
    people = (
        structs.replace(each, hidden=hidden) if each.user_id == user_id else each
        for each in evening.people
    )
    return structs.replace(evening, people=tuple(people))


def forget(evening: Evening, user_id: int, stand_in: int, name: str) -> Evening:
    """Return the evening with a stand-in, who stays away, in the place of this person.

    Words lapse with theirs. The next change announces the next match anew.
    """
    if evening.find(user_id) is None:
        return evening
    evening = after(evening, Left(user_id))
    if evening.has_words:
        evening = without_words(evening, lapsed=True)
    known = {"user_id": stand_in, "name": name, "locale": None, "word_lapsed": False}
    return structs.replace(
        evening,
        host_id=stand_in if evening.host_id == user_id else evening.host_id,
        people=tuple(
            structs.replace(each, **known) if each.user_id == user_id else each
            for each in evening.people
        ),
    )
