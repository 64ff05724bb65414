"""Whether Discord would accept a request body; the only entry point is `Validator.read`.

A form (in `messages`, `components`, `commands`) reads a body part by part (`body_part`), and notes
what is wrong with it: shape, lengths, and how the fields fit together. If Discord's API description
is available, the body is checked against it too (`validator`). All complaints are raised as one
50035 that names each place.
"""

# pyright: reportUnusedImport=false

from playground.validation.body_part import BodyPart
from playground.validation.validator import Validator
