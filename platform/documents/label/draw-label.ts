import { fill } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { type LabelProfile, minXHeightMm } from '../../rules/label-profiles.ts';
import { labelSizeRule, packLitres } from '../../rules/label-sizes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { printable } from '../pdf/print-data.ts';
import { pictogramName } from '../sds/hazard-names.ts';
import type { LabelContent, LabelTexts } from './label-content.ts';
import { labelQrCode } from './label-qr-code.ts';
import type { LabelParameters } from './label-settings.ts';
import type { LabelSheet } from './label-sheet.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';

/** Where no law names a figure: smaller type, about 4 pt, is not 'easily read' (CLP Art. 31(3)). */
const legibleXHeightMm = 0.68;
/** Pictograms larger than they must be do not press the text below this. */
const comfortableXHeightMm = 1.2;
/** Pictograms that are tried, in mm, where the rule's leave no room for the text; the audit tells of it. */
const smallerEdges = [40, 32, 28, 23, 20, 16, 13, 10];
/** Of a QR code, so that a telephone reads it from paper. */
const moduleMm = 0.35;

export interface LabelDrawing {
  content: LabelContent;
  settings: LabelParameters;
  facts: Pick<ProductFacts, 'audience'>;
  profile: LabelProfile;
}

/** The data of `templates/label.typ`: each label on a page of its own size, or each on a sheet full of it. */
export async function labelPrintData(labels: readonly LabelDrawing[], sheet: LabelSheet | null): Promise<object> {
  const [first] = labels;
  const lang = first?.settings.languages[0] ?? 'en';
  const name = first?.content.languages[0]?.productName ?? '';
  return {
    title: `${phrasesFor(lang).label.title} – ${name}`,
    lang,
    labels: await Promise.all(labels.map(labelData)),
    sheet,
    ruler: null,
  };
}

/** The data of a page that shows whether a printer keeps to millimetres: rulers, and a frame of the label's size. */
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
  const [leading] = content.languages;
  const { supplier } = content;
  const single = content.languages.length === 1;
  const minimum = minXHeightMm(profile, { size: packageSize, litres: packLitres(packText), audience: facts.audience });
  const name = breakable(leading?.productName ?? content.code);
  const numbers = [
    ...(content.articles.length ? content.articles : [content.code]).map(breakable),
    ...content.identifiers.map(({ label, value }) => `${label} ${value}`),
  ];
  const quantity = content.quantity && breakable(content.quantity);
  const address = supplier && [...supplier.lines, ...(supplier.telephone ? [`Tel. ${supplier.telephone}`] : [])];
  return printable({
    width: dimension.widthMm,
    height: dimension.heightMm,
    padding: paddingMm,
    fontPt: fontSizePt,
    titlePt: titleFontSizePt,
    leastXHeightMm: minimum ?? legibleXHeightMm,
    edges: edgesToTry(packageSize),
    legalEdge: labelSizeRule(packageSize).pictogramEdge,
    pictograms: content.pictograms.map((code) => ({ code, name: pictogramName(code, phrases) })),
    name,
    numbers,
    description: single && leading?.description ? breakable(leading.description) : null,
    logo: content.logo && { path: `/assets/logos/${content.logo}`, name: supplier?.name ?? name },
    supplier: supplier && { name: breakable(supplier.name), address },
    quantity,
    ufi: content.ufi,
    qr: content.qrUrl && (await qrCode(content.qrUrl, Math.min(dimension.widthMm, dimension.heightMm))),
    languages: content.languages.map((texts, index) => languageData(texts, index > 0 ? leading : undefined, single)),
    longest: {
      name: longestParts([name]),
      numbers: longestParts(numbers),
      foot: longestParts([quantity ?? '', supplier?.name ?? '']),
    },
  });
}

/** Edges of pictograms in mm, the most wished first, each with the height of x that the text must keep for it. */
function edgesToTry(packageSize: LabelParameters['packageSize']) {
  const { pictogramEdge, pictogramEdgeIfPossible } = labelSizeRule(packageSize);
  const preferredEdges = pictogramEdgeIfPossible
    ? [{ edge: pictogramEdgeIfPossible, leastXHeightMm: comfortableXHeightMm }]
    : [];
  const possible = [pictogramEdge, ...smallerEdges.filter((edge) => edge < pictogramEdge)];
  return [...preferredEdges, ...possible.map((edge) => ({ edge, leastXHeightMm: 0 }))];
}

/** A language's texts; its product name only where it is another than the leading language's. */
function languageData(texts: LabelTexts, leading: LabelTexts | undefined, single: boolean) {
  const { ipi, detail, label, colon } = phrasesFor(texts.lang);
  const statementTexts = (statements: LabelTexts['hazards']) => statements.map(({ text }) => breakable(text));
  const remark = (title: string, text: string | null) =>
    text ? [{ label: title && title + colon, text: breakable(text) }] : [];
  const words = {
    name: leading && leading.productName !== texts.productName ? breakable(texts.productName) : null,
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
    longest: longestParts([...all, ...hazards, ...precautions, ...supplemental, ...notices]),
  };
}

/** On a larger label a larger code. */
async function qrCode(url: string, labelEdgeMm: number) {
  const { svg, modulesAcross } = await labelQrCode(url);
  const minimum = Math.ceil(modulesAcross * moduleMm);
  return { url, svg, edge: Math.max(minimum, Math.round(labelEdgeMm * 0.17)) };
}

const longWord = /\S{14,}/g;
/** What a long word may be broken after; numbers such as `67-64-1` are not. */
const joint = /(?<=[^\s\d][)\],/-]|\d[)\]/-])(?=[\p{L}\d([])/gu;
const longRun = /[^\s\u200B]{16}(?=[^\s\u200B]{4})/gu;
const zeroWidthSpace = '\u200B';

/** A long word of letters only, `GIFTINFORMATIONSZENTRUM`: its syllables break it, with a hyphen (templates/label-parts.typ). */
const wordOfLetters = /^[^\p{L}\d]*\p{L}{17,40}[^\p{L}\d]*$/u;

/**
 * A text as lines may end in it: long words, such as chemical names, at their joints, or anywhere when they have none; what
 * is a long word of letters is told by what follows it. A number stays with its unit.
 */
export const breakable = (text: string): string =>
  withNonBreakingSpaces(text).replace(longWord, (word) => {
    const parts = word.replace(joint, zeroWidthSpace).split(zeroWidthSpace);
    if (parts.length === 1 && wordOfLetters.test(word)) return word + zeroWidthSpace;
    return parts
      .map((part) => (wordOfLetters.test(part) ? part : part.replace(longRun, `$&${zeroWidthSpace}`)))
      .join(zeroWidthSpace);
  });

/** The parts of texts that stay on one line, the longest ones: as long as they fit, all do. */
export const longestParts = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(/[\s\u200B]+|(?<=[-/])/u)))]
    .map((part) => (wordOfLetters.test(part) ? part.slice(0, 16) : part))
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .filter(Boolean);
