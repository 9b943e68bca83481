"""The typeface: there, by its name, with every letter that the pages' languages have, and in few bytes."""

from fontTools.ttLib import TTFont

from rookery.draw.typeface import FAMILY, FILE


def test_the_package_brings_the_typeface() -> None:
    """It is the one that style sheets name, and it can write what people in English and German call things."""
    with TTFont(FILE) as font:
        assert font["name"].getDebugName(1) == FAMILY
        assert not [letter for letter in "AZaz09äöüßÄÖÜé’„“–…·!?%" if ord(letter) not in font.getBestCmap()]
