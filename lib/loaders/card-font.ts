import 'server-only';
import { readFileSync } from 'node:fs';
import { fontCharacters } from '@/lib/loaders/font-characters';

const regular = readFileSync(
  new URL('../../node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf', import.meta.url),
);
const semiBold = readFileSync(
  new URL(
    '../../node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
    import.meta.url,
  ),
);

/** Source Sans 3 for pictures; one list for all of them, since what was read of a font is kept with it. */
export const cardFonts = [
  { name: 'Source Sans 3', data: regular, weight: 400 as const, style: 'normal' as const },
  { name: 'Source Sans 3', data: semiBold, weight: 600 as const, style: 'normal' as const },
];

const drawn = [regular, semiBold].map(fontCharacters);

/**
 * A text in one line with nothing in it that the font cannot draw: next/og asks a server on the Internet for any other
 * character. Empty for a text wholly in other scripts.
 */
export function drawable(text: string): string {
  const isDrawn = (character: string) => drawn.every((characters) => characters.has(character.codePointAt(0)!));
  const known = [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')].filter(isDrawn).join('');
  return /[\p{L}\p{N}]/u.test(known) ? known.replace(/ {2,}/g, ' ').trim() : '';
}
