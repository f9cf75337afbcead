import { localise, type LanguageCode, type Localised, longDate } from '../../languages/languages.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import type { Phrases } from '../../languages/en/sheet.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import type { TdsFacts } from '../../product/tds-facts.ts';
import { parseRange } from '../../product/contents/numeric-range.ts';
import { definitions, list, paragraph, row, table } from '../blocks/builders.ts';
import { printSentences, type Sentence } from '../blocks/sentence.ts';
import { printFigure, withNonBreakingSpaces } from '../blocks/typography.ts';

/** A technical data sheet in one language, without a layout: the source of HTML and PDF. */
export interface TdsDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** Product code, version and date. */
  header: DefinitionRow[];
  /** The address of the current documents; null if it is not shown. */
  permalink: { label: string; url: string } | null;
  sections: TdsSection[];
  /** The disclaimer at the end. */
  disclaimer: string;
}

export interface TdsSection {
  id: TdsSectionId;
  title: string;
  blocks: Block[];
}

export type TdsSectionId = 'description' | 'uses' | 'properties' | 'processing' | 'packaging' | 'storage' | 'safety';

export interface TdsOptions {
  /** The number of the version in `tds_versions`. */
  version: number;
  /** ISO date. */
  created: string;
  /** The address of the current documents; null omits it. */
  permalink: string | null;
}

/** The source of a section: the facts of a version with the phrases of one language. */
interface Sheet {
  facts: TdsFacts;
  lang: LanguageCode;
  phrases: Phrases;
  textOf: (text: Localised) => string;
  figure: (value: PropertyValue) => string;
}

type PropertyValue = TdsFacts['properties'][number]['value'];

/** A bound or a range, which can be a specification; also a figure that cannot be read. */
const isLimit = (value: PropertyValue): boolean => 'value' in value && parseRange(value.value)?.exact === undefined;

/** The sentences that the technical data sheet prints by itself. */
export const tdsSentences = {
  typicalValues: {
    key: 'tds.typicalValues',
    basis: 'facts',
    provision: 'CLP Art. 48',
    condition: ({ facts }) => facts.properties.length > 0 && !facts.properties.some(({ value }) => isLimit(value)),
  },
  shelfLife: {
    key: 'tds.shelfLifeMonths',
    basis: 'facts',
    provision: 'CLP Art. 48',
    condition: ({ facts }) => Boolean(facts.shelfLifeMonths),
    values: ({ facts }) => ({ months: String(facts.shelfLifeMonths) }),
  },
  safety: { key: 'tds.safety', basis: 'advice', provision: 'CLP Art. 48' },
  disclaimer: { key: 'tds.disclaimer', basis: 'advice', provision: 'CLP Art. 48' },
} satisfies Record<string, Sentence<Sheet>>;

const sentenceOf = (sheet: Sheet, name: keyof typeof tdsSentences): string[] =>
  printSentences<Sheet, void>([tdsSentences[name]], sheet, sheet, undefined);

/** Table cell without a method or an article. */
const none = '–';

/** The sections, in order. */
const sections: Record<TdsSectionId, (sheet: Sheet) => Block[]> = {
  description: ({ facts, textOf }) => facts.description.map(textOf).map(paragraph),
  uses: ({ facts, textOf }) => list(facts.uses.map(textOf)),
  properties: (sheet) => {
    const { facts, phrases, textOf, figure } = sheet;
    const { columns } = phrases.tds;
    return table(
      sentenceOf(sheet, 'typicalValues')[0] ?? textOf(facts.name),
      [columns.property, columns.value, columns.method],
      facts.properties.map(({ name, value, method }) => [textOf(name), figure(value), method]),
      none,
    );
  },
  processing: ({ facts, textOf }) => list(facts.processing.map(textOf)),
  packaging: ({ facts, phrases: { tds }, textOf, figure }) =>
    table(
      textOf(facts.name),
      [tds.columns.pack, tds.columns.article],
      facts.packaging.map(({ pack, content, article }) => [`${textOf(pack)}, ${figure(content)}`, article]),
      none,
    ),
  storage: (sheet) => {
    const { facts, phrases, textOf, figure } = sheet;
    const { tds, notAvailable } = phrases;
    const { storageTemperature } = facts;
    return [
      ...list(facts.storage.map(textOf)),
      ...definitions(
        row(tds.labels.shelfLife, sentenceOf(sheet, 'shelfLife'), notAvailable),
        row(tds.labels.storageTemperature, storageTemperature && figure(storageTemperature), notAvailable),
      ),
    ];
  },
  safety: (sheet) => sentenceOf(sheet, 'safety').map(paragraph),
};

/** The technical data sheet of a version of a product, with its texts in `lang`; unknown values are 'not available'. */
export function buildTds(
  product: { code: string },
  facts: TdsFacts,
  lang: LanguageCode,
  { version, created, permalink }: TdsOptions,
): TdsDocument {
  const phrases = phrasesFor(lang);
  const { tds, labels, notAvailable, locale } = phrases;
  const textOf = (text: Localised) => localise(text, lang) ?? notAvailable;
  const sheet: Sheet = { facts, lang, phrases, textOf, figure: (value) => propertyText(value, textOf, locale) };
  return {
    title: tds.title,
    lang,
    product: withNonBreakingSpaces(textOf(facts.name)),
    header: [
      ...row(labels.articleNumber, product.code, notAvailable),
      ...row(labels.version, String(version)),
      ...row(tds.labels.date, longDate(created, locale)),
    ],
    permalink: permalink === null ? null : { label: phrases.page.qrCode, url: permalink },
    sections: (Object.keys(sections) as TdsSectionId[]).map((id) => {
      const blocks = sections[id](sheet);
      return { id, title: tds.sections[id], blocks: blocks.length ? blocks : [paragraph(notAvailable)] };
    }),
    disclaimer: sentenceOf(sheet, 'disclaimer').join(' '),
  };
}

/** `0.791 g/cm³ (at 20 °C)`, or the text that replaces the value. */
function propertyText(value: PropertyValue, textOf: Sheet['textOf'], locale: string): string {
  if (!('value' in value)) return textOf(value);
  const figure = printFigure(value.value, locale);
  const measured = value.unit ? `${figure}\u202F${value.unit}` : figure;
  return value.condition ? `${measured} (${textOf(value.condition)})` : measured;
}
