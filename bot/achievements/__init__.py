"""The achievements, as data: a name, whether it is secret, and which facts of a round earn it.

The texts of a name are ``achievement-NAME`` and ``achievement-NAME-about`` in data/locales.
"""

# pyright: reportUnusedImport=false

from .catalogue import CATALOGUE, Achievement, Deed, earned
