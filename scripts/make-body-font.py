"""
Writes app/fonts/body-latin.woff2: the Latin subset of Source Sans 3 together with the letters of the Latin alphabets of Europe
(U+0100 to U+017F) and the Greek letters of 'Ελληνικά', so that no word needs two font files, of which one may load late. Run it when @fontsource-variable/source-sans-3 changes: python3 scripts/make-body-font.py, with fonttools and
brotli (Debian: fonttools, python3-brotli).
"""

from copy import deepcopy

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FILES = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-%s-wght-normal.woff2'
ADDED = {'latin-ext': set(range(0x100, 0x180)), 'greek': {ord(letter) for letter in 'Ελληνικά'}}


def add_glyph(target, source, name):
    """Copies a glyph with its components and variations; glyph names are the same in all subsets of the font."""
    if name in target['glyf'].glyphs:
        return
    glyph = deepcopy(source['glyf'][name])
    for component in glyph.components if glyph.isComposite() else []:
        add_glyph(target, source, component.glyphName)
    target['glyf'][name] = glyph
    target['hmtx'][name] = source['hmtx'][name]
    target['gvar'].variations[name] = deepcopy(source['gvar'].variations.get(name, []))


font = TTFont(FILES % 'latin')
font.ensureDecompiled()
# Without HVAR, gvar varies the advance widths.
del font['HVAR']
for part, letters in ADDED.items():
    source = TTFont(FILES % part)
    source.ensureDecompiled()
    cmap = source.getBestCmap()
    for letter in sorted(letters & cmap.keys() - font.getBestCmap().keys()):
        add_glyph(font, source, cmap[letter])
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap[letter] = cmap[letter]
font.setGlyphOrder(font['glyf'].glyphOrder)
# A modified version of the font must not have its reserved name (OFL 1.1, 3); copyright and licence remain.
for record in font['name'].names:
    if record.nameID not in (0, 13, 14) and 'Source' in str(record):
        record.string = str(record).replace('Source Sans 3', 'Dossier Sans').replace('SourceSans3', 'DossierSans')
options = Options()
options.layout_features = ['*']
options.name_IDs = ['*']
subsetter = Subsetter(options)
subsetter.populate(unicodes=font.getBestCmap().keys())
subsetter.subset(font)
font.flavor = 'woff2'
font.save('app/fonts/body-latin.woff2')
