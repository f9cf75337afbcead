import type { WordLine, WordLines } from './word-lines.ts';

/** Of Arial: the height of the letter x, and the mean width of a character in the document languages, in its size. */
const arial = { xHeight: 0.519, width: { plain: 0.5, bold: 0.54 } };
const mmPerPoint = 25.4 / 72;

/** Distances in the size of the type: of lines (CLP Annex I 1.2.1.5, Regulation (EU) 2024/2865), of paragraphs. */
export const lineDistance = 1.2;
export const paragraphDistance = 0.3;

/** The part of the page that is planned; the rest is for what the estimate does not see. */
const planned = 0.92;
const gutterMm = 2;

export interface WordRoom {
  widthMm: number;
  heightMm: number;
  logoMm: number;
  qrMm: number;
  pictograms: number;
  /** Widths of a pictogram that may be tried, the wished one first. */
  boxesMm: readonly number[];
  /** The type's size: the wished one in pt, the least height of the letter x in mm. */
  preferredPoints: number;
  minXHeightMm: number;
}

export interface WordLayout {
  points: number;
  boxMm: number;
  /** Pictograms in a column on the left of the texts; otherwise in rows above them. */
  beside: boolean;
}

/**
 * The largest pictograms, then the largest type in steps of 0.5 pt, with which the label is likely to fill no more than
 * its page: where lines end, Word alone knows. Without any such the smallest of both.
 */
export function layOutWord(lines: WordLines, room: WordRoom): WordLayout {
  const minimum = Math.min(room.preferredPoints, Math.ceil((room.minXHeightMm / arial.xHeight / mmPerPoint) * 2) / 2);
  const smallest = { points: minimum, boxMm: room.boxesMm.at(-1) ?? 0, beside: false };
  for (const boxMm of room.boxesMm) {
    for (let points = room.preferredPoints; points >= minimum; points -= 0.5) {
      const found = [false, true].map((beside) => ({ points, boxMm, beside })).find((one) => fits(one, lines, room));
      if (found) return found;
    }
  }
  return smallest;
}

/** What the pictograms leave beside them. */
export const besideWidthMm = ({ widthMm }: Pick<WordRoom, 'widthMm'>, boxMm: number): number =>
  widthMm - boxMm - gutterMm;

function fits({ points, boxMm, beside }: WordLayout, lines: WordLines, room: WordRoom): boolean {
  const { widthMm, heightMm, logoMm, qrMm, pictograms } = room;
  const tall = (of: WordLine[], within: number) =>
    of.reduce((sum, line) => sum + lineHeight(line, points * mmPerPoint, within), 0);
  const foot = Math.max(tall(lines.supplier, widthMm / 2), tall(lines.pack, widthMm / 2) + qrMm);
  const left = heightMm * planned - logoMm - tall(lines.head, widthMm) - foot;
  if (beside) {
    const width = besideWidthMm(room, boxMm);
    return pictograms > 0 && width > boxMm && Math.max(pictograms * boxMm, tall(lines.texts, width)) <= left;
  }
  const inRow = Math.floor(widthMm / boxMm);
  if (pictograms > 0 && inRow === 0) return false;
  return Math.ceil(pictograms / Math.max(1, inRow)) * boxMm + tall(lines.texts, widthMm) <= left;
}

function lineHeight({ runs, scale }: WordLine, typeHeight: number, width: number): number {
  const ems = runs.reduce((sum, { text, bold }) => sum + text.length * arial.width[bold ? 'bold' : 'plain'], 0);
  const height = typeHeight * scale;
  return height * (Math.ceil((ems * height) / width) * lineDistance + paragraphDistance);
}
