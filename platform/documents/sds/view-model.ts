import { countryName, fill, type LanguageCode } from '../../phrases/languages.ts';
import type { Phrases } from '../../phrases/en.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { row } from '../blocks/builders.ts';
import { longDate } from '../blocks/typography.ts';
import type { DefinitionRow } from '../blocks/block.ts';
import type { SdsDocument, SdsSection } from '../blocks/sds-document.ts';
import type { SdsOptions, SdsProduct, SdsVersion } from '../../product/sds-product.ts';
import { annex } from './annex.ts';
import { composition } from './composition.ts';
import { disposal, firefighting, firstAid, reactivity, release, handling } from './phrase-sections.ts';
import { ecology } from './ecology.ts';
import { exposure } from './exposure.ts';
import { hazards } from './hazards.ts';
import { identification } from './identification.ts';
import { otherInformation } from './other-information.ts';
import { properties } from './properties.ts';
import { regulations } from './regulations.ts';
import { toxicology } from './toxicology.ts';
import { transport } from './transport.ts';
import { openSheet, textInLanguage, type Builders, type Sheet } from './sheet.ts';

/** Every subsection of Regulation (EU) 2020/878, Annex II Part B, in the order of the law. */
const subsections = {
  ...identification,
  ...hazards,
  ...composition,
  ...firstAid,
  ...firefighting,
  ...release,
  ...handling,
  ...exposure,
  ...properties,
  ...reactivity,
  ...toxicology,
  ...ecology,
  ...disposal,
  ...transport,
  ...regulations,
} satisfies Record<keyof Phrases['subsections'], Builders[string]>;
type SubsectionNumber = keyof typeof subsections;

/** Contract 3.8: substances have 3.1, mixtures 3.2. */
const onlyFor: Partial<Record<SubsectionNumber, ProductFacts['kind']>> = { '3.1': 'substance', '3.2': 'mixture' };

/**
 * The safety data sheet of a version of a product (REACH Art. 31 and Annex II), with its texts in `lang`.
 * @throws UnknownPhraseError, UnknownSlotError, UnknownStatementError, UnknownHazardClassError, RangeError when the facts
 * name a phrase, place, statement, class or pictogram that does not exist
 */
export function buildSds(
  product: SdsProduct,
  facts: ProductFacts,
  lang: LanguageCode,
  options: SdsOptions,
): SdsDocument {
  const sheet = openSheet(product, facts, lang, options);
  const { phrases } = sheet;
  const sections = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const).map((number) => ({
    number,
    title: phrases.sections[number],
    blocks: [],
    subsections: subsectionsOf(sheet, number),
  }));
  const last: SdsSection = {
    number: 16,
    title: phrases.sections[16],
    blocks: otherInformation(sheet, sections),
    subsections: [],
  };
  return {
    title: phrases.title,
    lang,
    product: textInLanguage(sheet, facts.name) ?? phrases.notAvailable,
    regulation: textInLanguage(sheet, sheet.market.pack?.basis) ?? phrases.regulation,
    market: sheet.market.country,
    header: header(sheet),
    permalink: options.qrCode ? { label: phrases.labels.permalink, url: options.permalink } : null,
    sections: [...sections, last, ...annex(sheet)],
  };
}

function subsectionsOf(sheet: Sheet, section: number): SdsSection['subsections'] {
  const numbers = Object.keys(subsections) as SubsectionNumber[];
  return numbers
    .filter((number) => number.startsWith(`${section}.`) && (onlyFor[number] ?? sheet.facts.kind) === sheet.facts.kind)
    .map((number) => ({ number, title: sheet.phrases.subsections[number], blocks: subsections[number](sheet) }));
}

/** Date of compilation, and for a revision its date, its version and the version that it replaces. (Annex II Part A, 0.2.5) */
function header({ product, phrases, marketPhrases, market, lang, options }: Sheet): DefinitionRow[] {
  const { labels, locale, sentences } = phrases;
  const { version, previousVersions = [] } = options;
  const [replaced] = previousVersions;
  const date = ({ created }: SdsVersion) => longDate(created, locale);
  return [
    row(labels.articleNumber, product.code),
    row(marketPhrases.market, countryName(market.country, lang)),
    row(labels.version, version.text),
    row(labels.compiled, date(previousVersions.at(-1) ?? version)),
    row(labels.revised, replaced && date(version)),
    row(labels.replaces, replaced && fill(sentences.versionOfDate, { version: replaced.text, date: date(replaced) })),
  ].flat();
}
