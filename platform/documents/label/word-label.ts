import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { labelWords } from '../../languages/label-words.ts';
import { labelSizeRule } from '../../law/label/sizes.ts';
import type { AssetStore } from '../../runtime/assets.ts';
import type { LabelContent } from './label-content.ts';
import type { LabelParameters } from './label-settings.ts';
import { wordLines, type WordLine, type WordLines } from './word-lines.ts';
import {
  imageRun,
  logoPicture,
  pictogramBoxMm,
  pictogramPictures,
  qrPicture,
  type WordPicture,
} from './word-pictures.ts';

interface WordLabelInput {
  content: LabelContent;
  settings: LabelParameters;
  assets: AssetStore;
  /** Minimum x-height of the type. */
  minXHeightMm: number;
}

/** Installed with Word, or replaced by a font of the same widths. */
const font = 'Arial';
/** Pictogram edges in mm to try when those of CLP Annex I, Table 1.3 leave no room for the text. */
const smallerEdges = [40, 32, 28, 23, 20, 16, 13, 10];
/** Minimum width and height between the margins. */
const minWidthMm = 4;

/** Control characters and lone surrogates: Word does not open a file with them (XML 1.0, 2.2). */
const noXml = /[\p{Cc}\p{Cs}]/gu;

/** Converts to Word's twentieths of a point. */
const twips = (mm: number): number => Math.round((mm / 25.4) * 1440);
const twipsOf = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);

/**
 * A Word document whose page is the label, for manual editing. Type and pictograms are reduced until the text is likely to fit;
 * text that does not fit continues on a second page and is never cut off.
 */
export async function wordLabel(input: WordLabelInput): Promise<Uint8Array<ArrayBuffer>> {
  const { content, settings, assets, minXHeightMm } = input;
  const { dimension, paddingMm, fontSizePt, titleFontSizePt } = settings;
  const phrases = labelWords(content.languages[0]?.lang ?? 'en');
  const lines = wordLines(content, titleFontSizePt / fontSizePt);
  const [logo, qr] = await Promise.all([logoPicture(content, assets), qrPicture(content)]);
  const widthMm = Math.max(minWidthMm, dimension.widthMm - paddingMm.left - paddingMm.right);
  const { points, boxMm, hasColumn } = layOutWord(lines, {
    widthMm,
    heightMm: dimension.heightMm - paddingMm.top - paddingMm.bottom,
    logoMm: logo?.height ?? 0,
    qrMm: qr?.height ?? 0,
    pictograms: content.pictograms.length,
    boxesMm: edges(settings).map(pictogramBoxMm),
    preferredPoints: fontSizePt,
    minXHeightMm,
  });
  const pictograms = await pictogramPictures(content.pictograms, boxMm, assets, phrases);

  const write = (texts: WordLine[], align?: 'right') => texts.map((line) => textParagraph(line, points, align));
  const texts = write(lines.texts);
  const row = pictureParagraph(pictograms);
  const column = pictograms.flatMap((pictogram) => pictureParagraph([pictogram]));
  const textWidth = textColumnWidthMm(widthMm, boxMm);
  const supplier = write(lines.supplier);
  const pack = [...write(lines.pack, 'right'), ...pictureParagraph(qr ? [qr] : [], 'right')];
  const document = new Document({
    creator: content.supplier?.name ?? content.code,
    title: content.languages[0]?.productName ?? content.code,
    description: phrases.title,
    styles: { default: { document: { run: { font, size: halfPoints(points) } } } },
    sections: [
      {
        properties: { page: { size: pageSize(dimension), margin: margins(paddingMm) } },
        children: [
          ...pictureParagraph(logo ? [logo] : []),
          ...write(lines.head),
          ...(hasColumn
            ? [sideBySide([widthMm - textWidth, column], [textWidth, texts]), tableSeparator()]
            : [...row, ...texts]),
          sideBySide([widthMm / 2, supplier], [widthMm / 2, pack]),
          tableSeparator(),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function edges({ packageSize }: LabelParameters): number[] {
  const { pictogramEdge, pictogramEdgeIfPossible } = labelSizeRule(packageSize);
  const preferredEdge = pictogramEdgeIfPossible ?? pictogramEdge;
  return [...new Set([preferredEdge, pictogramEdge, ...smallerEdges.filter((edge) => edge < preferredEdge)])].sort(
    (a, b) => b - a,
  );
}

const pageSize = ({ widthMm, heightMm }: LabelParameters['dimension']) => ({
  width: twips(widthMm),
  height: twips(heightMm),
});

const margins = ({ top, right, bottom, left }: LabelParameters['paddingMm']) => ({
  top: twips(top),
  right: twips(right),
  bottom: twips(bottom),
  left: twips(left),
  header: 0,
  footer: 0,
});

function textParagraph({ runs, scale, locale }: WordLine, points: number, alignment?: 'right'): Paragraph {
  const size = points * scale;
  const language = locale ? { value: locale } : undefined;
  return new Paragraph({
    children: runs.map(
      ({ text, bold }) => new TextRun({ text: text.replace(noXml, ''), bold, size: halfPoints(size), language }),
    ),
    alignment,
    spacing: { line: twipsOf(size * lineDistance), lineRule: 'exact', after: twipsOf(size * paragraphDistance) },
  });
}

const pictureParagraph = (pictures: WordPicture[], alignment?: 'right'): Paragraph[] =>
  pictures.length ? [new Paragraph({ children: pictures.map(imageRun), alignment, run: { size: 2 } })] : [];

type Column = [widthMm: number, children: Paragraph[]];

/** A table without borders. */
function sideBySide(...columns: Column[]): Table {
  const cells = columns.map(
    ([widthMm, children]) =>
      new TableCell({
        children: children.length ? children : [new Paragraph('')],
        width: { size: twips(widthMm), type: 'dxa' },
      }),
  );
  return new Table({
    rows: [new TableRow({ children: cells })],
    columnWidths: columns.map(([widthMm]) => twips(widthMm)),
    width: { size: columns.reduce((sum, [widthMm]) => sum + twips(widthMm), 0), type: 'dxa' },
    layout: 'fixed',
    margins: { left: 0, right: 0 },
    borders: noBorders,
  });
}

const none = { style: 'none', size: 0 } as const;
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

/** Word requires a paragraph after a table and between tables; this one takes no space. */
const tableSeparator = () => new Paragraph({ spacing: { line: 20, lineRule: 'exact' }, run: { size: 2 } });

/** Metrics of Arial relative to its size: x-height, and the mean width of a character in the document languages. */
const arial = { xHeight: 0.519, width: { plain: 0.5, bold: 0.54 } };
const mmPerPoint = 25.4 / 72;

/** Distances relative to the type size: of lines (CLP Annex I 1.2.1.5, Regulation (EU) 2024/2865), of paragraphs. */
const lineDistance = 1.2;
const paragraphDistance = 0.3;

/** The share of the page that the layout uses; the remainder covers the inaccuracy of the estimate. */
const plannedShare = 0.92;
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
  hasColumn: boolean;
}

/**
 * The largest pictograms, then the largest type in steps of 0.5 pt, with which the label is likely to fit on its page: only Word
 * knows the line breaks. If nothing fits, the smallest of both.
 */
function layOutWord(lines: WordLines, room: WordRoom): WordLayout {
  const minimum = Math.min(room.preferredPoints, Math.ceil((room.minXHeightMm / arial.xHeight / mmPerPoint) * 2) / 2);
  const smallestLayout = { points: minimum, boxMm: room.boxesMm.at(-1) ?? 0, hasColumn: false };
  for (const boxMm of room.boxesMm) {
    for (let points = room.preferredPoints; points >= minimum; points -= 0.5) {
      const layout = [false, true]
        .map((hasColumn) => ({ points, boxMm, hasColumn }))
        .find((candidate) => fits(candidate, lines, room));
      if (layout) return layout;
    }
  }
  return smallestLayout;
}

/** The width of the texts next to the pictograms. */
const textColumnWidthMm = (widthMm: number, boxMm: number): number => widthMm - boxMm - gutterMm;

function fits({ points, boxMm, hasColumn }: WordLayout, lines: WordLines, room: WordRoom): boolean {
  const { widthMm, heightMm, logoMm, qrMm, pictograms } = room;
  const heightOf = (texts: WordLine[], availableMm: number) =>
    texts.reduce((sum, line) => sum + lineHeight(line, points * mmPerPoint, availableMm), 0);
  const foot = Math.max(heightOf(lines.supplier, widthMm / 2), heightOf(lines.pack, widthMm / 2) + qrMm);
  const heightLeftMm = heightMm * plannedShare - logoMm - heightOf(lines.head, widthMm) - foot;
  if (hasColumn) {
    const width = textColumnWidthMm(widthMm, boxMm);
    return (
      pictograms > 0 && width > boxMm && Math.max(pictograms * boxMm, heightOf(lines.texts, width)) <= heightLeftMm
    );
  }
  const pictogramsPerRow = Math.floor(widthMm / boxMm);
  if (pictograms > 0 && pictogramsPerRow === 0) return false;
  return Math.ceil(pictograms / Math.max(1, pictogramsPerRow)) * boxMm + heightOf(lines.texts, widthMm) <= heightLeftMm;
}

function lineHeight({ runs, scale }: WordLine, typeHeight: number, width: number): number {
  const ems = runs.reduce((sum, { text, bold }) => sum + text.length * arial.width[bold ? 'bold' : 'plain'], 0);
  const height = typeHeight * scale;
  return height * (Math.ceil((ems * height) / width) * lineDistance + paragraphDistance);
}
