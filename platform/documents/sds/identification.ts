import { countryName, fill, inLanguage, languageName } from '../../phrases/languages.ts';
import { definitions, paragraph, row, subheading } from '../blocks/builders.ts';
import { unknownHazards } from '../../product/not-classified.ts';
import type { SdsParty } from '../../product/sds-product.ts';
import type { DefinitionRow } from '../blocks/block.ts';
import { textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

/** Section 1. */
export const identification = {
  '1.1': (sheet) => {
    const { phrases, facts, product, lang } = sheet;
    const { labels, notApplicable, notAvailable } = phrases;
    const { cas, ec, index, reach, synonyms } = facts.identifiers;
    const ofSubstance = facts.kind === 'substance' ? notAvailable : undefined;
    // CLP Annex VIII: only mixtures that are classified for health or physical hazards have a UFI.
    const ufiByDefault = facts.classification.length || unknownHazards(facts) ? notAvailable : notApplicable;
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
    const { emergencyTelephone } = phrases.labels;
    const telephone = row(emergencyTelephone, own).map((one): DefinitionRow => ({
      ...one,
      isEmergencyTelephone: true,
    }));
    // Beside the number of a body 'not available' would mislead whoever needs one.
    if (telephone.length + bodies.length === 0) telephone.push(...row(emergencyTelephone, phrases.notAvailable));
    return [...definitions(telephone, ...bodies), ...sentences.map(paragraph)];
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
  const poisonCentres = pack?.hasPoisonCentres ? [texts.poisonCentres] : [];
  const without = (sentence: string) => [fill(sentence, { country: countryName(country, lang) }), ...poisonCentres];
  if (known === undefined || (known.length === 0 && !pack?.noAdvisoryBody))
    return { bodies: [], sentences: without(texts.unknownAdvisoryBody) };
  if (known.length === 0) return { bodies: [], sentences: without(texts.noAdvisoryBody) };
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
