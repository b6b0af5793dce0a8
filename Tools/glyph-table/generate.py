#!/usr/bin/env python3
"""Writes the table of glyph advances of TextLayout from fonts that Debian packages. See README.md."""

import argparse
import base64
import hashlib
import pathlib
import unicodedata

from fontTools.ttLib import TTFont

UNITS = 2048  # the table's units per em
BLOCK = 64  # characters in one block
END = 0x1FC00  # characters from here on go by rules, see GlyphTable.swift
EXTENDS = 0x8000  # belongs to the character before
EMOJI = 0x7FFF
REGIONAL = 0x7FFE  # half a flag
FALLBACK = 1229  # what no font has: 0.6 em

WEIGHTS = ["Regular", "Medium", "Bold"]
INTER = "usr/share/fonts/opentype/inter/Inter-{weight}.otf"
NOTO = "usr/share/fonts/truetype/noto/Noto{name}-{weight}.ttf"
CJK = "usr/share/fonts/opentype/noto/NotoSansCJK-{weight}.ttc"
SCRIPTS = [
    "Sans", "SansHebrew", "SansArabic", "SansThai", "SansDevanagari", "SansArmenian", "SansGeorgian", "SansBengali",
    "SansTamil", "SansSymbols", "SansSymbols2", "SansMath",
]

# Characters of the basic plane that are emoji without a variation selector (Emoji_Presentation).
EMOJI_RANGES = [
    (0x231A, 0x231B), (0x23E9, 0x23EC), (0x23F0, 0x23F0), (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615),
    (0x2648, 0x2653), (0x267F, 0x267F), (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE),
    (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728), (0x274C, 0x274C),
    (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797), (0x27B0, 0x27B0), (0x27BF, 0x27BF),
    (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
]


class Font:
    def __init__(self, path):
        self.font = TTFont(path, fontNumber=0, lazy=True)
        self.cmap = self.font.getBestCmap()
        self.metrics = self.font["hmtx"]
        self.units = self.font["head"].unitsPerEm

    def advance(self, character):
        glyph = self.cmap.get(character)
        return None if glyph is None else self.scaled(self.metrics[glyph][0])

    def scaled(self, value):
        return round(value * UNITS / self.units)


def find(root, path):
    """The file below `root`, or below one of the packages unpacked in it; None when it is in neither."""
    for candidate in [root / path, *sorted(root.glob("*/" + path))]:
        if candidate.exists():
            return candidate
    return None


def fonts(root, weight):
    """The fonts of one weight, in order of preference; a font without a medium has its regular instead."""
    paths = [INTER, *(NOTO.replace("{name}", name) for name in SCRIPTS), CJK]
    for path in paths:
        found = find(root, path.format(weight=weight)) or find(root, path.format(weight="Regular"))
        if found is None:
            raise SystemExit(f"{path}: not found below {root}")
        yield Font(found)


def entry(character, chain, emoji):
    """The table's entry of one character."""
    category = unicodedata.category(chr(character))
    if 0x1F1E6 <= character <= 0x1F1FF:
        return REGIONAL
    if 0x1F3FB <= character <= 0x1F3FF:  # skin tones
        return EMOJI
    if any(low <= character <= high for low, high in EMOJI_RANGES):
        return EMOJI
    if character >= 0x1F000 and character in emoji.cmap:
        return EMOJI
    if category in ("Mn", "Me", "Cf", "Cc"):
        return EXTENDS if category != "Cc" else 0
    if 0x1160 <= character <= 0x11FF:  # Hangul vowels and final consonants join the syllable before
        return EXTENDS
    advance = next((a for a in (font.advance(character) for font in chain) if a is not None), None)
    if advance is None:
        wide = unicodedata.east_asian_width(chr(character)) in ("W", "F")
        advance = UNITS if wide else FALLBACK
    advance = min(advance, REGIONAL - 1)
    # Spacing marks, and the Thai and Lao vowels that Unicode counts among them.
    extends = category == "Mc" or character in (0x0E33, 0x0EB3)
    return advance | (EXTENDS if extends else 0)


def varint(value):
    out = bytearray()
    while True:
        out.append(value & 0x7F | (0x80 if value > 0x7F else 0))
        value >>= 7
        if value == 0:
            return bytes(out)


def runs(values):
    """Run lengths: pairs of a count and a value, as variable-length integers."""
    out = bytearray()
    index = 0
    while index < len(values):
        last = index
        while last + 1 < len(values) and values[last + 1] == values[index]:
            last += 1
        out += varint(last - index + 1) + varint(values[index])
        index = last + 1
    return bytes(out)


def table(values):
    """Two stages: which block each 64 characters use, and the different blocks, each as runs behind its length."""
    blocks, index = {}, []
    for start in range(0, END, BLOCK):
        block = tuple(values[start : start + BLOCK])
        index.append(blocks.setdefault(block, len(blocks)))
    flat = [value for block in blocks for value in block]
    return varint(len(blocks)) + runs(index) + runs(flat)


def vertical(font):
    """Ascent, descent, leading, x-height and capital height of a font, in the table's units."""
    hhea, os2 = font.font["hhea"], font.font["OS/2"]
    numbers = [hhea.ascent, -hhea.descent, hhea.lineGap, os2.sxHeight, os2.sCapHeight]
    return [font.scaled(number) for number in numbers]


def tabular_digit(font):
    """The advance of digits that are all as wide as each other (the font's `tnum` feature)."""
    for record in font.font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for number in record.Feature.LookupListIndex:
            for subtable in font.font["GSUB"].table.LookupList.Lookup[number].SubTable:
                mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
                glyph = mapping.get(font.cmap[ord("0")])
                if glyph:
                    return font.scaled(font.metrics[glyph][0])
    return max(font.advance(ord(digit)) for digit in "0123456789")


def wrapped(text, width=112):
    return "\\\n".join("    " + text[i : i + width] for i in range(0, len(text), width))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path("/"))
    project = pathlib.Path(__file__).resolve().parents[2]
    parser.add_argument("--out", type=pathlib.Path, default=project / "Sources/TextLayout/Table/GlyphData.swift")
    arguments = parser.parse_args()

    emoji = Font(find(arguments.root, "usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"))
    mono = Font(find(arguments.root, NOTO.format(name="SansMono", weight="Regular")))
    data, metrics, digits = [], [], []
    for weight in WEIGHTS:
        chain = list(fonts(arguments.root, weight))
        data.append(table([entry(character, chain, emoji) for character in range(END)]))
        metrics.append(vertical(chain[0]))
        digits.append(tabular_digit(chain[0]))
    emoji_advance, mono_advance = emoji.advance(0x1F600), mono.advance(ord("0"))
    constants = repr((metrics, digits, emoji_advance, mono_advance)).encode()
    version = hashlib.sha256(b"".join(data) + constants).hexdigest()[:12]

    names = [weight.lower() for weight in WEIGHTS]
    lines = [
        "// Generated by Tools/glyph-table/generate.py from the fonts that NOTICE names. Not edited by hand.",
        "",
        "// swift-format-ignore-file",
        "",
        "/// The encoded advances, in 1/2048 em, and the measures of the three weights.",
        "enum GlyphData {",
        "  /// A hash of everything below.",
        f'  static let version = "{version}"',
        f"  static let unitsPerEm = {UNITS}.0",
        f"  static let emojiAdvance: UInt16 = {emoji_advance}",
        f"  static let monospacedAdvance: UInt16 = {mono_advance}",
        f"  static let fallbackAdvance: UInt16 = {FALLBACK}",
        f"  static let blockSize = {BLOCK}",
        f"  static let endOfTable: UInt32 = 0x{END:X}",
        "",
    ]
    for name, numbers, digit in zip(names, metrics, digits):
        ascent, descent, leading, x_height, capital = numbers
        lines += [
            f"  static let {name}Measures = FaceMeasures(",
            f"    ascent: {ascent}, descent: {descent}, leading: {leading}, xHeight: {x_height}, capHeight: {capital},",
            f"    tabularDigit: {digit})",
        ]
    for name, payload in zip(names, data):
        text = base64.b64encode(payload).decode()
        lines += ["", f'  static let {name}: StaticString = """', wrapped(text), '    """']
    lines += ["}", ""]
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text("\n".join(lines))
    print(f"{arguments.out}: version {version}, {sum(map(len, data))} bytes")


if __name__ == "__main__":
    main()
