"""Whether Discord would take a request body: one door, `Validator.read`, and one kind of error.

A form (in `messages`, `embeds`, `components`, `modals`, `autocompletion`, `commands`) reads what it
needs from a body, part by part (`body_part`), and notes what is wrong with it: shape, lengths, and
how the fields go together. Where Discord's API description is at hand, it has its say too
(`api_description`). All complaints leave as one 50035 that names each place (`body_errors`).
"""

from playground.validation.body_part import BodyPart
from playground.validation.validator import Validator

__all__ = ["BodyPart", "Validator"]
