import { countryName, inLanguage } from '../../phrases/languages.ts';
import { definitions, paragraph, row, subheading } from '../blocks/builders.ts';
import type { SdsParty } from '../../product/sds-product.ts';
import { textInLanguage, slotBlocks, type Builders, type Sheet } from './sheet.ts';

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
  '1.4': ({ product, phrases }) =>
    product.emergencyTelephone
      ? definitions(row(phrases.labels.emergencyTelephone, product.emergencyTelephone))
      : [paragraph(phrases.notAvailable)],
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
