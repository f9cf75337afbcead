const segmentedCoverage = 12;

/**
 * The characters (code points) that a TrueType font draws, from its character map (OpenType 'cmap', format 12, which every
 * font with characters beyond U+FFFF has).
 * @throws Error for a font without one
 */
export function fontCharacters(font: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const directory = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (directory === undefined) throw new Error('The font has no character map.');
  const map = font.readUInt32BE(directory + 8);
  const subtables = Array.from({ length: font.readUInt16BE(map + 2) }, (_, index) => 4 + 8 * index).map(
    (at) => map + font.readUInt32BE(map + at + 4),
  );
  const subtable = subtables.find((at) => font.readUInt16BE(at) === segmentedCoverage);
  if (subtable === undefined) throw new Error('The font’s character map has no segmented coverage.');

  const characters = new Set<number>();
  for (let group = 0; group < font.readUInt32BE(subtable + 12); group += 1) {
    const at = subtable + 16 + 12 * group;
    const last = font.readUInt32BE(at + 4);
    for (let character = font.readUInt32BE(at); character <= last; character += 1) characters.add(character);
  }
  return characters;
}
