import { countryName, fill, inLanguage, languageName } from '../../phrases/languages.ts';
import { definitions, paragraph, row, subheading, table } from '../blocks/builders.ts';
import type { SdsParty } from '../../product/sds-product.ts';
import type { Block, DefinitionRow } from '../blocks/block.ts';
import { type Builders, formatFigure, type Sheet, slotBlocks, textInLanguage } from './sheet.ts';
import { studyText } from './studies.ts';

/** Section 1. */
export const identification = {
  '1.1': (sheet) => {
    const { phrases, facts, product, lang } = sheet;
    const { labels, notApplicable, notAvailable } = phrases;
    const { cas, ec, index, reach, synonyms } = facts.identifiers;
    const ofSubstance = facts.kind === 'substance' ? notAvailable : undefined;
    // CLP Annex VIII: only mixtures that are classified for health or physical hazards have a UFI.
    const ufiByDefault = facts.classification.length ? notAvailable : notApplicable;
    return [
      ...definitions(
        row(labels.productName, textInLanguage(sheet, facts.name), notAvailable),
        row(labels.articleNumber, product.code, notAvailable),
        row(labels.articles, [...new Set(product.articles.map(({ code }) => code))].join(', ')),
        row(labels.synonyms, synonyms.flatMap((name) => inLanguage(name, lang) ?? []).join(', ')),
        row(labels.casNumber, cas, ofSubstance),
        row(labels.ecNumber, ec, ofSubstance),
        row(labels.indexNumber, index),
        row(labels.reachNumber, reach, ofSubstance),
        facts.kind === 'mixture' ? row(labels.ufi, facts.ufi, ufiByDefault) : [],
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
    const { bodies, sentences } = advisoryBodies(sheet);
    const telephone = row(phrases.labels.emergencyTelephone, own).map((one): DefinitionRow => ({
      ...one,
      isEmergencyTelephone: true,
    }));
    const given = [...definitions(telephone, ...bodies), ...sentences.map(paragraph)];
    return given.length > 0 ? given : [paragraph(phrases.notAvailable)];
  },
} satisfies Builders;

function party({ phrases, lang }: Sheet, { name, address, city, country, telephone, email, website }: SdsParty) {
  const { labels, notAvailable } = phrases;
  return definitions(
    row(labels.companyName, name, notAvailable),
    row(labels.address, [address, city], notAvailable),
    row(labels.country, countryName(country, lang), notAvailable),
    row(labels.telephone, telephone, notAvailable),
    row(labels.email, email, notAvailable),
    row(labels.website, website),
  );
}

/** The official advisory bodies of the market, with their languages and hours (Annex II 1.4); what is unknown is said. */
function advisoryBodies({ market, phrases, marketPhrases: texts, lang }: Sheet): {
  bodies: DefinitionRow[][];
  sentences: string[];
} {
  const { country, pack } = market;
  const known = pack?.advisoryBodies;
  if (known === undefined || (known.length === 0 && !pack?.noAdvisoryBody))
    return { bodies: [], sentences: [fill(texts.unknownAdvisoryBody, { country: countryName(country, lang) })] };
  if (known.length === 0)
    return { bodies: [], sentences: [fill(texts.noAdvisoryBody, { country: countryName(country, lang) })] };
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
  return { bodies: [row(texts.advisoryBody, lines)], sentences: [] };
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
  if (!facts.composition.length) return [paragraph(phrases.notAvailable)];
  const rows = facts.composition.map((ingredient) => {
    const { name, cas, ec, index, reach, contentRange, limits, nanoform } = ingredient;
    const identifiers = Object.entries({ cas, ec, index, reach } satisfies Record<keyof typeof numbers, unknown>);
    const particles = textInLanguage(sheet, nanoform);
    return [
      [textInLanguage(sheet, name), particles && `${labels.nanoform}${phrases.colon}${particles}`],
      identifiers.map(
        ([kind, number]) => number && `${numbers[kind as keyof typeof numbers]}${phrases.colon}${number}`,
      ),
      formatFigure(sheet, contentRange),
      ingredientClasses(sheet, ingredient),
      limits.map((limit) => studyText(sheet, limit)),
    ];
  });
  const head = [columns.substance, columns.identifiers, columns.content, columns.classification, labels.specificLimits];
  return table(caption, head, rows, noValue);
}

/** Its classes; of an ingredient that nobody has classified that the classification is not available. */
function ingredientClasses({ phrases }: Sheet, one: Sheet['facts']['composition'][number]): string[] {
  const classes = [...one.classification.map(({ category, h }) => [category, ...h].join(', ')), ...one.euh];
  if (classes.length > 0) return classes;
  return [one.isClassificationUnknown === true ? phrases.notAvailable : phrases.sentences.notClassifiedIngredient];
}

/** A reference to the full text of the table's statements, if it has any. (Annex II 3.2.3) */
const whereInFull = ({ facts, phrases }: Sheet): Block[] =>
  facts.composition.some(({ classification, euh }) => classification.length || euh.length)
    ? [paragraph(phrases.sentences.substanceNote)]
    : [];

/** `C3H6O` → `C₃H₆O` */
const withSubscripts = (formula: string | undefined) =>
  formula?.replace(/(?<=[\p{L})\d])\d/gu, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
