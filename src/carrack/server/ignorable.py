"""Code points that show nothing: Unicode's property Default_Ignorable_Code_Point, which `unicodedata` does not have.

Source: DerivedCoreProperties.txt of the Unicode Character Database, version 15.1.
"""

RANGES = (
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors and vowel separator
    (0x200B, 0x200F),  # zero-width space and joiners, directional marks
    (0x202A, 0x202E),  # directional embeddings and overrides
    (0x2060, 0x206F),  # word joiner, invisible operators, directional isolates
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # byte order mark
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFF8),  # unassigned
    (0x1BCA0, 0x1BCA3),  # shorthand format controls
    (0x1D173, 0x1D17A),  # musical format controls
    (0xE0000, 0xE0FFF),  # tags, more variation selectors
)
# Marks and symbols that show nothing as well, although Unicode does not count them among these: the filler of Khitan,
# the thick letter selector of Duployan, and the place of an object that is not there.
ALSO_UNSEEN = frozenset("\U00016fe4\U0001bc9d\ufffc")
IGNORABLE = frozenset(chr(code) for first, last in RANGES for code in range(first, last + 1))
