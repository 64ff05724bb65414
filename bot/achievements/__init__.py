"""What somebody can achieve, as data: a name, whether it is secret, and what of the facts earns it.

Texts are found by the name: ``achievement-NAME`` and ``achievement-NAME-about`` in data/locales.
"""

from .catalogue import CATALOGUE, Achievement, Deed, earned

__all__ = ["CATALOGUE", "Achievement", "Deed", "earned"]
