import type { Dossier } from '@/lib/domain/product/dossier';
import { isUnclassified } from '@/lib/domain/product/hazards';
import { type DocType, isTabAvailable } from '@/lib/domain/pages/tabs';

/** Size of a social card in pixels (Open Graph: 1.91 to 1). */
export const cardSize = { width: 1200, height: 630 } as const;
/** What a card leaves free on its left and on its right. */
export const cardMarginPx = 72;

/** Everything that a product's social card shows. */
export interface SocialCard {
  /** `lines`: so many at most. */
  name: { text: string; sizePx: number; lines: number };
  supplier: string;
  code: string;
  signalWord: { code: 'danger' | 'warning'; text: string } | null;
  /** `GHS01` to `GHS09`. */
  pictograms: string[];
  /** What is said of a product that is not classified. */
  notice: string;
  /** Names of the documents that there are. */
  documents: string[];
}

const lineWidthPx = cardSize.width - 2 * cardMarginPx;

/** How a name may be set, best first. */
const settings = [
  { sizePx: 96, lines: 1 },
  { sizePx: 76, lines: 2 },
  { sizePx: 64, lines: 2 },
  { sizePx: 54, lines: 3 },
] as const;
const smallest = settings.at(-1)!;

/** Mean widths of Source Sans 3 SemiBold in em. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\p{Lu}%]/u.test(character) ? 0.64 : 0.52), 0);
/** What the ends of lines leave empty. */
const usedOfLines = 0.9;

function fits(name: string, { sizePx, lines }: (typeof settings)[number]): boolean {
  const widestWord = Math.max(...name.split(' ').map(widthOf));
  const room = lines === 1 ? 1 : lines * usedOfLines;
  return widestWord * sizePx <= lineWidthPx && widthOf(name) * sizePx <= room * lineWidthPx;
}

/** A number and the unit behind it stay on one line: `500 ml`, `12 %`. */
const withUnits = (text: string) => text.replace(/(\d) (?=%|\p{L}{1,2}(?!\p{L}))/gu, '$1\u00a0');

/** A name in the largest type in which it has room; one that is too long ends after a word, with an ellipsis. */
export function fitName(name: string): SocialCard['name'] {
  const text = withUnits(name);
  const setting = settings.find((setting) => fits(text, setting));
  if (setting) return { text, ...setting };

  const words = text.split(' ');
  const count = words.findLastIndex((_, index) => fits(`${words.slice(0, index + 1).join(' ')}…`, smallest));
  const whole = words.slice(0, count + 1).join(' ');
  return { text: whole ? `${whole.replace(/(?<![\s,;:(–-])[\s,;:(–-]+$/, '')}…` : text, ...smallest };
}

/** What stands between two pictograms. */
export const gapPx = 20;

/** Sizes of the pictograms and of the signal word behind them, all in one line. */
export function hazardSizes(pictograms: number, signalWord: string): { diamondPx: number; wordPx: number } {
  const wordPx = pictograms > 4 ? 44 : 60;
  const roomPx = lineWidthPx - (signalWord ? widthOf(signalWord) * wordPx + 2 * gapPx : 0);
  return { wordPx, diamondPx: Math.min(128, Math.floor(roomPx / Math.max(pictograms, 1)) - gapPx) };
}

/** In characters: many more than a card has room for; to set a text takes time that grows with its square. */
const maxLength = 400;

const documentTypes = ['gh', 'th', 'ee', 'mh'] as const satisfies DocType[];
type DocumentType = (typeof documentTypes)[number];

/**
 * What a dossier's card shows. `drawable` leaves of a text what the card's font can draw: a name of which nothing is left
 * gives way to the product code, and this to the product's number.
 */
export function socialCard(
  dossier: Dossier,
  words: { documents: Record<DocumentType, string>; notClassified: string },
  drawable: (text: string) => string,
): SocialCard {
  const drawn = (text: string) => drawable(text.slice(0, maxLength));
  const { signalWord, pictograms } = dossier.hazards;
  const code = drawn(dossier.code ?? '');
  return {
    name: fitName(drawn(dossier.name) || code || String(dossier.id)),
    supplier: drawn(dossier.supplierName ?? ''),
    code,
    signalWord: signalWord && { ...signalWord, text: drawn(signalWord.text) },
    pictograms,
    notice: isUnclassified(dossier.hazards) ? drawn(words.notClassified) : '',
    documents: documentTypes
      .filter((docType) => isTabAvailable(dossier, docType))
      .map((docType) => drawn(words.documents[docType])),
  };
}
