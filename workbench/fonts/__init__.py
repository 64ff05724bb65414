"""Making the fallback fonts of `data/fonts/noto`: subsets of Noto's fonts, and smaller emoji."""
