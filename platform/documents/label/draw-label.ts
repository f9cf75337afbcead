import { setImmediate as turn } from 'node:timers/promises';
import { fill } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { type LabelProfile, minXHeightMm } from '../../rules/label-profiles.ts';
import { labelSizeRule, packLitres } from '../../rules/label-sizes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { breakMark, joint, printable } from '../pdf/print-data.ts';
import { pictogramName } from '../sds/hazard-names.ts';
import type { LabelContent, LabelTexts } from './label-content.ts';
import { labelQrCode, labelQrModules } from './label-qr-code.ts';
import type { LabelParameters } from './label-settings.ts';
import type { LabelSheet, SheetCell } from './label-sheet.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';

/** Minimum x-height where the law gives no figure: type below it, about 4 pt, is not 'easily read' (CLP Art. 31(3)). */
const legibleXHeightMm = 0.68;
/** Minimum x-height next to pictograms that are larger than required. */
const comfortableXHeightMm = 1.2;
/** Pictogram edges in mm to try when the prescribed ones leave no room for the text; the audit reports it. */
const smallerEdges = [40, 32, 28, 23, 20, 16, 13, 10];
/** Minimum module of a QR code that a phone can read from paper. */
const moduleMm = 0.35;

export interface LabelDrawing {
  content: LabelContent;
  settings: LabelParameters;
  facts: Pick<ProductFacts, 'audience'>;
  profile: LabelProfile;
}

/**
 * The data of `templates/label.typ`: each label on a page of its own size, or sheets of labels, by default a full one of each.
 * `sheet.pages` are the labels of each sheet.
 */
export async function labelPrintData(
  labels: readonly LabelDrawing[],
  sheet: (LabelSheet & { pages?: SheetCell[][] }) | null,
): Promise<object> {
  const [first] = labels;
  const lang = first?.settings.languages[0] ?? 'en';
  const name = first?.content.languages[0]?.productName ?? '';
  return {
    title: `${phrasesFor(lang).label.title} – ${name}`,
    lang,
    labels: await Promise.all(labels.map(labelData)),
    sheet: sheet && { ...sheet, pages: await pagesData(sheet.pages ?? fullSheets(labels, sheet)) },
    ruler: null,
  };
}

const fullSheets = (labels: readonly LabelDrawing[], { places }: LabelSheet): SheetCell[][] =>
  labels.map((_, label) => places.map((place) => ({ label, ...place })));

/** A page at a time: the codes of a thousand labels take a second. */
async function pagesData(pages: readonly SheetCell[][]): Promise<object[][]> {
  const data: object[][] = [];
  for (const cells of pages) {
    data.push(cells.map(cellData));
    await turn();
  }
  return data;
}

const cellData = ({ serial, url, ...cell }: SheetCell) => ({
  ...cell,
  serial: serial === undefined ? null : marked(serial),
  qr: url === undefined ? null : { url, ...labelQrModules(url) },
});

/** A serial number between word joiners, which are not seen, so that the template finds it and no other text. */
const marked = (serial: string) => `\u2060${serial}\u2060`;

/** The data of a page that shows whether a printer keeps the scale: rulers, and a frame of the label's size. */
export function rulerPrintData({ dimension, languages }: LabelParameters): object {
  const lang = languages[0] ?? 'en';
  const { title, ruler } = phrasesFor(lang).label;
  const { widthMm: width, heightMm: height } = dimension;
  const text = fill(ruler, { width: String(width), height: String(height) });
  return { title, lang, labels: [], sheet: null, ruler: { width, height, text } };
}

async function labelData({ content, settings, facts, profile }: LabelDrawing): Promise<object> {
  const { dimension, packageSize, paddingMm, fontSizePt, titleFontSizePt, packText } = settings;
  const phrases = phrasesFor(settings.languages[0] ?? 'en');
  const [primary] = content.languages;
  const { supplier } = content;
  const single = content.languages.length === 1;
  const minimum = minXHeightMm(profile, { size: packageSize, litres: packLitres(packText), audience: facts.audience });
  const name = breakable(primary?.productName ?? content.code);
  const numbers = [
    ...(content.articles.length ? content.articles : [content.code]).map(breakable),
    ...content.identifiers.map(({ label, value }) => `${label} ${value}`),
    ...content.marks.map(({ label, value, isSerial }) => `${label} ${isSerial ? marked(value) : value}`),
  ];
  const quantity = content.quantity && breakable(content.quantity);
  const address = supplier && [...supplier.lines, ...(supplier.telephone ? [`Tel. ${supplier.telephone}`] : [])];
  return printable({
    width: dimension.widthMm,
    height: dimension.heightMm,
    padding: paddingMm,
    fontPt: fontSizePt,
    titlePt: titleFontSizePt,
    minXHeightMm: minimum ?? legibleXHeightMm,
    edges: edgesToTry(packageSize),
    legalEdge: labelSizeRule(packageSize).pictogramEdge,
    pictograms: content.pictograms.map((code) => ({ code, name: pictogramName(code, phrases) })),
    name,
    numbers,
    description: single && primary?.description ? breakable(primary.description) : null,
    logo: content.logo && { path: `/assets/logos/${content.logo}`, name: supplier?.name ?? name },
    supplier: supplier && { name: breakable(supplier.name), address },
    quantity,
    serial: settings.marks.serial && marked(settings.marks.serial),
    ufi: content.ufi,
    qr: content.qrUrl && (await qrCode(content.qrUrl, Math.min(dimension.widthMm, dimension.heightMm))),
    languages: content.languages.map((texts, index) => languageData(texts, index > 0 ? primary : undefined, single)),
    longest: {
      name: unbreakableParts([name]),
      numbers: unbreakableParts(numbers),
      foot: unbreakableParts([quantity ?? '', supplier?.name ?? '']),
    },
  });
}

/** Pictogram edges in mm, the most preferred first, each with the minimum x-height of the text next to it. */
function edgesToTry(packageSize: LabelParameters['packageSize']) {
  const { pictogramEdge, pictogramEdgeIfPossible } = labelSizeRule(packageSize);
  const preferredEdges = pictogramEdgeIfPossible
    ? [{ edge: pictogramEdgeIfPossible, minXHeightMm: comfortableXHeightMm }]
    : [];
  const possible = [pictogramEdge, ...smallerEdges.filter((edge) => edge < pictogramEdge)];
  return [...preferredEdges, ...possible.map((edge) => ({ edge, minXHeightMm: 0 }))];
}

/** A language's texts; the product name only if it differs from that of the primary language. */
function languageData(texts: LabelTexts, primary: LabelTexts | undefined, single: boolean) {
  const { ipi, detail, label, colon } = phrasesFor(texts.lang);
  const statementTexts = (statements: LabelTexts['hazards']) => statements.map(({ text }) => breakable(text));
  const remark = (title: string, text: string | null) =>
    text ? [{ label: title && title + colon, text: breakable(text) }] : [];
  const words = {
    name: primary && primary.productName !== texts.productName ? breakable(texts.productName) : null,
    contains: texts.contains.length ? ipi.labels.contains + colon + texts.contains.map(breakable).join(', ') : null,
    hazards: statementTexts(texts.hazards),
    precautions: statementTexts(texts.precautions),
    supplemental: statementTexts(texts.supplemental),
    notices: texts.notices,
    remarks: [
      ...remark('', single ? null : texts.description),
      ...remark(detail.recommendedUse, texts.recommendedUse),
      ...remark(ipi.labels.storage, texts.storage),
      ...remark(label.synonyms, texts.synonyms.join(', ')),
    ],
  };
  const { hazards, precautions, supplemental, notices, remarks } = words;
  const all = [words.name ?? '', words.contains ?? '', ...remarks.map(({ text }) => text)];
  return {
    lang: texts.lang,
    signal: texts.signalWord,
    ...words,
    longest: unbreakableParts([...all, ...hazards, ...precautions, ...supplemental, ...notices]),
  };
}

/** The QR code, whose size grows with the label's. */
async function qrCode(url: string, labelEdgeMm: number) {
  const { svg, modulesAcross } = await labelQrCode(url);
  const minimum = Math.ceil(modulesAcross * moduleMm);
  return { url, svg, edge: Math.max(minimum, Math.round(labelEdgeMm * 0.17)) };
}

const longWord = /\S{14,}/g;
const longRun = /[^\s\u200B]{16}(?=[^\s\u200B]{4})/gu;

/** A long word of letters only, `GIFTINFORMATIONSZENTRUM`, which is hyphenated by syllables (templates/label-parts.typ). */
const wordOfLetters = /^[^\p{L}\d]*\p{L}{17,40}[^\p{L}\d]*$/u;

/**
 * Adds break opportunities (U+200B) to a text: in long words, such as chemical names, at their joints, or anywhere if they have
 * none. A long word of letters is followed by U+200B as a marker for hyphenation. A number stays with its unit.
 */
export const breakable = (text: string): string =>
  withNonBreakingSpaces(text).replace(longWord, (word) => {
    const parts = word.replace(joint, breakMark).split(breakMark);
    if (parts.length === 1 && wordOfLetters.test(word)) return word + breakMark;
    return parts
      .map((part) => (wordOfLetters.test(part) ? part : part.replace(longRun, `$&${breakMark}`)))
      .join(breakMark);
  });

/** The longest unbreakable parts of texts: if they fit on a line, all do. */
export const unbreakableParts = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(/[\s\u200B]+|(?<=[-/])/u)))]
    .map((part) => (wordOfLetters.test(part) ? part.slice(0, 16) : part))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .filter(Boolean);
