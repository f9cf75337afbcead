import { fill, inLanguage, type LanguageCode, type Localised } from '../../phrases/languages.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import type { Phrases } from '../../phrases/en.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import type { TdsFacts } from '../../product/tds-facts.ts';
import { definitions, list, paragraph, row, table } from '../blocks/builders.ts';
import { longDate, printFigure } from '../blocks/typography.ts';

/** A technical data sheet in one language, without a layout: what HTML and PDF are written from. */
export interface TdsDocument {
  title: string;
  lang: LanguageCode;
  product: string;
  /** Product code, version and date. */
  header: DefinitionRow[];
  /** Where the current documents are; null where it is not to be shown. */
  permalink: { label: string; url: string } | null;
  sections: TdsSection[];
  /** What the sheet does not promise, for its end. */
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
  /** An ISO day. */
  created: string;
  /** Where the current documents are; null leaves it out. */
  permalink: string | null;
}

/** What a section is written from: the facts of a version with the words of one language. */
interface Sheet {
  facts: TdsFacts;
  phrases: Phrases;
  say: (text: Localised) => string;
  figure: (value: PropertyValue) => string;
}

type PropertyValue = TdsFacts['properties'][number]['value'];

/** Stands in a table where there is neither a method nor an article. */
const none = '–';

/** The sections in their order. */
const sections: Record<TdsSectionId, (sheet: Sheet) => Block[]> = {
  description: ({ facts, say }) => facts.description.map(say).map(paragraph),
  uses: ({ facts, say }) => list(facts.uses.map(say)),
  properties: ({ facts, phrases: { tds }, say, figure }) =>
    table(
      tds.sentences.typicalValues,
      [tds.columns.property, tds.columns.value, tds.columns.method],
      facts.properties.map(({ name, value, method }) => [say(name), figure(value), method]),
      none,
    ),
  processing: ({ facts, say }) => list(facts.processing.map(say)),
  packaging: ({ facts, phrases: { tds }, say, figure }) =>
    table(
      say(facts.name),
      [tds.columns.pack, tds.columns.article],
      facts.packaging.map(({ pack, content, article }) => [`${say(pack)}, ${figure(content)}`, article]),
      none,
    ),
  storage: ({ facts, phrases: { tds, notAvailable }, say, figure }) => {
    const { shelfLifeMonths: months, storageTemperature } = facts;
    return [
      ...list(facts.storage.map(say)),
      ...definitions(
        row(
          tds.labels.shelfLife,
          months ? fill(tds.sentences.shelfLifeMonths, { months: String(months) }) : null,
          notAvailable,
        ),
        row(tds.labels.storageTemperature, storageTemperature && figure(storageTemperature), notAvailable),
      ),
    ];
  },
  safety: ({ phrases: { tds } }) => [paragraph(tds.sentences.safety)],
};

/** The technical data sheet of a version of a product, its words in `lang`; what is not known is 'not available'. */
export function buildTds(
  product: { code: string },
  facts: TdsFacts,
  lang: LanguageCode,
  { version, created, permalink }: TdsOptions,
): TdsDocument {
  const phrases = phrasesFor(lang);
  const { tds, labels, notAvailable, locale } = phrases;
  const say = (text: Localised) => inLanguage(text, lang) ?? notAvailable;
  const sheet: Sheet = { facts, phrases, say, figure: (value) => propertyText(value, say, locale) };
  return {
    title: tds.title,
    lang,
    product: say(facts.name),
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
    disclaimer: tds.sentences.disclaimer,
  };
}

/** `0.791 g/cm³ (at 20 °C)`, or the text that stands for the value. */
function propertyText(value: PropertyValue, say: Sheet['say'], locale: string): string {
  if (!('value' in value)) return say(value);
  const figure = printFigure(value.value, locale);
  const measured = value.unit ? `${figure}\u202F${value.unit}` : figure;
  return value.condition ? `${measured} (${say(value.condition)})` : measured;
}
