import { countryName, fill, localise, languageName } from '../../languages/languages.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { messageTexts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { needsUfi } from '../../law/classification/needs-ufi.ts';
import { isClassificationComplete } from '../../product/not-classified.ts';
import type { SdsParty } from '../../product/sds-product.ts';
import type { DefinitionRow } from '../blocks/block.ts';
import { definitions, withValueKind, paragraph, row, subheading } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  hasOwnText,
  isFilled,
  onlyMixtures,
  onlySubstances,
  remedy,
  saysNothing,
  textsOf,
  valuesOf,
} from './sheet/point.ts';
import { sentencesAt } from './sheet/sentences.ts';
import { type Sheet, slotBlocks, textInLanguage } from './sheet/sheet.ts';

const subsections: Section<1>['subsections'] = {
  '1.1': (sheet) => {
    const { phrases, facts, product, lang } = sheet;
    const { labels, notApplicable, notAvailable } = phrases;
    const { cas, ec, index, reach, synonyms } = facts.identifiers;
    const ufiByDefault =
      needsUfi(facts.classification) || !isClassificationComplete(facts) ? notAvailable : notApplicable;
    return [
      ...definitions(
        row(labels.productName, textInLanguage(sheet, facts.name), notAvailable),
        withValueKind('codes', row(labels.articleNumber, product.code, notAvailable)),
        withValueKind('codes', row(labels.articles, [...new Set(product.articles.map(({ code }) => code))].join(', '))),
        row(labels.synonyms, synonyms.flatMap((name) => localise(name, lang) ?? []).join(', ')),
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
        row(labels.usesAdvisedAgainst, [...texts(advisedAgainst), ...sentencesAt(sheet, '1.2.public')], notAvailable),
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
    const number = facts.markets?.[market.country]?.emergencyTelephone ?? product.emergencyTelephone;
    const bodies = advisoryBodies(sheet);
    const { emergencyTelephone } = phrases.labels;
    const telephone = withValueKind('telephone', row(emergencyTelephone, number)).map((definition): DefinitionRow => ({
      ...definition,
      isEmergencyTelephone: true,
    }));
    // Next to the number of an advisory body, 'not available' would mislead whoever needs a number.
    if (telephone.length + bodies.length === 0) telephone.push(...row(emergencyTelephone, phrases.notAvailable));
    return [...definitions(telephone, ...bodies), ...sentencesAt(sheet, '1.4').map(paragraph)];
  },
};

function party({ phrases, lang }: Sheet, { name, address, city, country, telephone, email, website }: SdsParty) {
  const { labels, notAvailable } = phrases;
  return definitions(
    row(labels.companyName, name, notAvailable),
    row(labels.address, [address, city], notAvailable),
    row(labels.country, countryName(country, lang), notAvailable),
    withValueKind('telephone', row(labels.telephone, telephone, notAvailable)),
    withValueKind('mailAddress', row(labels.email, email, notAvailable)),
    withValueKind('webAddress', row(labels.website, website)),
  );
}

/** The official advisory bodies of the market, with their languages and hours (Annex II 1.4). */
function advisoryBodies({ market, phrases, marketPhrases: texts, lang }: Sheet): DefinitionRow[][] {
  const entries = market.pack?.advisoryBodies ?? [];
  if (entries.length === 0) return [];
  const bodies = entries.map(({ name, telephone, languages, hours, limitedTo }) => {
    const remarks = [
      hours === 'always' ? texts.always : localise(hours, lang),
      languages && fill(texts.languages, { languages: languages.map((code) => languageName(code, lang)).join(', ') }),
      limitedTo && texts.limitedTo[limitedTo],
    ];
    return {
      line: `${localise(name, lang)}${phrases.colon}${telephone}`,
      remark: remarks.filter(Boolean).join(' – '),
    };
  });
  // A remark that consecutive bodies share is printed once, after the last of them.
  const lines = bodies.flatMap(({ line, remark }, index) => [
    line,
    bodies[index + 1]?.remark === remark ? null : remark,
  ]);
  return [withValueKind('telephone', row(texts.advisoryBody, lines))];
}

const supplierFields = {
  name: phraseTexts(({ labels }) => labels.companyName),
  address: phraseTexts(({ labels }) => labels.address),
  city: messageTexts('city'),
  country: phraseTexts(({ labels }) => labels.country),
};

const points: Point[] = [
  {
    id: '1.1-1',
    asks: messageTexts('1.1-1'),
    provision: 'REACH Annex II 1.1; CLP Art. 18',
    missing: saysNothing('1.1', ({ labels }) => labels.productName),
    remedy: remedy('fillInName'),
  },
  {
    id: '1.1-2',
    asks: messageTexts('1.1-2'),
    provision: 'REACH Annex II 1.1; CLP Art. 18(2)',
    exempt: onlySubstances,
    missing: (sheet) => {
      const { casNumber, ecNumber, indexNumber } = sheet.phrases.labels;
      const found = [casNumber, ecNumber, indexNumber].flatMap((term) => valuesOf(sheet, '1.1', term));
      return found.length === 0 && messageTexts('noSubstanceNumber');
    },
    remedy: remedy('fillInNumbers'),
  },
  {
    id: '1.1-3',
    asks: messageTexts('1.1-3'),
    provision: 'REACH Annex II 1.1; Art. 31(1), Art. 20(3)',
    exempt: (sheet) => onlySubstances(sheet) || (hasOwnText(sheet, '1.1') && 'texts 1.1 says why there is none'),
    missing: saysNothing('1.1', ({ labels }) => labels.reachNumber),
    remedy: remedy('fillInReach'),
  },
  {
    id: '1.1-4',
    asks: messageTexts('1.1-4'),
    provision: 'REACH Annex II 1.1; CLP Annex VIII Part A 5',
    exempt: (sheet) =>
      onlyMixtures(sheet) || (!needsUfi(sheet.facts.classification) && 'no class of the mixture asks for a UFI'),
    missing: ({ facts, phrases, ...sheet }) => {
      const found = valuesOf({ facts, phrases, ...sheet }, '1.1', phrases.labels.ufi);
      return (!facts.ufi || !found.includes(facts.ufi)) && messageTexts('noUfi');
    },
    isHazardDependent: true,
    remedy: remedy('fillInUfi'),
  },
  {
    id: '1.2-1',
    asks: messageTexts('1.2-1'),
    provision: 'REACH Annex II 1.2',
    missing: saysNothing('1.2', ({ labels }) => labels.identifiedUses),
    remedy: remedy('fillInUses'),
  },
  {
    id: '1.2-2',
    asks: messageTexts('1.2-2'),
    provision: 'REACH Annex II 1.2',
    missing: saysNothing('1.2', ({ labels }) => labels.usesAdvisedAgainst),
    remedy: remedy('fillInAdvisedAgainst'),
  },
  {
    id: '1.3-1',
    asks: messageTexts('1.3-1'),
    provision: 'REACH Annex II 1.3',
    missing: ({ product: { supplier } }) => {
      const lacking = (['name', 'address', 'city', 'country'] as const).filter((field) => !supplier[field]);
      return (
        lacking.length > 0 && messageTexts('supplierLacks', { fields: lacking.map((field) => supplierFields[field]) })
      );
    },
    remedy: remedy('fillInSupplier'),
  },
  {
    id: '1.3-2',
    asks: messageTexts('1.3-2'),
    provision: 'REACH Annex II 1.3',
    missing: saysNothing('1.3', ({ labels }) => labels.telephone),
    remedy: remedy('fillInTelephone'),
  },
  {
    id: '1.3-3',
    asks: messageTexts('1.3-3'),
    provision: 'REACH Annex II 1.3',
    missing: saysNothing('1.3', ({ labels }) => labels.email),
    remedy: remedy('fillInEmail'),
  },
  {
    id: '1.4-1',
    asks: messageTexts('1.4-1'),
    provision: 'REACH Annex II 1.4',
    missing: (sheet) =>
      !textsOf(sheet, '1.4').some((text) => /\d{3}/.test(text)) && messageTexts('noEmergencyTelephone'),
    remedy: remedy('fillInEmergencyTelephone'),
  },
  {
    id: '1.4-2',
    asks: messageTexts('1.4-2'),
    provision: 'REACH Annex II 1.4; CLP Art. 45',
    missing: (sheet) =>
      textsOf(sheet, '1.4').some(isFilled(marketPhrases(sheet.lang).unknownAdvisoryBody)) &&
      messageTexts('noAdvisoryBody'),
    remedy: remedy('addMarketPack'),
  },
];

/** Section 1, identification of the product and of the company. */
export const identification: Section<1> = { subsections, points };
