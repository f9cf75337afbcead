import { countryName, fill, inLanguage, type LanguageCode, languageName, longDate } from '../../languages/languages.ts';
import type { Phrases } from '../../languages/en/sheet.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { row, definitions, ofKind, paragraph, table, subheading } from '../blocks/builders.ts';
import { withNonBreakingSpaces } from '../blocks/typography.ts';
import type { DefinitionRow, Block } from '../blocks/block.ts';
import type { SdsDocument, SdsSection } from '../blocks/sds-document.ts';
import type { SdsOptions, SdsProduct, SdsVersion, SdsParty } from '../../product/sds-product.ts';
import { annex } from './annex.ts';
import { disposal, firefighting, firstAid, reactivity, release, handling } from './phrase-sections.ts';
import { ecology, toxicology } from './toxicology-and-ecology.ts';
import { exposure } from './exposure.ts';
import { hazards } from './hazards.ts';
import { otherInformation } from './other-information.ts';
import { properties } from './properties.ts';
import { regulations } from './regulations.ts';
import { transport } from './transport.ts';
import { orNoInformation, sentencesAt } from './sentences.ts';
import { openSheet, textInLanguage, type Builders, type Sheet, formatFigure, slotBlocks } from './sheet.ts';
import { needsUfi } from '../../law/classification/needs-ufi.ts';
import { printedContent } from '../../product/mixture.ts';
import { isClassificationComplete } from '../../product/not-classified.ts';
import { studyText } from './studies.ts';

/** Section 1. */
const identification = {
  '1.1': (sheet) => {
    const { phrases, facts, product, lang } = sheet;
    const { labels, notApplicable, notAvailable } = phrases;
    const { cas, ec, index, reach, synonyms } = facts.identifiers;
    const ufiByDefault =
      needsUfi(facts.classification) || !isClassificationComplete(facts) ? notAvailable : notApplicable;
    return [
      ...definitions(
        row(labels.productName, textInLanguage(sheet, facts.name), notAvailable),
        ofKind('codes', row(labels.articleNumber, product.code, notAvailable)),
        ofKind('codes', row(labels.articles, [...new Set(product.articles.map(({ code }) => code))].join(', '))),
        row(labels.synonyms, synonyms.flatMap((name) => inLanguage(name, lang) ?? []).join(', ')),
        // A mixture has no such numbers: those of its ingredients are in 3.2.
        ...(facts.kind === 'substance'
          ? [
              row(labels.casNumber, cas, notAvailable),
              row(labels.ecNumber, ec, notAvailable),
              row(labels.indexNumber, index),
              row(labels.reachNumber, reach, notAvailable),
            ]
          : [row(labels.ufi, facts.ufi, ufiByDefault)]),
      ),
      ...slotBlocks(sheet, '1.1'),
    ];
  },
  '1.2': (sheet) => {
    const { labels, notAvailable } = sheet.phrases;
    const { identified, advisedAgainst } = sheet.facts.uses;
    const texts = (uses: typeof identified) => uses.map((use) => textInLanguage(sheet, use));
    return [
      ...definitions(
        row(labels.identifiedUses, texts(identified), notAvailable),
        row(labels.usesAdvisedAgainst, texts(advisedAgainst), notAvailable),
      ),
      ...slotBlocks(sheet, '1.2'),
    ];
  },
  '1.3': (sheet) => {
    const { supplier, producer } = sheet.product;
    const hasOtherProducer = producer.name !== supplier.name;
    return [
      subheading(sheet.phrases.labels.supplier),
      ...party(sheet, supplier),
      ...(hasOtherProducer ? [subheading(sheet.phrases.labels.producer), ...party(sheet, producer)] : []),
    ];
  },
  '1.4': (sheet) => {
    const { product, facts, phrases, market } = sheet;
    const own = facts.markets?.[market.country]?.emergencyTelephone ?? product.emergencyTelephone;
    const bodies = advisoryBodies(sheet);
    const { emergencyTelephone } = phrases.labels;
    const telephone = ofKind('telephone', row(emergencyTelephone, own)).map((one): DefinitionRow => ({
      ...one,
      isEmergencyTelephone: true,
    }));
    // Beside the number of a body 'not available' would mislead whoever needs one.
    if (telephone.length + bodies.length === 0) telephone.push(...row(emergencyTelephone, phrases.notAvailable));
    return [...definitions(telephone, ...bodies), ...sentencesAt(sheet, '1.4').map(paragraph)];
  },
} satisfies Builders;

function party({ phrases, lang }: Sheet, { name, address, city, country, telephone, email, website }: SdsParty) {
  const { labels, notAvailable } = phrases;
  return definitions(
    row(labels.companyName, name, notAvailable),
    row(labels.address, [address, city], notAvailable),
    row(labels.country, countryName(country, lang), notAvailable),
    ofKind('telephone', row(labels.telephone, telephone, notAvailable)),
    ofKind('mailAddress', row(labels.email, email, notAvailable)),
    ofKind('webAddress', row(labels.website, website)),
  );
}

/** The official advisory bodies of the market, with their languages and hours (Annex II 1.4). */
function advisoryBodies({ market, phrases, marketPhrases: texts, lang }: Sheet): DefinitionRow[][] {
  const known = market.pack?.advisoryBodies ?? [];
  if (known.length === 0) return [];
  const bodies = known.map(({ name, telephone, languages, hours, limitedTo }) => {
    const remarks = [
      hours === 'always' ? texts.always : inLanguage(hours, lang),
      languages && fill(texts.languages, { languages: languages.map((code) => languageName(code, lang)).join(', ') }),
      limitedTo && texts.limitedTo[limitedTo],
    ];
    return {
      line: `${inLanguage(name, lang)}${phrases.colon}${telephone}`,
      remark: remarks.filter(Boolean).join(' – '),
    };
  });
  // A remark that the following bodies share stands once, after the last of them.
  const lines = bodies.flatMap(({ line, remark }, place) => [
    line,
    bodies[place + 1]?.remark === remark ? null : remark,
  ]);
  return [ofKind('telephone', row(texts.advisoryBody, lines))];
}

/** Section 3: 3.1 for substances, 3.2 for mixtures. */
export const composition = {
  '3.1': (sheet) => {
    const { phrases, facts } = sheet;
    return [
      ...ingredients(sheet, phrases.labels.substanceComposition),
      ...definitions(row(phrases.labels.formula, withSubscripts(facts.identifiers.formula))),
      ...slotBlocks(sheet, '3.1'),
      ...whereInFull(sheet),
    ];
  },
  '3.2': (sheet) => {
    const { labels } = sheet.phrases;
    return [...ingredients(sheet, labels.mixtureComposition), ...slotBlocks(sheet, '3.2'), ...whereInFull(sheet)];
  },
} satisfies Builders;

function ingredients(sheet: Sheet, caption: string): Block[] {
  const { facts, phrases } = sheet;
  const { columns, labels, numbers, noValue } = phrases;
  if (!facts.composition.length) return orNoInformation(sheet, []);
  const rows = facts.composition.map((ingredient) => {
    const { name, cas, ec, index, reach, limits, nanoform } = ingredient;
    const identifiers = Object.entries({ cas, ec, index, reach } satisfies Record<keyof typeof numbers, unknown>);
    const particles = textInLanguage(sheet, nanoform);
    return [
      [textInLanguage(sheet, name), particles && `${labels.nanoform}${phrases.colon}${particles}`],
      identifiers.map(
        ([kind, number]) => number && `${numbers[kind as keyof typeof numbers]}${phrases.colon}${number}`,
      ),
      formatFigure(sheet, printedContent(ingredient, facts)),
      ingredientClasses(sheet, ingredient),
      limits.map((limit) => studyText(sheet, limit)),
    ];
  });
  const head = [columns.substance, columns.identifiers, columns.content, columns.classification, labels.specificLimits];
  return table(caption, head, rows, noValue);
}

/** Its classes; that it has none only where that is stated, else that the classification is not available. */
function ingredientClasses(sheet: Sheet, one: Sheet['facts']['composition'][number]): string[] {
  const classes = [...one.classification.map(({ category, h }) => [category, ...h].join(', ')), ...one.euh];
  if (classes.length > 0) return classes;
  return [sentencesAt(sheet, '3.ingredient', one)[0] ?? sheet.phrases.notAvailable];
}

/** A reference to the full text of the table's statements, if it has any. (Annex II 3.2.3) */
const whereInFull = (sheet: Sheet): Block[] => sentencesAt(sheet, '3').map(paragraph);

/** `C3H6O` → `C₃H₆O` */
const withSubscripts = (formula: string | undefined) =>
  formula?.replace(/(?<=[\p{L})\d])\d/gu, (digit) => String.fromCodePoint(0x2080 + Number(digit)));

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
    product: withNonBreakingSpaces(textInLanguage(sheet, facts.name) ?? phrases.notAvailable),
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
function header(sheet: Sheet): DefinitionRow[] {
  const { product, phrases, marketPhrases, market, lang, options } = sheet;
  const { labels, locale } = phrases;
  const { version, previousVersions = [] } = options;
  const [replaced] = previousVersions;
  const date = ({ created }: SdsVersion) => longDate(created, locale);
  return [
    ofKind('codes', row(labels.articleNumber, product.code)),
    row(marketPhrases.market, countryName(market.country, lang)),
    row(labels.version, version.text),
    row(labels.compiled, date(previousVersions.at(-1) ?? version)),
    row(labels.revised, replaced && date(version)),
    row(labels.replaces, sentencesAt(sheet, 'header', replaced && { version: replaced.text, date: date(replaced) })),
  ].flat();
}
