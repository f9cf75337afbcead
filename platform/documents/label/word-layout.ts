import type { WordLine, WordLines } from './word-lines.ts';

/** Metrics of Arial relative to its size: x-height, and the mean width of a character in the document languages. */
const arial = { xHeight: 0.519, width: { plain: 0.5, bold: 0.54 } };
const mmPerPoint = 25.4 / 72;

/** Distances relative to the type size: of lines (CLP Annex I 1.2.1.5, Regulation (EU) 2024/2865), of paragraphs. */
export const lineDistance = 1.2;
export const paragraphDistance = 0.3;

/** The share of the page that the layout uses; the remainder covers the inaccuracy of the estimate. */
const planned = 0.92;
const gutterMm = 2;

interface WordRoom {
  widthMm: number;
  heightMm: number;
  logoMm: number;
  qrMm: number;
  pictograms: number;
  /** Widths of a pictogram to try, the preferred one first. */
  boxesMm: readonly number[];
  /** The preferred type size in pt, and the minimum x-height in mm. */
  preferredPoints: number;
  minXHeightMm: number;
}

interface WordLayout {
  points: number;
  boxMm: number;
  /** Whether pictograms are in a column to the left of the texts; otherwise they are in rows above them. */
  beside: boolean;
}

/**
 * The largest pictograms, then the largest type in steps of 0.5 pt, with which the label is likely to fit on its page: only Word
 * knows the line breaks. If nothing fits, the smallest of both.
 */
export function layOutWord(lines: WordLines, room: WordRoom): WordLayout {
  const minimum = Math.min(room.preferredPoints, Math.ceil((room.minXHeightMm / arial.xHeight / mmPerPoint) * 2) / 2);
  const smallest = { points: minimum, boxMm: room.boxesMm.at(-1) ?? 0, beside: false };
  for (const boxMm of room.boxesMm) {
    for (let points = room.preferredPoints; points >= minimum; points -= 0.5) {
      const layout = [false, true].map((beside) => ({ points, boxMm, beside })).find((one) => fits(one, lines, room));
      if (layout) return layout;
    }
  }
  return smallest;
}

/** The width beside the pictograms. */
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
