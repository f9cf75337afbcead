import { type LanguageCode, countryName, languageName, longDate } from '../../languages/languages.ts';
import { type Texts, translateAll, messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { missingMarketLanguages } from '../../law/market-languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { SdsOptions, SdsProduct, SdsVersion } from '../../product/sds-product.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import { blockTexts, withValueKind, row } from '../blocks/builders.ts';
import type { SdsDocument, SdsSection } from '../blocks/sds-document.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';
import {
  type Point,
  remedy,
  type Section,
  type SectionNumber,
  type SheetUnderCheck,
  type SubsectionNumber,
} from './sheet/point.ts';
import { identification } from './01-identification.ts';
import { hazards } from './02-hazards.ts';
import { composition } from './03-composition.ts';
import { firstAid } from './04-first-aid.ts';
import { firefighting } from './05-firefighting.ts';
import { accidentalRelease } from './06-accidental-release.ts';
import { handling } from './07-handling-and-storage.ts';
import { exposureControls } from './08-exposure-controls.ts';
import { physicalProperties } from './09-properties.ts';
import { reactivity } from './10-reactivity.ts';
import { toxicology } from './11-toxicology.ts';
import { ecology } from './12-ecology.ts';
import { disposal } from './13-disposal.ts';
import { transport } from './14-transport.ts';
import { regulations } from './15-regulations.ts';
import { buildOtherInformation, otherInformation } from './16-other.ts';
import { annex } from './annex.ts';
import { sentencesAt } from './sheet/sentences.ts';
import { type Sheet, openSheet, textInLanguage } from './sheet/sheet.ts';

/** The sections of the safety data sheet, each with the contents of its subsections and its points of the checklist. */
export const sections: { [Number in SectionNumber]: Section<Number> } = {
  1: identification,
  2: hazards,
  3: composition,
  4: firstAid,
  5: firefighting,
  6: accidentalRelease,
  7: handling,
  8: exposureControls,
  9: physicalProperties,
  10: reactivity,
  11: toxicology,
  12: ecology,
  13: disposal,
  14: transport,
  15: regulations,
  16: otherInformation,
};

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
  const written = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const).map((number) => ({
    number,
    title: phrases.sections[number],
    blocks: [],
    subsections: subsectionsOf(sheet, number),
  }));
  const last: SdsSection = {
    number: 16,
    title: phrases.sections[16],
    blocks: buildOtherInformation(sheet, written),
    subsections: [],
  };
  return {
    title: phrases.title,
    lang,
    product: withNonBreakingSpaces(textInLanguage(sheet, facts.name) ?? phrases.notAvailable),
    regulation: textInLanguage(sheet, sheet.market.pack?.basis) ?? phrases.regulation,
    market: sheet.market.country,
    header: header(sheet),
    permalink: options.qrCode ? { label: phrases.labels.permalink, url: options.permalink } : null,
    sections: [...written, last, ...annex(sheet)],
  };
}

function subsectionsOf(sheet: Sheet, section: SectionNumber): SdsSection['subsections'] {
  const builders = Object.entries(sections[section].subsections) as [SubsectionNumber, (sheet: Sheet) => Block[]][];
  return builders
    .filter(([number]) => (onlyFor[number] ?? sheet.facts.kind) === sheet.facts.kind)
    .map(([number, build]) => ({ number, title: sheet.phrases.subsections[number], blocks: build(sheet) }));
}

/** Date of compilation, and for a revision its date, its version and the version that it replaces. (Annex II Part A, 0.2.5) */
function header(sheet: Sheet): DefinitionRow[] {
  const { product, phrases, marketPhrases, market, lang, options } = sheet;
  const { labels, locale } = phrases;
  const { version, previousVersions = [] } = options;
  const [replacedVersion] = previousVersions;
  const date = ({ created }: SdsVersion) => longDate(created, locale);
  return [
    withValueKind('codes', row(labels.articleNumber, product.code)),
    row(marketPhrases.market, countryName(market.country, lang)),
    row(labels.version, version.text),
    row(labels.compiled, date(previousVersions.at(-1) ?? version)),
    row(labels.revised, replacedVersion && date(version)),
    row(
      labels.replaces,
      sentencesAt(sheet, 'header', replacedVersion && { version: replacedVersion.text, date: date(replacedVersion) }),
    ),
  ].flat();
}

/** Commands name languages by their codes. */
const languageTexts = (code: string): Texts => ({
  ...translateAll((lang) => languageName(code, lang)),
  en: code,
});

const allTexts = ({ sheet }: SheetUnderCheck): string[] =>
  sheet.sections.flatMap(({ blocks, subsections }) => [
    ...blocks.flatMap(blockTexts),
    ...subsections.flatMap((subsection) => subsection.blocks.flatMap(blockTexts)),
  ]);

/** Wording that a sheet must not have (Annex II Part A 0.2.4). */
const playingDown = /\b(?:harmless|no health effects|may be dangerous|safe under most conditions)\b/i;

/** Units that Directive 80/181/EEC does not have; the °F of P410 to P413 is the wording of CLP. */
const foreignUnits = /\d\s?(?:(?<!°C\/\d{1,5}\s?)°F|psi|mm ?Hg|lb|gal|oz)(?![a-z])/;

/** The country for which the sheet is checked; that of the supplier if none is named. */
const countryOf = ({ options, product }: SheetUnderCheck): string => options.market ?? product.supplier.country;

/** The requirements for the sheet as a whole. */
export const generalPoints: readonly Point[] = [
  {
    id: '0-1',
    asks: messageTexts('0-1'),
    provision: 'REACH Annex II Part B; Art. 31(6)',
    missing: ({ sheet, facts, phrases }) => {
      const numbers = sheet.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number));
      const required = Object.keys(phrases.subsections).filter(
        (number) => number !== (facts.kind === 'mixture' ? '3.1' : '3.2'),
      );
      const lacking = required.filter((number) => !numbers.includes(number));
      return (
        (lacking.length > 0 || sheet.sections.length !== 16) && messageTexts('subsectionsMissing', { numbers: lacking })
      );
    },
    remedy: remedy('renderAnew'),
  },
  {
    id: '0-2',
    asks: messageTexts('0-2'),
    provision: 'REACH Annex II Part B, introduction',
    // A subsection of which a part has no information is not filled in either.
    missing: ({ sheet, phrases }) => {
      const { noInformation } = phrases.sentences;
      const empty = sheet.sections
        .flatMap(({ subsections }) => subsections)
        .filter(({ blocks }) => {
          const texts = blocks.flatMap(blockTexts);
          return texts.length === 0 || texts.includes(noInformation);
        })
        .map(({ number }) => number);
      return empty.length > 0 && messageTexts('subsectionsEmpty', { numbers: empty });
    },
    remedy: remedy('fillInSubsections'),
  },
  {
    id: '0-3',
    asks: messageTexts('0-3'),
    provision: 'REACH Annex II Part A 0.2.5; Art. 31(6)',
    missing: ({ sheet, phrases }) =>
      !sheet.header.some(({ term, values }) => term === phrases.labels.compiled && values.some(Boolean)) &&
      messageTexts('headLacksDate'),
    remedy: remedy('giveDay'),
  },
  {
    id: '0-4',
    asks: messageTexts('0-4'),
    provision: 'REACH Annex II Part A 0.2.5',
    exempt: ({ options }) => !options.previousVersions?.length && 'it is the first version',
    missing: ({ sheet, phrases }) => {
      const terms = sheet.header.map(({ term }) => term);
      const lacking = (['version', 'revised', 'replaces'] as const).filter(
        (key) => !terms.includes(phrases.labels[key]),
      );
      return (
        lacking.length > 0 &&
        messageTexts('headLacks', { terms: lacking.map((key) => phraseTexts(({ labels }) => labels[key])) })
      );
    },
    remedy: remedy('keepVersions'),
  },
  {
    id: '0-5',
    asks: messageTexts('0-5'),
    provision: 'REACH Art. 31(5)',
    exempt: (sheet) =>
      missingMarketLanguages(countryOf(sheet), []) === null && 'the languages of the market are not known',
    missing: (sheet) => {
      const country = countryOf(sheet);
      const lacking = missingMarketLanguages(country, sheet.languages) ?? [];
      return lacking.length > 0 && messageTexts('notInLanguages', { languages: lacking.map(languageTexts), country });
    },
    remedy: remedy('addLanguage'),
  },
  {
    id: '0-6',
    asks: messageTexts('0-6'),
    provision: 'REACH Art. 31(5)',
    missing: ({ facts, languages }) => {
      const lacking = languages.filter((code) => !facts.name[code] || !facts.uses.identified.every((use) => use[code]));
      return lacking.length > 0 && messageTexts('notTranslated', { languages: lacking.map(languageTexts) });
    },
    remedy: remedy('translateTexts'),
  },
  {
    id: '0-7',
    asks: messageTexts('0-7'),
    provision: 'REACH Annex II Part A 0.2.4',
    missing: (sheet) => {
      const found = allTexts(sheet).find((text) => playingDown.test(text));
      return found !== undefined && messageTexts('quoted', { text: found });
    },
    remedy: remedy('stateHazard'),
  },
  {
    id: '0-8',
    asks: messageTexts('0-8'),
    provision: 'REACH Annex II Part A 0.6',
    missing: (sheet) => {
      const found = allTexts(sheet).find((text) => foreignUnits.test(text));
      return found !== undefined && messageTexts('quoted', { text: found });
    },
    remedy: remedy('convertValue'),
  },
];
