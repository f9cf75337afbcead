import 'server-only';
import { readFileSync } from 'node:fs';

const regular = readFileSync(
  new URL(
    '../../../node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    import.meta.url,
  ),
);
const semiBold = readFileSync(
  new URL(
    '../../../node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
    import.meta.url,
  ),
);

/** Source Sans 3 for images. One array for all of them, since the renderer caches parsed fonts by it. */
export const cardFonts = [
  { name: 'Source Sans 3', data: regular, weight: 400 as const, style: 'normal' as const },
  { name: 'Source Sans 3', data: semiBold, weight: 600 as const, style: 'normal' as const },
];

/** OpenType 'cmap' format 12. */
const segmentedCoverage = 12;

const coverages = [regular, semiBold].map(fontCharacters);

/**
 * A text in one line without characters that the font cannot draw: next/og would request a font for those from the Internet.
 * Empty for a text wholly in other scripts.
 */
export function drawable(text: string): string {
  const isDrawn = (character: string) => coverages.every((characters) => characters.has(character.codePointAt(0)!));
  const drawableText = [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')].filter(isDrawn).join('');
  return /[\p{L}\p{N}]/u.test(drawableText) ? drawableText.replace(/ {2,}/g, ' ').trim() : '';
}

/**
 * The characters (code points) that a TrueType font draws, from its character map (OpenType 'cmap', format 12, which every
 * font with characters beyond U+FFFF has).
 * @throws Error for a font without one
 */
export function fontCharacters(font: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const directory = tables.find((table) => font.toString('latin1', table, table + 4) === 'cmap');
  if (directory === undefined) throw new Error('The font has no character map.');
  const map = font.readUInt32BE(directory + 8);
  const subtables = Array.from({ length: font.readUInt16BE(map + 2) }, (_, index) => 4 + 8 * index).map(
    (record) => map + font.readUInt32BE(map + record + 4),
  );
  const subtable = subtables.find((offset) => font.readUInt16BE(offset) === segmentedCoverage);
  if (subtable === undefined) throw new Error('The font’s character map has no segmented coverage.');

  const characters = new Set<number>();
  for (let group = 0; group < font.readUInt32BE(subtable + 12); group += 1) {
    const offset = subtable + 16 + 12 * group;
    const last = font.readUInt32BE(offset + 4);
    for (let character = font.readUInt32BE(offset); character <= last; character += 1) characters.add(character);
  }
  return characters;
}
