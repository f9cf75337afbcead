import { joinUnits } from '@/lib/domain/languages/formatting';
import type { Dossier } from '@/lib/domain/product/dossier';
import { hasUnknownHazards, isUnclassified } from '@/lib/domain/product/hazards';
import { type DocType, isTabAvailable } from '@/lib/domain/pages/tabs';

/** Size of a social card in pixels (Open Graph: 1.91 to 1). */
export const cardSize = { width: 1200, height: 630 } as const;
/** Margin at the left and the right. */
export const cardMarginPx = 72;

/** The content of a product's social card. */
export interface SocialCard {
  /** `lines`: maximum number of lines. */
  name: { text: string; sizePx: number; lines: number };
  supplier: string;
  code: string;
  signalWord: { code: 'danger' | 'warning'; text: string } | null;
  /** `GHS01` to `GHS09`. */
  pictograms: string[];
  /** The text for a product that is not classified, or of which that is not known or not known in full. */
  notice: string;
  /** Names of the available documents. */
  documents: string[];
}

const lineWidthPx = cardSize.width - 2 * cardMarginPx;

/** Type sizes of a name, best first. */
const settings = [
  { sizePx: 96, lines: 1 },
  { sizePx: 76, lines: 2 },
  { sizePx: 64, lines: 2 },
  { sizePx: 54, lines: 3 },
] as const;
const smallest = settings.at(-1)!;

/** Mean character widths of Source Sans 3 SemiBold in em. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\p{Lu}%]/u.test(character) ? 0.64 : 0.52), 0);
/** Share of a line's width that text fills on average. */
const lineFillRatio = 0.9;

function fits(name: string, { sizePx, lines }: (typeof settings)[number]): boolean {
  const widestWord = Math.max(...name.split(' ').map(widthOf));
  const room = lines === 1 ? 1 : lines * lineFillRatio;
  return widestWord * sizePx <= lineWidthPx && widthOf(name) * sizePx <= room * lineWidthPx;
}

/** A name in the largest type size that fits; an overlong one is cut after a word, with an ellipsis. */
export function fitName(name: string): SocialCard['name'] {
  const text = joinUnits(name);
  const setting = settings.find((setting) => fits(text, setting));
  if (setting) return { text, ...setting };

  const words = text.split(' ');
  const count = words.findLastIndex((_, index) => fits(`${words.slice(0, index + 1).join(' ')}…`, smallest));
  const fittingText = words.slice(0, count + 1).join(' ');
  return { text: fittingText ? `${fittingText.replace(/(?<![\s,;:(–-])[\s,;:(–-]+$/, '')}…` : text, ...smallest };
}

/** Gap between two pictograms. */
export const gapPx = 20;

/** Sizes of the pictograms and of the signal word behind them, all on one line. */
export function hazardSizes(pictograms: number, signalWord: string): { diamondPx: number; wordPx: number } {
  const wordPx = pictograms > 4 ? 44 : 60;
  const roomPx = lineWidthPx - (signalWord ? widthOf(signalWord) * wordPx + 2 * gapPx : 0);
  return { wordPx, diamondPx: Math.min(128, Math.floor(roomPx / Math.max(pictograms, 1)) - gapPx) };
}

/** In characters, far more than fit: the time to lay out a text grows with its square. */
const maxLength = 400;

const documentTypes = ['gh', 'th', 'ee', 'mh'] as const satisfies DocType[];
type DocumentType = (typeof documentTypes)[number];

/**
 * The content of a dossier's card. `drawable` removes characters that the card's font lacks: a name without any other
 * gives way to the product code, and this to the product's number.
 */
export function socialCard(
  dossier: Dossier,
  words: { documents: Record<DocumentType, string> } & NoticeWords,
  drawable: (text: string) => string,
): SocialCard {
  const drawableText = (text: string) => drawable(text.slice(0, maxLength));
  const { signalWord, pictograms } = dossier.hazards;
  const code = drawableText(dossier.code ?? '');
  return {
    name: fitName(drawableText(dossier.name) || code || String(dossier.id)),
    supplier: drawableText(dossier.supplierName ?? ''),
    code,
    signalWord: signalWord && { ...signalWord, text: drawableText(signalWord.text) },
    pictograms,
    notice: drawableText(hazardNotice(dossier.hazards, words)),
    documents: documentTypes
      .filter((docType) => isTabAvailable(dossier, docType))
      .map((docType) => drawableText(words.documents[docType])),
  };
}

interface NoticeWords {
  notClassified: string;
  hazardsUnknown: string;
  incomplete: string;
}

function hazardNotice(hazards: Dossier['hazards'], words: NoticeWords): string {
  if (hazards.openClasses.length > 0) return words.incomplete;
  if (isUnclassified(hazards)) return words.notClassified;
  return hasUnknownHazards(hazards) ? words.hazardsUnknown : '';
}
