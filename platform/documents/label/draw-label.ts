import { setImmediate as turn } from 'node:timers/promises';
import { fill } from '../../languages/languages.ts';
import { labelWords } from '../../languages/label-words.ts';
import { type LabelProfile, minXHeightMm } from '../../law/label/profiles.ts';
import { labelSizeRule, packLitres } from '../../law/label/sizes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { breakMark, joint, printable } from '../pdf/print-data.ts';
import { pictogramName } from '../sds/sheet/hazard-names.ts';
import { exemptContent, type LabelContent, type LabelTexts } from './label-content.ts';
import { labelQrCode, labelQrModules } from './label-qr-code.ts';
import type { LabelParameters } from './label-settings.ts';
import type { LabelSheet, SheetCell } from './label-sheet.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';

/**
 * Assumed: minimum x-height where the law gives no figure but requires type that is 'easily read' (CLP Art. 31(3)); the smallest
 * figure that any text of it names (law/label/profiles.ts).
 */
export const legibleXHeightMm = 0.9;
/** Minimum module of a QR code that a phone can read from paper. */
const moduleMm = 0.35;

export interface LabelDrawing {
  content: LabelContent;
  settings: LabelParameters;
  facts: ProductFacts;
  profile: LabelProfile;
}

interface PrintOptions {
  /** A label whose text does not fit is reported and empty; otherwise rendering it fails with `labelDoesNotFit`. */
  allowsOverflow?: true;
  /** Only reports the layouts. */
  measureOnly?: true;
}

/** The message with which rendering a label fails whose mandatory text does not fit. */
export const labelDoesNotFit = 'label-does-not-fit';

/**
 * The data of `templates/label.typ`: each label on a page of its own size, or sheets of labels, by default a full one of each.
 * `sheet.pages` are the labels of each sheet.
 */
export async function labelPrintData(
  labels: readonly LabelDrawing[],
  sheet: (LabelSheet & { pages?: SheetCell[][] }) | null,
  { allowsOverflow, measureOnly }: PrintOptions = {},
): Promise<object> {
  const [first] = labels;
  const lang = first?.settings.languages[0] ?? 'en';
  const name = first?.content.languages[0]?.productName ?? '';
  return {
    title: `${labelWords(lang).title} – ${name}`,
    lang,
    labels: await Promise.all(labels.map(labelData)),
    sheet: sheet && { ...sheet, pages: await pagesData(sheet.pages ?? fullSheets(labels, sheet)) },
    overflow: allowsOverflow || measureOnly ? null : labelDoesNotFit,
    measureOnly: measureOnly ?? false,
    ruler: null,
  };
}

const fullSheets = (labels: readonly LabelDrawing[], { places }: LabelSheet): SheetCell[][] =>
  labels.map((_, label) => places.map((position) => ({ label, ...position })));

/** Builds one page at a time: the codes of a thousand labels take a second. */
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
  serial: serial === undefined ? null : markSerial(serial),
  qr: url === undefined ? null : { url, ...labelQrModules(url) },
});

/** A serial number between word joiners, which are not seen, so that the template finds it and no other text. */
const markSerial = (serial: string) => `\u2060${serial}\u2060`;

/** The data of a page that shows whether a printer keeps the scale: rulers, and a frame of the label's size. */
export function rulerPrintData({ dimension, languages }: LabelParameters): object {
  const lang = languages[0] ?? 'en';
  const { title, ruler } = labelWords(lang);
  const { widthMm: width, heightMm: height } = dimension;
  const text = fill(ruler, { width: String(width), height: String(height) });
  return { title, lang, labels: [], sheet: null, overflow: null, measureOnly: false, ruler: { width, height, text } };
}

async function labelData({ content, settings, facts, profile }: LabelDrawing): Promise<object> {
  const { dimension, packageSize, paddingMm, fontSizePt, titleFontSizePt, packText } = settings;
  const phrases = labelWords(settings.languages[0] ?? 'en');
  const [primary] = content.languages;
  const { supplier } = content;
  const size = labelSizeRule(packageSize);
  const exempt = exemptContent(content, facts, settings);
  const fold = settings.flags.foldON;
  const single = content.languages.length === 1;
  const minimum = minXHeightMm(profile, { size: packageSize, litres: packLitres(packText), audience: facts.audience });
  const name = breakable(primary?.productName ?? content.code);
  const codes = (content.articles.length ? content.articles : [content.code]).map(breakable);
  const numbers = content.identifiers.map(({ label, value }) => (label ? `${label} ${value}` : breakable(value)));
  const identifiers = [
    ...numbers,
    ...content.marks.map(({ label, value, isSerial }) => `${label} ${isSerial ? markSerial(value) : value}`),
  ];
  const quantity = content.quantity && breakable(content.quantity);
  const address = supplier && [
    ...supplier.lines,
    ...(supplier.telephone ? [`${phrases.telephone} ${supplier.telephone}`] : []),
  ];
  const texts = printable({
    width: dimension.widthMm,
    height: dimension.heightMm,
    padding: paddingMm,
    fontPt: fontSizePt,
    titlePt: titleFontSizePt,
    minXHeightMm: minimum ?? legibleXHeightMm,
    edge: size.pictogramEdgeIfPossible ?? size.pictogramEdge,
    minEdge: size.pictogramEdge,
    pictograms: pictogramData(content, phrases),
    name,
    codes,
    identifiers,
    description: single && primary?.description ? breakable(primary.description) : null,
    logo: content.logo && { path: `/assets/logos/${content.logo}`, name: supplier?.name ?? name },
    supplier: supplier && { name: breakable(supplier.name), address },
    quantity,
    serial: settings.marks.serial && markSerial(settings.marks.serial),
    ufi: content.ufi,
    several: !single || fold,
    tags: !single,
    languages: languagesData(content, single),
    fold: fold
      ? { languages: frontData(content), inside: insideData(content, numbers), several: true, description: null }
      : null,
    exempt: exempt && {
      pictograms: pictogramData(exempt, phrases),
      languages: languagesData(exempt, single),
    },
    longest: {
      name: unbreakableParts([name]),
      numbers: unbreakableParts([...codes, ...identifiers]),
      foot: unbreakableParts([quantity ?? '', supplier?.name ?? '']),
      // Kept on one line, since a broken number is hard to read.
      whole: [content.ufi ? `UFI: ${content.ufi}` : '', address?.at(-1) ?? ''].filter(Boolean),
    },
  });
  // An address is a link, which break marks would change.
  const edge = Math.min(dimension.widthMm, dimension.heightMm);
  return { ...texts, qr: content.qrUrl && (await qrCode(content.qrUrl, edge)) };
}

const pictogramData = ({ pictograms }: Pick<LabelContent, 'pictograms'>, phrases: ReturnType<typeof labelWords>) =>
  pictograms.map((code) => ({ code, name: pictogramName(code, phrases) }));

const languagesData = ({ languages }: Pick<LabelContent, 'languages'>, single: boolean) =>
  languages.map((texts, index) => languageData(texts, index > 0 ? languages[0] : undefined, single));

/** What the front of a fold-out label says by language: signal word, name, reference to the inside (CLP Annex I 1.2.1.6). */
const frontData = ({ languages }: LabelContent) =>
  languages.map((texts, index) => ({
    ...languageData(
      {
        ...texts,
        contains: [],
        synonyms: [],
        hazards: [],
        precautions: [],
        supplemental: [],
        supplementalTexts: [],
        recommendedUse: null,
        storage: null,
      },
      index > 0 ? languages[0] : undefined,
      true,
    ),
    notices: [labelWords(texts.lang).seeInside, ...texts.notices].map(breakable),
  }));

/** What the inside says by language: all but pictograms and supplier, so the product's name and numbers too (CLP Annex I 1.2.1.6.2). */
const insideData = ({ languages }: Pick<LabelContent, 'languages'>, numbers: readonly string[]) =>
  languages.map((texts) => ({
    ...languageData(texts, undefined, false),
    name: [breakable(texts.productName), ...numbers].join(' · '),
    remarks: [],
  }));

/** A language's texts; the product name only if it differs from that of the primary language. */
function languageData(texts: LabelTexts, primary: LabelTexts | undefined, single: boolean) {
  const phrases = labelWords(texts.lang);
  const { colon } = phrases;
  const statementTexts = (statements: LabelTexts['hazards']) => statements.map(({ text }) => breakable(text));
  const remark = (title: string, text: string | null) =>
    text ? [{ label: title && title + colon, text: breakable(text) }] : [];
  const words = {
    name: primary && primary.productName !== texts.productName ? breakable(texts.productName) : null,
    contains: texts.contains.length ? phrases.contains + colon + texts.contains.map(breakable).join(', ') : null,
    hazards: statementTexts(texts.hazards),
    precautions: statementTexts(texts.precautions),
    supplemental: [...statementTexts(texts.supplemental), ...texts.supplementalTexts.map(breakable)],
    notices: texts.notices,
    remarks: [
      ...remark('', single ? null : texts.description),
      ...remark(phrases.recommendedUse, texts.recommendedUse),
      ...remark(phrases.storage, texts.storage),
      ...remark(phrases.synonyms, texts.synonyms.join(', ')),
    ],
  };
  const { hazards, precautions, supplemental, notices, remarks } = words;
  const all = [words.name ?? '', words.contains ?? '', ...remarks.map(({ text }) => text)];
  const sentences = [...all, ...hazards, ...precautions, ...supplemental, ...notices];
  return {
    lang: texts.lang,
    signal: texts.signalWord,
    ...words,
    letters: [...sentences, texts.signalWord ?? ''].join(' ').length,
    longest: unbreakableParts(sentences),
  };
}

/** The QR code, whose size grows with the label's. */
async function qrCode(url: string, labelEdgeMm: number) {
  const { svg, modulesAcross } = await labelQrCode(url);
  const minimum = Math.ceil(modulesAcross * moduleMm);
  return { url, svg, edge: Math.max(minimum, Math.round(labelEdgeMm * 0.17)), least: minimum };
}

/** The slash of a unit after its figure, `30 g/l`, and of a subcategory of Directive 2004/42/EC, `A/a`. */
const wholeSlash = /(?<=\d[\u00A0\u202F]\p{L}{1,3})\/(?=\p{L})|(?<=(?<!\p{L})\p{Lu})\/(?=\p{Ll}(?!\p{L}))/gu;
const longWord = /\S{14,}/g;
const longRun = /[^\s\u200B]{16}(?=[^\s\u200B]{4})/gu;

/** A long word of letters only, which is hyphenated by syllables, `GIFTINFORMATIONSZENTRUM` between its parts (templates/label-parts.typ). */
const wordOfLetters = /^[^\p{L}\d]*\p{L}{17,40}[^\p{L}\d]*$/u;

/**
 * Adds break opportunities (U+200B) to a text: in long words, such as chemical names, at their joints, or anywhere if they have
 * none. A long word of letters is followed by U+200B as a marker for hyphenation. A number stays with its unit; a unit and a subcategory stay whole.
 */
export const breakable = (text: string): string =>
  withNonBreakingSpaces(text)
    .replace(wholeSlash, '/\u2060')
    .replace(longWord, (word) => {
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
